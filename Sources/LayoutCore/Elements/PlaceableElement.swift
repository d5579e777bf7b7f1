public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The part of an element that places it.
public protocol PlaceableElement: AnyObject {
  /// Moves and resizes the element to a frame in its container's coordinates, in points.
  ///
  /// The frame is finite and its size is not negative. An implementation stores what differs and
  /// tells nobody else; it is a method because a settable property that witnesses a requirement
  /// costs every other access to it.
  func place(_ frame: CGRect)

  /// The element's frame in its container's coordinates, without any transform.
  var layoutFrame: CGRect { get }

  /// One slot for all that Framewise keeps per element. Store the value; do not look into it.
  ///
  /// A stored property is best, and ends with the element. A value that is stored elsewhere may
  /// outlive the element: nothing reaches a dead element by it, and another element that returns it
  /// is taken to have none. As long as it is kept, so is the memory of the element.
  var layoutStorage: AnyObject? { get set }

  /// Whether the element shows the frames it is given; `false` for one that stands for an area of
  /// its container, such as the safe area, and can only be referred to. Default: `true`.
  var isPlaceable: Bool { get }

  /// Whether the element is not shown; it is laid out all the same. Default: `false`.
  var isHidden: Bool { get }

  /// The direction of the element's own layout. Default: left to right.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// The element's name in snapshots, traces and issues. Default: the name of its class.
  var layoutName: String { get }

  /// The object that holds the element, if it can be held by one only. Default: `nil`.
  var layoutContainer: AnyObject? { get }

  /// Takes the element out of what holds it. Default: nothing.
  func removeFromSuperElement()

  /// Saves the element's geometry and marks and returns what restores them; its children save
  /// their own. Default: saves ``layoutFrame``.
  func saveLayout() -> () -> Void
}

extension PlaceableElement {
  /// It shows them.
  public var isPlaceable: Bool { true }

  /// Shown.
  public var isHidden: Bool { false }

  /// Left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The name of the class.
  public var layoutName: String { ClassNames.name(of: type(of: self)) }

  /// None.
  public var layoutContainer: AnyObject? { nil }

  /// Does nothing.
  public func removeFromSuperElement() {}

  /// Saves the frame.
  public func saveLayout() -> () -> Void {
    let frame = layoutFrame
    return { self.place(frame) }
  }
}
