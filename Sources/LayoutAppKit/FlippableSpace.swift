public import Foundation

/// Coordinates in which y may grow upwards, as within a view of AppKit that is not flipped, and the
/// way between them and those of a layout.
///
/// Layouts count from the upper left corner down, whichever way a view does: that corner is (0, 0)
/// as long as the bounds begin there, and scrolling moves no frame.
///
/// ```swift
/// let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
/// let space = FlippableSpace(bounds: bounds, isFlipped: false)
/// space.convert(CGRect(x: 10, y: 20, width: 50, height: 30))   // (10, 50, 50, 30)
/// ```
///
/// Numbers that are not finite come out as arithmetic has them.
public struct FlippableSpace: Equatable, Sendable {
  /// The bounds, in coordinates of the space itself.
  public var bounds: CGRect

  /// Whether y grows downwards, as in a layout.
  public var isFlipped: Bool

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - bounds: The bounds, in coordinates of the space itself.
  ///   - isFlipped: Whether y grows downwards.
  public init(bounds: CGRect, isFlipped: Bool) {
    self.bounds = bounds
    self.isFlipped = isFlipped
  }

  /// The frame of a layout for a frame in the space, or the other way round: both are the same way.
  public func convert(_ frame: CGRect) -> CGRect {
    guard !isFlipped else { return frame }
    var frame = frame
    frame.origin.y = bounds.size.height - frame.origin.y - frame.size.height
    return frame
  }

  /// Where the upper left corner of the bounds is, in coordinates of a layout: how far the space is
  /// scrolled.
  public var upperLeft: CGPoint { convert(bounds).origin }
}
