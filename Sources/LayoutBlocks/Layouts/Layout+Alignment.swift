public import Foundation
import LayoutCore

extension Layout {
  /// Where a frame lies in a rect.
  public struct Alignment: RectBasedLayout {
    /// Where it lies along x.
    public var horizontal: Horizontal

    /// Where it lies along y.
    public var vertical: Vertical

    /// Creates an alignment.
    public init(horizontal: Horizontal, vertical: Vertical) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// At the top left.
    public static var equal: Self { Alignment(horizontal: .equal, vertical: .equal) }

    /// Changes the place of a frame, reading from left to right; its size stays.
    public func formLayout(rect: inout CGRect, in source: CGRect) {
      vertical.formLayout(rect: &rect, in: source)
      horizontal.formLayout(rect: &rect, in: source)
    }

    /// In the middle.
    public static var center: Self { Alignment(horizontal: .center, vertical: .center) }
  }
}
