import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// The area in which an item is visible, and the index of the item that cuts it off, -1 for the
  /// outermost element.
  struct Window {
    var rect: CGRect
    var clip: Int?
  }

  /// The area in which an item is visible: that of its parent, less what the parent cuts off.
  func window(of index: Int) -> Window {
    guard let parent = parents[index] else {
      return picture.clipsContent
        ? Window(rect: screen, clip: -1) : Window(rect: canvas.insetBy(dx: -1, dy: -1), clip: nil)
    }
    let window = windows[parent]
    guard picture.items[parent].clipsContent, picture.items[parent].frame.isFinite else {
      return window
    }
    let rect = window.rect.intersection(picture.items[parent].frame.standardized)
    return Window(rect: rect.isNull ? .zero : rect, clip: parent)
  }

  /// Whether the item that cuts an area off takes a part of a frame: what is outside the area, or
  /// in its round corners.
  func isCut(_ frame: CGRect, by window: Window) -> Bool {
    guard let clip = window.clip else { return false }
    let radius = cornerRadius(ofClip: clip, window.rect)
    // An inset by 0 would turn a rectangle without a length into none.
    let room = radius > 0 ? window.rect.insetBy(dx: radius, dy: radius) : window.rect
    return !room.contains(frame)
  }

  /// The radius at which an item cuts an area off. Where something else cuts as well, the corners
  /// are somewhere else.
  private func cornerRadius(ofClip clip: Int, _ rect: CGRect) -> CGFloat {
    guard clip >= 0, picture.items[clip].frame.standardized.isAlmost(rect) else { return 0 }
    let radius = picture.items[clip].cornerRadius
    return radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
  }

  mutating func clipPath(_ parent: Int, _ rect: CGRect) -> String {
    let name = parent >= 0 ? "\(parent)" : "outermost"
    if clipIDs.insert(parent).inserted {
      let corners = parent >= 0 ? picture.items[parent].roundCorners : []
      definitions += "<clipPath id=\"\(idPrefix)clip-\(name)\">"
      definitions += SVG.rect(
        rect, radius: cornerRadius(ofClip: parent, rect), corners: corners, "")
      definitions += "</clipPath>\n"
    }
    return " clip-path=\"url(#\(idPrefix)clip-\(name))\""
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
