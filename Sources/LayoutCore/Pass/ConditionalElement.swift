/// An element whose frames, or the frames of what is in it, depend on conditions.
package protocol ConditionalElement: LayoutElement {
  /// The conditions that are declared on the element itself: of its methods, responsive properties,
  /// schemes, and of the statements of which it is the source.
  var declaredConditions: [LayoutCondition] { get }

  /// Whether the conditions see the input of the container around instead of the element's own, as
  /// those of a box in a box do.
  var readsInputOfContainer: Bool { get }
}

extension ConditionalElement {
  /// The element's own input.
  package var readsInputOfContainer: Bool { false }
}
