public import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPicture {
  /// Corners of a rectangle.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: Int

    /// Creates a set of corners from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = Corners(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = Corners(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = Corners(rawValue: 1 << 3)
    /// All four.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// A line inside the edges of an element.
  public struct Border: Hashable, Sendable {
    /// Its width in points.
    public var width: CGFloat

    /// Its color.
    public var color: Color

    /// Creates a border. One whose width is not above 0 is not drawn.
    public init(width: CGFloat, color: Color) {
      self.width = width
      self.color = color
    }
  }
}

extension UIView {
  /// Adds the corners and the border of the view's layer. A view without a layer of its own keeps
  /// being without one where it can be.
  func addLayer(to item: inout LayoutPicture.Item) {
    #if canImport(UIKit)
    let drawn: CALayer? = layer
    #else
    let drawn = existingLayer
    #endif
    guard let drawn else { return }
    item.cornerRadius = drawn.cornerRadius
    // The bits are in the same order.
    item.roundCorners = LayoutPicture.Corners(rawValue: Int(drawn.maskedCorners.rawValue))
    if drawn.borderWidth > 0, let color = drawn.borderColor {
      item.border = LayoutPicture.Border(
        width: drawn.borderWidth, color: LayoutPicture.Color(UIColor(cgColor: color)))
    }
  }
}
