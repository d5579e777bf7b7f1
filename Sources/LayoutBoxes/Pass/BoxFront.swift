import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The tree of a topmost box with the views it was gathered from. The views' work is in
/// `BoxElement`, which lives where views live.
///
/// While the front is busy nobody else changes it: what views are asked for may run any code, and
/// whatever that changes is noted for the next pass.
final class BoxFront {
  @exclusivity(unchecked) var tree = BoxTree(BoxStyle(.row))
  @exclusivity(unchecked) var lists = BoxLists()

  /// Storage for measuring the tree.
  @exclusivity(unchecked) var measuring = BoxMeasuring()

  /// Whether a pass runs.
  @exclusivity(unchecked) var isBusy = false

  /// Whether a pass was asked for meanwhile.
  @exclusivity(unchecked) var wasAsked = false

  @exclusivity(unchecked) var needsGather = true

  /// Whether a box moved elsewhere since it was gathered.
  @exclusivity(unchecked) var hasLostBoxes = false

  /// Whether the next pass has to look at the frames of all views.
  @exclusivity(unchecked) var needsFullPlacing = true

  /// How often saved layouts were restored when the views were placed last.
  @exclusivity(unchecked) var restoreCount = 0

  /// The boxes that changed since the last pass.
  @exclusivity(unchecked) var marked: [Int] = []

  /// How many of those a pass refreshed; it places what is in them.
  @exclusivity(unchecked) var refreshCount = 0

  /// Whether any property depends on the input, and the input it was asked for.
  @exclusivity(unchecked) var dependsOnInput = false
  var input: LayoutInput?

  /// The topmost box, which owns this object, as long as it lives. Weak references would make
  /// every later use of the view slower.
  @exclusivity(unchecked) unowned(unsafe) private(set) var topmost: (any BoxElement)?

  init(_ topmost: (any BoxElement)?) {
    self.topmost = topmost
  }

  /// Lets go of everything, as the topmost box dies or is no longer topmost; after the pass if one
  /// runs.
  func close() {
    topmost = nil
    forgetViews()
  }

  /// Whether the tree is as the views are now.
  func isUpToDate(_ input: LayoutInput) -> Bool {
    !needsGather && marked.isEmpty && !dependsOnInput
      && self.input?.layoutMargins == input.layoutMargins
  }

  /// Lets go of the views, after the pass if one runs; the next pass gathers them anew.
  func forgetViews() {
    needsGather = true
    if !isBusy { dropViews() }
  }

  /// Lets go of the views at once.
  func dropViews() {
    for state in lists.states {
      state._withUnsafeGuaranteedRef {
        // A box that moved belongs to another tree, with what is in it. Looking is not free.
        if hasLostBoxes, $0.front !== self { return }
        $0.isNested = false
        $0.front = nil
      }
    }
    hasLostBoxes = false
    if !marked.isEmpty { marked.removeAll(keepingCapacity: true) }
    if lists.holds.isEmpty { return }
    var holds = lists.removeAll()
    // Views may die here, and what they do then meets a front without views.
    holds.removeAll(keepingCapacity: true)
    if lists.holds.isEmpty { swap(&holds, &lists.holds) }
  }
}
