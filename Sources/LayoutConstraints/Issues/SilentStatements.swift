import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Statements that place nothing, sorted by what their users have to know.
struct SilentStatements {
  /// The topmost element around them that nothing solves statements in.
  private let scope: any LayoutElement

  /// Those about views that a container places by other means, by view and in order.
  private var placed: [(element: any LayoutElement, container: any LayoutElement, [LayoutStatement])]
    = []

  /// All others.
  private var loose: [LayoutStatement] = []

  init(_ statements: [LayoutStatement], in scope: any LayoutElement) {
    self.scope = scope
    for statement in statements {
      guard let view = statement.source.item as? UIView, let container = view.superview,
        container.placesContents(container.existingStorage?.constraintItem)
      else {
        loose.append(statement)
        continue
      }
      if let index = placed.firstIndex(where: { $0.element === view }) {
        placed[index].2.append(statement)
      } else {
        placed.append((view, container, [statement]))
      }
    }
  }

  /// Reports an issue for each view that something else places, and one for all other statements.
  func report() {
    for (element, container, statements) in placed {
      let (view, place) = (element.layoutName, container.layoutName)
      LayoutIssue.report(
        LayoutIssue(
          .statementOnPlacedElement, elements: [view, place],
          numbers: ["statements": Double(statements.count)],
          location: statements.lazy.compactMap(\.location).first,
          explanation:
            "\(place) places \(view) by itself and solves no statements, so these have no effect: "
            + "\(statements.joinedReferences)",
          advice: "Say the same in the words of \(place), such as layoutTraits in a box or a method "
            + "in a layout view, or put \(view) into a ConstraintView that \(place) places."))
    }
    guard !loose.isEmpty else { return }
    var topmost = scope
    for container in ElementContainers(of: scope) {
      let state = container.existingStorage?.constraintItem
      if (container as? UIView)?.placesContents(state) == true { break }
      topmost = container
    }
    LayoutIssue.report(
      LayoutIssue(
        .statementsWithoutPass, elements: [topmost.layoutName],
        numbers: ["statements": Double(loose.count)],
        location: loose.lazy.compactMap(\.location).first,
        explanation:
          "No view in the tree of \(topmost.layoutName) solves statements, so these place "
          + "nothing: \(loose.joinedReferences)",
        advice: "Make \(topmost.layoutName) a ConstraintView (the view of a view controller by "
          + "view = ConstraintView() in loadView), or call layOutConstraints() from its "
          + "layoutSubviews."))
  }
}

extension [LayoutStatement] {
  /// The first statements with their places, and how many more there are.
  fileprivate var joinedReferences: String {
    let texts = prefix(4).map(\.reference)
    let rest = count - texts.count
    return texts.joined(separator: "; ") + (rest > 0 ? " and \(rest) more." : ".")
  }
}

extension UIView {
  /// Has the statements in the view looked at once it was laid out, as nothing is known to solve
  /// them.
  func askForStatementCheck() {
    _ = ConstraintItem.of(self)
    askForNotice()
  }
}
