import Foundation

/// The closures of one custom position, in the one shape the plan calls.
///
/// A class with constant fields: calling a closure through it costs no reference counting.
final class CustomPosition {
  /// A frame from the bounds alone: by far the most common closure, called directly.
  let frame: (_ bounds: CGSize) -> CGRect

  /// What positions have that measure or continue a flow.
  let flow: FlowClosures?

  init(frame: @escaping (CGSize) -> CGRect) {
    self.frame = frame
    flow = nil
  }

  init(_ flow: FlowClosures) {
    self.flow = flow
    frame = { flow.first(.zero, $0) }
  }
}

/// The closures of a position that measures its element or continues a flow.
final class FlowClosures {
  typealias First = (_ fitted: CGSize, _ bounds: CGSize) -> CGRect
  typealias Following = (_ fitted: CGSize, _ previous: CGRect, _ bounds: CGSize) -> CGRect
  typealias Inner = (
    _ fitted: CGSize, _ row: CGRect, _ column: CGRect, _ bounds: CGSize
  ) -> CGRect

  /// The proposal for the size that fits; `nil` where no size is asked for.
  let proposal: ((_ bounds: CGSize) -> CGSize)?

  /// The first of a flow, or an individual frame.
  let first: First

  /// After the predecessor of a sequence, or after the cell one row before.
  let following: Following

  /// After the cell one column before, in the first row.
  let inFirstRow: Following

  /// After the cells one row and one column before.
  let inner: Inner

  init(
    proposal: ((CGSize) -> CGSize)? = nil, first: @escaping First,
    following: Following? = nil, inFirstRow: Following? = nil, inner: Inner? = nil
  ) {
    self.proposal = proposal
    self.first = first
    let following = following ?? { fitted, _, bounds in first(fitted, bounds) }
    self.following = following
    self.inFirstRow = inFirstRow ?? following
    self.inner = inner ?? { fitted, row, _, bounds in following(fitted, row, bounds) }
  }
}

extension CustomPosition {
  convenience init?(_ position: LayoutPosition.Individual) {
    switch position {
    case .customByFrame(let frame):
      self.init(frame: frame)
    case .customByOriginSize(let origin, let size):
      self.init(frame: { CGRect(origin: origin($0), size: size($0)) })
    case .customByXYWidthHeight(let x, let y, let width, let height):
      self.init(frame: { CGRect(x: x($0), y: y($0), width: width($0), height: height($0)) })
    case .customByFittingSizeFrame(let fitting, let frame):
      self.init(FlowClosures(proposal: { _ in fitting }, first: frame))
    case .customByFittingComputedSizeFrame(let fitting, let frame):
      self.init(FlowClosures(proposal: fitting, first: frame))
    case .absolute, .relative, .insets, .offset, .aspectFit, .aspectFill, .referring:
      return nil
    }
  }

  convenience init?(_ position: LayoutPosition.Sequential) {
    switch position {
    case .customByFrame(let initial, let rest):
      self.init(
        FlowClosures(
          first: { _, bounds in initial(bounds) },
          following: { _, previous, bounds in rest(previous, bounds) }))
    case .customByFittingSizeFrame(let fitting, let initial, let rest):
      self.init(FlowClosures(proposal: { _ in fitting }, first: initial, following: rest))
    case .customByFittingComputedSizeFrame(let fitting, let initial, let rest):
      self.init(FlowClosures(proposal: fitting, first: initial, following: rest))
    case .horizontallyEqualSizedAbsolute, .verticallyEqualSizedAbsolute,
      .horizontallyEqualSizedRelative, .verticallyEqualSizedRelative:
      return nil
    }
  }

  convenience init?(_ position: LayoutPosition.Matrical) {
    switch position {
    case .customByFrame(let initial, let firstInCol, let firstInRow, let rest):
      self.init(
        FlowClosures(
          first: { _, bounds in initial(bounds) },
          following: { _, row, bounds in firstInRow(row, bounds) },
          inFirstRow: { _, column, bounds in firstInCol(column, bounds) },
          inner: { _, row, column, bounds in rest(row, column, bounds) }))
    case .customByFittingSizeFrame(
      let fitting, let initial, let firstInCol, let firstInRow, let rest):
      self.init(
        FlowClosures(
          proposal: { _ in fitting }, first: initial, following: firstInRow,
          inFirstRow: firstInCol, inner: rest))
    case .customByFittingComputedSizeFrame(
      let fitting, let initial, let firstInCol, let firstInRow, let rest):
      self.init(
        FlowClosures(
          proposal: fitting, first: initial, following: firstInRow, inFirstRow: firstInCol,
          inner: rest))
    case .horizontallyEqualSizedAbsolute, .verticallyEqualSizedAbsolute,
      .horizontallyEqualSizedRelative, .verticallyEqualSizedRelative:
      return nil
    }
  }
}
