import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The lines below a picture: the legend, then the defects.
struct Footer {
  let left: CGFloat
  let right: CGFloat
  let unit: CGFloat
  private let ground: LayoutPicture.Color
  private(set) var body = ""
  private var x: CGFloat
  private var y: CGFloat

  /// The bottom of the last line.
  var bottom: CGFloat { y + unit * 0.4 }

  init(left: CGFloat, right: CGFloat, top: CGFloat, unit: CGFloat, ground: LayoutPicture.Color) {
    self.ground = ground
    self.left = left
    self.right = right
    self.unit = unit
    x = left
    y = top + unit
  }

  mutating func addLegend(of picture: LayoutPicture, overflows: [UIEdgeInsets]) {
    body += "<g id=\"legend\">\n"
    let hasCaptions = picture.items.contains { $0.caption != nil }
    let vocabularies = LayoutPicture.Vocabulary.allCases.enumerated().filter { _, vocabulary in
      picture.items.contains { $0.vocabulary == vocabulary }
    }
    add(
      classes: vocabularies.isEmpty ? "d0" : "dn",
      hasCaptions ? "element: name, x, y, w × h, condition" : "element: name, x, y, w × h")
    for (hue, vocabulary) in vocabularies { add(classes: "d\(hue)", vocabulary.rawValue) }
    if picture.safeAreaInsets != .zero {
      add(classes: "safe", "safe area: \(Footer.text(picture.safeAreaInsets))")
    }
    if picture.layoutMargins != .zero {
      add(classes: "margins", "margins: \(Footer.text(picture.layoutMargins))")
    }
    if picture.items.contains(where: \.isUnplaced) { add(classes: "ghost", "unplaced") }
    if picture.scrollingText != nil || picture.items.contains(where: \.scrolls) {
      add(classes: "scroll", "scrolls")
    }
    if picture.items.contains(where: \.isTruncated) { add(classes: "cut", "truncated") }
    if overflows.contains(where: { $0 != .zero }) {
      add(classes: "over", "beyond the parent, in points")
    }
    body += "</g>\n"
  }

  /// Names the defects, including those that the drawing cannot show.
  mutating func addNotes(of picture: LayoutPicture, overflows: [UIEdgeInsets]) {
    let items = picture.items
    let unplaced = items.indices.filter { items[$0].isUnplaced }
    let overflowing = items.indices.filter { overflows[$0] != .zero }
    let infinite = items.indices.filter { !items[$0].frame.isFinite }
    func name(_ index: Int) -> String { items[index].name.singleLine }
    addNote(style: "muted", "Unplaced: ", unplaced.prefix(9).map(name), of: unplaced.count)
    let truncated = items.indices.filter { items[$0].isTruncated }
    addNote(
      style: "muted", "Text truncated: ", truncated.prefix(9).map(name), of: truncated.count)
    addNote(style: "red", "Not finite: ", infinite.prefix(9).map(name), of: infinite.count)
    let amounts = overflowing.prefix(9).map {
      "\(name($0)) (\(overflows[$0].edgesText ?? ""))"
    }
    addNote(style: "red", "Beyond the parent: ", amounts, of: overflowing.count)
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    insets.edgesText ?? "none"
  }

  private mutating func add(classes: String, _ text: String) {
    let width = unit * 2.6 + CaptionMetrics.width(of: text, size: unit)
    if x > left, x + width > right { startLine() }
    let swatch = CGRect(x: x, y: y - unit * 0.85, width: unit * 2, height: unit)
    // On the color of the screen, whatever that of the paper is.
    body += "<rect\(SVG.fill(ground))\(SVG.box(swatch))/>"
    body += "<rect class=\"\(classes)\"\(SVG.box(swatch))/>"
    body += "<text class=\"label muted\" x=\"\(PlainNumber.coordinate(x + unit * 2.6))\""
    body += " y=\"\(PlainNumber.coordinate(y))\"\(SVG.fitting(width - unit * 2.6))>"
    body += "\(XMLText.escaped(text))</text>\n"
    x += width + unit * 1.6
  }

  private mutating func addNote(
    style: String, _ heading: String, _ names: [String], of count: Int
  ) {
    guard !names.isEmpty else { return }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    let text = heading + names.joined(separator: ", ") + rest
    startLine()
    let fitting = CaptionMetrics.shortened(text, toFit: right - left, size: unit) ?? heading
    body += "<text class=\"label \(style)\" x=\"\(PlainNumber.coordinate(left))\""
    body += " y=\"\(PlainNumber.coordinate(y))\""
    body += "\(SVG.fitting(CaptionMetrics.width(of: fitting, size: unit)))>"
    body += "\(XMLText.escaped(fitting))</text>\n"
  }

  private mutating func startLine() {
    x = left
    y += unit * 1.6
  }
}
