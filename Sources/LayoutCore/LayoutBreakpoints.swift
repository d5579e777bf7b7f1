public import Foundation

/// The thresholds at which the answer of conditions can change.
///
/// Generators of test sizes and pictures use them: between two neighbouring thresholds nothing
/// changes.
///
///     let condition: LayoutCondition = .width(600...) || .width(400...) && .portrait
///     condition.breakpoints.widths   // [400, 600]
///     condition.breakpoints.ratios   // [1]
public struct LayoutBreakpoints: Equatable, Sendable, Codable {
  /// Widths in points, ascending, without repetition.
  public var widths: [CGFloat]

  /// Heights in points, ascending, without repetition.
  public var heights: [CGFloat]

  /// Ratios of width to height, ascending, without repetition.
  public var ratios: [CGFloat]

  /// Whether every change is listed: false when a part of a condition is opaque.
  public var isComplete: Bool

  /// Creates breakpoints; lists are sorted, repetitions and `nan` are dropped.
  ///
  /// - Parameters:
  ///   - widths: Widths in points.
  ///   - heights: Heights in points.
  ///   - ratios: Ratios of width to height.
  ///   - isComplete: Whether every change is listed.
  public init(
    widths: [CGFloat] = [], heights: [CGFloat] = [], ratios: [CGFloat] = [],
    isComplete: Bool = true
  ) {
    self.widths = Self.sortedUnique(widths)
    self.heights = Self.sortedUnique(heights)
    self.ratios = Self.sortedUnique(ratios)
    self.isComplete = isComplete
  }

  /// The breakpoints of some conditions together.
  ///
  /// - Parameter conditions: Conditions, for instance those of an element's methods.
  public init(of conditions: some Sequence<LayoutCondition>) {
    self.init()
    for condition in conditions {
      let other = condition.breakpoints
      widths += other.widths
      heights += other.heights
      ratios += other.ratios
      isComplete = isComplete && other.isComplete
    }
    self.init(widths: widths, heights: heights, ratios: ratios, isComplete: isComplete)
  }

  static func sortedUnique(_ numbers: [CGFloat]) -> [CGFloat] {
    var result: [CGFloat] = []
    result.reserveCapacity(numbers.count)
    for number in numbers.filter({ !$0.isNaN }).sorted() where number != result.last {
      result.append(number)
    }
    return result
  }
}

extension LayoutCondition {
  var breakpoints: LayoutBreakpoints { LayoutBreakpoints() }
}
