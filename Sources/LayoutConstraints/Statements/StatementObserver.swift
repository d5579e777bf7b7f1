import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What solves active statements and is told of their changes.
protocol StatementObserver: AnyObject {
  /// Whether the items are gathered anew before anything else.
  var needsGather: Bool { get set }

  /// How often a statement changed.
  var changeCount: Int { get }

  /// Takes in a new statement between known items. Returns `false` where the items have to be
  /// gathered instead.
  func add(_ statement: LayoutStatement) -> Bool

  /// Takes in a view that came into a known one, with what is in it, or lets go of all items.
  func noteArrival(of view: UIView, in holder: ConstraintItem)

  /// Lets go of a view that leaves a known one, with what is in it, or of all items.
  func noteDeparture(of view: UIView)

  /// Lets go of a statement that is active no longer.
  func remove(_ statement: LayoutStatement)

  /// Notes that statements are about items that are not gathered yet.
  func noteNewItems()

  func changeConstant(of statement: LayoutStatement)
  func changeMultiplier(of statement: LayoutStatement)
  func changePriority(of statement: LayoutStatement)

  /// What was wrong at the last pass.
  var standingIssues: [LayoutIssue] { get }

  /// Whether a statement was left out because it contradicts older ones.
  func isSuspended(_ statement: LayoutStatement) -> Bool

  /// Marks the view for layout, as a statement changed between the same items.
  func mark()

  /// Marks the view for layout, as an item's content changed.
  func markContent()

  /// Lets go of all items, until they are gathered anew.
  func reset()

  /// Lets go of everything, as the view dies or is laid out by another one.
  func close()
}
