import Foundation
import LayoutPreviews
import TestSupport

extension ParsedXML.Element {
  /// A geometry attribute; NaN if there is none.
  func number(_ name: String) -> CGFloat {
    attributes[name].flatMap(Double.init).map { CGFloat($0) } ?? .nan
  }

  /// The rectangle an element draws.
  var rect: CGRect {
    CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}

extension ParsedXML {
  /// The rectangles of a class, in drawing order.
  func rects(_ style: String) -> [CGRect] {
    self["rect"].filter { $0.attributes["class"] == style }.map(\.rect)
  }

  /// The texts of a class, in drawing order.
  func texts(_ style: String) -> [Element] {
    self["text"].filter { $0.attributes["class"] == style }
  }
}

/// A rectangle in short.
/// Whether numbers are equal as a file with two decimals can tell them.
func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.0051 }

/// Whether rectangles are equal as a file with two decimals can tell them.
func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  isClose(first.minX, second.minX) && isClose(first.minY, second.minY)
    && isClose(first.width, second.width) && isClose(first.height, second.height)
}

/// Whether lists of rectangles are equal as a file can tell them.
func isClose(_ first: [CGRect], _ second: [CGRect]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1) }
}

/// A picture of 300 × 200 points, whose labels have the smallest size there is: 6.6 points.
func smallPicture(_ items: [LayoutPicture.Item] = []) -> LayoutPicture {
  LayoutPicture(title: "t", size: CGSize(width: 300, height: 200), items: items)
}
