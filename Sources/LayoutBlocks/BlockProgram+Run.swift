import Foundation
import LayoutCore

/// What a program asks while it runs.
protocol BlockHost {
  /// What the program calls, if anything.
  var closures: BlockClosures? { get }

  /// The size of an element's content for a proposal.
  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize

  /// How far below its upper edge an element has its first baseline at a size.
  mutating func baseline(of element: Int, size: CGSize) -> CGFloat

  /// What a guide with a frame holds, in the coordinates of that frame.
  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect

  /// The frame an element has now, to be kept because the new one cannot be used.
  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect

  /// Told of a frame with a negative size, which counts by its amount.
  mutating func standardize(_ frame: CGRect, of element: Int)
}

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
  /// origin. The program runs once with no room along it, contents proposed an endless one, and then
  /// in the longest way from the source's origin over any of those frames.
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

  /// The lengths of the longest way from a point over any frame.
  private static func longestReach(
    _ program: BlockProgram, _ state: BlockState, from origin: CGPoint
  ) -> CGSize {
    var reach = CGSize.zero
    for write in program.writes where isTaken(write.branch, state) {
      var way = CGRect(origin: origin, size: .zero)
      way.cover(state.frames[Int(write.element)])
      reach.width = max(reach.width, way.size.width)
      reach.height = max(reach.height, way.size.height)
    }
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
          walk(program, state, steps, &program.pointee.parts, frames, in: source, &host)
        }
      }
    }
  }

  /// Gives the frames of a stack that is all there is in a program, without walking over steps.
  /// Gives `false` where there is more, or where its items are not alike.
  @inline(__always)
  private static func layOutAlone(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState
  ) -> Bool {
    guard program.steps.count == 2, program.steps[1].operation == .stack else { return false }
    let isMirrored = state.isMirrored[0]
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
    _ steps: UnsafeBufferPointer<BlockStep>, _ parts: inout [LayoutPart],
    _ frames: UnsafeMutableBufferPointer<CGRect>, in source: CGRect, _ host: inout Host
  ) {
    parts.withUnsafeBufferPointer { parts in
      BlockMemory(program: program, state: state, steps: steps, parts: parts, frames: frames)
        .run(in: source, &host)
    }
  }
}

extension CGFloat {
  /// Whether a length counts as one: finite, and not so large that nothing else does.
  var isUsableLength: Bool { self < 1e15 }

  /// Zero for what is negative. What is no number stays so, to be refused later.
  @inline(__always)
  var clampedToLength: CGFloat { self < 0 ? 0 : self }
}

extension CGRect {
  /// The same area with lengths that are not negative.
  var countedByAmount: CGRect {
    var rect = self
    if size.width < 0 {
      rect.origin.x += size.width
      rect.size.width = -size.width
    }
    if size.height < 0 {
      rect.origin.y += size.height
      rect.size.height = -size.height
    }
    return rect
  }

  /// Grows so that another rect lies within.
  mutating func cover(_ other: CGRect) {
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    origin.x = min(origin.x, other.origin.x)
    origin.y = min(origin.y, other.origin.y)
    size.width = right - origin.x
    size.height = bottom - origin.y
  }
}

extension BlockMemory {
  /// Walks over the steps once.
  @inline(__always)
  func run<Host: BlockHost>(
    in source: CGRect, _ host: inout Host
  ) {
    var source = source
    var s = source
    var r = source
    var content = CGSize.zero
    var isMirrored = false
    var index = 0
    let count = steps.count
    guard let first = steps.baseAddress else { return }
    while index < count {
      // Of a step in its place, only what is needed is read.
      let place = first + index
      var step: BlockStep { place.pointee }
      index += 1
      switch step.operation {
      case .begin:
        s = source
        r = source
        isMirrored = state.pointee.isMirrored[Int(step.i)]
      case .useFrame: r = frames[Int(step.i)]
      case .form:
        var frame = s
        if step.k >= 0 {
          frame = frames[Int(step.i)]
          form(&frame, step, s, &host, isMirrored: isMirrored)
        }
        frames[Int(step.i)] = usable(frame, for: Int(step.i), &host)
      case .alignEdge, .limitEdge, .pullEdge, .center, .centerOrigin, .scaleWidth, .scaleHeight,
        .inset, .equalRect, .equally:
        step.applyAnchor(to: &s, by: r, isMirrored: isMirrored)
      case .translate:
        r.origin = translated(r.origin, Int(step.j), Int(step.k))
      case .moveSide, .pullSide, .limitSide, .keepSide:
        let baseline =
          step.side == .baseline ? host.baseline(of: Int(step.i), size: s.size) : 0
        step.applySide(to: &s, by: r, isMirrored: isMirrored, baseline: baseline)
      case .setLength, .limitLength, .extendLength: step.applyLength(to: &s, by: r)
      case .aspect:
        if step.isVertical {
          s.size.height = (s.size.width * step.a).clampedToLength
        } else {
          s.size.width = (s.size.height * step.a).clampedToLength
        }
      case .branch:
        if state.pointee.answers[Int(step.i)] {
          state.pointee.taken[Int(step.j)] = true
        } else {
          index = Int(step.k)
        }
      case .jump: index = Int(step.k)
      case .enter:
        state.pointee.guides.outerSources.append(source)
        source = host.contentRect(of: Int(step.i), frame: frames[Int(step.i)])
      case .leave:
        let extent = extent(Int(step.j)..<Int(step.k), from: source.origin)
        let size = CGSize(
          width: extent.origin.x + extent.size.width - source.origin.x,
          height: extent.origin.y + extent.size.height - source.origin.y)
        state.pointee.guides.extents.append(BlockState.Extent(guide: step.i, size: size))
        source = state.pointee.guides.outerSources.removeLast()
      case .stack:
        program.pointee.stacks[Int(step.i)].layOut(
          in: source, self, isMirrored: isMirrored, &host)
      default:
        // Copies, so that the rects themselves need no memory.
        var (room, other) = (s, r)
        runUncommon(step, &room, &other, &content, &host, isMirrored: isMirrored)
        (s, r) = (room, other)
      }
    }
  }

  private func runUncommon<Host: BlockHost>(
    _ step: BlockStep, _ s: inout CGRect, _ r: inout CGRect, _ content: inout CGSize,
    _ host: inout Host, isMirrored: Bool
  ) {
    let i = Int(step.i)
    switch step.operation {
    case .useContent:
      let space = state.pointee.spaces[i]
      r =
        space.content.map { CGRect(origin: .zero, size: $0) }
        ?? CGRect(origin: space.origin, size: frames[i].size)
    case .useGuideContent: r = host.contentRect(of: i, frame: frames[i])
    case .useBaseline:
      r = frames[i]
      r.origin.y += host.baseline(of: i, size: r.size)
      r.size.height = 0
    case .useSource: r = s
    case .useTransformed: if let closures = host.closures { r = closures.transforms[i](s) }
    case .transform: if let closures = host.closures { s = closures.transforms[i](s) }
    case .measure:
      r = s
      content = host.fittingSize(of: i, proposal: proposal(r.size))
    case .contentWidth: s.size.width = (content.width * step.a).clampedToLength
    case .contentHeight: s.size.height = (content.height * step.a).clampedToLength
    case .placeInside:
      form(&s, step, r, &host, isMirrored: isMirrored)
    case .customAnchor: host.closures?.anchors[i].formConstrain(sourceRect: &s, by: r)
    case .customConstraint:
      host.closures?.constrain(&s, by: step.j < 0 ? nil : frames[Int(step.j)], i)
    case .formBaseline:
      var frame = frames[i]
      let baseline = host.baseline(of: i, size: frame.size)
      var line = CGRect(
        x: frame.origin.x, y: frame.origin.y + baseline, width: frame.size.width, height: 0)
      if step.k < 0 {
        line = s
      } else {
        form(&line, step, s, &host, isMirrored: isMirrored)
      }
      frame.origin = CGPoint(x: line.origin.x, y: line.origin.y - baseline)
      frames[i] = usable(frame, for: i, &host)
    default: break
    }
  }

  /// Forms a frame in `room` by the parts of a step.
  @inline(__always)
  private func form<Host: BlockHost>(
    _ frame: inout CGRect, _ step: BlockStep, _ room: CGRect,
    _ host: inout Host, isMirrored: Bool
  ) {
    var place = Int(step.j)
    let end = place + Int(step.k)
    var fitting: CGSize?
    while place < end {
      let part = parts[place]
      place += 1
      switch part.rule {
      case .custom:
        var copy = frame
        host.closures?.layouts[Int(part.index)].formLayout(rect: &copy, in: room)
        frame = copy
      case .content:
        if part.isVertical {
          // Where the width is the content's, the height belongs to it; else text is as high as it
          // is at the width decided.
          let size =
            fitting
            ?? host.fittingSize(
              of: Int(step.i),
              proposal: CGSize(
                width: frame.size.width, height: proposal(room.size).height))
          frame.size.height = size.height
        } else {
          let size = host.fittingSize(of: Int(step.i), proposal: proposal(room.size))
          fitting = size
          frame.size.width = size.width
        }
      default:
        if part.isVertical {
          part.form(
            &frame.origin.y, &frame.size.height, in: room.origin.y, room.size.height,
            isMirrored: false)
        } else {
          part.form(
            &frame.origin.x, &frame.size.width, in: room.origin.x, room.size.width,
            isMirrored: isMirrored)
        }
      }
    }
  }
}

/// The frame as an element can take it.
@inline(__always)
func usable<Host: BlockHost>(_ frame: CGRect, for element: Int, _ host: inout Host) -> CGRect {
  // A sum is finite only where all of it is.
  let sum = (frame.origin.x + frame.origin.y) + (frame.size.width + frame.size.height)
  if sum.isFinite, frame.size.width >= 0, frame.size.height >= 0 { return frame }
  return corrected(frame, for: element, &host)
}

@inline(never)
private func corrected<Host: BlockHost>(
  _ frame: CGRect, for element: Int, _ host: inout Host
) -> CGRect {
  let counted = frame.countedByAmount
  if !counted.isFinite { return host.refuse(frame, for: element) }
  // Rects of the same area are equal.
  if counted.size != frame.size { host.standardize(frame, of: element) }
  return counted
}
