public import LayoutAnalysis
public import LayoutCore

/// What a check found out.
///
/// It prints what failed, what is proved, and what was not reached:
///
///     proved: siblings do not overlap at any size in 320...430 x 568...932 (3 regions, 24 passes)
///     tested at 2000 sizes: price stands below title
public struct LayoutCheckReport: Sendable {
  /// What does not hold, and what could not be checked; none if all is well.
  public internal(set) var failures: [LayoutFailure] = []

  /// What the maps say of the properties that they know, for each domain and variation.
  public internal(set) var verdicts: [LayoutVerdict] = []

  /// Why nothing was to be proved, if so: the build does not record, every size was run, or content
  /// was drawn.
  public internal(set) var obstacle: String?

  /// At how many sizes each property was tested that is not proved, in words.
  public internal(set) var tested: [String: Int] = [:]

  /// The inputs at which something was tested, in the order of testing; one for each case of
  /// content. What is proved was not tested.
  public internal(set) var inputs: [LayoutInput] = []

  /// What the time did not suffice for.
  public internal(set) var notReached: [String] = []

  /// Whether everything that was run holds, and nothing was in the way.
  public var isPassed: Bool { failures.isEmpty }
}

extension LayoutCheckReport: CustomStringConvertible {
  /// The failures, the verdicts, and what was not reached.
  public var description: String {
    var lines = failures.map(\.description)
    lines += verdicts.filter(\.isProved).map(\.description)
    lines += tested.sorted { $0.key < $1.key }.map { statement, count in
      "tested at \(count) size\(count == 1 ? "" : "s"): \(statement)"
    }
    if let obstacle { lines.append("nothing is proved: \(obstacle)") }
    return (lines + notReached).joined(separator: "\n")
  }
}
