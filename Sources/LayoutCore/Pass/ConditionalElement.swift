/// An element whose frames, or the frames of what is in it, depend on conditions.
package protocol ConditionalElement: LayoutElement {
  /// The conditions that are declared on the element itself: of its methods, responsive properties,
  /// schemes, and of the statements of which it is the source.
  var declaredConditions: [LayoutCondition] { get }

  /// Those of them that stand in lists of which the first that holds counts: the cases of
  /// responsive properties, schemes.
  var declaredLists: [ConditionList] { get }

  /// Whether the conditions see the input of the container around instead of the element's own, as
  /// those of a box in a box do.
  var readsInputOfContainer: Bool { get }
}

extension ConditionalElement {
  /// No lists.
  package var declaredLists: [ConditionList] { [] }

  /// The element's own input.
  package var readsInputOfContainer: Bool { false }
}
