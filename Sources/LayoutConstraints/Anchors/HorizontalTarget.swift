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
