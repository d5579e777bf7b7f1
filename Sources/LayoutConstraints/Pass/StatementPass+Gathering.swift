import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Step 1 of a pass: all items and statements below the root become a problem.
extension StatementPass {
  /// Gathers the tree as far as statements are about it: items in the root, in items that are
  /// found and in views that hold such, and items that statements lead to. Depth costs no stack.
  func gatherTree(_ root: UIView, _ input: LayoutInput) {
    clear()
    isDirty = false
    needsGather = false
    addRoot(root, input)
    var count = 0
    while count < nodes.count {
      let start = count
      gatherItems(from: start)
      count = nodes.count
      gatherContents()
    }
    makeVariables(from: 0, input)
    // What is asked from here on may run any code; the statements are those there are by now.
    let statements = connectedStatements(root)
    gatherLeaves(from: 0)
    gather(statements, leavesFrom: 0, input)
    noteGathered(from: 0)
  }

  /// Tells the items from one on that they are gathered.
  func noteGathered(from start: Int) {
    for index in start..<states.count {
      states.unmanaged(at: index)._withUnsafeGuaranteedRef { noteGathered($0, index) }
    }
    for place in interrupted.reversed() {
      place.state.gathering = place.pass
      place.state.gatheringIndex = place.index
    }
    interrupted.removeAll()
  }

  private func noteGathered(_ state: ConstraintItem, _ index: Int) {
    state.gathering = nil
    guard !isFitting, index > 0 else { return }
    state.index = index
    state.awaitedBy = nil
    if state.fittingPass != nil { hasMeasured = true }
    if state.pass !== self { state.pass = self }
    if let own = state.ownPass, !state.isApart {
      own.close()
      state.ownPass = nil
    }
  }

  /// Walks the items from one on, those found on the way included.
  func gatherItems(from start: Int) {
    var index = start
    while index < nodes.count {
      // The list grows meanwhile, and keeps what it has.
      states.unmanaged(at: index)._withUnsafeGuaranteedRef { gatherItems(around: $0, index) }
      index += 1
    }
  }

  /// Adds what is in an item, and what its statements lead to.
  private func gatherItems(around state: ConstraintItem, _ index: Int) {
    let isApart = index > 0 && state.isApart
    if isApart {
      nodes[index].placesContents = !state.solvesStatements
    } else {
      unmanagedView(index)?._withUnsafeGuaranteedRef { gatherChildren(of: $0, index) }
    }
    state.forEachStatement { statement, state in
      guard leadsOut(statement, of: state), let other = state.other(in: statement) else { return }
      if isApart, view(index)?.containsItem(other.item) == true { return }
      gatherItem(other)
    }
  }

  private func isGathered(_ state: ConstraintItem) -> Bool {
    state.gathering == ObjectIdentifier(self) || isGrowing && node(of: state) != nil
  }

  /// The node of an item that is gathered; `nil` for others.
  func place(of state: ConstraintItem) -> Int? {
    if state.gathering == ObjectIdentifier(self) { return state.gatheringIndex }
    return isGrowing ? node(of: state) : nil
  }

  /// Whether a statement leads from an item to one that is not gathered.
  @inline(__always)
  func leadsOut(_ statement: LayoutStatement, of state: ConstraintItem) -> Bool {
    if statement.source !== state { return !isGathered(statement.source) }
    guard let target = statement.target else { return false }
    return !isGathered(target)
  }

  private func gatherChildren(of view: UIView, _ parent: Int) {
    let children = view.subviews
    for index in children.indices {
      children.unmanaged(at: index)._withUnsafeGuaranteedRef { gather($0, in: parent) }
    }
    for guide in view.layoutGuides {
      guard let state = guide.existingStorage?.constraintItem, state.hasStatements,
        !isGathered(state)
      else { continue }
      add(guide, state, to: parent)
    }
    for state in states[parent].guests where state.hasStatements && !isGathered(state) {
      guard let item = state.item, item.layoutContainer === view else { continue }
      if let guide = item as? UILayoutGuide {
        add(guide, state, to: parent)
      } else {
        add(state, item, .free, to: parent)
      }
    }
  }

  /// Adds a view in an item that is gathered, if statements or its natural size place it, or if
  /// items are in it.
  func gather(_ child: UIView, in parent: Int) {
    let known = child.unmanagedConstraintItem
    if let known, known._withUnsafeGuaranteedRef({ $0.hasStatements }) {
      known._withUnsafeGuaranteedRef { gather(child, $0, in: parent) }
    } else if hasNaturalSizeOnly(child, in: parent) {
      let state = ConstraintItem.of(child)
      if !isGathered(state) { add(state, child, .free, to: parent) }
    } else if let known, known._withUnsafeGuaranteedRef({ $0.holdsItems && !isGathered($0) }) {
      add(known.takeUnretainedValue(), child, .given, to: parent)
    }
  }

  /// Adds a view that statements are about.
  private func gather(_ child: UIView, _ state: ConstraintItem, in parent: Int) {
    if isGathered(state) { return }
    let kind = kind(of: child, state)
    // A view that solves statements keeps its contents to itself, unless it is placed here.
    if kind == .given, state.solvesStatements { return }
    add(state, child, kind, to: parent)
  }

  /// Adds an item that a statement leads to, and what holds it, if that is below the root.
  private func gatherItem(_ state: ConstraintItem) {
    guard let item = state.item, !isGathered(state) else { return }
    var path: [UIView] = []
    var above = item.layoutContainer as? UIView
    var parent = -1
    while let view = above {
      if let known = view.existingStorage?.constraintItem, let place = place(of: known) {
        parent = place
        break
      }
      path.append(view)
      above = view.superview
    }
    guard parent >= 0 else { return }
    for view in path.reversed() {
      let state = ConstraintItem.of(view)
      parent = add(state, view, kind(of: view, state), to: parent)
    }
    if let view = item as? UIView {
      add(state, view, kind(of: view, state), to: parent)
    } else if let guide = item as? UILayoutGuide {
      add(guide, state, to: parent)
    } else {
      add(state, item, .free, to: parent)
    }
  }

  private func add(_ guide: UILayoutGuide, _ state: ConstraintItem, to parent: Int) {
    let view = view(parent)
    var kind = view?.hasArea(guide) == true ? ConstraintNode.Kind.area : .free
    if let scrollView = view as? UIScrollView, !states[parent].isApart,
      guide === scrollView.contentLayoutGuide
    {
      kind = .content
    }
    add(state, guide, kind, to: parent)
  }

  /// Adds the contents of scroll views with items in them.
  private func gatherContents() {
    for index in [0] + holders {
      guard nodes[index].content < 0, let view = item(index) as? UIScrollView,
        !states[index].isApart
      else { continue }
      let guide = view.contentLayoutGuide
      let state = ConstraintItem.of(guide)
      if !isGathered(state) { add(guide, state, to: index) }
      nodes[index].content = state.gatheringIndex
      contentNodes.append(state.gatheringIndex)
      let size = view.contentSize
      if state.previous == nil, size.width != 0 || size.height != 0 {
        state.previous = CGRect(origin: .zero, size: size)
      }
    }
  }

  private func addRoot(_ root: UIView, _ input: LayoutInput) {
    var node = ConstraintNode(kind: .root, parent: -1, depth: 0)
    node.isRightToLeft = input.direction == .rightToLeft
    makeRoom(for: root.subviews.count + 1)
    append(node, root, ConstraintItem.of(root))
  }

  @discardableResult
  private func add(
    _ state: ConstraintItem, _ item: any LayoutItem, _ kind: ConstraintNode.Kind, to parent: Int
  ) -> Int {
    var node = ConstraintNode(kind: kind, parent: parent, depth: nodes[parent].depth + 1)
    node.isRightToLeft = nodes[parent].isRightToLeft
    node.mirrors = nodes[parent].mirrors
    node.snaps = nodes[parent].snaps
    if let view = item as? UIView, view.semanticContentAttribute != .unspecified {
      node.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    if !states[parent].tellsChanges { isTold = false }
    return append(node, item, state)
  }

  @discardableResult
  private func append(
    _ node: ConstraintNode, _ item: any LayoutItem, _ state: ConstraintItem
  ) -> Int {
    // What views are asked for may gather another problem, which must leave nothing behind.
    if let other = state.gathering { interrupted.append((state, other, state.gatheringIndex)) }
    state.gathering = ObjectIdentifier(self)
    state.gatheringIndex = nodes.count
    state.closeMark()
    var node = node
    // A view that solves statements says itself whether it mirrors.
    if state.solvesStatements { node.mirrors = state.mirrorsForRightToLeft }
    if state.snapsToPixelGrid { node.snaps = true }
    node.resolveDirection()
    if node.mirrors { hasMirrors = true }
    if node.snaps { hasPixelGrid = true }
    return add(node, item, state)
  }

  /// Whether statements place the view: it is the source of one, or was added for statements.
  private func kind(of view: UIView, _ state: ConstraintItem) -> ConstraintNode.Kind {
    var isInvolved = false
    var isSource = false
    state.visitStatements { statement, state in
      if statement.source === state { isSource = true }
      if isInvolved { return !isSource }
      isInvolved =
        !leadsOut(statement, of: state)
        || state.other(in: statement).map { $0 === state || !isFirstReached($0, through: view) }
          ?? true
      return !(isInvolved && isSource)
    }
    let isForStatements = !view.translatesAutoresizingMaskIntoConstraints
    if state.solvesStatements {
      return isInvolved && (isSource || isForStatements) ? .free : .given
    }
    return isSource || isInvolved && isForStatements ? .free : .given
  }

  /// Whether an item that is not gathered lies in a view, which is not either, while what is above
  /// the view is.
  private func isFirstReached(_ other: ConstraintItem, through view: UIView) -> Bool {
    var above = other.item?.layoutContainer as? UIView
    while let container = above {
      if container === view { return true }
      if let known = container.existingStorage?.constraintItem, isGathered(known) { return false }
      above = container.superview
    }
    return false
  }

  func makeVariables(from start: Int, _ input: LayoutInput) {
    if start == 0 {
      problem.reserveCapacity(
        variables: 4 * nodes.count, rows: 6 * nodes.count, terms: 12 * nodes.count)
    }
    for index in nodesByAge(from: start) {
      lastAge = max(lastAge, states[index].age)
      let previous = states[index].previous?.numbers
      switch nodes[index].kind {
      case .root:
        if isFitting {
          nodes[0].width = problem.addVariable(isSize: true)
          nodes[0].height = problem.addVariable(isSize: true)
        } else {
          nodes[0].width = problem.addInput(Double(input.size.width))
          nodes[0].height = problem.addInput(Double(input.size.height))
        }
      case .free: nodes[index].makeVariables(in: &problem, previous)
      case .given:
        let frame = item(index).layoutFrame.numbers
        nodes[index].x = problem.addInput(frame[0])
        nodes[index].y = problem.addInput(frame[1])
        nodes[index].width = problem.addInput(frame[2])
        nodes[index].height = problem.addInput(frame[3])
        givenNodes.append(index)
      case .content:
        nodes[index].x = problem.addInput(0)
        nodes[index].y = problem.addInput(0)
        nodes[index].width = problem.addVariable(isSize: true, previous: previous?[2])
        nodes[index].height = problem.addVariable(isSize: true, previous: previous?[3])
      case .area:
        areaNodes.append(index)
        nodes[index].insets = areaInsets(index, input)
      case .gone: break
      }
    }
  }

  /// The nodes from one on, the root first, in the order of their age.
  ///
  /// Where statements leave a choice it may be theirs that decides. So it must not be that of the
  /// walk: what comes between passes is last then, whatever it is put in front of.
  private func nodesByAge(from start: Int) -> [Int] {
    (start..<nodes.count).inOrder { $0 == 0 ? -1 : states[$0].age }
  }
}

extension ConstraintNode {
  fileprivate mutating func makeVariables(
    in problem: inout ConstraintProblem, _ previous: [Double]?
  ) {
    (x, y, width, height) = problem.addRectangle()
    guard let previous else { return }
    for (variable, value) in zip(numbers, previous) { problem.setPrevious(value, of: variable) }
  }
}

extension CGRect {
  /// x, y, width and height, 0 where they are not finite.
  var numbers: [Double] {
    [origin.x, origin.y, size.width, size.height].map { $0.isFinite ? Double($0) : 0 }
  }
}
