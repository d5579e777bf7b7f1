import Foundation
import LayoutAnalysis
import LayoutCore

/// A layout at one input, for the properties of a check.
///
/// All that several properties look at is computed once, and only if one does.
final class CheckedPass {
  let subject: CheckSubject

  /// The map of the sizes, which knows the names and the domain.
  let map: LayoutMap
  let input: LayoutInput

  /// What the map knows for certain of the input; nil if a pass is wanted.
  private let known: (snapshot: LayoutSnapshot, issues: [LayoutIssue])?

  /// The tree of the passes, if the layout has elements.
  private lazy var root = subject.element(for: input)

  /// The frames of a plain pass of a new tree, or what the map knows to be the same.
  var snapshot: LayoutSnapshot { known?.snapshot ?? first.snapshot }

  /// The frames of a plain pass of a new tree.
  var plainSnapshot: LayoutSnapshot { first.snapshot }

  /// What that pass reported.
  var issues: [LayoutIssue] { known?.issues ?? first.issues }

  /// Whether the map knows frames and issues for certain.
  var isCertain: Bool { known != nil }

  private lazy var first: (snapshot: LayoutSnapshot, issues: [LayoutIssue]) = {
    var taken: LayoutSnapshot?
    let issues = LayoutIssue.collecting {
      taken =
        root.map { root in
          LayoutSnapshot(of: root, in: input) {
            if looksAtText { cut = TextTest.cutLabels(root) }
          }
        } ?? subject.snapshot(input)
    }
    return (taken ?? .nothing, issues)
  }()

  /// Whether labels are looked at in the first pass.
  private let looksAtText: Bool
  private var cut: [TextTest.Label] = []

  /// The labels that do not show all of their text.
  var cutLabels: [TextTest.Label] {
    _ = first
    return cut
  }

  /// The frames of a second pass of the same tree, and those when everything in it is marked and
  /// laid out once more.
  private(set) lazy var second = afterFirst { root -> (LayoutSnapshot, again: LayoutSnapshot) in
    var again: LayoutSnapshot?
    let snapshot = LayoutSnapshot(of: root, in: input) {
      for (element, _) in ElementTree(root) { element.setNeedsLayout() }
      root.layOutChildren()
      again = LayoutSnapshot(of: root)
    }
    return (snapshot, again ?? snapshot)
  }

  /// The frames of the same tree once it was laid out at both ends of the domain.
  private(set) lazy var used = afterFirst { root -> LayoutSnapshot in
    var taken: LayoutSnapshot?
    let (smallest, largest) = (map.domain.smallest, map.domain.largest)
    _ = LayoutSnapshot(of: root, in: input.with(size: smallest)) {
      _ = LayoutSnapshot(of: root, in: input.with(size: largest)) {
        taken = LayoutSnapshot(of: root, in: input)
      }
    }
    return taken ?? .nothing
  }

  /// - Parameters:
  ///   - usesMap: Whether what the map knows for certain stands for a pass.
  ///   - looksAtText: Whether labels are to be looked at.
  init(
    _ subject: CheckSubject, _ map: LayoutMap, _ input: LayoutInput, usesMap: Bool = false,
    looksAtText: Bool
  ) {
    self.looksAtText = looksAtText
    self.subject = subject
    self.map = map
    self.input = input
    known = usesMap ? map.certainPass(at: input.size) : nil
  }

  /// The frames of another new tree.
  func snapshot(at input: LayoutInput) -> LayoutSnapshot {
    LayoutIssue.withHandler({ _ in }) { newPass(at: input) }
  }

  /// Which elements count at an input, by their places in the snapshot: those that are shown and
  /// that something places.
  func counted(at input: LayoutInput) -> Set<Int> {
    LayoutMap.counted { newPass(at: input) }
  }

  private func newPass(at input: LayoutInput) -> LayoutSnapshot {
    if isCertain, let known = map.certainPass(at: input.size) { return known.snapshot }
    return subject.snapshot(input)
  }

  /// Runs the input alone.
  func replay(seed: UInt64) -> LayoutReplay {
    let content = subject.content?.values ?? [:]
    return LayoutReplay(input, content: content, seed: seed)
  }

  /// The same as code, for what is said when a property traps.
  func replayText(seed: UInt64) -> String {
    if let knownText { return knownText }
    let text = replay(seed: seed).description
    knownText = text
    return text
  }

  private var knownText: String?

  /// Goes on with the tree; nil if the layout has no elements.
  private func afterFirst<Result>(_ body: (any LayoutElement) -> Result) -> Result? {
    _ = first
    guard let root else { return nil }
    return LayoutIssue.withHandler({ _ in }) { body(root) }
  }
}
