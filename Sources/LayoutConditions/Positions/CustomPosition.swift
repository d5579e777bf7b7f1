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
    case .absolute, .relative, .insets, .offset, .aspectFit, .aspectFill, .beside, .formula,
      .formulaBeside, .referring:
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
      .horizontallyEqualSizedRelative, .verticallyEqualSizedRelative, .formulas:
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
      .horizontallyEqualSizedRelative, .verticallyEqualSizedRelative, .cells, .formulas:
      return nil
    }
  }
}
