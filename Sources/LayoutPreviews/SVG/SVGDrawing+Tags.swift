import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Finds room for labels where they cover neither text nor each other.
struct TagPlacer {
  private(set) var taken: [CGRect] = []

  mutating func avoid(_ rect: CGRect) {
    taken.append(rect)
  }

  /// A place for a size in one of the corners of an area, from top left on, which none of some
  /// more rectangles touches; `nil` for none.
  mutating func place(
    _ size: CGSize, in area: CGRect, inset: CGFloat, besides others: [CGRect] = []
  ) -> CGRect? {
    let room = area.insetBy(dx: inset, dy: inset)
    guard !room.isNull, size.width <= room.width, size.height <= room.height else { return nil }
    for y in [room.minY, room.maxY - size.height] {
      for x in [room.minX, room.maxX - size.width] {
        let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
        guard !taken.contains(where: { $0.touches(rect) }),
          !others.contains(where: { $0.touches(rect) })
        else { continue }
        taken.append(rect)
        return rect
      }
    }
    return nil
  }
}

/// A label of an element: lines, each of words in one style.
private struct Tag {
  var lines: [[Words]]

  struct Words {
    var text: String
    var style: Style
  }

  enum Style: String {
    case name = "label name"
    case numbers = "label"
    case caption = "label caption"
  }

  func size(_ labelSize: CGFloat) -> CGSize {
    let width = lines.map { Tag.width(of: $0, labelSize) }.max() ?? 0
    return CGSize(
      width: width + labelSize * 0.5, height: CGFloat(lines.count) * labelSize * 1.16 + 1.5)
  }

  static func width(of line: [Words], _ labelSize: CGFloat) -> CGFloat {
    let words = line.map {
      CaptionMetrics.width(of: $0.text, size: labelSize, isBold: $0.style == .name)
    }
    return words.reduce(0, +) + labelSize * 0.5 * CGFloat(line.count - 1)
  }
}

extension SVGDrawing {
  /// How many elements can have labels: beyond, nobody reads them.
  private static var tagLimit: Int { 1500 }

  /// Labels every item that has room for it, those farther out first.
  mutating func drawTags() {
    body += "<g id=\"labels\">\n"
    let children = childFrames
    var remaining = SVGDrawing.tagLimit
    for index in picture.items.indices where remaining > 0 {
      let item = picture.items[index]
      guard !hidden[index], item.frame.isFinite else { continue }
      let area = item.frame.standardized.intersection(windows[index].rect)
      guard area.width >= labelSize * 2, area.height >= labelSize * 1.3 else { continue }
      remaining -= 1
      let tags = tags(index, width: area.width - labelSize * 0.7)
      if let (tag, rect) = place(tags, in: area, besides: children[index])
        ?? place(tags, in: area, besides: [])
      {
        draw(tag, in: rect, hue: item.isUnplaced ? "tg" : "t\(SVG.hue(item.depth))")
      }
    }
    body += "</g>\n"
  }

  private mutating func place(
    _ tags: [Tag], in area: CGRect, besides others: [CGRect]
  ) -> (Tag, CGRect)? {
    for tag in tags {
      let size = tag.size(labelSize)
      if let rect = placer.place(size, in: area, inset: 1.5, besides: others) {
        return (tag, rect)
      }
    }
    return nil
  }

  /// What the label of each item had better not cover: the first of its children.
  private var childFrames: [[CGRect]] {
    var frames = Array(repeating: [CGRect](), count: picture.items.count)
    for (index, item) in picture.items.enumerated() {
      guard let parent = parents[index], !hidden[index], item.frame.isFinite,
        frames[parent].count < 400
      else { continue }
      frames[parent].append(item.frame.standardized)
    }
    return frames
  }

  /// The labels an item can have, the fullest first.
  private func tags(_ index: Int, width: CGFloat) -> [Tag] {
    let name = Tag.Words(text: rows[index].name, style: .name)
    let shortName =
      CaptionMetrics.shortened(name.text, toFit: width, size: labelSize, isBold: true)
      .map { Tag.Words(text: $0, style: .name) }
    var tags: [Tag] = []
    if let numbers = rows[index].numbers {
      let text = "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
      let frame = Tag.Words(text: text, style: .numbers)
      let caption = picture.items[index].isUnplaced ? "unplaced" : rows[index].caption
      if let caption {
        let words = Tag.Words(text: caption, style: .caption)
        tags.append(Tag(lines: [[name, frame, words]]))
        tags.append(Tag(lines: [[name, frame], [words]]))
        if let shortName { tags.append(Tag(lines: [[shortName], [frame], [words]])) }
      }
      tags.append(Tag(lines: [[name, frame]]))
      if let shortName {
        tags.append(Tag(lines: [[shortName], [frame]]))
        let origin = Tag.Words(text: "\(numbers[0]), \(numbers[1])", style: .numbers)
        let size = Tag.Words(text: "\(numbers[2]) × \(numbers[3])", style: .numbers)
        tags.append(Tag(lines: [[shortName], [origin], [size]]))
      }
    }
    if let shortName { tags.append(Tag(lines: [[shortName]])) }
    return tags
  }

  private mutating func draw(_ tag: Tag, in rect: CGRect, hue: String) {
    body += "<g><rect class=\"tag\" rx=\"1.5\"\(SVG.box(rect))/>"
    var y = rect.minY + labelSize * 0.95 + 0.5
    for line in tag.lines {
      let x = PlainNumber.coordinate(rect.minX + labelSize * 0.25)
      body += "<text class=\"\(hue)\" x=\"\(x)\" y=\"\(PlainNumber.coordinate(y))\">"
      for (place, words) in line.enumerated() {
        let gap = place == 0 ? "" : " dx=\"\(PlainNumber.coordinate(labelSize * 0.5))\""
        let text = XMLText.escaped(words.text)
        body += "<tspan class=\"\(words.style.rawValue)\"\(gap)>\(text)</tspan>"
      }
      body += "</text>"
      y += labelSize * 1.16
    }
    body += "</g>\n"
  }
}

extension SVGDrawing {
  /// Hatches what reaches beyond its parent and says by how much.
  mutating func drawOverflows() {
    guard overflows.contains(where: { $0 != .zero }) else { return }
    let step = PlainNumber.coordinate(labelSize * 0.7)
    definitions += "<pattern id=\"hatch\" width=\"\(step)\" height=\"\(step)\""
    definitions += " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
    for (width, opacity) in [(step, ".12"), ("1.4", ".8")] {
      definitions += "<rect width=\"\(width)\" height=\"\(step)\" fill=\"#dc2626\""
      definitions += " fill-opacity=\"\(opacity)\"/>"
    }
    definitions += "</pattern>\n"
    body += "<g id=\"overflows\">\n"
    for (index, overflow) in overflows.enumerated() where overflow != .zero {
      // What the parent itself cuts off is shown all the same: that is the defect.
      let window = parents[index].map { windows[$0].rect } ?? windows[index].rect
      for (strip, amount) in picture.items[index].frame.standardized.strips(overflow) {
        guard strip.touches(window) else { continue }
        let visible = clamped(strip.intersection(window))
        body += "<rect class=\"over\"\(SVG.box(visible))/>\n"
        drawAmount(amount, beside: visible)
      }
    }
    body += "</g>\n"
  }

  private mutating func drawAmount(_ amount: CGFloat, beside strip: CGRect) {
    let text = "+\(PlainNumber.text(amount))"
    let size = CGSize(
      width: CaptionMetrics.width(of: text, size: labelSize, isBold: true) + labelSize * 0.6,
      height: labelSize * 1.3)
    let x = min(max(strip.midX - size.width / 2, canvas.minX), canvas.maxX - size.width)
    let y = min(max(strip.midY - size.height / 2, canvas.minY), canvas.maxY - size.height)
    let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
    placer.avoid(rect)
    body += "<rect class=\"overtag\" rx=\"2\"\(SVG.box(rect))/>"
    body += "<text class=\"label overtext\" text-anchor=\"middle\""
    body += " x=\"\(PlainNumber.coordinate(rect.midX))\""
    body += " y=\"\(PlainNumber.coordinate(rect.minY + labelSize))\">\(text)</text>\n"
  }
}

extension CGRect {
  /// The parts of a frame that lie beyond its parent, with their amounts.
  fileprivate func strips(_ overflow: UIEdgeInsets) -> [(CGRect, CGFloat)] {
    var strips: [(CGRect, CGFloat)] = []
    func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ amount: CGFloat) {
      if amount > 0 { strips.append((CGRect(x: x, y: y, width: width, height: height), amount)) }
    }
    let (top, bottom) = (min(overflow.top, height), min(overflow.bottom, height))
    let (left, right) = (min(overflow.left, width), min(overflow.right, width))
    add(minX, minY, width, top, overflow.top)
    add(minX, maxY - bottom, width, bottom, overflow.bottom)
    add(minX, minY, left, height, overflow.left)
    add(maxX - right, minY, right, height, overflow.right)
    return strips
  }
}
