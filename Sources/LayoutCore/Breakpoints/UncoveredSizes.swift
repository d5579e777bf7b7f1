public import Foundation

/// Sizes at which none of an element's conditions holds, so that nothing places it there.
///
/// It prints like a condition: `width < 400`, `400 <= width < 600 && portrait`,
/// `height < 300 && direction is right to left`.
///
///     let gap = screen.uncoveredSizes(of: list)[0]
///     print(gap)              // 400 < width < 401
///     print(gap.example)      // (400.5, 100.0)
///     gap.contains(gap.exampleInput)   // true
///
/// Everything in it is plain data.
public struct UncoveredSizes: Sendable {
  /// Holds for exactly these sizes, with the directions and values of traits that belong to them.
  ///
  /// It tests no direction and no trait where these make no difference.
  public let condition: StructuredCondition

  /// An input with one of the sizes, and a direction and traits that belong to it.
  public let exampleInput: LayoutInput

  /// Whether the conditions were examined.
  ///
  /// When they are too many to be examined in bounded time, there is one value for all sizes, of
  /// which this is false: nothing is known about them.
  public let isCertain: Bool

  init(condition: StructuredCondition, exampleInput: LayoutInput, isCertain: Bool = true) {
    self.condition = condition
    self.exampleInput = exampleInput
    self.isCertain = isCertain
  }

  /// What is told of all sizes where conditions were not examined.
  static let undecided = UncoveredSizes(
    condition: .always, exampleInput: LayoutInput(size: .zero), isCertain: false)
}

extension UncoveredSizes {
  /// One of the sizes, in points.
  public var example: CGSize { exampleInput.size }

  /// Whether an input has one of the sizes, with a direction and traits that belong to it.
  ///
  /// - Complexity: O(parts of the condition).
  public func contains(_ input: LayoutInput) -> Bool { condition(input) }
}

extension UncoveredSizes: Hashable {
  /// Whether two are the same sizes with the same example.
  public static func == (lhs: UncoveredSizes, rhs: UncoveredSizes) -> Bool {
    lhs.condition == rhs.condition && lhs.exampleInput == rhs.exampleInput
      && lhs.isCertain == rhs.isCertain
  }

  /// Feeds the condition.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(condition)
    hasher.combine(isCertain)
  }
}

extension UncoveredSizes: CustomStringConvertible {
  /// The condition as it would be read aloud; `unknown` where conditions were not examined.
  public var description: String { isCertain ? condition.description : "unknown" }
}
