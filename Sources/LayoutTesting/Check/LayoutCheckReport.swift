public import LayoutAnalysis
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

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
  public private(set) var verdicts: [LayoutVerdict] = []

  /// For each verdict what was given besides the size, as its domain says.
  private var environments: [LayoutInput] = []

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

  mutating func add(_ verdict: LayoutVerdict, over domain: LayoutDomain) {
    verdicts.append(verdict)
    environments.append(domain.environment)
  }
}

extension LayoutCheckReport: CustomStringConvertible {
  /// The failures, the verdicts, and what was not reached.
  public var description: String {
    var lines = failures.map(\.description)
    lines += proofs
    lines += tested.sorted { $0.key < $1.key }.map { statement, count in
      "tested at \(count) size\(count == 1 ? "" : "s"): \(statement)"
    }
    if let obstacle { lines.append("nothing is proved: \(obstacle)") }
    return (lines + notReached).joined(separator: "\n")
  }

  /// What is proved, each with what was given besides the size. Where both reading directions were,
  /// each is named.
  private var proofs: [String] {
    let isMirroredSomewhere = environments.contains { $0.direction == .rightToLeft }
    return zip(verdicts, environments).filter(\.0.isProved).map { verdict, environment in
      let isNamed = isMirroredSomewhere && environment.direction == .leftToRight
      return "\(verdict)" + (isNamed ? ", left to right" : "") + environment.variationText
    }
  }
}
