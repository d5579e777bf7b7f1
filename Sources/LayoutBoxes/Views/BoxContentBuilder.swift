#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Takes the one view of a scroll view or cell, which may depend on `if`, `else` and `switch`.
///
/// ```swift
/// BoxScrollView(isFitToWidth: true) {
///   if rows.isEmpty { placeholder } else { ColumnView { rows } }
/// }
/// ```
///
/// Two views, none, an `if` without `else` and what is no view are refused, with a sentence that
/// says what to write. Source: Lima 4, `LMViewBuilder`.
@resultBuilder
public enum BoxContentBuilder {
  /// The view.
  public static func buildExpression(_ view: UIView) -> UIView { view }

  /// The view.
  public static func buildBlock(_ view: UIView) -> UIView { view }

  /// The view of the first branch.
  public static func buildEither(first view: UIView) -> UIView { view }

  /// The view of the other branch.
  public static func buildEither(second view: UIView) -> UIView { view }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability(_ view: UIView) -> UIView { view }
}
