#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What is no view and gets a sentence from the compiler.
extension BoxViewBuilder {
  /// Refuses a text.
  @available(*, unavailable, message: "a text is no view: write UILabel(text: …)")
  public static func buildExpression(_ text: String) -> [UIView] { [] }

  /// Refuses a number.
  @available(*, unavailable, message: "a number is no view: write SpacerView(width: …) for room")
  public static func buildExpression(_ number: some Numeric) -> [UIView] { [] }

  /// Refuses a color.
  @available(
    *, unavailable, message: "a color is no view: write SpacerView(backgroundColor: …)"
  )
  public static func buildExpression(_ color: UIColor) -> [UIView] { [] }

  /// Refuses an image.
  @available(*, unavailable, message: "an image is no view: write UIImageView(image: …)")
  public static func buildExpression(_ image: UIImage?) -> [UIView] { [] }

  /// Refuses an action.
  @available(*, unavailable, message: "an action is no view: write UIButton(primaryAction: …)")
  public static func buildExpression(_ action: UIAction) -> [UIView] { [] }

  /// Refuses what only does something.
  @available(
    *, unavailable,
    message:
      "this makes no view: change views in their `with:` closures, and do the rest before the box"
  )
  public static func buildExpression(_ nothing: Void) -> [UIView] { [] }
}
