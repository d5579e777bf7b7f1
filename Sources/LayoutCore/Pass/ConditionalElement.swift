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

  /// Puts other conditions in the place of those that are declared on the element itself, to see
  /// what would become of the layout; called before the first pass of a tree.
  ///
  /// - Parameter replacement: As many conditions as it is given: those of a list of which the first
  ///   that holds counts, or a single one.
  func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition])
}

extension ConditionalElement {
  /// No lists.
  package var declaredLists: [ConditionList] { [] }

  /// The element's own input.
  package var readsInputOfContainer: Bool { false }

  /// None that can be replaced.
  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {}
}
