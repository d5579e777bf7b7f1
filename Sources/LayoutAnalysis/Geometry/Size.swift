import Foundation
import LayoutCore

/// A size as two plain numbers: a point of the plane of widths and heights.
struct Size: Hashable, Sendable {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  var cgSize: CGSize { CGSize(width: width, height: height) }

  func distance(to other: Size) -> Double {
    let (x, y) = (other.width - width, other.height - height)
    return (x * x + y * y).squareRoot()
  }

  /// The size a part of the way to another one.
  func toward(_ other: Size, _ part: Double) -> Size {
    Size(width + (other.width - width) * part, height + (other.height - height) * part)
  }

  /// Twice the area of the triangle with two others; positive if they turn to the left.
  func turn(_ second: Size, _ third: Size) -> Double {
    (second.width - width) * (third.height - height)
      - (second.height - height) * (third.width - width)
  }
}

extension Size: CustomStringConvertible {
  /// `320 x 480`
  var description: String { "\(width.fixedText) x \(height.fixedText)" }
}
