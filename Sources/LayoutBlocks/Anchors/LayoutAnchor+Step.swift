import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutAnchor {
  /// The rule of your own that the anchor stands for, if it does.
  var rule: (any RectBasedConstraint)? {
    switch self {
    case .left(let edge): edge.base
    case .right(let edge): edge.base
    case .top(let edge): edge.base
    case .bottom(let edge): edge.base
    case .leading(let edge): edge.base
    case .trailing(let edge): edge.base
    case .center(let center): center.base
    case .size(let size): size.base
    case .custom(let constraint): constraint
    case .insets, .equal, .equally: nil
    }
  }

  /// The anchor as the engine runs it; one with a rule needs its index.
  var step: BlockStep {
    switch self {
    case .left(let edge): edge.step
    case .right(let edge): edge.step
    case .top(let edge): edge.step
    case .bottom(let edge): edge.step
    case .leading(let edge): edge.step
    case .trailing(let edge): edge.step
    case .center(let center): center.step
    case .size(let size): size.step
    case .insets(let insets):
      BlockStep(.inset, a: insets.left, b: insets.top, c: insets.right, d: insets.bottom)
    case .equal(let rect):
      BlockStep(
        .equalRect, a: rect.origin.x, b: rect.origin.y, c: rect.size.width, d: rect.size.height)
    case .equally: BlockStep(.equally)
    case .custom: BlockStep(.customAnchor)
    }
  }
}

extension LayoutAnchor.Center {
  fileprivate var step: BlockStep {
    if base != nil { return BlockStep(.customAnchor) }
    return BlockStep(point == .center ? .center : .centerOrigin)
  }
}

extension LayoutAnchor.Size {
  fileprivate var step: BlockStep {
    if base != nil { return BlockStep(.customAnchor) }
    return BlockStep(isVertical ? .scaleHeight : .scaleWidth, a: multiplier)
  }
}
