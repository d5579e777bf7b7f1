public import Foundation

extension CGRect {
  /// The layout of a frame that stands at this rect's origin within the source rect and has its
  /// size: left, top and two fixed lengths.
  public func asLayout() -> Layout {
    Layout(
      x: .left(origin.x), y: .top(origin.y), width: .fixed(size.width), height: .fixed(size.height))
  }
}
