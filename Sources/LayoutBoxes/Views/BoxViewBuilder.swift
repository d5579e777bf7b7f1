#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Collects the subviews of a box: views, arrays of views, optionals, `if`, `else`, `switch` and
/// `for`.
///
/// ```swift
/// ColumnView {
///   title
///   if isNew { badge }
///   for name in names { UILabel(text: name) }
/// }
/// ```
@resultBuilder
public enum BoxViewBuilder {
  /// A view.
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }

  /// A view that may be missing.
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }

  /// Several views.
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }

  /// All views in order.
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }

  /// The views of an `if` without `else`.
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }

  /// The views of the first branch.
  public static func buildEither(first part: [UIView]) -> [UIView] { part }

  /// The views of the other branch.
  public static func buildEither(second part: [UIView]) -> [UIView] { part }

  /// The views of a loop.
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }

  /// The views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}
