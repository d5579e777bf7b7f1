import Foundation
import LayoutCore

/// A horizontal position with relation, factor and offset, as the right side of `>>`.
///
/// ```swift
/// a.left >> b.right.min.offset(8)   // a.left >= b.right + 8
/// ```
///
/// The relation is equality but for `.min` and `.max`; offsets are points.
public struct HorizontalTarget: TermsTarget {
  /// The position.
  public let anchor: HorizontalAnchor
  var terms = TargetTerms()

  init(anchor: HorizontalAnchor) {
    self.anchor = anchor
  }
}

extension HorizontalAnchor: LayoutStatement.Anchor {
  /// The anchor as a target.
  public var target: HorizontalTarget { HorizontalTarget(anchor: self) }
}
