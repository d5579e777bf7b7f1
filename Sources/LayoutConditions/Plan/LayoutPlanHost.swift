import Foundation
import LayoutCore

/// Where a walk's frames go, and what it asks of elements.
protocol LayoutPlanHost {
  /// The element at an index of the plan; `nil` where there are none.
  func element(at index: Int) -> AnyObject?
  /// Where the method of a place in an element's list is stated, as far as it is known.
  func location(ofMethod method: Int, of index: Int) -> LayoutLocation?
  /// Stores a finite frame of non-negative size.
  mutating func place(_ frame: CGRect, at index: Int)
  /// Notes the frame to store when all are computed; until then the element has another one.
  mutating func placeLater(_ frame: CGRect, at index: Int)
  /// Called before a walk in which elements may be placed within a safe area, with how to tell
  /// which: such an element has none of its own to add to the size that fits it.
  mutating func noteSafeArea(_ isPlacedWithin: @escaping (_ index: Int) -> Bool)
  /// The size of an element that fits a proposal.
  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize
  /// Notes a frame that no element can have; the element keeps its last one.
  mutating func noteNonFinite(_ frame: CGRect, at index: Int)
  /// Notes a frame of negative width or height, which counts by its amount.
  mutating func noteNegative(_ frame: CGRect, at index: Int)
  /// The frame of an element that another one stands beside, before it is mirrored; `nil` after a
  /// note where there is none.
  mutating func frame(beside index: Int, _ link: ElementLink, at place: Int) -> CGRect?
  /// Notes elements that wait for each other.
  mutating func noteCircle(_ indices: [Int])
  /// Called after closures ran: they may have changed anything.
  mutating func didRunClosures()
}

extension LayoutPlanHost {
  func location(ofMethod method: Int, of index: Int) -> LayoutLocation? { nil }
  mutating func noteSafeArea(_ isPlacedWithin: @escaping (_ index: Int) -> Bool) {}
}
