/// A test of one of the input's traits.
package struct TraitTest: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  package func holds(for input: LayoutInput) -> Bool {
    input.traits[name] == value
  }
}
