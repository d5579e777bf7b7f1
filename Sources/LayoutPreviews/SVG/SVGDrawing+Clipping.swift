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

  /// Whether what cuts an area off takes a part of a frame: what is outside the area, or in round
  /// corners.
  func isCut(_ frame: CGRect, by window: Window) -> Bool {
    guard let clip = window.clip else { return false }
    return !window.rect.contains(frame) || reachesCorners(frame, of: clip)
  }

  /// Whether a frame may reach into the round corners of an item that cuts off its content, or of
  /// one that cuts off that item.
  private func reachesCorners(_ frame: CGRect, of clip: Int?) -> Bool {
    var next = clip
    while let clip = next, clip >= 0 {
      let (whole, radius) = (picture.items[clip].frame.standardized, cornerRadius(ofClip: clip))
      if radius > 0, !whole.insetBy(dx: radius, dy: radius).contains(frame) { return true }
      next = windows[clip].clip
    }
    return false
  }

  private func cornerRadius(ofClip clip: Int) -> CGFloat {
    let (item, frame) = (picture.items[clip], picture.items[clip].frame.standardized)
    guard item.cornerRadius > 0, !item.roundCorners.isDisjoint(with: .all) else { return 0 }
    return min(item.cornerRadius, frame.width / 2, frame.height / 2)
  }

  /// The attribute that cuts off what is outside an area.
  mutating func clipPath(_ window: Window) -> String {
    guard let clip = window.clip else { return "" }
    let id = "\(idPrefix)clip-\(clip >= 0 ? "\(clip)" : "outermost")"
    if clipIDs.insert(clip).inserted {
      let (outer, shape) = clipShape(clip, window.rect)
      definitions += "<clipPath id=\"\(id)\"\(outer)>\(shape)</clipPath>\n"
    }
    return " clip-path=\"url(#\(id))\""
  }

  /// What an item leaves of the area, and the attribute for what cuts that off besides: the area is
  /// the intersection of rectangles, and round corners are those of a whole frame.
  private mutating func clipShape(
    _ clip: Int, _ area: CGRect
  ) -> (outer: String, shape: String) {
    guard clip >= 0 else { return ("", SVG.rect(area, radius: 0, corners: [], "")) }
    let (item, outer) = (picture.items[clip], windows[clip])
    let radius = cornerRadius(ofClip: clip)
    let frame = radius > 0 ? item.frame.standardized : area
    let isCut =
      radius > 0 ? isCut(frame, by: outer) : reachesCorners(frame, of: outer.clip)
    let drawn = clamped(frame)
    let corners = roundCorners(of: item, in: drawn)
    return (isCut ? clipPath(outer) : "", SVG.rect(drawn, radius: radius, corners: corners, ""))
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
