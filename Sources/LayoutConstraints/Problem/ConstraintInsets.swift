import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// How far the edges of an area are from those of its view.
struct ConstraintInsets: Equatable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  init() {}

  static func == (a: ConstraintInsets, b: ConstraintInsets) -> Bool {
    a.left == b.left && a.top == b.top && a.right == b.right && a.bottom == b.bottom
  }

  init(_ insets: UIEdgeInsets) {
    left = Double(insets.left)
    top = Double(insets.top)
    right = Double(insets.right)
    bottom = Double(insets.bottom)
  }

  /// The insets with left and right exchanged.
  var mirrored: ConstraintInsets {
    var copy = self
    (copy.left, copy.right) = (right, left)
    return copy
  }

  mutating func add(_ other: ConstraintInsets, _ factor: Double = 1) {
    left += factor * other.left
    top += factor * other.top
    right += factor * other.right
    bottom += factor * other.bottom
  }

  /// Where insets are larger than the size, the area is empty, in the middle of what they leave.
  mutating func fit(_ size: CGSize) {
    let width = Double(size.width) - left - right
    if width < 0 {
      left += width / 2
      right += width / 2
    }
    let height = Double(size.height) - top - bottom
    if height < 0 {
      top += height / 2
      bottom += height / 2
    }
  }
}
