import LayoutAnalysis

/// A domain of a check, with the properties that are not proved there.
struct CheckPart {
  var subject: CheckSubject
  var map: LayoutMap

  /// Whether every element that a property may name is there.
  var hasAllElements = true

  /// The properties that are not proved.
  var open: [Int] = []
}
