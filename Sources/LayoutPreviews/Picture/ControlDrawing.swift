import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The drawing of a control, in its own coordinates.
struct ControlDrawing {
  var item: LayoutPicture.Item
  let bounds: CGRect
  let isLeftToRight: Bool

  // Their dark forms stand off from black and from cards that are nearly black.
  static let grey = color(
    UIColor(white: 0.47, alpha: 0.16), dark: UIColor(white: 0.47, alpha: 0.36))
  static let rim = color(UIColor(white: 0.75, alpha: 1), dark: UIColor(white: 0.36, alpha: 1))
  static let field = color(.white, dark: UIColor(white: 0.07, alpha: 1))
  static let chosenSegment = color(.white, dark: UIColor(white: 0.39, alpha: 1))
  static let currentPage = color(.darkGray, dark: UIColor(white: 0.9, alpha: 1))
  static let wheel = color(.gray, dark: .lightGray)

  private static func color(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  func placed(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: item.frame.origin.x, dy: item.frame.origin.y)
  }

  mutating func add(_ frame: CGRect, radius: CGFloat, _ color: UIColor) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    item.shapes.append(
      LayoutPicture.Shape(
        frame: placed(frame), cornerRadius: radius, fill: LayoutPicture.Color(color)))
  }

  mutating func addPill(_ frame: CGRect, _ color: UIColor) {
    add(frame, radius: min(frame.size.width, frame.size.height) / 2, color)
  }

  /// Adds a knob, white by default, with a rim that sets it off from a white background.
  mutating func addKnob(_ frame: CGRect, _ color: UIColor?) {
    addPill(frame, ControlDrawing.rim)
    addPill(frame.insetBy(dx: 0.5, dy: 0.5), color ?? .white)
  }
}
