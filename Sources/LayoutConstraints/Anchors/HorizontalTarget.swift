import Foundation
import LayoutCore

/// A horizontal position with relation, factor and offset.
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
