import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A target whose properties are its terms.
protocol TermsTarget: LayoutStatement.Target {
  var terms: TargetTerms { get set }
}

extension TermsTarget {
  /// Equal, at least or at most.
  public var relation: LayoutStatement.Relation {
    get { terms.relation }
    set { terms.set(newValue) }
  }

  /// The factor of the target; 1 at first.
  public var multiplier: CGFloat {
    get { terms.multiplier }
    set { terms.multiplier = newValue }
  }

  /// What is added to the target, in points; 0 at first.
  public var offset: CGFloat {
    get { terms.offset }
    set { terms.offset = newValue }
  }

  /// How much the statement counts against others; required at first.
  public var priority: UILayoutPriority {
    get { UILayoutPriority(terms.priority) }
    set { terms.priority = newValue.rawValue }
  }

  /// Where the target was written, as far as known.
  public var location: LayoutLocation? {
    get { terms.location }
    set { terms.location = newValue }
  }
}
