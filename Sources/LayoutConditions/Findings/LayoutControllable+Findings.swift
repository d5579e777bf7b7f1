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
    return conditionLists.flatMap { known.issues($0) }
  }

  /// The conditions of the methods of each element, in the order of ``subviews``, and the cases of
  /// ``responsiveOptimization``.
  var conditionLists: [ConditionList] {
    let info = layoutInfo
    var lists: [ConditionList] = []
    for subview in subviews {
      guard let methods = info[ObjectIdentifier(subview)], !methods.isEmpty else { continue }
      lists.append(ConditionList(methods, of: subview))
    }
    let name = (self as? any LayoutElement)?.layoutName ?? String(describing: type(of: self))
    if let list = responsiveOptimization?.list(of: "responsiveOptimization", name) {
      lists.append(list)
    }
    return lists
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
  public func layoutFindings() -> [LayoutIssue] { findingsInTree }

  fileprivate var findingsInTree: [LayoutIssue] {
    LayoutIssue.findings(inTreeOf: self) { element, known in
      if let conditional = element as? any ConditionalElement {
        return conditional.ownFindings(&known)
      }
      let lists = (element as? any LayoutControllable)?.conditionLists ?? []
      return lists.flatMap { known.issues($0) }
    }
  }
}

extension LayoutControllable where Self: LayoutContainer {
  /// What is wrong with the methods of the container and with all conditions in it, those of
  /// controllers that are no containers included; found without a pass.
  public func layoutFindings() -> [LayoutIssue] { findingsInTree }
}

extension ConditionList {
  /// The conditions of an element's methods.
  init(_ methods: [LayoutMethod], of element: any LayoutElement) {
    self.init(
      elements: [element.layoutName], noun: "method", conditions: methods.map(\.condition),
      locations: methods.map(\.location), hasFallback: false)
  }
}
