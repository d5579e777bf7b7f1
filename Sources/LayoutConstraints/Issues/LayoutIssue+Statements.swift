import LayoutCore

// How issues speak of statements.
extension LayoutStatement {
  var itemNames: [String] { itemNames { $0.issueName } }

  private func itemNames(_ name: (any LayoutItem) -> String) -> [String] {
    [source.item, target?.item].compactMap { $0.map(name) }
  }

  /// The statement as a part of an issue.
  var cause: LayoutIssue.Cause { cause { $0.issueName } }

  /// The statement as a part of an issue, in which a function names its items.
  func cause(naming name: (any LayoutItem) -> String) -> LayoutIssue.Cause {
    LayoutIssue.Cause(description, name: identifier, elements: itemNames(name), location: location)
  }
}

extension LayoutIssue.Cause {
  /// The cause as one that does not count, or does.
  func leftOut(_ isLeftOut: Bool = true) -> LayoutIssue.Cause {
    var cause = self
    cause.isLeftOut = isLeftOut
    return cause
  }
}

extension [LayoutStatement] {
  /// How many an issue names: to find a line may take tens of milliseconds.
  private static var namedCount: Int { 4 }

  /// Those that an issue names, as values.
  var namedCauses: [LayoutIssue.Cause] {
    prefix(Self.namedCount).map { $0.cause.leftOut() }
  }

  /// The first statements with their places, and how many more there are.
  var joinedReferences: String {
    let texts = prefix(Self.namedCount).map(\.reference)
    let rest = count - texts.count
    return texts.joined(separator: "; ") + (rest > 0 ? " and \(rest) more." : ".")
  }
}

extension LayoutIssue {
  /// A statement about an attribute that is multiplied by a dimension.
  static func secondAttribute(_ item: String, in statement: LayoutStatement) -> LayoutIssue {
    LayoutIssue(
      .invalidStatement, elements: statement.itemNames + [item], location: statement.location,
      causes: [statement.cause],
      explanation: "\(statement.reference) is not multiplied by a dimension of \(item): its right "
        + "side has an attribute already.",
      advice: "Relate the attribute to one other, times a number.")
  }

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
