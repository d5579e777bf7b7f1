import Foundation
import LayoutCore

/// A vertical position with relation, factor and offset.
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
