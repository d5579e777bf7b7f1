public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutElement {
  /// The active statements about the element and all that is in it that place nothing, because no view
  /// above their items solves statements.
  ///
  /// Nothing hears of a pass of plain views, so a plain topmost view goes unnoticed by itself. Taking
  /// a `LayoutSnapshot` of it reports these statements, and tests can ask for them:
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
    if isRunner || ElementContainers(of: self).contains(where: { $0.isRunner }) { return [] }
    var statements: [LayoutStatement] = []
    var tree = ElementTree(self)
    while let (element, _) = tree.next() {
      guard let state = element.existingStorage?.constraintItem else { continue }
      if state.isRunner {
        tree.skipChildren()
        continue
      }
      // Guides are no children, but statements lead to them.
      for statement in state.statements where statement.front == nil {
        if statement.source === state || statement.source.item is UILayoutGuide {
          statements.append(statement)
        }
      }
    }
    return statements.sorted { $0.serial < $1.serial }
  }

  private var isRunner: Bool { existingStorage?.constraintItem?.isRunner == true }

  func reportStatementsWithoutPass() {
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
