import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The pass over the statements of a tree: the solver's problem, with the items that it was
/// gathered from.
///
/// The class stores what the steps of a pass share; each step is an extension in a file of its
/// name. A view has up to two of these: one for its passes, and one for measuring, where the size
/// of the view is looked for instead of given.
#if canImport(UIKit)
@MainActor
#endif
final class StatementPass {
  // Unchecked, here and below: what changes the problem, a list or a mark calls no code from
  // outside, and nothing is handed on inout that does, so no two accesses overlap.
  @exclusivity(unchecked) var problem = ConstraintProblem()

  /// The view whose pass it is, as long as it lives: the view's storage owns this object and calls
  /// ``close()`` when it goes, so the reference is never followed after that.
  unowned(unsafe) private(set) var root: UIView?

  /// Whether the size of the root is looked for instead of given.
  let isFitting: Bool

  /// Keeps a pass from running within itself. What changes meanwhile waits for the next one.
  var guardState = PassGuard()

  var needsGather = true

  /// Whether anything was marked since the last pass, besides the root's size.
  var isDirty = true

  /// How often saved layouts were restored when the items were gathered last: a snapshot measures
  /// what is in the root at another scale.
  var restoreCount = 0

  /// How often a statement changed.
  var changeCount = 0

  /// How often the items were let go of.
  private(set) var gatherCount = 0

  /// The items; the root is the first, each after its parent.
  @exclusivity(unchecked) var nodes: [ConstraintNode] = []
  @exclusivity(unchecked) private var items: [UnownedItem] = []

  /// What keeps the items alive, without the root, which owns this object.
  @exclusivity(unchecked) private(set) var owners: [(any LayoutItem)?] = []
  @exclusivity(unchecked) var states: [ConstraintItem] = []

  @exclusivity(unchecked) var entries: [StatementEntry] = []
  /// The statements of ``entries``, in the same order, which keeps them alive.
  @exclusivity(unchecked) var statements: [LayoutStatement] = []
  @exclusivity(unchecked) var leaves: [ConstraintLeaf] = []

  /// What kind of content views have, by their classes.
  @exclusivity(unchecked) var kinds = NaturalKinds()

  /// The nodes whose frames are given, those that are areas, those that scroll, and those whose
  /// baselines matter.
  @exclusivity(unchecked) var givenNodes: [Int] = []
  @exclusivity(unchecked) var areaNodes: [Int] = []
  @exclusivity(unchecked) var contentNodes: [Int] = []
  @exclusivity(unchecked) var baselineNodes: [Int] = []

  /// The conditions of statements, and whether each held.
  var conditions: [GroupAnswer] = []

  /// The nearest view that sets facts for conditions, by node; empty without conditions.
  var scopes: [Int] = []

  /// The root's ``LayoutStorage/innerFactsCount`` as the scopes were gathered.
  var innerFactsCount = 0

  /// Whether the root was marked for changed content since the last gathering.
  var isContentMarked = false

  /// The entries whose statements relate a width to a height, and whether to look for them again.
  @exclusivity(unchecked) var crossings: [Int] = []
  @exclusivity(unchecked) var areCrossingsStale = false

  /// Whether statements relate the root to what is around it, which is for others to solve.
  @exclusivity(unchecked) var isRelatedAround = false

  /// Whether statements lead to items that are in no tree yet, or in another one, which the topmost
  /// view tells of.
  @exclusivity(unchecked) var mayConnect = false

  /// Whether any statement depends on the direction in which the user reads.
  @exclusivity(unchecked) var isDirectional = false

  /// Whether any frames are mirrored, or moved to whole pixels, after solving.
  var hasMirrors = false
  var hasPixelGrid = false

  /// The nodes, besides the root, that hold others; not sorted.
  var holders: [Int] = []

  /// Whether every view that holds items tells of changes in it.
  var isTold = true

  /// The wishes of a root whose size is looked for.
  var wishes: [ConstraintProblem.Row] = []

  /// What the problem was gathered from, for a root whose size is looked for.
  var stamp: ConstraintStamp?

  /// What is placed, gathered when it is needed.
  @exclusivity(unchecked) var placing = ConstraintPlacing()
  @exclusivity(unchecked) var needsPlacing = true

  /// What makes no sense, found while gathering, and what was told; the latter also as it was before
  /// a snapshot, until the next pass.
  var problems: [StatementProblem] = []
  var told = ToldIssues()
  var toldBefore: ToldIssues?

  /// What went wrong with items in the current pass, by node, and what left its container.
  @exclusivity(unchecked) var frameProblems: [PassProblem] = []
  @exclusivity(unchecked) var removed: [String] = []

  /// The places of items in other problems that are being gathered as well.
  var interrupted: [(state: ConstraintItem, pass: ObjectIdentifier, index: Int)] = []

  let terms = RowTerms()

  /// The views that came since the last pass, and statements that wait until they are gathered.
  @exclusivity(unchecked) var arrivals: [ConstraintItem] = []
  @exclusivity(unchecked) var waiting: [LayoutStatement] = []

  /// Whether views are gathered for having come, not the whole tree.
  @exclusivity(unchecked) var isGrowing = false

  /// Whether any view of the tree was measured, and may keep what it measured.
  var hasMeasured = false

  /// The greatest age of an item or statement in the problem.
  @exclusivity(unchecked) var lastAge = 0

  /// How many nodes are of items that left, whether any did since the last pass, and the statements
  /// between these and others.
  var goneCount = 0
  @exclusivity(unchecked) var hasLeft = false
  @exclusivity(unchecked) var departed: [LayoutStatement] = []

  init(_ root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// Lets go of everything, as the root dies or is laid out by another view.
  func close() {
    root = nil
    needsGather = true
    if isDeferringChange() || nodes.isEmpty { return }
    // No pass will need its memory.
    problem = ConstraintProblem()
    clear()
  }

  /// The item of a node.
  func item(_ index: Int) -> any LayoutItem { items[index].item }

  /// The item of a node if it is a view.
  func view(_ index: Int) -> UIView? { items[index].view?.takeUnretainedValue() }

  /// The same without a counted reference.
  func unmanagedView(_ index: Int) -> Unmanaged<UIView>? { items[index].view }

  func isView(_ index: Int) -> Bool { items[index].view != nil }

  /// Makes room for nodes.
  func makeRoom(for count: Int) {
    nodes.reserveCapacity(count)
    items.reserveCapacity(count)
    owners.reserveCapacity(count)
    states.reserveCapacity(count)
  }

  /// Adds a node. Returns its index.
  func add(_ node: ConstraintNode, _ item: any LayoutItem, _ state: ConstraintItem) -> Int {
    if node.parent > 0, !nodes[node.parent].isHolder {
      nodes[node.parent].isHolder = true
      holders.append(node.parent)
    }
    if !nodes.isEmpty { owners.append(item) }
    nodes.append(node)
    items.append(UnownedItem(item))
    states.append(state)
    return nodes.count - 1
  }

  /// Lets go of the item of a node; the nodes behind it keep their places.
  func releaseItem(_ index: Int) {
    states[index].pass = nil
    nodes[index].kind = .gone
    items[index] = items[0]
    states[index] = states[0]
    owners[index - 1] = nil
    goneCount += 1
  }

  /// Forgets what came since the last pass, as all of it is gathered or let go of.
  func forgetArrivals() {
    for state in arrivals where state.awaitedBy === self { state.awaitedBy = nil }
    arrivals.removeAll(keepingCapacity: true)
    // Those that do not wait any longer have an entry.
    for statement in waiting where statement.isSolved(by: self) && !statement.hasEntry {
      statement.observer = nil
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Notes a change. Returns `true` during a pass, when it has to wait for the next one.
  func isDeferringChange() -> Bool {
    guard guardState.noteChange() else { return false }
    needsGather = true
    return true
  }

  /// Lets go of the items; the next pass gathers them anew. Keeps memory.
  func reset() {
    needsGather = true
    if isDeferringChange() || nodes.isEmpty { return }
    clear()
  }

  /// The same, for the pass that gathers.
  func clear() {
    isDirty = true
    gatherCount &+= 1
    var released: [(any LayoutItem)?] = []
    var ended: [LayoutStatement] = []
    var answers: [GroupAnswer] = []
    swap(&released, &owners)
    if !isFitting {
      for state in states where state.pass === self { state.pass = nil }
      for statement in statements where statement.isSolved(by: self) { statement.observer = nil }
    }
    var others = departed.isEmpty && waiting.isEmpty ? [] : departed + waiting
    forgetArrivals()
    swap(&ended, &statements)
    swap(&answers, &conditions)
    departed.removeAll(keepingCapacity: true)
    lastAge = 0
    goneCount = 0
    hasLeft = false
    problem.removeAll()
    nodes.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    self.states.removeAll(keepingCapacity: true)
    self.entries.removeAll(keepingCapacity: true)
    crossings.removeAll(keepingCapacity: true)
    areCrossingsStale = false
    isRelatedAround = false
    mayConnect = false
    leaves.removeAll(keepingCapacity: true)
    givenNodes.removeAll(keepingCapacity: true)
    areaNodes.removeAll(keepingCapacity: true)
    contentNodes.removeAll(keepingCapacity: true)
    baselineNodes.removeAll(keepingCapacity: true)
    holders.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    placing.removeAll()
    needsPlacing = true
    isDirectional = false
    hasMirrors = false
    hasPixelGrid = false
    isTold = true
    // Views may die here, and statements with what their conditions captured. What these do then
    // meets a pass without items.
    others.removeAll()
    answers.removeAll(keepingCapacity: true)
    if conditions.isEmpty { swap(&answers, &conditions) }
    ended.removeAll(keepingCapacity: true)
    if statements.isEmpty { swap(&ended, &statements) }
    released.removeAll(keepingCapacity: true)
    if owners.isEmpty { swap(&released, &owners) }
  }
}

/// An item without a counted reference: the pass keeps it in ``StatementPass/owners``, or is owned
/// by it.
private struct UnownedItem {
  unowned(unsafe) let item: any LayoutItem
  /// The item if it is a view.
  let view: Unmanaged<UIView>?

  init(_ item: any LayoutItem) {
    self.item = item
    if let view = item as? UIView { self.view = .passUnretained(view) } else { view = nil }
  }
}
