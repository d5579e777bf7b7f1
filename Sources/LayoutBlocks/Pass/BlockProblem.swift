import Foundation
import LayoutCore

/// What went wrong for an element in a pass, to be reported when it is over.
enum BlockProblem {
  case frame(CGRect, Int)
  case negative(CGRect, Int)
  case size(CGSize, Int)

  /// Whether it was found by asking the element, and not by computing.
  var isOfContent: Bool {
    guard case .size = self else { return false }
    return true
  }
}

extension LayoutIssue {
  static func measuringFailed(
    _ size: CGSize, _ elements: [String], at location: LayoutLocation?
  ) -> LayoutIssue {
    LayoutIssue(
      .measuringFailed, elements: elements, numbers: ["width": size.width, "height": size.height],
      location: location,
      explanation: "The element answered sizeThatFits with a size that cannot be used.",
      advice: "Answer with finite lengths that are not negative, for any proposal.")
  }
}

extension CGRect {
  var issueNumbers: KeyValuePairs<String, Double> {
    ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height]
  }
}
