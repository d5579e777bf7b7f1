import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The steps of a pass, which `LayoutPass` runs in order.
extension StatementPass: LayoutPass {
  /// Runs the pass over a view, unless another view's pass placed its contents.
  static func layOut(_ view: UIView) {
    let state = ConstraintItem.of(view)
    state.solvesStatements = true
    let known = state.ownStatementPass
    if known == nil, isNested(view, state) { return }
    let pass = known ?? StatementPass(view, isFitting: false)
    state.ownPass = pass
    Recording.pass(over: view) { _ = pass.layOut(view, view.passInput) }
  }

  /// Whether another view's pass places the contents of a view.
  private static func isNested(_ view: UIView, _ state: ConstraintItem) -> Bool {
    guard !state.isApart, let pass = state.pass, !pass.needsGather else { return false }
    var container = view.superview
    while let current = container {
      if let above = current.existingStorage?.constraintItem {
        if above.ownPass === pass { return true }
        // Views that solve statements asked already, when they were laid out before.
        if above.pass === pass, above.solvesStatements, above.tellsChanges { return true }
      }
      container = current.superview
    }
    state.pass = nil
    return false
  }

  /// Gathers what changed, and sets the numbers that the problem takes as they are.
  func gather(_ root: UIView, _ input: LayoutInput) {
    let former = restoreCount
    restoreCount = root.layoutRestoreCount
    let isDirty = isDirty || !isTold || restoreCount != former
    if hasLeft { forgetLeft() }
    // Marks from here on are for the next pass.
    self.isDirty = false
    isContentMarked = false
    // Items that were in no tree may have come into this one below views that do not tell.
    let mayGrow =
      isDirty && (isRelatedAround || mayConnect || problems.contains { $0.isDisconnected })
    if needsGather || mayGrow || isDirty && !hasSameTree()
      || !refreshConditions(root, input)
      || isDirty && !refreshLeaves()
      || hasNews && !gatherArrivals(input)
      // After what arrived, as the first leading edge makes directions count.
      || !hasSameDirections(input)
    {
      gatherTree(root, input)
    }
    for index in givenNodes {
      for (value, number) in zip(item(index).layoutFrame.numbers, nodes[index].numbers) {
        problem.suggest(value, for: number)
      }
    }
    if !areaNodes.isEmpty { refreshAreas(input) }
    if !isFitting {
      problem.suggest(Double(input.size.width), for: nodes[0].width)
      problem.suggest(Double(input.size.height), for: nodes[0].height)
    }
  }

  /// Whether every item is still where it was gathered; views that tell need not be asked.
  func hasSameTree() -> Bool {
    nodes.indices.dropFirst().allSatisfy {
      isTold && isView($0) || nodes[$0].kind == .gone
        || item($0).layoutContainer === item(nodes[$0].parent)
    }
  }

  private func hasSameDirections(_ input: LayoutInput) -> Bool {
    guard isDirectional || hasMirrors else { return true }
    if nodes[0].isRightToLeft != (input.direction == .rightToLeft) { return false }
    // Only where positions count from the item's own edges does its direction matter.
    for index in holders {
      guard let view = view(index) else { continue }
      var isRightToLeft = nodes[nodes[index].parent].isRightToLeft
      if view.semanticContentAttribute != .unspecified {
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
      if isRightToLeft != nodes[index].isRightToLeft { return false }
    }
    return true
  }

  /// Solves, measures what wraps at the widths found, and solves again where that matters.
  func run(_ root: UIView, _ input: LayoutInput) {
    if !baselineNodes.isEmpty || widthsMayFollowHeights { startFromNaturalContent() }
    solve()
    let hasInnerAreas =
      input.safeAreaInsets != .zero && areaNodes.contains { nodes[$0].parent > 0 }
    guard hasInnerAreas || !baselineNodes.isEmpty || leaves.contains(where: \.wraps) else { return }
    // What contradicts may be the areas of where the views were before.
    if hasInnerAreas, !problem.issues.isEmpty, leaveOutInnerAreas(input) { solve() }
    // Heights and baselines follow once; another time where widths depend on heights.
    for _ in 0..<3 {
      let hasOtherContent = refreshContent()
      let hasOtherAreas = hasInnerAreas && refreshInnerAreas(input)
      guard hasOtherContent || hasOtherAreas else { return }
      solve()
    }
  }

  /// Places the items.
  func apply(_ root: UIView, _ input: LayoutInput) {
    place(input)
    if Recording.isOn { Recording.without { notePlaced() } }
    if !states[0].tellsChanges { isDirty = true }
  }

  /// Reports what is wrong, except that a view without a size contradicts its statements: what it
  /// told of them before does not stand then.
  func tell(_ root: UIView, _ input: LayoutInput) {
    Recording.without {
      keepTold(of: root)
      reportFrames()
      if input.size != .zero {
        reportIssues()
      } else {
        told.statements = []
        told.stamp = nil
      }
      if isRelatedAround { states[0].tellUnsolved(around: root) }
    }
    guard self.root == nil else { return }
    // Closed while it ran, which had to wait. What it gathered since is for others to gather again.
    clear()
    root.markStatementPasses()
  }
}
