import Foundation
import LayoutAnalysis
import LayoutCore

/// Properties of the frames of one pass.
enum FrameTests {
  /// Elements of which a number is not finite.
  static func infinite(_ pass: CheckedPass) -> [PropertyBreach] {
    let refused = pass.issues.filter { $0.rule == .nonFiniteFrame }.map { issue in
      PropertyBreach(
        text: "the frame of \(issue.elements.first ?? "an element") is not finite",
        elements: issue.elements, detail: issue.aside)
    }
    lazy var paths = SnapshotPaths(pass.snapshot.records)
    let stored = pass.snapshot.records.enumerated().filter { !$0.element.frame.isFinite }.map {
      PropertyBreach(
        text: "the frame of \($0.element.name) is not finite", elements: [paths[$0.offset]])
    }
    return refused + stored
  }

  /// What the pass reported.
  static func issues(_ pass: CheckedPass) -> [PropertyBreach] {
    pass.issues.map { issue in
      PropertyBreach(text: issue.rule.summary, elements: issue.elements, detail: issue.aside)
    }
  }
}

extension LayoutIssue {
  /// The explanation in a sentence that goes on, with the place.
  fileprivate var aside: String {
    let text = explanation.hasSuffix(".") ? String(explanation.dropLast()) : explanation
    return "(\(text)\(location.map { "; \($0)" } ?? ""))"
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
