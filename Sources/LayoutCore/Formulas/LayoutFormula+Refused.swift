public import Foundation

// What would be no formula says what to write instead. The compiler takes one of these only where
// nothing else fits.
extension LayoutFormula {
  /// Is no formula.
  @available(
    *, unavailable,
    message: "a formula has multiples of lengths, not products: multiply by a number"
  )
  @_disfavoredOverload
  public static func * (left: LayoutFormula, right: LayoutFormula) -> LayoutFormula { left }

  /// Is no formula.
  @available(
    *, unavailable,
    message: "a formula has parts of lengths, not quotients: divide by a number"
  )
  @_disfavoredOverload
  public static func / (left: LayoutFormula, right: LayoutFormula) -> LayoutFormula { left }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func < (left: LayoutFormula, right: some FormulaLength) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func < (left: CGFloat, right: LayoutFormula) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func > (left: LayoutFormula, right: some FormulaLength) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func > (left: CGFloat, right: LayoutFormula) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func <= (left: LayoutFormula, right: some FormulaLength) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func <= (left: CGFloat, right: LayoutFormula) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func >= (left: LayoutFormula, right: some FormulaLength) -> Bool { false }

  /// Is no formula.
  @available(
    *, unavailable,
    message: """
      a formula has no value while it is written: give each case a method of its own, with the \
      case as its condition, or take min or max
      """
  )
  @_disfavoredOverload
  public static func >= (left: CGFloat, right: LayoutFormula) -> Bool { false }
}
