import ConstraintSolver
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutElement {
  /// The active statements about the element and all in it that place nothing, because no view
  /// above their items solves statements.
  ///
  /// They are told as issues once the view was laid out, and whenever a `LayoutSnapshot` of it is
  /// taken; tests can ask for them:
  ///
  /// ```swift
  /// #expect(screen.statementsWithoutPass().isEmpty)
  /// ```
  ///
  /// A view that calls `layOutConstraints()` from `layoutSubviews` counts as one that solves from
  /// its first pass on. A view that solves statements does so for what is in it. Statements
  /// that relate the view to something around it need another such view further up.
  ///
  /// - Complexity: O(elements).
  public func statementsWithoutPass() -> [LayoutStatement] {
    ElementContainers(of: self).contains { $0.solvesStatements } ? [] : unsolvedStatements()
  }

  var solvesStatements: Bool { existingStorage?.constraintItem?.solvesStatements == true }

  /// The active statements about the element and all in it that no pass has taken in, by age;
  /// without those that views in it solve.
  func unsolvedStatements() -> [LayoutStatement] {
    var statements: [LayoutStatement] = []
    var tree = ElementTree(self)
    while let (element, _) = tree.next() {
      let state = element.existingStorage?.constraintItem
      if state?.solvesStatements == true {
        tree.skipChildren()
      } else {
        // Guides are no children.
        statements += element.statementsOfGuides.filter { $0.observer == nil }
      }
      guard let state else { continue }
      for statement in state.statements where statement.observer == nil {
        if state.solvesStatements, !state.leadsAround(statement) { continue }
        if statement.source === state || statement.source.item is UILayoutGuide {
          statements.append(statement)
        }
      }
    }
    statements = statements.inOrder { $0.serial }
    return zip(statements, [nil] + statements).filter { $0 !== $1 }.map(\.0)
  }

  /// The active statements that guides of the element, and other items in it that are no views,
  /// are the source of; those of a guide that is noted, too, twice.
  fileprivate var statementsOfGuides: [LayoutStatement] {
    let guests = existingStorage?.constraintItem?.guests ?? []
    let guides = (self as? any GuideHolder)?.guideItems ?? []
    if guests.isEmpty, guides.isEmpty { return [] }
    return (guests + guides).filter { $0.item?.layoutContainer === self }.flatMap { item in
      item.statements.filter { $0.source === item }
    }
  }
}

extension ConstraintItem: FrameWitness {
  func framesWillBeTaken(of element: any LayoutElement) {
    for issue in SilentStatements(element.statementsWithoutPass(), in: element).issues {
      LayoutIssue.report(issue)
    }
  }

  func wasLaidOut(_ element: any LayoutElement) { tellUnsolved(around: element) }

  func contentChanged() {
    // A view that solves statements was marked itself, as it holds the item.
    let holder = keptView?.superview?.storage?._withUnsafeGuaranteedRef { $0.constraintItem }
    if holder?.solvesStatements != true { pass?.markContent() }
  }
}

extension ConstraintItem: IssueKeeper {
  var standingIssues: [LayoutIssue] {
    let silent = standingUnsolved.flatMap { told in
      // Where something solves statements by now, it tells of them.
      let statements = told.map(\.statement).filter { $0.silentScope != nil }
      let scope = statements.first?.silentScope
      return scope.map { SilentStatements(statements, in: $0).issues } ?? []
    }
    return silent + (ownPass?.standingIssues ?? [])
  }
}

extension ConstraintItem {
  /// Tells of statements that were written where nothing solves them, each once. Where something
  /// does, it has it look into what holds the element.
  func tellUnsolved(around element: any LayoutElement) {
    let isNews = { (statement: LayoutStatement) in
      statement.observer == nil && !statement.isToldUnsolved
    }
    let isAboutGuides = !solvesStatements && element.statementsOfGuides.contains(where: isNews)
    // Nearly all were taken in meanwhile.
    guard isAboutGuides || statements.contains(where: isNews) else { return }
    guard let scope = element.silentScope else {
      return lookInto(element, isHolder: isAboutGuides)
    }
    let unsolved = scope.unsolvedStatements().filter { !$0.isToldUnsolved }
    guard !unsolved.isEmpty else { return }
    // Those that were solved meanwhile, and are told of again, stand once.
    let others = standingUnsolved.map { $0.filter(\.statement.isToldUnsolved) }
    for statement in unsolved { statement.isToldUnsolved = true }
    toldUnsolved = others + [unsolved.map { ($0, $0.serial) }]
    for issue in SilentStatements(unsolved, in: scope).issues { LayoutIssue.report(issue) }
  }

  /// What was told of statements that nothing solves, as far as that is so now.
  private var standingUnsolved: [[(statement: LayoutStatement, serial: Int)]] {
    toldUnsolved.map { told in
      told.filter { statement, serial in
        // One that was activated again stands as it did until it is told anew, with others.
        statement.isActive && statement.observer == nil
          && (statement.serial == serial || !statement.isToldUnsolved)
      }
    }.filter { !$0.isEmpty }
  }

  /// Has what solves statements around the item, an element, look into what holds it, as statements
  /// do not lead there, and into the element itself if it holds items.
  private func lookInto(_ element: any LayoutElement, isHolder: Bool) {
    guard let item = element as? any LayoutItem else { return }
    let isNew = item.noteHolders() || isHolder && !holdsItems
    if isHolder { holdsItems = true }
    if isNew { item.markStatementPasses() }
  }

  /// Whether a statement relates the item to something in the same tree that is not in it.
  func leadsAround(_ statement: LayoutStatement) -> Bool {
    guard let item, let other = other(in: statement)?.item, other !== item else { return false }
    let around = Array(ElementContainers(of: other))
    if around.contains(where: { $0 === item }) { return false }
    let topmost = ElementContainers(of: item).reduce(item) { $1 }
    return topmost === around.last ?? other
  }
}

extension LayoutElement {
  /// The topmost element around this one up to which nothing solves the statements in it; `nil` if
  /// something does.
  fileprivate var silentScope: (any LayoutElement)? {
    var scope: any LayoutElement = self
    var barrier: (any LayoutElement)?
    for container in ElementContainers(of: self) {
      if container.solvesStatements { return barrier }
      if barrier == nil, container.placesContents { barrier = scope }
      scope = container
    }
    return scope
  }
}

extension LayoutStatement {
  /// The topmost element around the source up to which nothing solves statements.
  fileprivate var silentScope: (any LayoutElement)? {
    let item: (any LayoutElement)? = source.item
    return (item is UIView ? item : item?.layoutContainer as? any LayoutElement)?.silentScope
  }
}
