public import Foundation
public import LayoutCore

/// An element whose frame is kept in coordinates in which y may grow upwards. Layouts see it, and
/// place it, from the upper left corner of what holds it.
///
/// `NSView` and `CALayer` conform where AppKit is. Conform with elements of other frameworks that
/// count from below, by four members and `layoutStorage`:
///
/// ```swift
/// final class Sprite: FlippableElement {
///   var keptFrame = CGRect.zero
///   var scene: FlippableSpace?
///   var layoutStorage: AnyObject?
///   var surroundingSpace: FlippableSpace? { scene }
///   var innerSpace: FlippableSpace { FlippableSpace(bounds: .zero, isFlipped: false) }
///   func keep(_ frame: CGRect) { keptFrame = frame }
/// }
/// let sprite = Sprite()
/// sprite.scene = FlippableSpace(
///   bounds: CGRect(x: 0, y: 0, width: 200, height: 100), isFlipped: false)
/// sprite.place(CGRect(x: 0, y: 0, width: 50, height: 30))
/// sprite.keptFrame                                      // (0, 70, 50, 30)
/// ```
///
/// What holds the element has its size before the element is placed. When its height changes, the
/// element is placed again.
public protocol FlippableElement: LayoutElement {
  /// The coordinates that the frame is kept in: those within what holds the element. An element
  /// that nothing holds has none, and its frame is taken as it is.
  var surroundingSpace: FlippableSpace? { get }

  /// The coordinates within the element.
  var innerSpace: FlippableSpace { get }

  /// The frame as it is kept, without any transform.
  var keptFrame: CGRect { get }

  /// Keeps a frame that differs from the one that is kept; any transform stays.
  func keep(_ frame: CGRect)
}

extension FlippableElement {
  /// Keeps the frame, if it differs from the one that is kept.
  public func place(_ frame: CGRect) {
    let frame = surroundingSpace?.convert(frame) ?? frame
    if keptFrame != frame { keep(frame) }
  }

  /// The frame from the upper left corner of what holds the element, without any transform.
  public var layoutFrame: CGRect { surroundingSpace?.convert(keptFrame) ?? keptFrame }

  /// How far the element is scrolled.
  public var layoutBoundsOrigin: CGPoint { innerSpace.upperLeft }

  /// Saves the frame as it is kept, as what holds the element may have another height meanwhile.
  public func saveLayout() -> () -> Void {
    let frame = keptFrame
    return { if self.keptFrame != frame { self.keep(frame) } }
  }
}
