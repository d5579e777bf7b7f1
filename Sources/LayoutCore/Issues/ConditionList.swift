/// A list of conditions of which the first that holds counts, as issues speak of it.
package struct ConditionList {
  /// The names of what the list belongs to.
  package var elements: [String]

  /// What depends on each condition: a `method`, a `case of responsiveOptimization`.
  package var noun: String

  /// The conditions in the order in which they are asked.
  package var conditions: [LayoutCondition]

  /// Where each was written, as far as known.
  package var locations: [LayoutLocation?]

  /// Whether there is a value for when none holds, so that no size is uncovered.
  package var hasFallback: Bool

  /// Creates a list of conditions.
  package init(
    elements: [String], noun: String, conditions: [LayoutCondition],
    locations: [LayoutLocation?], hasFallback: Bool
  ) {
    self.elements = elements
    self.noun = noun
    self.conditions = conditions
    self.locations = locations
    self.hasFallback = hasFallback
  }
}

extension ConditionList {
  /// Says which condition of the list a recorded pass took for an element; nil for none.
  package func noteChoice(of element: AnyObject, _ taken: Int?) {
    let (conditions, locations) = (conditions, locations)
    Recording.noteChoice(of: element, taken, among: noun, count: conditions.count) { number in
      let location = locations[number]
      return ("\(conditions[number])", location?.fileID ?? "", location?.line ?? 0)
    }
  }
}
