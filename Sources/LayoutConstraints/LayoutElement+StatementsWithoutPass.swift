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
    var above: (any LayoutElement)? = self
    while let element = above {
      if element.existingStorage?.constraintItem?.isRunner == true { return [] }
      above = element.layoutContainer as? any LayoutElement
    }
    var statements: [LayoutStatement] = []
    var pending: [any LayoutElement] = [self]
    while let element = pending.popLast() {
      if let state = element.existingStorage?.constraintItem {
        if state.isRunner { continue }
        // Guides are no children, but statements lead to them.
        for statement in state.statements where statement.front == nil {
          if statement.source === state || statement.source.item is UILayoutGuide {
            statements.append(statement)
          }
        }
      }
      pending.append(contentsOf: element.layoutChildren)
    }
    return statements.sorted { $0.serial < $1.serial }
  }

  func reportStatementsWithoutPass() {
    let statements = statementsWithoutPass()
    guard !statements.isEmpty else { return }
    var topmost: any LayoutElement = self
    while let above = topmost.layoutContainer as? any LayoutElement { topmost = above }
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
