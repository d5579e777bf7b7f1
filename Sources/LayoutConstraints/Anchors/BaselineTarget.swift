import Foundation
import LayoutCore

/// A baseline with relation, factor and offset.
public struct BaselineTarget: TermsTarget {
  /// The baseline.
  public let anchor: BaselineAnchor
  var terms = TargetTerms()

  init(anchor: BaselineAnchor) {
    self.anchor = anchor
  }
}

extension BaselineAnchor: LayoutStatement.Anchor {
  /// The anchor as a target.
  public var target: BaselineTarget { BaselineTarget(anchor: self) }
}
