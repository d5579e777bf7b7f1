public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutCondition {
  /// Holds for every input. The usual condition of a last method.
  public static var always: LayoutCondition {
    LayoutCondition(.always)
  }

  /// Holds for no input. Switches a method off.
  public static var never: LayoutCondition {
    LayoutCondition(.never)
  }

  /// Holds when the size is at least as high as wide, so also for a square.
  ///
  /// The same as `.aspectRatio(...1)`.
  public static var portrait: LayoutCondition {
    LayoutCondition(.portrait)
  }

  /// Holds when the size is wider than high; never together with ``portrait``.
  public static var landscape: LayoutCondition {
    LayoutCondition(.landscape)
  }

  /// Holds when the width lies in a range.
  ///
  ///     let medium = LayoutCondition.width(400..<600)
  ///     medium(CGSize(width: 400, height: 10))   // true
  ///     medium(CGSize(width: 600, height: 10))   // false
  ///     print(medium)                            // 400 <= width < 600
  ///
  /// - Parameters:
  ///   - range: The widths, in points. One that contains nothing, or has a bound that is not a
  ///     number, makes the condition ``never``.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func width(
    _ range: some LayoutRange, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    LayoutCondition(.width, range, fileID, line)
  }

  /// Holds when the height lies in a range.
  ///
  ///     let flat = LayoutCondition.height(..<400)
  ///     flat(CGSize(width: 667, height: 375))    // true
  ///     print(flat)                              // height < 400
  ///
  /// - Parameters:
  ///   - range: The heights, in points. One that contains nothing, or has a bound that is not a
  ///     number, makes the condition ``never``.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func height(
    _ range: some LayoutRange, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    LayoutCondition(.height, range, fileID, line)
  }

  /// Holds when the ratio of width to height lies in a range.
  ///
  /// Nothing is divided: `.aspectRatio(r...)` compares the width with `r * height`, so a height of
  /// zero is harmless. A size of zero satisfies every bound that is included.
  ///
  ///     let wide = LayoutCondition.aspectRatio(1.5...)
  ///     wide(CGSize(width: 900, height: 600))    // true
  ///     wide(CGSize(width: 10, height: 0))       // true
  ///     print(wide)                              // aspect ratio >= 1.5
  ///
  /// - Parameters:
  ///   - range: The ratios, width divided by height. One that contains nothing, or has a bound
  ///     that is not a number, makes the condition ``never``.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func aspectRatio(
    _ range: some LayoutRange, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    LayoutCondition(.aspectRatio, range, fileID, line)
  }

  /// Holds when the user reads in a direction.
  ///
  ///     print(LayoutCondition.direction(.rightToLeft))  // direction is right to left
  ///
  /// - Parameters:
  ///   - direction: The direction the input must have.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func direction(
    _ direction: UIUserInterfaceLayoutDirection, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    LayoutCondition(
      StructuredCondition(.direction(direction.rawValue)),
      location: LayoutLocation(fileID: fileID, line: line))
  }

  /// Holds when the input's trait of a name has a value; not when it has no such trait.
  ///
  ///     let large = LayoutCondition.trait("contentSize", is: "large")
  ///     large(LayoutInput(size: size, traits: ["contentSize": "large"]))   // true
  ///     large(LayoutInput(size: size))                                     // false
  ///     print(large)  // trait contentSize is large
  ///
  /// - Parameters:
  ///   - name: The trait's name.
  ///   - value: The value it must have.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func trait(
    _ name: String, is value: String, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    var expression = StructuredCondition(.trait(0))
    expression.traitTests = [TraitTest(name: name, value: value)]
    return LayoutCondition(expression, location: LayoutLocation(fileID: fileID, line: line))
  }

  /// The same condition under a name, which it prints instead of its structure.
  ///
  ///     let compact = LayoutCondition.width(..<600).named("compact")
  ///     print(compact && .portrait)  // compact && portrait
  ///
  /// Giving another name replaces the first; an empty one removes it.
  ///
  /// - Parameters:
  ///   - name: What to print.
  ///   - fileID: Where the condition is declared, unless it knows already; leave the default.
  ///   - line: Where the condition is declared, unless it knows already; leave the default.
  public func named(
    _ name: String, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    var copy = self
    copy.expression.setName(name)
    copy.location = location ?? LayoutLocation(fileID: fileID, line: line)
    return copy
  }

  /// The name given with `named(_:)`, or nil.
  public var name: String? {
    expression.name
  }

  private init(
    _ quantity: ConditionTerm.Quantity, _ range: some LayoutRange, _ fileID: String, _ line: Int
  ) {
    self.init(
      StructuredCondition(.interval(quantity, range.layoutEnds)),
      location: LayoutLocation(fileID: fileID, line: line))
  }
}

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
