public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An object that a layout can place.
///
/// `UIView`, `UILayoutGuide` and any class of your own can conform. Three members are required;
/// the others have defaults that suit an element without content and without children.
///
/// ```swift
/// final class Box: LayoutElement {
///   var layoutFrame = CGRect.zero
///   var layoutStorage: AnyObject?
///   func place(_ frame: CGRect) { layoutFrame = frame }
/// }
/// ```
///
/// The protocol names no actor: elements that live on the main actor, as UIKit's views do, conform
/// in isolation, all others are plain objects, one tree per task.
public protocol LayoutElement: AnyObject {
  /// Moves and resizes the element to a frame in its container's coordinates, in points.
  ///
  /// The frame is finite and its size is not negative. An implementation stores what differs and
  /// tells nobody else; it is a method because a settable property that witnesses a requirement
  /// costs every other access to it.
  func place(_ frame: CGRect)

  /// The element's frame in its container's coordinates, without any transform.
  var layoutFrame: CGRect { get }

  /// Whether the element shows the frames it is given; `false` for one that stands for an area of
  /// its container, such as the safe area, and can only be referred to. Default: `true`.
  var isPlaceable: Bool { get }

  /// One slot for all that Framewise keeps per element. Store the value; do not look into it.
  var layoutStorage: AnyObject? { get set }

  /// The size that fits the content best within a proposal; a proposal may be zero, finite or
  /// infinite in either direction. Default: the current size.
  func sizeThatFits(_ size: CGSize) -> CGSize

  /// The size that the content takes in a room; the room may be endless in either direction.
  /// Default: ``sizeThatFits(_:)``, measured once per version of the content.
  func contentSize(in room: CGSize) -> CGSize

  /// The content's natural size; −1 in a direction without one. Default: none.
  var intrinsicContentSize: CGSize { get }

  /// A number that changes whenever ``sizeThatFits(_:)`` may give another answer, or `nil` where
  /// nobody keeps count. Sizes measured under the same number are measured once. Default: `nil`.
  var contentVersion: Int? { get }

  /// The distance of the first baseline from the top, in points. Default: none.
  var firstBaseline: CGFloat? { get }

  /// The distance of the first baseline from the top at a size the element need not have. Default:
  /// ``firstBaseline``.
  func firstBaseline(at size: CGSize) -> CGFloat?

  /// The distance of the last baseline from the bottom, in points. Default: none.
  var lastBaseline: CGFloat? { get }

  /// The direction of the element's own layout. Default: left to right.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// The element's name in snapshots, traces and issues. Default: the name of its class.
  var layoutName: String { get }

  /// The object that holds the element, if it can be held by one only. Default: `nil`.
  var layoutContainer: AnyObject? { get }

  /// The elements within the element, back to front. Default: none.
  var layoutChildren: [any LayoutElement] { get }

  /// Puts the elements within the element into a new order without removing any. Gives `false`
  /// where it cannot. Default: `false`.
  func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool

  /// The coordinates, within the element, of its upper left corner: a scroll view's content offset.
  /// Default: zero.
  var layoutBoundsOrigin: CGPoint { get }

  /// The size of what is within the element, where that is not the element's own size: a scroll
  /// view's content size. Default: `nil`.
  var layoutContentSize: CGSize? { get }

  /// Takes an element in, in front of all others, wherever it was before. Gives `false` where it
  /// cannot. Default: `false`.
  func addLayoutChild(_ child: any LayoutElement) -> Bool

  /// Takes the element out of what holds it. Default: nothing.
  func removeFromSuperElement()

  /// The input of passes over what is within the element. Default: the current size and direction.
  var containerInput: LayoutInput { get }

  /// Whether the element is not shown; it is laid out all the same. Default: `false`.
  var isHidden: Bool { get }

  /// Lays out what is within the element, as far as it is marked, and nothing around it. Default:
  /// nothing.
  func layOutChildren()

  /// Marks what is within the element for layout. Default: nothing.
  func setNeedsLayout()

  /// Saves the element's geometry and marks and gives what restores them; its children save
  /// their own. Default: saves ``layoutFrame``.
  func saveLayout() -> () -> Void
}

extension LayoutElement {
  /// The current size.
  public func sizeThatFits(_ size: CGSize) -> CGSize { layoutFrame.size }

  /// The size that fits.
  public func contentSize(in room: CGSize) -> CGSize { measuredSize(fitting: room) }

  /// None.
  public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Nobody keeps count.
  public var contentVersion: Int? { nil }

  /// None.
  public var firstBaseline: CGFloat? { nil }

  /// That of the current size.
  public func firstBaseline(at size: CGSize) -> CGFloat? { firstBaseline }

  /// None.
  public var lastBaseline: CGFloat? { nil }

  /// Left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// It shows them.
  public var isPlaceable: Bool { true }

  /// The name of the class.
  public var layoutName: String { ClassNames.name(of: type(of: self)) }

  /// None.
  public var layoutContainer: AnyObject? { nil }

  /// None.
  public var layoutChildren: [any LayoutElement] { [] }

  /// Does nothing and says so.
  public func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool { false }

  /// Zero.
  public var layoutBoundsOrigin: CGPoint { .zero }

  /// None.
  public var layoutContentSize: CGSize? { nil }

  /// Does nothing and says so.
  public func addLayoutChild(_ child: any LayoutElement) -> Bool { false }

  /// Does nothing.
  public func removeFromSuperElement() {}

  /// The current size and direction.
  public var containerInput: LayoutInput {
    LayoutInput(size: layoutFrame.size, direction: effectiveUserInterfaceLayoutDirection)
  }

  /// Shown.
  public var isHidden: Bool { false }

  /// Does nothing.
  public func layOutChildren() {}

  /// Does nothing.
  public func setNeedsLayout() {}

  /// Saves the frame.
  public func saveLayout() -> () -> Void {
    let frame = layoutFrame
    return { self.place(frame) }
  }
}
