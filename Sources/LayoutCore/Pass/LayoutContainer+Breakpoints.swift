extension LayoutContainer {
  /// The breakpoints of the conditions of the container and of all containers in it.
  public var layoutBreakpoints: LayoutBreakpoints { LayoutBreakpoints(ofTree: self) }
}

extension LayoutBreakpoints {
  /// The breakpoints of the conditions of an element and of all elements in it.
  package init(ofTree root: any LayoutElement) {
    var conditions: [LayoutCondition] = []
    var isComplete = true
    for (element, source) in ElementTree.conditionalElements(of: root) {
      let own = element.declaredConditions
      if source !== root, LayoutBreakpoints(of: own) != LayoutBreakpoints() { isComplete = false }
      conditions += own
    }
    self.init(of: conditions)
    if !isComplete { self.isComplete = false }
  }
}

extension ElementTree {
  /// The elements of a tree that have conditions, each with the element whose input these see.
  package static func conditionalElements(
    of root: any LayoutElement
  ) -> [(element: any ConditionalElement, source: any LayoutElement)] {
    var result: [(any ConditionalElement, any LayoutElement)] = []
    // Whose input the elements at each depth that lead to the current one see.
    var sources: [any LayoutElement] = []
    for (element, depth) in ElementTree(root) {
      if depth < sources.count { sources.removeSubrange(depth...) }
      let outer = sources.last ?? root
      guard let conditional = element as? any ConditionalElement else {
        sources.append(outer)
        continue
      }
      let source = depth == 0 || conditional.readsInputOfContainer ? outer : element
      sources.append(source)
      result.append((conditional, source))
    }
    return result
  }
}

extension Responsive {
  /// The conditions in the order in which they are asked.
  package var conditions: [LayoutCondition] { cases.map(\.condition) }
}
