import Foundation

extension Responsive {
  /// The cases as a list, where there are any.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - element: The name of the element whose property it is.
  package func list(of property: String, _ element: String) -> ConditionList? {
    guard !cases.isEmpty else { return nil }
    return ConditionList(
      elements: [element], noun: "case of \(property)", conditions: conditions,
      locations: conditions.map(\.location), hasFallback: true)
  }

  /// The same values under other conditions.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - element: The name of the element whose property it is.
  ///   - replacement: As many conditions as it is given.
  package func replacingConditions(
    of property: String, _ element: String, _ replacement: (ConditionList) -> [LayoutCondition]
  ) -> Responsive {
    guard let list = list(of: property, element) else { return self }
    return zip(cases, replacement(list)).reduce(Responsive(fallback)) { result, pair in
      result.when(pair.1, pair.0.value)
    }
  }
}

extension ConditionList {
  /// A condition that stands alone.
  package init(_ condition: LayoutCondition, _ noun: String, _ element: String) {
    self.init(
      elements: [element], noun: noun, conditions: [condition], locations: [condition.location],
      hasFallback: true)
  }

  /// What is wrong with the list: first the sizes that nothing covers, then what never counts, in
  /// the order of the list.
  ///
  /// - Parameter coverage: What is true of the list's conditions.
  package func issues(_ coverage: ConditionCoverage) -> [LayoutIssue] {
    guard !conditions.isEmpty else { return [] }
    var issues: [LayoutIssue] = []
    let regions = coverage.uncovered.filter(\.isCertain)
    if !hasFallback, !regions.isEmpty { issues.append(uncovered(regions)) }
    let dead =
      coverage.neverHolding.map { ($0, neverHolds($0)) }
      + coverage.shadowed.map { ($0.index, isShadowed($0)) }
    issues += dead.sorted { $0.0 < $1.0 }.map(\.1)
    if !coverage.isKnown { issues.append(notExamined) }
    return issues
  }

  /// How many regions or conditions an issue names.
  private static let limit = 4

  private func uncovered(_ regions: [UncoveredSizes]) -> LayoutIssue {
    var places = regions.prefix(Self.limit).map { "where \($0)" }
    if regions.count > Self.limit { places.append("in \(regions.count - Self.limit) more regions") }
    let example = regions[0].example
    let isNowhere = regions.count == 1 && regions[0].condition.constant == true
    return LayoutIssue(
      .uncoveredSizes, elements: elements,
      numbers: ["width": example.width, "height": example.height],
      location: locations.last ?? nil,
      explanation: isNowhere
        ? "No \(noun) holds at any size, so the element keeps the frame it has."
        : "No \(noun) holds \(places.joined(separator: ", or ")). There the element keeps the "
          + "frame it has.",
      advice: "Append a \(noun) without a condition as the last one, or widen a condition.")
  }

  private func neverHolds(_ index: Int) -> LayoutIssue {
    let condition = conditions[index]
    let isConstant = condition.expression.constant != nil
    // Switching off what has to stay is what the constant is for.
    let isMeant = isConstant && condition.location == nil
    let reason =
      isMeant
      ? "its condition is the constant that never holds."
      : isConstant
        ? "the range of its condition contains nothing, or has a bound that is not a number."
        : "no size satisfies its condition, \(condition)."
    return LayoutIssue(
      .conditionNeverHolds, severity: isMeant ? .note : .warning, elements: elements,
      location: locations[index] ?? condition.location,
      explanation: "The \(index.place(of: noun)) never counts: \(reason)",
      advice: "Correct the condition, or drop the \(noun).")
  }

  private func isShadowed(_ shadowed: ConditionCoverage.Shadowed) -> LayoutIssue {
    let index = shadowed.index
    var names = shadowed.by.prefix(Self.limit).map { other in
      let place = locations[other].map { ", \($0.shortDescription)" } ?? ""
      return "the \(other.place(of: noun)) (\(conditions[other])\(place))"
    }
    if shadowed.by.count > Self.limit { names.append("\(shadowed.by.count - Self.limit) more") }
    let others = names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    // Behind others that happen to cover everything, a last resort does no harm.
    let isLastResort =
      index == conditions.count - 1 && conditions[index].expression.constant == true
      && !shadowed.by.contains { conditions[$0].expression.constant == true }
    return LayoutIssue(
      .conditionShadowed, severity: isLastResort ? .note : .warning, elements: elements,
      location: locations[index] ?? conditions[index].location,
      explanation: "The \(index.place(of: noun)) (\(conditions[index])) never counts: wherever it "
        + "holds, \(others) comes first.",
      advice: isLastResort
        ? "Drop the \(noun), or keep it as a last resort."
        : "Put the \(noun) with the narrower condition first, or drop this one.")
  }

  private var notExamined: LayoutIssue {
    LayoutIssue(
      .conditionsNotExamined, severity: .note, elements: elements,
      location: locations.first ?? nil,
      explanation: "There are too many conditions, or tests on different traits, to look at all "
        + "sizes, so uncovered sizes and conditions without effect may have been missed.",
      advice: "Divide the list, or end it with a \(noun) without a condition.")
  }
}

extension LayoutIssue {
  /// What is wrong with conditions that do not belong to one list: each that never holds, once.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of an element's properties, statements or blocks.
  ///   - elements: The element's name.
  package static func neverHolding(
    _ conditions: [LayoutCondition], _ elements: [String]
  ) -> [LayoutIssue] {
    var known: Set<LayoutCondition> = []
    return conditions.compactMap { condition in
      let isMeant = condition.expression.constant != nil && condition.location == nil
      guard !isMeant, known.insert(condition).inserted,
        !ConditionCoverage(of: [condition]).neverHolding.isEmpty
      else { return nil }
      return LayoutIssue(
        .conditionNeverHolds, elements: elements, location: condition.location,
        explanation: "No size satisfies the condition \(condition), so what depends on it never "
          + "counts.",
        advice: "Correct the condition, or drop what depends on it.")
    }
  }
}
