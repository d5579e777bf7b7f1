public import LayoutCore

extension LayoutControllable {
  /// What is wrong with the methods, found without a pass.
  ///
  /// For each element with methods, in the order of ``subviews``: the sizes at which none of them
  /// holds; methods whose condition never holds; methods that never count because an earlier one
  /// holds wherever they do. Then the cases of ``responsiveOptimization`` that never count.
  ///
  /// ```swift
  /// for finding in screen.layoutFindings() { print(finding) }
  /// // warning: an element is not placed at every size
  /// //   why: No method holds where 400 < width < 401. There the element keeps the frame it has.
  /// //   what to do: Append a method without a condition as the last one, or widen a condition.
  /// //   elements: list
  /// //   numbers: width 400.5, height 100
  /// //   where: Shop/Screen.swift:12
  /// ```
  ///
  /// Findings are returned and not reported. Frames, marks and what was reported before stay as
  /// they are. A closure can answer either way, so a finding holds whatever closures answer.
  ///
  /// A last method without a condition that is not needed is a note, and so is one that is switched
  /// off by `LayoutCondition.never`; all else is a warning.
  ///
  /// - Complexity: Linear in the elements; for each different list of conditions
  ///   O(thresholds² × parts × combinations of direction and traits), and some four million steps
  ///   at most.
  public func layoutFindings() -> [LayoutIssue] {
    var known = KnownCoverage()
    return ownFindings(&known)
  }

  fileprivate func ownFindings(_ known: inout KnownCoverage) -> [LayoutIssue] {
    let info = layoutInfo
    var findings: [LayoutIssue] = []
    for subview in subviews {
      guard let methods = info[ObjectIdentifier(subview)], !methods.isEmpty else { continue }
      findings += known.issues(ConditionList(methods, of: subview))
    }
    let name = (self as? any LayoutElement)?.layoutName ?? String(describing: type(of: self))
    if let list = responsiveOptimization?.list(of: "responsiveOptimization", name) {
      findings += known.issues(list)
    }
    return findings
  }
}

extension LayoutControllable where Self: LayoutElement {
  /// What is wrong with the methods of the element and of all controllers in it, found without a
  /// pass; the conditions of boxes, statements, schemes and matrices in it that never hold; and the
  /// cases of their responsive properties, and the schemes, that never count because earlier ones
  /// hold wherever they do.
  ///
  /// Elements come before what is in them, in the order of their subviews. For each controller the
  /// findings are the elements' that it places, then its own.
  ///
  /// - Complexity: Linear in the elements of the tree; for each different list of conditions as
  ///   for a controller that is no element.
  public func layoutFindings() -> [LayoutIssue] {
    var known = KnownCoverage()
    var findings: [LayoutIssue] = []
    // An element that claims to contain itself is a finding too.
    let told = LayoutIssue.collecting {
      for (element, _) in ElementTree(self) {
        if let controller = element as? any LayoutControllable {
          findings += controller.ownFindings(&known)
        } else if let conditional = element as? any ConditionalElement {
          let lists = conditional.declaredLists
          for list in lists { findings += known.issues(list) }
          let listed = Set(lists.flatMap(\.conditions))
          findings += LayoutIssue.neverHolding(
            conditional.declaredConditions.filter { !listed.contains($0) },
            [conditional.layoutName])
        }
      }
    }
    return findings + told
  }
}

extension ConditionList {
  /// The conditions of an element's methods.
  init(_ methods: [LayoutMethod], of element: any LayoutElement) {
    self.init(
      elements: [element.layoutName], noun: "method", conditions: methods.map(\.condition),
      locations: methods.map(\.location), hasFallback: false)
  }
}

/// What is known of lists of conditions: elements often share one.
private struct KnownCoverage {
  private var coverages: [[LayoutCondition]: ConditionCoverage] = [:]

  mutating func issues(_ list: ConditionList) -> [LayoutIssue] {
    if let coverage = coverages[list.conditions] { return list.issues(coverage) }
    let coverage = ConditionCoverage(of: list.conditions)
    coverages[list.conditions] = coverage
    return list.issues(coverage)
  }
}
