extension LayoutContainer {
  /// What is wrong with the conditions of the container and of all containers in it.
  public func layoutFindings() -> [LayoutIssue] {
    LayoutIssue.findings(inTreeOf: self) { element, known in
      (element as? any ConditionalElement)?.ownFindings(&known) ?? []
    }
  }
}

extension LayoutIssue {
  /// What is wrong with the conditions in a tree.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - findings: What is wrong with those that are declared on one element of it.
  package static func findings(
    inTreeOf root: any LayoutElement,
    _ findings: (any LayoutElement, inout KnownCoverage) -> [LayoutIssue]
  ) -> [LayoutIssue] {
    var known = KnownCoverage()
    var found: [LayoutIssue] = []
    // An element that claims to contain itself is a finding too.
    let told = LayoutIssue.collecting {
      for (element, _) in ElementTree(root) { found += findings(element, &known) }
    }
    return found + told
  }
}

extension ConditionalElement {
  /// What is wrong with the conditions that are declared on the element itself: with those in lists
  /// first.
  package func ownFindings(_ known: inout KnownCoverage) -> [LayoutIssue] {
    let lists = declaredLists
    let listed = Set(lists.flatMap(\.conditions))
    return lists.flatMap { known.issues($0) }
      + LayoutIssue.neverHolding(
        declaredConditions.filter { !listed.contains($0) }, [layoutName])
  }
}

/// What is known of lists of conditions: elements often share one.
package struct KnownCoverage {
  private var coverages: [[LayoutCondition]: ConditionCoverage] = [:]

  /// Nothing is known yet.
  package init() {}

  /// What is wrong with a list.
  package mutating func issues(_ list: ConditionList) -> [LayoutIssue] {
    if let coverage = coverages[list.conditions] { return list.issues(coverage) }
    let coverage = ConditionCoverage(of: list.conditions)
    coverages[list.conditions] = coverage
    return list.issues(coverage)
  }
}
