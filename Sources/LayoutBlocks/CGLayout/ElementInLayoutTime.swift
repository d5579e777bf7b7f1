public import Foundation
public import LayoutCore

/// An element by the members that CGLayout asks for. Every element has them, see
/// ``LayoutElement/inLayoutTime``.
///
/// A class of your own that conforms to it and to `LayoutElement` has all that `LayoutElement` asks
/// for but one stored property:
///
/// ```swift
/// class Sprite: LayoutElement, ElementInLayoutTime {
///   var frame = CGRect.zero
///   var bounds = CGRect.zero
///   var layoutBounds: CGRect { bounds }
///   weak var superElement: LayoutElement?
///   var layoutStorage: AnyObject?      // what CGLayout had no need of
/// }
/// ```
///
/// Source: CGLayout 0.7, ElementInLayoutTime.
public protocol ElementInLayoutTime: AnyObject {
  /// The frame in the coordinates of what holds the element, in points.
  var frame: CGRect { get set }

  /// The element's own rect.
  var bounds: CGRect { get }

  /// The room for what the element holds.
  var layoutBounds: CGRect { get }

  /// What holds the element.
  var superElement: (any LayoutElement)? { get }
}

extension ElementInLayoutTime where Self: LayoutElement {
  /// Sets the frame.
  public func place(_ frame: CGRect) { OwnMembers.set(frame, of: self) }

  /// The frame.
  public var layoutFrame: CGRect { OwnMembers.frame(of: self) ?? .zero }

  /// What holds the element.
  public var layoutContainer: AnyObject? { OwnMembers.container(of: self) }

  /// The origin of the bounds.
  public var layoutBoundsOrigin: CGPoint { OwnMembers.bounds(of: self)?.origin ?? .zero }

  /// The size of the room for what the element holds, where that is not the size of its bounds.
  public var layoutContentSize: CGSize? {
    guard let size = OwnMembers.room(of: self)?.size else { return nil }
    return size == OwnMembers.bounds(of: self)?.size ? nil : size
  }
}

/// Reaches the members that an element declares itself.
///
/// Those that every element has bear the same names, and ask for what is being answered; so an
/// element that does not declare one has none.
private enum OwnMembers {
  @TaskLocal private static var asked: Question?

  private struct Question: Hashable, Sendable {
    let element: ObjectIdentifier
    let member: Member
  }

  private enum Member: Sendable { case frame, bounds, room, container }

  private static func answer<Value>(
    _ member: Member, of element: some ElementInLayoutTime, _ body: () -> Value?
  ) -> Value? {
    let question = Question(element: ObjectIdentifier(element), member: member)
    return asked == question ? nil : $asked.withValue(question, operation: body)
  }

  static func frame(of element: some ElementInLayoutTime) -> CGRect? {
    answer(.frame, of: element) { element.frame }
  }

  static func bounds(of element: some ElementInLayoutTime) -> CGRect? {
    answer(.bounds, of: element) { element.bounds }
  }

  static func room(of element: some ElementInLayoutTime) -> CGRect? {
    answer(.room, of: element) { element.layoutBounds }
  }

  static func container(of element: some ElementInLayoutTime) -> AnyObject? {
    answer(.container, of: element) { element.superElement }
  }

  static func set(_ frame: CGRect, of element: some ElementInLayoutTime) {
    _ = answer(.frame, of: element) { element.frame = frame }
  }
}

/// Any element by the members that CGLayout asks for.
private final class ElementNow: ElementInLayoutTime {
  let element: any LayoutElement

  init(_ element: any LayoutElement) {
    self.element = element
  }

  var frame: CGRect {
    get { element.frame }
    set { element.frame = newValue }
  }

  var bounds: CGRect { element.bounds }
  var layoutBounds: CGRect { element.layoutBounds }
  var superElement: (any LayoutElement)? { element.superElement }
}

extension LayoutElement {
  /// The element by the members that CGLayout asks for: passes run where the element lives, and
  /// values cross threads by ``LayoutBlockProtocol/capture(in:)``.
  public var inLayoutTime: any ElementInLayoutTime {
    self as? any ElementInLayoutTime ?? ElementNow(self)
  }
}
