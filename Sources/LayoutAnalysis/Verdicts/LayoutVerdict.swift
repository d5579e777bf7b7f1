public import Foundation
public import LayoutCore

/// What is known of a property over all sizes of a domain.
///
/// It prints as a sentence:
///
///     proved: siblings do not overlap at any size in 320...1024 x 480...1200
///     (14 regions, 112 passes)
///     refuted at 320 x 480: logo overlaps card where width < 536 and height < 500
///     (0.6 % of the sizes); because of height >= 500 (LoginScreen.swift:52)
///     tested at 1,000 sizes, not proved: chart is placed by a closure (DashboardCard.swift:68); a
///     formula could be proved
public struct LayoutVerdict: Sendable {
  /// How much is known.
  public enum Kind: String, Hashable, Sendable {
    /// The property holds at every real size of the domain; in strips thinner than 1/1000 point,
    /// which the sentence mentions, at every size in whole pixels.
    case proved

    /// It holds at every size that a screen of the domain's scale can have; all were run.
    case provedForPixels

    /// It does not hold at the sizes of ``LayoutVerdict/violations``, of which one each was run.
    case refuted

    /// No size was found at which it does not hold, and that is no proof.
    case tested

    /// The layout could not be examined; ``LayoutVerdict/issues`` say why.
    case unknown
  }

  /// Something that happens at sizes at which it should not.
  public struct Violation: Sendable, CustomStringConvertible {
    /// What happens: `logo overlaps card`.
    public var text: String

    /// The elements it is about, the most important first, as paths.
    public var elements: [String]

    /// Where it happens; empty if only single sizes were run.
    public var sizes: [SizePolygon]

    /// Whether ``sizes`` are exact. They are not where code that cannot be looked into decides, as
    /// a closure does: there a size is taken to be as those near it that were run, and the borders
    /// lie between sizes that were run.
    public var isExact = true

    /// The part of the domain's sizes at which it happens, from 0 to 1.
    public var share: Double

    /// A size at which it happens, confirmed by a pass there: the corner of ``sizes`` with the
    /// smallest area, or one near it if that corner does not belong to them. Where no pass at the
    /// first few corners confirms it, it is one within the sizes.
    public var witness: CGSize

    /// Why the layout changes at the border of these sizes.
    public var reasons: [LayoutReason]

    /// The size, what happens, where, and why.
    public var description: String {
      var text = "\(Size(witness)): \(self.text)"
      guard !sizes.isEmpty else { return text }
      if let places = sizes.placesText { text += " \(places)" }
      // Sizes without area are no part of all.
      let about = isExact ? "" : "about "
      if share > 0 { text += " (\(about)\(LayoutMap.percent(share)) of the sizes)" }
      if let reason = reasons.first { text += "; because of \(reason)" }
      return text
    }
  }

  /// How much is known.
  public var kind: Kind

  /// The property in words.
  public var property: String

  /// What happens where it does not hold, the most frequent first.
  public var violations: [Violation] = []

  /// Why it is no proof, if it was tested only: what could not be looked into.
  public var obstacles: [String] = []

  /// Why the layout could not be examined, and what is wrong besides.
  public var issues: [LayoutIssue] = []

  /// How many sizes were run to test it without finding one at which it does not hold; 0 if none
  /// had to be.
  public var testedSizes = 0

  /// What was examined, for messages.
  var scope = ""

  /// Whether the property holds at every size, as ``Kind/proved`` says it.
  public var isProved: Bool { kind == .proved }

  /// Whether there is a size at which it does not hold.
  public var isRefuted: Bool { kind == .refuted }

  /// The witness of the violation with the most sizes, or the first size that tests found.
  public var witness: CGSize? { violations.first?.witness }
}

extension LayoutVerdict: CustomStringConvertible {
  /// The verdict as a sentence.
  public var description: String {
    switch kind {
    case .proved: return "proved: \(property) \(scope)"
    case .provedForPixels: return "proved for all \(scope): \(property)"
    case .refuted:
      let more = violations.count - 1
      let first = violations.first.map { "\($0)" } ?? property
      return "refuted at \(first)" + (more > 0 ? ", and \(more) more" : "")
    case .tested:
      let count = Self.grouped(testedSizes)
      let sizes = testedSizes == 1 ? "1 size" : "\(count) sizes"
      return "tested at \(sizes), not proved: \(obstacles.first ?? "nothing is known of it")"
    case .unknown:
      return issues.first.map { "unknown: \($0.explanation) \($0.advice)" } ?? "unknown"
    }
  }

  /// A number with commas between thousands: `779,401`.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
