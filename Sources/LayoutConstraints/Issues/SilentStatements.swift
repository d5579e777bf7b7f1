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
        "No view in the tree of \(topmost.layoutName) solves statements, so these place "
        + "nothing: \(loose.joinedReferences)",
      advice: "Make \(topmost.layoutName) a ConstraintView (the view of a view controller by "
        + "view = ConstraintView() in loadView), or call layOutConstraints() from its "
        + "layoutSubviews.")
  }
}

extension [LayoutStatement] {
  /// How many an issue names: to find a line may take tens of milliseconds.
  private static var namedCount: Int { 4 }

  /// Those that an issue names, as values.
  fileprivate var namedCauses: [LayoutIssue.Cause] {
    prefix(Self.namedCount).map { $0.cause.leftOut() }
  }

  /// The first statements with their places, and how many more there are.
  fileprivate var joinedReferences: String {
    let texts = prefix(Self.namedCount).map(\.reference)
    let rest = count - texts.count
    return texts.joined(separator: "; ") + (rest > 0 ? " and \(rest) more." : ".")
  }
}

extension LayoutIssue {
  /// Statements about a view that its container places.
  static func placedElsewhere(
    _ statements: [LayoutStatement], by container: any LayoutElement, _ reason: String
  ) -> LayoutIssue {
    let view = statements.first?.itemNames.first ?? "the view"
    let place = container.layoutName
    return LayoutIssue(
      .statementOnPlacedElement, elements: [view, place],
      numbers: ["statements": Double(statements.count)],
      location: statements.lazy.compactMap(\.location).first,
      causes: statements.namedCauses,
      explanation: "\(reason) \(statements.joinedReferences)",
      advice: "Say the same in the words of \(place), such as layoutTraits in a box or a method in "
        + "a layout view, or put \(view) into a ConstraintView that \(place) places.")
  }
}
