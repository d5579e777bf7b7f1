extension LayoutContainer {
  /// The breakpoints of the conditions of the container and of all containers in it.
  public var layoutBreakpoints: LayoutBreakpoints { LayoutBreakpoints(ofTree: self) }
}

extension LayoutBreakpoints {
  /// The breakpoints of the conditions of an element and of all elements in it.
  package init(ofTree root: any LayoutElement) {
    var conditions: [LayoutCondition] = []
    var isComplete = true
    // Whether the elements at each depth that lead to the current one share the first one's input.
    var shares: [Bool] = []
    for (element, depth) in ElementTree(root) {
      shares.removeSubrange(min(depth, shares.count)...)
      guard let conditional = element as? any ConditionalElement else {
        shares.append(shares.last ?? true)
        continue
      }
      let isShared = depth == 0 || conditional.readsInputOfContainer && shares.last == true
      shares.append(isShared)
      let own = conditional.declaredConditions
      if !isShared, LayoutBreakpoints(of: own) != LayoutBreakpoints() { isComplete = false }
      conditions += own
    }
    self.init(of: conditions)
    if !isComplete { self.isComplete = false }
  }
}

extension Responsive {
  /// The conditions in the order in which they are asked.
  package var conditions: [LayoutCondition] { cases.map(\.condition) }
}
