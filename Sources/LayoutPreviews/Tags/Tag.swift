import Foundation

/// A label of an element: lines of words, each run of words in one style.
struct Tag {
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

  /// The words of a line as markup within a text.
  func markup(_ line: Int, _ labelSize: CGFloat) -> String {
    var markup = ""
    for (index, words) in lines[line].enumerated() {
      let gap = index == 0 ? "" : " dx=\"\(PlainNumber.coordinate(labelSize * 0.5))\""
      let width = CaptionMetrics.width(
        of: words.text, size: labelSize, isBold: words.style == .name)
      markup += "<tspan class=\"\(words.style.rawValue)\"\(gap)\(SVG.fitting(width))>"
      markup += "\(XMLText.escaped(words.text))</tspan>"
    }
    return markup
  }
}
