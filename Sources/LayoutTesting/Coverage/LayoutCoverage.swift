public import Foundation
public import LayoutAnalysis
public import LayoutCore

/// What the inputs of some tests see of a layout, and which mistakes in its conditions they miss.
///
///     seen at 3 inputs: 2 of 3 regions with 54.55 % of the sizes, 2 of 12 devices
///     never false: width >= 320 (LoginScreen.swift:40)
///     missed: width >= 600 (LoginScreen.swift:52): 600 could be 601; worth a test: 600 x 480
///       (differs from width 600 up to 601, at any height)
///
/// ``checkConditions(over:at:budget:fileID:filePath:line:column:_:)`` finds it out.
public struct LayoutCoverage: Sendable {
  /// A test that conditions are made of, such as `width >= 600`.
  public struct Atom: Equatable, Sendable {
    /// The test in words.
    public var text: String

    /// Where the condition was written, as far as known.
    public var location: LayoutLocation?

    /// Whether it held at one of the inputs.
    public var isSeenTrue = false

    /// Whether it did not hold at one of the inputs.
    public var isSeenFalse = false
  }

  /// A change of a condition after which all frames at the inputs are the same, though those at
  /// other sizes of the domain are not.
  public struct MissedChange: Sendable {
    /// The condition as it is, in words.
    public var condition: String

    /// Where it was written, as far as known.
    public var location: LayoutLocation?

    /// The change in words: `600 could be 601`.
    public var text: String

    /// A size at which the frames differ: one worth a test.
    public var size: CGSize

    /// The widths at which they differ, at the height of ``size``.
    public var widths: FailingRange

    /// The heights at which they differ, at the width of ``size``.
    public var heights: FailingRange
  }

  /// At how many different inputs the layout was seen.
  public internal(set) var inputCount = 0

  /// How many regions the domain has; 0 in builds that do not record.
  public internal(set) var regionCount = 0

  /// In how many of them there is an input.
  public internal(set) var visitedRegionCount = 0

  /// The part of the domain's sizes that is in these, from 0 to 1; nil if the regions are not
  /// known.
  public internal(set) var visitedShare: Double?

  /// The devices of the domain at whose sizes there is an input.
  public internal(set) var visitedDevices: [LayoutDevice] = []

  /// The other devices of the domain.
  public internal(set) var missedDevices: [LayoutDevice] = []

  /// The tests that conditions are made of, in the order of the tree; each once.
  public internal(set) var atoms: [Atom] = []

  /// How many changes of conditions were tried that matter somewhere in the domain.
  public internal(set) var changeCount = 0

  /// How many changes were tried that seem to matter nowhere in the domain.
  public internal(set) var idleCount = 0

  /// The changes that no input shows, in the order of the tree.
  public internal(set) var missedChanges: [MissedChange] = []

  /// What the time did not suffice for.
  public internal(set) var notReached: [String] = []

  /// Why nothing could be found out, if so.
  public internal(set) var failure: String?

  /// The sizes that are worth a test, each once: at them every missed change is seen.
  public var sizesWorthATest: [CGSize] {
    missedChanges.reduce(into: []) { sizes, change in
      if !sizes.contains(change.size) { sizes.append(change.size) }
    }
  }
}

extension LayoutCoverage: CustomStringConvertible {
  /// What is seen, what is missed, and what was not reached.
  public var description: String {
    if let failure { return failure }
    var parts = ["\(visitedDevices.count) of \(visitedDevices.count + missedDevices.count) devices"]
    if let visitedShare {
      let percent = ((visitedShare * 1e4).rounded() / 100).fixedText
      parts.insert(
        "\(visitedRegionCount) of \(regionCount) regions with \(percent) % of the sizes", at: 0)
    }
    var lines = [
      "seen at \(inputCount) input\(inputCount == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
    ]
    lines += atoms.filter { !$0.isSeenTrue }.map { "never true: \($0)" }
    lines += atoms.filter { !$0.isSeenFalse }.map { "never false: \($0)" }
    lines += missedChanges.map { "missed: \($0)" }
    return (lines + notReached).joined(separator: "\n")
  }
}

extension LayoutCoverage.Atom: CustomStringConvertible {
  /// The test and its place: `width >= 600 (LoginScreen.swift:52)`.
  public var description: String {
    text + (location.map { " (\($0.shortDescription))" } ?? "")
  }
}

extension LayoutCoverage.MissedChange: CustomStringConvertible {
  /// The condition, the change and the size that is worth a test.
  public var description: String {
    let place = location.map { " (\($0.shortDescription))" } ?? ""
    let (width, height) = (Double(size.width).fixedText, Double(size.height).fixedText)
    let range =
      switch (widths.isWhole, heights.isWhole) {
      case (true, true): "at all sizes that were tried around it"
      case (false, true): "\(widths.text(of: "width")), at any height"
      case (true, false): "\(heights.text(of: "height")), at any width"
      case (false, false):
        "\(widths.text(of: "width")) at height \(height), and "
          + "\(heights.text(of: "height")) at width \(width)"
      }
    return "\(condition)\(place): \(text); worth a test: \(width) x \(height) (differs \(range))"
  }
}
