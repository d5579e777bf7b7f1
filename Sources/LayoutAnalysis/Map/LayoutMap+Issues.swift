import Foundation
public import LayoutCore

extension LayoutMap {
  /// What is wrong with the exploration: a domain without sizes, a layout that differs from pass to
  /// pass, sizes that could not be explored, a build that does not record. Empty if nothing is.
  ///
  /// What is odd about the layout itself is in ``findings``.
  public var issues: [LayoutIssue] {
    let content = storage.content
    if let failure = content.failure { return [failure] }
    guard Self.recordsDecisions else { return [Self.notRecorded] }
    let rest = unexplored
    guard !rest.sizes.isEmpty else { return [] }
    let example = rest.sizes[0].corners[0]
    return [
      LayoutIssue(
        .unexploredSizes, severity: .note,
        numbers: ["share": rest.share, "width": example.width, "height": example.height],
        explanation: "\(Self.percent(rest.share)) of the domain could not be explored"
          + (content.opaqueEvents.first.map { ": \($0.description)." } ?? "."),
        advice: "What is said there was only tested. Allow more regions and passes, or replace "
          + "code in closures and overrides by formulas.")
    ]
  }

  private static var notRecorded: LayoutIssue {
    LayoutIssue(
      .decisionsNotRecorded, severity: .note,
      explanation: "This build does not record what engines compare, so the map has no regions.",
      advice: "Build for debugging off UIKit, or with -Xswiftc -DRECORDS_DECISIONS.")
  }

  /// A part as people say it: `0.6 %`.
  static func percent(_ share: Double) -> String {
    let percents = share * 100
    if percents >= 0.1 || percents == 0 {
      return "\(((percents * 10).rounded() / 10).fixedText) %"
    }
    return percents >= 0.000_1 ? "\(percents.fixedText) %" : "less than 0.0001 %"
  }
}
