public import Foundation

/// The thresholds at which the answer of conditions can change.
///
/// Between two neighboring thresholds nothing changes, so generators of test sizes and pictures
/// need to look at the thresholds and once between them.
///
///     let condition: LayoutCondition = .width(600...) || .width(400...) && .portrait
///     condition.breakpoints.widths   // [400, 600]
///     condition.breakpoints.ratios   // [1]
///
/// A threshold that cannot change the answer is not listed: `.width(600...) || .width(400...)`
/// changes at 400 only. Sizes have finite sides of zero or more here, so thresholds below zero
/// are never listed. The size zero, where all ratios meet, counts for widths and heights only.
///
/// Direction and traits are taken in every combination, and a closure as if it could answer
/// either way, with ``isComplete`` false because it has thresholds of its own. When the
/// combinations are more than 64, or the thresholds so many that looking at all of them takes too
/// long (some hundred), every threshold that is mentioned is listed, whether it matters or not.
public struct LayoutBreakpoints: Equatable, Sendable {
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
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var ratios: [CGFloat] = []
    var isComplete = true
    for condition in conditions {
      let own = condition.breakpoints
      widths += own.widths
      heights += own.heights
      ratios += own.ratios
      isComplete = isComplete && own.isComplete
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

extension LayoutBreakpoints: Codable {
  private enum CodingKeys: CodingKey { case widths, heights, ratios, isComplete }

  /// Writes the lists; infinity as a string, see ``LayoutSnapshot/encode(to:)``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(widths.map { CodableNumber($0) }, forKey: .widths)
    try container.encode(heights.map { CodableNumber($0) }, forKey: .heights)
    try container.encode(ratios.map { CodableNumber($0) }, forKey: .ratios)
    try container.encode(isComplete, forKey: .isComplete)
  }

  /// Reads lists in any order; they are sorted, repetitions and `nan` are dropped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func numbers(_ key: CodingKeys) throws -> [CGFloat] {
      try container.decode([CodableNumber].self, forKey: key).map { CGFloat($0.value) }
    }
    self.init(
      widths: try numbers(.widths), heights: try numbers(.heights), ratios: try numbers(.ratios),
      isComplete: try container.decode(Bool.self, forKey: .isComplete))
  }
}
