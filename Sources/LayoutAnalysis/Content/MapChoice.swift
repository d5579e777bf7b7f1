/// Which of several alternatives an element takes at some size of a map.
struct MapChoice: Sendable {
  /// The element, by the number of its structure and its place there.
  var structure: Int32
  var element: Int

  /// What an alternative is called: `method`, `scheme`, `statement`.
  var noun: String

  /// The conditions of the alternatives.
  var alternatives: [LayoutReason]

  /// Those that are taken.
  var taken: Set<Int>
}

/// One alternative of a choice, both by their numbers.
struct MapAlternative: Hashable, Comparable, Sendable {
  var choice: Int
  var alternative: Int

  static func < (left: MapAlternative, right: MapAlternative) -> Bool {
    (left.choice, left.alternative) < (right.choice, right.alternative)
  }
}
