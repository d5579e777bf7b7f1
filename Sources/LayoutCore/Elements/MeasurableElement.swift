public import Foundation

/// The part of an element that tells how large its content is.
public protocol MeasurableElement: PlaceableElement {
  /// The size that fits the content best within a proposal; a proposal may be zero, finite or
  /// infinite in either direction. Default: the current size.
  func sizeThatFits(_ size: CGSize) -> CGSize

  /// The size that the content takes in a room; the room may be infinite in either direction.
  /// Default: ``sizeThatFits(_:)``, measured once per version of the content.
  func contentSize(in room: CGSize) -> CGSize

  /// The content's natural size; −1 in a direction without one. Default: none.
  var intrinsicContentSize: CGSize { get }

  /// A number that changes whenever ``sizeThatFits(_:)`` may answer otherwise, or `nil` where the
  /// element does not count. Sizes measured under the same number are measured once. Default:
  /// `nil`.
  var contentVersion: Int? { get }

  /// The distance of the first baseline from the top, in points, where it is the same at every
  /// size; `nil` without text. Default: `nil`.
  var firstBaseline: CGFloat? { get }

  /// The distance of the first baseline from the top, in points, at a size that the element need
  /// not have; `nil` without text. Default: ``firstBaseline``.
  func firstBaseline(at size: CGSize) -> CGFloat?
}

extension MeasurableElement {
  /// The current size.
  public func sizeThatFits(_ size: CGSize) -> CGSize { layoutFrame.size }

  /// None.
  public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The element does not count.
  public var contentVersion: Int? { nil }

  /// None.
  public var firstBaseline: CGFloat? { nil }

  /// That of every size.
  public func firstBaseline(at size: CGSize) -> CGFloat? { firstBaseline }
}
