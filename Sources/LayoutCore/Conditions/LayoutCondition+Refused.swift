public import Foundation

// A number in place of a range says what to write instead. The compiler takes one of these only
// where nothing else fits.
extension LayoutCondition {
  /// Is no condition.
  @available(
    *, unavailable,
    message: """
      a condition holds for a range of widths: write '.width(600...)' for 600 points and more, \
      '.width(..<600)' for less
      """
  )
  @_disfavoredOverload
  public static func width(_ width: CGFloat) -> LayoutCondition { .never }

  /// Is no condition.
  @available(
    *, unavailable,
    message: """
      a condition holds for a range of heights: write '.height(400...)' for 400 points and more, \
      '.height(..<400)' for less
      """
  )
  @_disfavoredOverload
  public static func height(_ height: CGFloat) -> LayoutCondition { .never }

  /// Is no condition.
  @available(
    *, unavailable,
    message: """
      a condition holds for a range of ratios: write '.aspectRatio(1.5...)' for 1.5 and more, \
      '.aspectRatio(..<1.5)' for less
      """
  )
  @_disfavoredOverload
  public static func aspectRatio(_ ratio: CGFloat) -> LayoutCondition { .never }
}
