import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  mutating func drawScreen() {
    let fill = picture.background ?? picture.ground
    body += "<rect id=\"\(idPrefix)screen\"\(SVG.box(screen))\(SVG.fill(fill))/>\n"
  }

  /// The line around the screen, above its contents.
  mutating func drawBorder() {
    body += "<rect class=\"border\"\(SVG.box(screen.insetBy(dx: -0.5, dy: -0.5)))/>\n"
  }

  /// Draws the items in order, so that those in front cover those behind.
  mutating func drawItems() {
    var ids = UniqueIDs()
    body += "<g id=\"\(idPrefix)items\">\n"
    var borders: [(depth: Int, border: String)] = []
    // A border is above what is in its item, so it waits for the next one that is not.
    func drawBorders(upTo depth: Int) {
      while let last = borders.last, last.depth >= depth { body += borders.removeLast().border }
    }
    for (index, item) in picture.items.enumerated() {
      drawBorders(upTo: item.depth)
      let window = window(of: index)
      windows.append(window)
      let id = ids.next(XMLText.slug(item.name))
      guard !hidden[index], item.frame.isFinite else { continue }
      let frame = item.frame.standardized
      guard frame.touches(window.rect) else { continue }
      let clip = isCut(frame, by: window) ? clipPath(window) : ""
      body += "<g id=\"\(idPrefix)\(id)\"\(clip)\(opacity(index))>"
      body += "<title>\(XMLText.escaped(tooltip(index)))</title>"
      drawBox(item, clamped(frame))
      drawLines(item, in: window.rect)
      body += "</g>\n"
      if let border = border(of: item, in: clamped(frame)) {
        borders.append((item.depth, "<g\(clip)\(opacity(index))>\(border)</g>\n"))
      }
    }
    drawBorders(upTo: .min)
    body += "</g>\n"
  }

  private mutating func drawBox(_ item: LayoutPicture.Item, _ frame: CGRect) {
    if item.isUnplaced, look == .laidOut {
      body += "<rect class=\"ghost\"\(SVG.box(SVG.inset(frame)))/>"
      return
    }
    let (radius, corners) = (item.cornerRadius, roundCorners(of: item, in: frame))
    if let fill = item.fill, fill.alpha > 0 {
      body += SVG.rect(frame, radius: radius, corners: corners, SVG.fill(fill))
    }
    for shape in item.shapes where shape.frame.isFinite {
      let radius = PlainNumber.coordinate(max(0, shape.cornerRadius))
      placer.avoid(shape.frame.standardized)
      body += "<rect\(SVG.box(shape.frame.standardized)) rx=\"\(radius)\"\(SVG.fill(shape.fill))/>"
    }
    if item.isImage { drawImage(item, frame, radius) }
    if look == .laidOut, border(of: item, in: frame) == nil,
      outlinesText || item.lines.isEmpty && item.shapes.isEmpty
    {
      body += SVG.rect(
        SVG.inset(frame), radius: radius - 0.5, corners: corners,
        " class=\"\(hue(of: item, "d"))\"")
    }
  }

  /// The border of an item, inside its frame; `nil` for none. It shows where the frame is, so an
  /// item with a border has no outline besides.
  private func border(of item: LayoutPicture.Item, in frame: CGRect) -> String? {
    guard let border = item.border, border.width > 0, border.color.alpha > 0,
      !item.isUnplaced || look == .seen
    else { return nil }
    let (radius, corners) = (item.cornerRadius, roundCorners(of: item, in: frame))
    let width = min(border.width, min(frame.width, frame.height) / 2)
    let middle = frame.insetBy(dx: width / 2, dy: width / 2)
    let stroke = SVG.fill(border.color).replacingOccurrences(of: "fill", with: "stroke")
    return SVG.rect(
      middle, radius: radius - width / 2, corners: corners,
      " fill=\"none\"\(stroke) stroke-width=\"\(PlainNumber.coordinate(width))\"")
  }

  /// The corners of an item that are round: none at an edge where its frame is cut at the canvas,
  /// as they are out of sight.
  func roundCorners(of item: LayoutPicture.Item, in frame: CGRect) -> LayoutPicture.Corners {
    let whole = item.frame.standardized
    var corners = item.roundCorners
    if frame.minY - whole.minY > 1e-6 { corners.subtract([.topLeft, .topRight]) }
    if whole.maxY - frame.maxY > 1e-6 { corners.subtract([.bottomLeft, .bottomRight]) }
    if frame.minX - whole.minX > 1e-6 { corners.subtract([.topLeft, .bottomLeft]) }
    if whole.maxX - frame.maxX > 1e-6 { corners.subtract([.topRight, .bottomRight]) }
    return corners
  }

  /// The opacity of an item with all that is around it, as an attribute.
  private func opacity(_ index: Int) -> String {
    opacities[index] < 1 ? " opacity=\"\(PlainNumber.coordinate(opacities[index]))\"" : ""
  }

  private func tooltip(_ index: Int) -> String {
    let row = rows[index]
    let frame = row.numbers.map { "(\($0.joined(separator: ", ")))" } ?? ""
    return ["\(row.name) \(frame)", row.caption ?? "", row.remark].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

extension LayoutPicture {
  /// What is behind the screen.
  var ground: Color {
    isDark ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1)
  }
}
