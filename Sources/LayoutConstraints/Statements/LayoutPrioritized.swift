#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What has a priority, from 1 to 1,000, which is required.
///
/// Statements of a higher priority are met as well as possible before those of a lower one are
/// looked at, however near the two numbers are. It may change while a statement is active.
public protocol LayoutPrioritized: AnyObject {
  /// The priority, which decides what gives way where not all can be met.
  var priority: UILayoutPriority { get set }
}

extension LayoutPrioritized {
  /// The priority as a number, so that `priority = 999` reads as it does elsewhere.
  public var priority: Float {
    get { (priority as UILayoutPriority).rawValue }
    set { priority = UILayoutPriority(newValue) }
  }
}
