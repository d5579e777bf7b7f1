import Foundation

/// The list beside a picture: the names of elements in which there is no room for them, each with
/// the number that stands at the element.
struct TagList {
  let left: CGFloat
  let top: CGFloat
  let height: CGFloat
  let unit: CGFloat
  private(set) var entries: [Entry] = []

  /// Elements that have no line left.
  private(set) var missing = 0

  struct Entry {
    var place: Int
    var tag: Tag
    var hue: String
  }

  private static let columns = 2
  private var lineHeight: CGFloat { unit * 1.45 }
  private var columnWidth: CGFloat { unit * 30 }
  private var rows: Int { max(Int(height / lineHeight) - 1, 1) }

  init(left: CGFloat, top: CGFloat, height: CGFloat, unit: CGFloat) {
    self.left = left
    self.top = top
    self.height = height
    self.unit = unit
  }

  /// Whether one more element can be listed.
  var hasRoom: Bool { entries.count < rows * TagList.columns }

  /// The number of the next element.
  var nextNumber: Int { entries.count + 1 }

  /// The right edge of the list; `nil` if nothing is listed.
  var right: CGFloat? {
    guard !entries.isEmpty else { return nil }
    let isWide = entries.count > rows
    return left + columnWidth * (isWide ? 2 : 1)
  }

  mutating func add(_ words: [Tag.Words], hue: String) {
    guard hasRoom else {
      missing += 1
      return
    }
    entries.append(Entry(place: nextNumber, tag: fitted(words), hue: hue))
  }

  /// The words of one line: the last ones are left out, then the first is shortened.
  private func fitted(_ words: [Tag.Words]) -> Tag {
    var words = words
    let room = columnWidth - unit * 4
    while words.count > 1, Tag.width(of: words, unit) > room { words.removeLast() }
    let shortened = CaptionMetrics.shortened(words[0].text, toFit: room, size: unit, isBold: true)
    words[0].text = shortened ?? "…"
    return Tag(lines: [words])
  }

  /// The list as markup.
  var body: String {
    guard !entries.isEmpty else { return "" }
    var body = "<g id=\"list\">\n"
    for (index, entry) in entries.enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: rows)
      let x = left + CGFloat(column) * columnWidth
      let y = top + (CGFloat(row) + 0.75) * lineHeight
      let number = "\(entry.place)"
      body += "<text class=\"label muted\" text-anchor=\"end\""
      body += " x=\"\(PlainNumber.coordinate(x + unit * 2))\""
      body += " y=\"\(PlainNumber.coordinate(y))\">\(number)</text>"
      body += "<text class=\"ink\" x=\"\(PlainNumber.coordinate(x + unit * 2.8))\""
      body += " y=\"\(PlainNumber.coordinate(y))\">\(entry.tag.markup(0, unit))</text>\n"
    }
    if missing > 0 {
      let y = top + (CGFloat(rows) + 0.75) * lineHeight
      body += "<text class=\"label muted\" x=\"\(PlainNumber.coordinate(left + unit * 2.8))\""
      body += " y=\"\(PlainNumber.coordinate(y))\">and \(missing) more</text>\n"
    }
    return body + "</g>\n"
  }
}
