import Foundation

/// The memory of a run: the program and the state where they are, so that a walk over their lists
/// counts no references. What nearly every step touches is reached without a look at its list.
///
/// `BlockProgram` lends it for one run, in which nothing changes the length of a list but those of
/// guides in the state.
struct BlockMemory {
  let program: UnsafeMutablePointer<BlockProgram>
  let state: UnsafeMutablePointer<BlockState>

  let steps: UnsafeBufferPointer<BlockStep>
  let parts: UnsafeBufferPointer<LayoutPart>
  let frames: UnsafeMutableBufferPointer<CGRect>

  func isTaken(_ branch: Int32) -> Bool {
    branch < 0 || state.pointee.taken[Int(branch)]
  }

  /// The point moved along a chain of links.
  func translated(_ point: CGPoint, _ start: Int, _ count: Int) -> CGPoint {
    var point = point
    for index in start..<(start + count) {
      let link = program.pointee.links[index]
      let frame = frames[Int(link.element)]
      let origin = state.pointee.spaces[Int(link.element)].layoutBoundsOrigin
      let sign: CGFloat = link.isDown ? -1 : 1
      point.x += sign * (frame.origin.x - origin.x)
      point.y += sign * (frame.origin.y - origin.y)
    }
    return point
  }

  /// What to propose to content: along an axis that is measured, there is no end.
  func proposal(_ size: CGSize) -> CGSize {
    CGSize(
      width: state.pointee.isEndless.width ? .infinity : size.width,
      height: state.pointee.isEndless.height ? .infinity : size.height)
  }

  /// How far the frames of writes reach beyond a point.
  func extent(_ writes: Range<Int>, from origin: CGPoint) -> CGRect {
    var extent = CGRect(origin: origin, size: .zero)
    for index in writes where isTaken(program.pointee.writes[index].branch) {
      extent.cover(frames[Int(program.pointee.writes[index].element)])
    }
    return extent
  }
}
