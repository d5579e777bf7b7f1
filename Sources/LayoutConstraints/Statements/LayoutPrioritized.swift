#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What has a priority.
public protocol LayoutPrioritized: AnyObject {
  /// How much it counts against others.
  var priority: UILayoutPriority { get set }
}

extension LayoutPrioritized {
  /// The priority as a number, so that `priority = 999` reads as it does elsewhere.
  public var priority: Float {
    get { (priority as UILayoutPriority).rawValue }
    set { priority = UILayoutPriority(newValue) }
  }
}
