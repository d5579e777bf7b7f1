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

  /// The active statements about the element and all in it that no pass has taken in, by age; without
  /// those that views in it solve.
  func unsolvedStatements() -> [LayoutStatement] {
    var statements: [LayoutStatement] = []
    var tree = ElementTree(self)
    while let (element, _) = tree.next() {
      guard let state = element.existingStorage?.constraintItem else { continue }
      if state.solvesStatements { tree.skipChildren() }
      // Guides are no children, but statements lead to them.
      for statement in state.statements where statement.observer == nil {
        if state.solvesStatements, !state.leadsAround(statement) { continue }
        if statement.source === state || statement.source.item is UILayoutGuide {
          statements.append(statement)
        }
      }
    }
    return statements.sorted { $0.serial < $1.serial }
  }
}

extension ConstraintItem: FrameWitness {
  func framesWillBeTaken(of element: any LayoutElement) {
    for issue in SilentStatements(element.statementsWithoutPass(), in: element).issues {
      LayoutIssue.report(issue)
    }
  }

  func wasLaidOut(_ element: any LayoutElement) { tellUnsolved(around: element) }
}

extension ConstraintItem: IssueKeeper {
  var standingIssues: [LayoutIssue] {
    let silent = toldUnsolved.filter { told in
      told.statements.contains { $0.isActive && $0.observer == nil }
    }
    return silent.flatMap(\.issues) + (ownPass?.standingIssues ?? [])
  }
}

extension ConstraintItem {
  /// Tells of statements that were written where nothing solves them, each once.
  func tellUnsolved(around element: any LayoutElement) {
    // Nearly all were taken in meanwhile.
    if solvesStatements || !statements.isEmpty,
      statements.allSatisfy({ $0.observer != nil || $0.isToldUnsolved })
    {
      return
    }
    guard let scope = element.silentScope else { return }
    let unsolved = scope.unsolvedStatements().filter { !$0.isToldUnsolved }
    guard !unsolved.isEmpty else { return }
    for statement in unsolved { statement.isToldUnsolved = true }
    let issues = SilentStatements(unsolved, in: scope).issues
    toldUnsolved.append((unsolved, issues))
    for issue in issues { LayoutIssue.report(issue) }
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
