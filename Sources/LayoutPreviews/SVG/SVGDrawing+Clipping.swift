import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// The area in which an item is visible, and the index of the item that cuts it off.
  struct Window {
    var rect: CGRect
    var clip: Int?
  }

  /// The area in which an item is visible: that of its parent, less what the parent cuts off.
  func window(of index: Int) -> Window {
    guard let parent = parents[index] else {
      return Window(rect: canvas.insetBy(dx: -1, dy: -1), clip: nil)
    }
    let window = windows[parent]
    guard picture.items[parent].clipsContent, picture.items[parent].frame.isFinite else {
      return window
    }
    let rect = window.rect.intersection(picture.items[parent].frame.standardized)
    return Window(rect: rect.isNull ? .zero : rect, clip: parent)
  }

  mutating func clipPath(_ parent: Int, _ rect: CGRect) -> String {
    if clipIDs.insert(parent).inserted {
      definitions += "<clipPath id=\"\(idPrefix)clip-\(parent)\">"
      definitions += "<rect\(SVG.box(rect))/></clipPath>\n"
    }
    return " clip-path=\"url(#\(idPrefix)clip-\(parent))\""
  }

  /// A frame cut at the canvas, so that no number in the file is huge.
  func clamped(_ frame: CGRect) -> CGRect {
    let frame = frame.standardized
    let limits = canvas.insetBy(dx: -labelSize, dy: -labelSize)
    let minX = min(max(frame.minX, limits.minX), limits.maxX)
    let minY = min(max(frame.minY, limits.minY), limits.maxY)
    let maxX = min(max(frame.maxX, limits.minX), limits.maxX)
    let maxY = min(max(frame.maxY, limits.minY), limits.maxY)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
