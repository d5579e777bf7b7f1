#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Takes the one view of a scroll view or cell, which may depend on `if`, `else` and `switch`.
@resultBuilder
public enum BoxContentBuilder {
  /// The view.
  public static func buildBlock(_ view: UIView) -> UIView { view }

  /// The view of the first branch.
  public static func buildEither(first view: UIView) -> UIView { view }

  /// The view of the other branch.
  public static func buildEither(second view: UIView) -> UIView { view }
}
