import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
  /// Gathers all items and statements below the view into a problem.
  ///
  /// The tree is walked as far as statements are about it: what is in the view, in items that are
  /// found, and what statements lead to. Depth costs no stack.
  func gather(_ front: ConstraintFront, _ input: LayoutInput) {
    front.clear()
    front.needsGather = false
    front.isDirty = true
    add(ConstraintItem.of(self), self, .root, parent: -1, to: front)
    front.nodes[0].isMirrored = input.direction == .rightToLeft
    var count = 0
    while count < front.nodes.count {
      let start = count
      gatherItems(of: front, from: start)
      count = front.nodes.count
      gatherContents(front)
    }
    makeVariables(front, input)
    gatherLeaves(front)
    gatherStatements(front, input)
    for (index, state) in front.states.enumerated() {
      state.scratchFront = nil
      guard !front.isFitting, index > 0 else { continue }
      state.index = index
      if state.front !== front { state.front = front }
      if let own = state.ownFront, (front.item(index) as? UIView)?.isApart != true {
        own.close()
        state.ownFront = nil
      }
    }
    for place in front.interrupted.reversed() {
      place.state.scratchFront = place.front
      place.state.scratchIndex = place.index
    }
    front.interrupted.removeAll()
  }

  /// Walks the items from one on, those found on the way included.
  private func gatherItems(of front: ConstraintFront, from start: Int) {
    var index = start
    while index < front.nodes.count {
      let view = front.item(index) as? UIView
      let isApart = index > 0 && view?.isApart == true
      if let view, !isApart { gatherChildren(of: view, index, front) }
      for statement in front.states[index].statements {
        let other = statement.source === front.states[index] ? statement.target : statement.source
        guard let other, !other.isGathered(by: front) else { continue }
        if isApart, view?.holds(other.item) == true { continue }
        gather(other, front)
      }
      index += 1
    }
  }

  /// Whether the view places what is in it by other means, too, so that its statements have to wait
  /// for it and are a problem of their own.
  var isApart: Bool { self is any MeasuredContainer && !(self is ConstraintView) }

  private func gatherChildren(of view: UIView, _ parent: Int, _ front: ConstraintFront) {
    for child in view.subviews {
      guard let state = child.existingStorage?.constraintItem, !state.statements.isEmpty,
        !state.isGathered(by: front)
      else { continue }
      let kind = child.constraintKind(state, front)
      // What is in a view that solves its own statements is left to it, unless the view itself is
      // placed here.
      if kind == .given, state.isRunner { continue }
      add(state, child, kind, parent: parent, to: front)
    }
    for guide in view.layoutGuides {
      guard let state = guide.existingStorage?.constraintItem, !state.statements.isEmpty,
        !state.isGathered(by: front)
      else { continue }
      add(guide, state, to: front, parent: parent)
    }
  }

  /// Adds an item that a statement leads to, and what holds it, if that is below the view.
  private func gather(_ state: ConstraintItem, _ front: ConstraintFront) {
    guard let item = state.item, !state.isGathered(by: front) else { return }
    var path: [UIView] = []
    var above = item.layoutContainer as? UIView
    var parent = -1
    while let view = above {
      if let known = view.existingStorage?.constraintItem, known.isGathered(by: front) {
        parent = known.scratchIndex
        break
      }
      path.append(view)
      above = view.superview
    }
    guard parent >= 0 else { return }
    for view in path.reversed() {
      let state = ConstraintItem.of(view)
      let kind = view.constraintKind(state, front)
      parent = add(state, view, kind, parent: parent, to: front)
    }
    if let view = item as? UIView {
      add(state, view, view.constraintKind(state, front), parent: parent, to: front)
    } else if let guide = item as? UILayoutGuide {
      add(guide, state, to: front, parent: parent)
    } else {
      add(state, item, .free, parent: parent, to: front)
    }
  }

  private func add(
    _ guide: UILayoutGuide, _ state: ConstraintItem, to front: ConstraintFront, parent: Int
  ) {
    let view = front.item(parent) as? UIView
    var kind = view?.hasArea(guide) == true ? ConstraintNode.Kind.area : .free
    if let scrollView = view as? UIScrollView, !scrollView.isApart,
      guide === scrollView.contentLayoutGuide
    {
      kind = .content
    }
    add(state, guide, kind, parent: parent, to: front)
  }

  /// Adds what scroll views with items in them scroll over.
  private func gatherContents(_ front: ConstraintFront) {
    for index in [0] + front.holders {
      guard front.nodes[index].content < 0, let view = front.item(index) as? UIScrollView,
        !view.isApart
      else { continue }
      let guide = view.contentLayoutGuide
      let state = ConstraintItem.of(guide)
      if !state.isGathered(by: front) { add(guide, state, to: front, parent: index) }
      front.nodes[index].content = state.scratchIndex
      front.contentNodes.append(state.scratchIndex)
      if state.previous == nil, view.contentSize != .zero {
        state.previous = CGRect(origin: .zero, size: view.contentSize)
      }
    }
  }

  @discardableResult
  private func add(
    _ state: ConstraintItem, _ item: any LayoutItem, _ kind: ConstraintNode.Kind, parent: Int,
    to front: ConstraintFront
  ) -> Int {
    let index = front.nodes.count
    // What views are asked for may gather another problem, which must leave nothing behind.
    if let other = state.scratchFront {
      front.interrupted.append((state, other, state.scratchIndex))
    }
    state.scratchFront = front
    state.scratchIndex = index
    if !front.isFitting { state.closeMark() }
    var node = ConstraintNode(
      kind: kind, parent: parent, depth: parent < 0 ? 0 : front.nodes[parent].depth + 1)
    if parent >= 0 { node.isMirrored = front.nodes[parent].isMirrored }
    if let view = item as? UIView, parent >= 0, view.semanticContentAttribute != .unspecified {
      node.isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    if parent >= 0, !front.states[parent].tellsChanges { front.isTold = false }
    return front.add(node, item, state)
  }

  /// Whether statements place the view: it is the source of one, or is there for statements.
  private func constraintKind(_ state: ConstraintItem, _ front: ConstraintFront)
    -> ConstraintNode.Kind
  {
    var isInvolved = false
    var isSource = false
    for statement in state.statements {
      if statement.source === state { isSource = true }
      if isInvolved { continue }
      let other = statement.source === state ? statement.target : statement.source
      isInvolved = other.map { $0 === state || !holds($0, notYetIn: front) } ?? true
    }
    if state.isRunner { return isInvolved && (isSource || isForStatements) ? .free : .given }
    return isSource || isInvolved && isForStatements ? .free : .given
  }

  /// Whether an item lies in the view, which is not gathered yet, while what is above it is.
  private func holds(_ other: ConstraintItem, notYetIn front: ConstraintFront) -> Bool {
    if other.isGathered(by: front) { return false }
    var above = other.item?.layoutContainer as? UIView
    while let view = above {
      if view === self { return true }
      if view.existingStorage?.constraintItem?.isGathered(by: front) == true { return false }
      above = view.superview
    }
    return false
  }

  /// Whether an item lies in the view, at any depth.
  func holds(_ item: (any LayoutItem)?) -> Bool {
    var above = item?.layoutContainer as? UIView
    while let view = above {
      if view === self { return true }
      above = view.superview
    }
    return false
  }

  private var isForStatements: Bool { !translatesAutoresizingMaskIntoConstraints }

  private func makeVariables(_ front: ConstraintFront, _ input: LayoutInput) {
    front.problem.reserveCapacity(
      variables: 4 * front.nodes.count, rows: 6 * front.nodes.count, terms: 12 * front.nodes.count)
    for index in front.nodes.indices {
      switch front.nodes[index].kind {
      case .root:
        if front.isFitting {
          front.nodes[0].width = front.problem.addVariable(isSize: true)
          front.nodes[0].height = front.problem.addVariable(isSize: true)
        } else {
          front.nodes[0].width = front.problem.addInput(Double(input.size.width))
          front.nodes[0].height = front.problem.addInput(Double(input.size.height))
        }
      case .free:
        let previous = front.states[index].previous?.numbers
        front.nodes[index].x = front.problem.addVariable(previous: previous?[0])
        front.nodes[index].y = front.problem.addVariable(previous: previous?[1])
        front.nodes[index].width = front.problem.addVariable(isSize: true, previous: previous?[2])
        front.nodes[index].height = front.problem.addVariable(isSize: true, previous: previous?[3])
      case .given:
        let frame = front.item(index).layoutFrame.numbers
        front.nodes[index].x = front.problem.addInput(frame[0])
        front.nodes[index].y = front.problem.addInput(frame[1])
        front.nodes[index].width = front.problem.addInput(frame[2])
        front.nodes[index].height = front.problem.addInput(frame[3])
        front.givenNodes.append(index)
      case .content:
        let previous = front.states[index].previous?.numbers
        front.nodes[index].x = front.problem.addInput(0)
        front.nodes[index].y = front.problem.addInput(0)
        front.nodes[index].width = front.problem.addVariable(isSize: true, previous: previous?[2])
        front.nodes[index].height = front.problem.addVariable(isSize: true, previous: previous?[3])
      case .area:
        front.areaNodes.append(index)
        front.nodes[index].insets = areaInsets(index, front, input)
      }
    }
  }

  /// Whether a statement is about what is in a view that is apart.
  private func isInnerMatter(_ statement: LayoutStatement, of state: ConstraintItem) -> Bool {
    guard let view = state.item as? UIView, view !== self, view.isApart else { return false }
    let other = statement.source === state ? statement.target : statement.source
    return view.holds(other?.item)
  }

  private var hasRunnerAbove: Bool {
    var above = superview
    while let view = above {
      if view.existingStorage?.constraintItem?.isRunner == true { return true }
      above = view.superview
    }
    return false
  }

  /// Adds the rows of all statements below the view, in the order of their activation.
  private func gatherStatements(_ front: ConstraintFront, _ input: LayoutInput) {
    // Conditions may measure, which gathers other problems, so the places are noted before.
    var statements: [(statement: LayoutStatement, source: Int, target: Int)] = []
    let isTopmost = !hasRunnerAbove
    for state in front.states {
      for statement in state.statements {
        let isWhole =
          statement.source.isGathered(by: front)
          && (statement.target?.isGathered(by: front) ?? true)
        if !isWhole {
          if isInnerMatter(statement, of: state) { continue }
          // One that reaches beyond the view belongs to whoever lays out there, if somebody does.
          if isTopmost { front.problems.append(.disconnected(statement)) }
        } else if statement.source === state {
          statements.append(
            (statement, statement.source.scratchIndex, statement.target?.scratchIndex ?? -1))
        }
      }
    }
    for index in statements.indices.dropFirst()
    where statements[index].statement.serial < statements[index - 1].statement.serial {
      statements.sort { $0.statement.serial < $1.statement.serial }
      break
    }
    front.entries.reserveCapacity(statements.count)
    var groups: [ObjectIdentifier: Bool] = [:]
    for (statement, source, target) in statements {
      var holds = true
      if let group = statement.group {
        if let known = groups[ObjectIdentifier(group)] {
          holds = known
        } else {
          holds = group.condition(input)
          groups[ObjectIdentifier(group)] = holds
          front.conditions.append((group, holds))
        }
      }
      if statement.sourceAttribute.isBaseline {
        readBaselines(source, of: front.nodes[source].natural, front)
      }
      if statement.targetAttribute?.isBaseline == true {
        readBaselines(target, of: front.nodes[target].natural, front)
      }
      front.append(statement, source, target, holds: holds)
    }
    if front.isFitting {
      for size in [front.nodes[0].width, front.nodes[0].height] {
        front.wishes.append(front.problem.add(.init(size), is: .equal, 0, priority: 50))
      }
    }
  }
}

extension ConstraintItem {
  func isGathered(by front: ConstraintFront) -> Bool { scratchFront === front }

}

extension CGRect {
  /// x, y, width and height, 0 where they are not finite.
  var numbers: [Double] {
    [origin.x, origin.y, size.width, size.height].map { $0.isFinite ? Double($0) : 0 }
  }
}
