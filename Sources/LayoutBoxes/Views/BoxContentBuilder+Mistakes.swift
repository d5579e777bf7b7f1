#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What is not exactly one view and gets a sentence from the compiler.
extension BoxContentBuilder {
  /// Refuses nothing.
  @available(*, unavailable, message: "a view is missing: exactly one is the content")
  public static func buildBlock() -> UIView { fatalError() }

  /// Refuses several views.
  @available(
    *, unavailable,
    message: "exactly one view is the content: put several into ColumnView { … } or RowView { … }"
  )
  public static func buildBlock(_ first: UIView, _ second: UIView, _ more: UIView...) -> UIView {
    first
  }

  /// Refuses an `if` without `else`.
  @available(
    *, unavailable,
    message: "exactly one view is the content: add an `else`, with UIView() for nothing"
  )
  public static func buildOptional(_ view: UIView?) -> UIView { fatalError() }

  /// Refuses a loop.
  @available(
    *, unavailable,
    message: "exactly one view is the content: put the loop into ColumnView { … } or RowView { … }"
  )
  public static func buildArray(_ views: [UIView]) -> UIView { fatalError() }

  /// Refuses a list.
  @available(
    *, unavailable,
    message: "exactly one view is the content: write ColumnView { … } or RowView { … } around them"
  )
  public static func buildExpression(_ views: [UIView]) -> UIView { fatalError() }

  /// Refuses a view that may be missing.
  @available(
    *, unavailable, message: "exactly one view is the content: write `view ?? UIView()`"
  )
  @_disfavoredOverload
  public static func buildExpression(_ view: UIView?) -> UIView { fatalError() }

  /// Refuses a text.
  @available(*, unavailable, message: "a text is no view: write UILabel(text: …)")
  public static func buildExpression(_ text: String) -> UIView { fatalError() }

  /// Refuses a number.
  @available(*, unavailable, message: "a number is no view: write SpacerView(height: …) for room")
  public static func buildExpression(_ number: some Numeric) -> UIView { fatalError() }

  /// Refuses what only does something.
  @available(
    *, unavailable,
    message:
      "this makes no view: change views in their `with:` closures, and do the rest before the box"
  )
  public static func buildExpression(_ nothing: Void) -> UIView { fatalError() }
}
