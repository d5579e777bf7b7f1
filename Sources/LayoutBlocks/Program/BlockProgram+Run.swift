import Foundation
import LayoutCore

extension BlockProgram {
  /// Lays out in a source rect of any finite or infinite size; a negative one counts by its amount.
  /// The program stays as it is; it is passed inout as that is how its lists are reached without
  /// being retained.
  @inline(__always)
  static func layOut<Host: BlockHost>(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState,
    _ host: inout Host
  ) {
    let source = source.countedByAmount
    if source.size.width.isUsableLength, source.size.height.isUsableLength {
      run(&program, in: source, &state, &host)
    } else {
      layOutWithoutEnd(&program, in: source, &state, &host)
    }
  }

  /// Lays out where an axis has no end: it is as long as what is in it, measured from the source's
  /// origin. The program runs once without room along it, contents asked for an endless one, then
  /// in the longest way from the source's origin over any of those frames, or over a whole stack.
  @inline(never)
  private static func layOutWithoutEnd<Host: BlockHost>(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState,
    _ host: inout Host
  ) {
    let isEndless = (
      width: !source.size.width.isUsableLength, height: !source.size.height.isUsableLength
    )
    var room = source
    if isEndless.width { room.size.width = 0 }
    if isEndless.height { room.size.height = 0 }
    let frames = state.frames
    state.isEndless = isEndless
    run(&program, in: room, &state, &host)
    state.isEndless = (false, false)
    let extent = longestReach(program, state, from: source.origin)
    if isEndless.width { room.size.width = extent.width }
    if isEndless.height { room.size.height = extent.height }
    state.frames = frames
    run(&program, in: room, &state, &host)
  }

  /// The lengths of the longest way from a point over any frame; over all items of a stack, as one
  /// that is centered lies on both sides of the point.
  private static func longestReach(
    _ program: BlockProgram, _ state: BlockState, from origin: CGPoint
  ) -> CGSize {
    var reach = CGSize.zero
    func cover(_ writes: some Sequence<Write>) {
      var way = CGRect(origin: origin, size: .zero)
      for write in writes where isTaken(write.branch, state) {
        way.cover(state.frames[Int(write.element)])
      }
      reach.width = max(reach.width, way.size.width)
      reach.height = max(reach.height, way.size.height)
    }
    for write in program.writes { cover(CollectionOfOne(write)) }
    for stack in program.stacks { cover(program.writes[stack.firstWrite...].prefix(stack.count)) }
    return reach
  }

  @inline(__always)
  static func isTaken(_ branch: Int32, _ state: BlockState) -> Bool {
    branch < 0 || state.taken[Int(branch)]
  }

  @inline(__always)
  private static func run<Host: BlockHost>(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState,
    _ host: inout Host
  ) {
    if layOutAlone(&program, in: source, &state) { return }
    for branch in state.taken.indices { state.taken[branch] = false }
    state.guides.clear()
    withUnsafeMutablePointer(to: &program) { program in
      withUnsafeMutablePointer(to: &state) { state in
        withLists(&program.pointee.steps, &state.pointee.frames) { steps, frames in
          walk(
            program, state, steps: steps, parts: &program.pointee.parts, frames: frames,
            in: source, &host)
        }
      }
    }
  }

  /// Computes the frames of a stack that is all there is in a program, without a walk over steps.
  /// Returns `false` where there is more, or where the stack is none for
  /// ``StackForm/layOutRow(in:_:isMirrored:)``.
  @inline(__always)
  private static func layOutAlone(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState
  ) -> Bool {
    guard program.steps.count == 2, program.steps[1].operation == .stack else { return false }
    let isMirrored = state.isMirrored(0)
    return state.frames.withUnsafeMutableBufferPointer {
      program.stacks[0].layOutRow(in: source, $0, isMirrored: isMirrored)
    }
  }

  /// Takes lists inout even where they are only read, here and below: they are then not retained.
  @inline(__always)
  private static func withLists(
    _ steps: inout [BlockStep], _ frames: inout [CGRect],
    _ body: (UnsafeBufferPointer<BlockStep>, UnsafeMutableBufferPointer<CGRect>) -> Void
  ) {
    steps.withUnsafeBufferPointer { steps in
      frames.withUnsafeMutableBufferPointer { frames in body(steps, frames) }
    }
  }

  @inline(never)
  private static func walk<Host: BlockHost>(
    _ program: UnsafeMutablePointer<BlockProgram>, _ state: UnsafeMutablePointer<BlockState>,
    steps: UnsafeBufferPointer<BlockStep>, parts: inout [LayoutPart],
    frames: UnsafeMutableBufferPointer<CGRect>, in source: CGRect, _ host: inout Host
  ) {
    parts.withUnsafeBufferPointer { parts in
      BlockMemory(program: program, state: state, steps: steps, parts: parts, frames: frames)
        .run(in: source, &host)
    }
  }
}
