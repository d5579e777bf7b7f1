/// What holds an element, what holds that, and so on, as far as those are elements; ends before one
/// that came already.
package struct ElementContainers: Sequence, IteratorProtocol {
  private var element: any LayoutElement
  private var known: Set<ObjectIdentifier>

  package init(of element: any LayoutElement) {
    self.element = element
    known = [ObjectIdentifier(element)]
  }

  package mutating func next() -> (any LayoutElement)? {
    guard let container = (element.layoutContainer as? any LayoutElement)?.coordinateSpace,
      known.insert(ObjectIdentifier(container)).inserted
    else { return nil }
    element = container
    return container
  }
}
