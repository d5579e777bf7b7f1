import LayoutAnalysis
import LayoutCore

/// A domain of a check, with the properties that are not proved there.
struct CheckPart {
  var subject: CheckSubject
  var map: LayoutMap

  /// Whether every element that a property may name is there.
  var hasAllElements = true

  /// The properties that are not proved.
  var open: [Int] = []

  /// What is wrong with the names in a property, if all elements are there that it may name.
  func issue(of test: PropertyTest) -> LayoutIssue? {
    guard hasAllElements, let property = test.named else { return nil }
    return map.issues(of: property).first
  }
}
