import Foundation
import LayoutAnalysis
import LayoutCore

/// Properties of trees that are laid out more than once.
enum TreeTests {
  /// The same tree laid out twice.
  static func unlikeFirst(_ pass: CheckedPass) -> [PropertyBreach] {
    differences(pass.second?.0, from: pass.plainSnapshot, "the second time")
  }

  /// A tree laid out at the ends of the domain before.
  static func unlikeFresh(_ pass: CheckedPass) -> [PropertyBreach] {
    differences(pass.used, from: pass.plainSnapshot, "after other sizes")
  }

  /// Everything in a tree laid out once more.
  static func unsettled(_ pass: CheckedPass) -> [PropertyBreach] {
    guard let second = pass.second else { return [] }
    return differences(second.again, from: second.0, "when it is laid out once more")
  }

  private static func differences(
    _ snapshot: LayoutSnapshot?, from other: LayoutSnapshot, _ occasion: String
  ) -> [PropertyBreach] {
    guard let snapshot else { return [] }
    return snapshot.difference(from: other, tolerance: 1e-6).entries.prefix(8).map { entry in
      PropertyBreach(
        text: "\(entry.path) differs \(occasion):", elements: [entry.path],
        detail: entry.description)
    }
  }
}
