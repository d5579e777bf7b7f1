/// Something that is not as a property says, at one size.
package struct PropertyBreach: Sendable {
  /// What happens, in words: `logo overlaps card`.
  package var text: String

  /// The elements it is about, as paths, the most important first.
  package var elements: [String]

  /// How far it goes at this size, for messages.
  package var detail: String

  package init(text: String, elements: [String] = [], detail: String = "") {
    self.text = text
    self.elements = elements
    self.detail = detail
  }

  /// Whether the same happens, at another size perhaps.
  package func isSame(as other: PropertyBreach) -> Bool {
    text == other.text && elements == other.elements
  }
}
