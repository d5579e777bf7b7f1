import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The pass of a topmost box over the tree of all boxes that are directly in each other.
///
/// A pass gathers what changed into a ``BoxTree``, lays the tree out, and gives the views their
/// frames. Measuring, traces and snapshots of a nested box gather into a temporary one.
///
/// While a pass runs nobody else changes it: what views are asked for may run any code, and what
/// that changes is noted for the next pass. So access to the properties need not be checked at run
/// time. Views are held, box by box, from when they are gathered until ``dropViews()``, which waits
/// for the end of a pass; so they are reached without counting references.
#if canImport(UIKit)
@MainActor
#endif
final class BoxTreePass: LayoutPass {
  @exclusivity(unchecked) var guardState = PassGuard()
  @exclusivity(unchecked) var tree = BoxTree(BoxStyle(.row))
  @exclusivity(unchecked) var lists = BoxLists()

  /// What measuring sets aside of the tree.
  @exclusivity(unchecked) var setAside = BoxMeasuring()

  @exclusivity(unchecked) var needsGather = true

  /// Whether a box moved elsewhere since it was gathered.
  @exclusivity(unchecked) var hasLostBoxes = false

  /// Whether the next pass has to look at the frames of all views.
  @exclusivity(unchecked) var needsFullPlacing = true

  /// Whether frames are being given to the views.
  @exclusivity(unchecked) var isPlacing = false

  /// Whether any box moves frames to whole pixels.
  @exclusivity(unchecked) var snapsAny = false

  /// How often saved layouts were restored when the views were placed last.
  @exclusivity(unchecked) var restoreCount = 0

  /// The boxes that changed since the last pass.
  @exclusivity(unchecked) var marked: [Int] = []

  /// How many nodes a gather moved to make room for others, or to close gaps.
  @exclusivity(unchecked) var movedCount = 0

  /// How many views left their boxes since then.
  @exclusivity(unchecked) var leaveCount = 0

  /// How many of those a pass refreshed; it places what is in them.
  @exclusivity(unchecked) var refreshCount = 0

  /// Whether any property depends on the input, and the input it was asked for.
  @exclusivity(unchecked) var dependsOnInput = false
  @exclusivity(unchecked) var input: LayoutInput?

  /// What went wrong, to be reported when the pass is over.
  @exclusivity(unchecked) var issues: [LayoutIssue] = []

  /// The views whose content has a size that none can have, as they are asked for two proposals.
  @exclusivity(unchecked) var unusable: Set<String> = []

  /// The topmost box, which owns this object, as long as it lives. Weak references would make
  /// every later use of the view slower.
  @exclusivity(unchecked) unowned(unsafe) private(set) var topmost: (any BoxElement)?

  /// Creates the pass of a topmost box, or a temporary one of no box.
  init(_ topmost: (any BoxElement)?) {
    self.topmost = topmost
  }

  /// Lays out the tree of which a box is the topmost one; does nothing for any other.
  static func layOut(_ box: any BoxElement) {
    let state = box.ownBoxState
    if state.isNested || box.boxAround != nil {
      if box.inputOverride != nil { layOutAlone(box) }
      return
    }
    let pass = state.ownPass ?? BoxTreePass(box)
    if state.ownPass == nil { state.ownPass = pass }
    // A refused request takes the mark of the view away.
    pass.guardState.noteMark()
    Recording.pass(over: box) { _ = pass.layOut(box as UIView, box.passInput) }
  }

  /// Lays out a nested box as if it were the topmost, for a snapshot of it alone.
  private static func layOutAlone(_ box: any BoxElement) {
    let state = box.ownBoxState
    let input = box.passInput
    // What is in the box may ask for a snapshot while it is asked for its size.
    guard input.size.width.isFinite, input.size.height.isFinite, state.lookGuard.begin() else {
      return
    }
    defer { _ = state.lookGuard.end() }
    let pass = BoxTreePass(nil)
    pass.gatherAndRun(box, input)
    pass.placeAll(input)
    pass.notePlaced(box)
    pass.report()
  }

  /// Gathers and lays out, leaving all views as they are.
  func gatherAndRun(_ box: any BoxElement, _ input: LayoutInput) {
    gatherAll(box, input, isTemporary: true)
    run(width: input.size.width, height: input.size.height, input.direction)
  }

  func run(_ container: UIView, _ input: LayoutInput) {
    run(width: input.size.width, height: input.size.height, input.direction)
  }

  /// Lays out the tree.
  func run(width: CGFloat?, height: CGFloat?, _ direction: UIUserInterfaceLayoutDirection) {
    // The tree is not read while it changes; the list of views does not change in a pass.
    let usesBaselines = tree.usesBaselines
    Recording.numbering(nodeNames) {
      _ = tree.layOut(
        width: width.map { Double($0) }, height: height.map { Double($0) },
        direction: direction == .rightToLeft ? .rightToLeft : .leftToRight
      ) { leaf, width in
        content(
          of: lists.elements[leaf].takeUnretainedValue(), atWidth: width,
          usesBaselines: usesBaselines)
      }
    }
  }

  /// What the nodes are called in a recording.
  private var nodeNames: (Int) -> (text: String, file: String, line: Int) {
    let views = Recording.isOn ? lists.elements.map { $0.takeUnretainedValue() } : []
    return { ("the children of \(views[$0].layoutName)", "", 0) }
  }

  func tell(_ container: UIView, _ input: LayoutInput) {
    if needsGather { forgetViews() }
    report()
  }

  /// Reports what went wrong.
  func report() {
    if issues.isEmpty { return }
    let found = issues
    issues.removeAll()
    unusable.removeAll()
    for issue in found { LayoutIssue.report(issue) }
  }

  /// Lets go of everything, as the topmost box dies or is no longer topmost; after the pass if one
  /// runs.
  func close() {
    topmost = nil
    forgetViews()
  }

  /// Lets go of the views, after the pass if one runs; the next pass gathers them anew.
  func forgetViews() {
    needsGather = true
    if !guardState.isRunning { dropViews() }
  }

  /// Lets go of the views at once.
  func dropViews() {
    for state in lists.states {
      state._withUnsafeGuaranteedRef {
        // A box that moved belongs to another tree, with what is in it.
        if hasLostBoxes, $0.pass !== self { return }
        $0.isNested = false
        $0.pass = nil
      }
    }
    hasLostBoxes = false
    if !marked.isEmpty { marked.removeAll(keepingCapacity: true) }
    leaveCount = 0
    if lists.holds.isEmpty { return }
    var holds = lists.removeAll()
    // Views may die here, and what they do then meets a pass without views.
    holds.removeAll(keepingCapacity: true)
    if lists.holds.isEmpty { swap(&holds, &lists.holds) }
  }
}
