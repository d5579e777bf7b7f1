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
  private var placed:
    [(element: any LayoutElement, container: any LayoutElement, statements: [LayoutStatement])] = []

  /// All others.
  private var loose: [LayoutStatement] = []

  init(_ statements: [LayoutStatement], in scope: any LayoutElement) {
    self.scope = scope
    for statement in statements {
      guard let view = statement.source.item, !(view is UILayoutGuide),
        let container = view.layoutContainer as? any LayoutElement, container.placesContents
      else {
        loose.append(statement)
        continue
      }
      if let index = placed.firstIndex(where: { $0.element === view }) {
        placed[index].statements.append(statement)
      } else {
        placed.append((view, container, [statement]))
      }
    }
  }

  /// An issue for each view that something else places, and one for all other statements.
  var issues: [LayoutIssue] {
    let placed = placed.map { element, container, statements in
      LayoutIssue.placedElsewhere(
        statements, by: container,
        "\(container.layoutName) places \(element.layoutName) by itself and solves no statements, "
          + "so these have no effect:")
    }
    return loose.isEmpty ? placed : placed + [looseIssue]
  }

  private var looseIssue: LayoutIssue {
    var topmost = scope
    for container in ElementContainers(of: scope) {
      if container.placesContents { break }
      topmost = container
    }
    return LayoutIssue(
      .statementsWithoutPass, elements: [topmost.layoutName],
      numbers: ["statements": Double(loose.count)],
      location: loose.lazy.compactMap(\.location).first,
      causes: loose.namedCauses,
      explanation:
        "No view around these items solves statements, so these place nothing: "
        + loose.joinedReferences,
      advice: "Make \(topmost.layoutName) a ConstraintView (the view of a view controller by "
        + "view = ConstraintView() in loadView), or call layOutConstraints() from its "
        + "layoutSubviews.")
  }
}
