import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutAnchor {
  /// The anchor as the engine runs it; a custom one needs its index.
  var step: BlockStep {
    switch self {
    case .left(let edge): BlockStep(edge, isFar: false)
    case .right(let edge): BlockStep(edge, isFar: true)
    case .top(let edge): BlockStep(edge, isFar: false, isVertical: true)
    case .bottom(let edge): BlockStep(edge, isFar: true, isVertical: true)
    case .leading(let edge): BlockStep(edge, isFar: false, mirrors: true)
    case .trailing(let edge): BlockStep(edge, isFar: true, mirrors: true)
    case .center(let center): BlockStep(center.point == .center ? .center : .centerOrigin)
    case .size(let size):
      BlockStep(size.isVertical ? .scaleHeight : .scaleWidth, a: size.multiplier)
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

extension BlockStep {
  fileprivate init(
    _ edge: LayoutAnchor.Edge, isFar: Bool, isVertical: Bool = false, mirrors: Bool = false
  ) {
    self.init(edge.operation)
    self.isVertical = isVertical
    self.mirrors = mirrors
    side = isFar ? .far : .near
    // Inside of a near edge, and outside of a far one, is the side of growing coordinates.
    isAfter = isFar == edge.isOuter
  }
}
