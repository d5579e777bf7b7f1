import Foundation
import LayoutCore

/// A vertical position with relation, factor and offset, as the right side of `>>`.
///
/// ```swift
/// a.top >> b.bottom.offset(8)   // a.top == b.bottom + 8: positive offsets move down
/// ```
///
/// The relation is equality but for `.min` and `.max`; offsets are points.
public struct VerticalTarget: TermsTarget {
  /// The position.
  public let anchor: VerticalAnchor
  var terms = TargetTerms()

  init(anchor: VerticalAnchor) {
    self.anchor = anchor
  }
}

extension VerticalAnchor: LayoutStatement.Anchor {
  /// The anchor as a target.
  public var target: VerticalTarget { VerticalTarget(anchor: self) }
}
