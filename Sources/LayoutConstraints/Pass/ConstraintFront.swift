import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The problem of a tree of items with the items it was gathered from. What reads views is in
/// extensions of `UIView`, which live where views live.
final class ConstraintFront {
  var problem = ConstraintProblem()

  /// The view whose pass it is, as long as it lives.
  unowned(unsafe) private(set) var root: (any ConstrainableView)?

  /// Whether the size of the root is looked for instead of given.
  let isFitting: Bool

  var needsGather = true

  /// Whether anything was marked since the last pass, besides the root's size.
  var isDirty = true

  /// Whether views are being asked or placed. What changes then waits for the next pass.
  private(set) var isInPass = false
  private var hasChangedDuringPass = false

  /// How often a statement changed.
  private(set) var changeCount = 0

  /// How often the items were let go of.
  private(set) var gatherCount = 0

  /// The items; the root is the first, parents come before what is in them.
  var nodes: [ConstraintNode] = []
  private var items: [UnownedItem] = []
  /// What keeps them alive, without the root, which owns this object.
  private(set) var owners: [any LayoutItem] = []
  var states: [ConstraintItem] = []

  var entries: [StatementEntry] = []
  var leaves: [ConstraintLeaf] = []

  /// The nodes whose frames are given, those that are areas, those that scroll, and those whose
  /// baselines count.
  var givenNodes: [Int] = []
  var areaNodes: [Int] = []
  var contentNodes: [Int] = []
  var baselineNodes: [Int] = []

  /// The conditions of statements, and whether each held.
  var conditions: [(group: StatementGroup, holds: Bool)] = []

  /// Whether any statement depends on the direction in which the user reads.
  var isDirectional = false

  /// The nodes, besides the root, that hold others; not sorted.
  var holders: [Int] = []

  /// Whether every view that holds items tells of changes in it.
  var isTold = true

  /// The wishes of a root that is looked for.
  var wishes: [ConstraintProblem.Row] = []

  /// What the problem was gathered from, for a root that is looked for.
  var stamp: ConstraintStamp?

  /// What is placed, gathered when it is needed.
  var placing = ConstraintPlacing()
  var needsPlacing = true

  /// What makes no sense, found while gathering, and what was reported.
  var problems: [StatementProblem] = []
  var reported: [LayoutIssue] = []
  var reportStamp: ReportStamp?
  var ended: [String] = []

  /// The places of items in other problems, which are being gathered as well.
  var interrupted: [(state: ConstraintItem, front: ConstraintFront, index: Int)] = []

  /// Room for the terms of one row.
  var terms: [ConstraintProblem.Term] = []

  init(_ root: any ConstrainableView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// Lets go of everything, as the root dies or is laid out by another view.
  func close() {
    root = nil
    reset()
  }

  /// The item of a node.
  func item(_ index: Int) -> any LayoutItem { items[index].item }

  /// Adds a node. Gives its index.
  func add(_ node: ConstraintNode, _ item: any LayoutItem, _ state: ConstraintItem) -> Int {
    if node.parent > 0, !nodes[node.parent].isHolder {
      nodes[node.parent].isHolder = true
      holders.append(node.parent)
    }
    if !nodes.isEmpty { owners.append(item) }
    nodes.append(node)
    items.append(UnownedItem(item: item))
    states.append(state)
    return nodes.count - 1
  }

  /// Has the root lay out again because a statement changed. The items are as they were.
  func mark() {
    changeCount &+= 1
    let wasDirty = isDirty
    root?.setNeedsLayout()
    isDirty = wasDirty
  }

  /// Runs a pass. Gives `false` if one is running already.
  func pass(_ body: () -> Void) -> Bool {
    guard !isInPass else {
      hasChangedDuringPass = true
      return false
    }
    isInPass = true
    body()
    isInPass = false
    if hasChangedDuringPass {
      hasChangedDuringPass = false
      reset()
      if let root, !isFitting {
        root.setNeedsLayout()
        LayoutIssue.report(
          LayoutIssue(
            .changedDuringPass, elements: [root.layoutName],
            explanation: "Statements or items changed while the view asked items for their sizes "
              + "or placed them. The change counts from the next pass.",
            advice: "Change them before the pass."))
      }
    }
    return true
  }

  /// Notes a change. Gives `true` during a pass, when it has to wait.
  func isDeferringChange() -> Bool {
    if isInPass { hasChangedDuringPass = true }
    return isInPass
  }

  /// Lets go of the items; the next pass gathers them anew. Keeps memory.
  func reset() {
    needsGather = true
    if isDeferringChange() { return }
    clear()
  }

  /// The same, for the pass that gathers.
  func clear() {
    isDirty = true
    gatherCount &+= 1
    let (states, entries) = (states, entries)
    if !isFitting {
      for state in states where state.front === self { state.front = nil }
      for entry in entries where entry.statement.front === self { entry.statement.front = nil }
    }
    problem.removeAll()
    nodes.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    self.states.removeAll(keepingCapacity: true)
    self.entries.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
    givenNodes.removeAll(keepingCapacity: true)
    areaNodes.removeAll(keepingCapacity: true)
    contentNodes.removeAll(keepingCapacity: true)
    baselineNodes.removeAll(keepingCapacity: true)
    holders.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    placing.removeAll()
    needsPlacing = true
    isDirectional = false
    isTold = true
  }
}

private struct UnownedItem {
  unowned(unsafe) let item: any LayoutItem
}
