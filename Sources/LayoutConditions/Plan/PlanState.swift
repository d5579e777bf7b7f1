import Foundation
import LayoutCore

/// What a walk keeps for the next one, so that a pass allocates nothing.
struct PlanState {
  /// For every element the place of its active method in its list; ``unplaced`` for none, and
  /// ``refused(_:)`` of the place where the method's frame was refused.
  var chosen: [Int32] = []
  static let unplaced: Int32 = -1
  static func refused(_ method: Int32) -> Int32 { -2 - method }

  /// The active method of an element, whether its frame was refused or not; `nil` for none.
  static func method(_ chosen: Int32) -> Int? {
    chosen == unplaced ? nil : Int(chosen >= 0 ? chosen : -2 - chosen)
  }

  /// The answers of the plan's conditions, and the input they hold for.
  var answers: [Bool] = []
  var answeredInput: LayoutInput?

  /// Room for the frames of a matrix of unequal cells.
  var flowFrames: [CGRect] = []

  var unplacedCount = 0
}
