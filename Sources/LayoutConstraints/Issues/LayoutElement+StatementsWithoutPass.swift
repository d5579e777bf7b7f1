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
  /// No pass tells of a plain topmost view by itself. Taking a `LayoutSnapshot` of it reports these
  /// statements, and tests can ask for them:
  ///
  /// ```swift
  /// #expect(screen.statementsWithoutPass().isEmpty)
  /// ```
  ///
  /// A view that calls `layOutConstraints()` from `layoutSubviews` counts as one that solves from its
  /// first pass on.
  ///
  /// - Complexity: O(elements).
  public func statementsWithoutPass() -> [LayoutStatement] {
    if solvesStatements || ElementContainers(of: self).contains(where: { $0.solvesStatements }) {
      return []
    }
    var statements: [LayoutStatement] = []
    var tree = ElementTree(self)
    while let (element, _) = tree.next() {
      guard let state = element.existingStorage?.constraintItem else { continue }
      if state.solvesStatements {
        tree.skipChildren()
        continue
      }
      // Guides are no children, but statements lead to them.
      for statement in state.statements where statement.observer == nil {
        if statement.source === state || statement.source.item is UILayoutGuide {
          statements.append(statement)
        }
      }
    }
    return statements.sorted { $0.serial < $1.serial }
  }

  private var solvesStatements: Bool {
    existingStorage?.constraintItem?.solvesStatements == true
  }

  fileprivate func reportStatementsWithoutPass() {
    let statements = statementsWithoutPass()
    guard !statements.isEmpty else { return }
    var topmost: any LayoutElement = self
    for container in ElementContainers(of: self) { topmost = container }
    let texts = statements.prefix(4).map(\.reference)
    let rest = statements.count - texts.count
    LayoutIssue.report(
      LayoutIssue(
        .statementsWithoutPass, elements: [topmost.layoutName],
        numbers: ["statements": Double(statements.count)],
        location: statements.lazy.compactMap(\.location).first,
        explanation:
          "No view in the tree of \(topmost.layoutName) solves statements, so these place "
          + "nothing: \(texts.joined(separator: "; "))"
          + (rest > 0 ? " and \(rest) more." : "."),
        advice: "Make \(topmost.layoutName) a ConstraintView, or call layOutConstraints() from its "
          + "layoutSubviews and lay it out before its frames are taken."))
  }
}

extension ConstraintItemHolder: FrameWitness {
  func framesWillBeTaken(of element: any LayoutElement) {
    element.reportStatementsWithoutPass()
  }
}
