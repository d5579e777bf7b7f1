import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// The largest number of elements with labels; more are not legible.
  private static var tagLimit: Int { 1500 }

  /// Labels every item that has room for it, each before its descendants, and lists the others.
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
      let hue = item.isUnplaced ? "tg" : hue(of: item, "t")
      if let (tag, rect) = place(
        tags, in: area,
        besides: children[index] + surface(of: item, isLeaf: children[index].isEmpty))
      {
        draw(tag, in: rect, hue: hue)
      } else {
        drawNumber(of: index, in: area, besides: children[index], hue: hue)
      }
    }
    body += "</g>\n"
    body += list.body
  }

  /// What the label of an item should not cover of the item itself: an image, or a field of color
  /// with nothing in it that the label would hide much of.
  private func surface(of item: LayoutPicture.Item, isLeaf: Bool) -> [CGRect] {
    let frame = item.frame.standardized
    if item.isImage { return [frame] }
    guard isLeaf, item.lines.isEmpty, let fill = item.fill, fill.alpha > 0 else { return [] }
    let isSmall = min(frame.width, frame.height) < labelSize * 8
    return isSmall ? [frame] : []
  }

  /// Lists an item beside the screen, and marks it with its number: in a corner, or else where it
  /// touches the item from outside.
  private mutating func drawNumber(
    of index: Int, in area: CGRect, besides others: [CGRect], hue: String
  ) {
    if list.hasRoom {
      let marker = Tag(lines: [[Tag.Words(text: "\(list.nextNumber)", style: .name)]])
      let size = marker.size(labelSize)
      let item = picture.items[index]
      // On an image of some size a number hides next to nothing.
      let obstacles =
        min(area.width, area.height) > labelSize * 8
        ? others : others + surface(of: item, isLeaf: others.isEmpty)
      let rect =
        placer.place(size, in: area, inset: 1.5, besides: obstacles)
        ?? placer.place(size, around: area, within: canvas)
      if let rect { draw(marker, in: rect, hue: hue, style: "tag mark") }
    }
    list.add(listWords(index), hue: hue)
  }

  /// All there is to say of an item, in one line.
  private func listWords(_ index: Int) -> [Tag.Words] {
    var words = [Tag.Words(text: rows[index].name, style: .name)]
    if let numbers = rows[index].numbers {
      let text = "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
      words.append(Tag.Words(text: text, style: .numbers))
    }
    let caption = picture.items[index].isUnplaced ? "unplaced" : rows[index].caption
    if let caption { words.append(Tag.Words(text: caption, style: .caption)) }
    return words
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

  /// The frames that the label of each item should not cover: those of its first 400 children.
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

  private mutating func draw(
    _ tag: Tag, in rect: CGRect, hue: String, style: String = "tag"
  ) {
    body += "<g><rect class=\"\(style)\" rx=\"1.5\"\(SVG.box(rect))/>"
    var y = rect.minY + labelSize * 0.95 + 0.5
    for line in tag.lines.indices {
      let x = PlainNumber.coordinate(rect.minX + labelSize * 0.25)
      body += "<text class=\"\(hue)\" x=\"\(x)\" y=\"\(PlainNumber.coordinate(y))\">"
      body += tag.markup(line, labelSize)
      body += "</text>"
      y += labelSize * 1.16
    }
    body += "</g>\n"
  }
}
