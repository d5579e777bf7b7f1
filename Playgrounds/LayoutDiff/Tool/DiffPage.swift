import Foundation
import LayoutAnalysis
import LayoutPreviews

/// One page that shows what differs between two layouts, without anything from elsewhere.
struct DiffPage {
  var title: String
  var former: LayoutMapFile
  var current: LayoutMapFile
  var difference: LayoutMapFile.Difference

  /// How many elements have pictures.
  private static let limit = 12

  func html() -> String {
    let lines = "\(difference)".split(separator: "\n").map { "<li>\(escaped($0))</li>" }
    let entries = difference.frames.entries.prefix(Self.limit)
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <title>\(escaped(title))</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
      figure { margin: 1rem 0 2rem; } img { max-width: 100%; height: auto; }
      .plane { width: 20rem; border: 1px solid currentcolor; }
      .bad { fill: #d33; fill-opacity: 0.5; stroke: #d33; vector-effect: non-scaling-stroke; }
      </style></head><body>
      <h1>\(escaped(title))</h1>
      <ul>\(lines.joined(separator: "\n"))</ul>
      \(entries.map(section).joined(separator: "\n"))
      </body></html>

      """
  }

  private func section(_ entry: MapDifference.Entry) -> String {
    """
    <h2>\(escaped(entry.element))</h2>
    <p>\(escaped("\(entry)")).</p>
    \(plane(entry.sizes))
    \(pictures(at: entry.size))
    """
  }

  /// Widths to the right and heights downward, with the sizes that differ.
  private func plane(_ sizes: [SizePolygon]) -> String {
    let domain = difference.domain
    let (low, high) = (domain.smallest, domain.largest)
    let shapes = sizes.map { sizes in
      let points = sizes.corners.map { "\($0.width),\($0.height)" }.joined(separator: " ")
      return "<polygon class=\"bad\" points=\"\(points)\"/>"
    }
    let box = [
      low.width, low.height, max(high.width - low.width, 1), max(high.height - low.height, 1),
    ]
    return """
      <figure><svg class="plane" role="img" aria-label="the sizes at which it differs" \
      viewBox="\(box.map { "\($0)" }.joined(separator: " "))">\(shapes.joined())</svg>
      <figcaption>Sizes at which it differs, of \(escaped("\(domain)"))</figcaption></figure>
      """
  }

  /// Both layouts side by side.
  private func pictures(at size: CGSize) -> String {
    guard let old = former.frames(at: size), let new = current.frames(at: size) else { return "" }
    var sheet = LayoutPictureSheet(
      title: "as it was and as it is", pictures: [LayoutPicture(old), LayoutPicture(new)])
    sheet.scale = 0.5
    let data = Data(sheet.svg().utf8).base64EncodedString()
    return """
      <figure><img alt="as it was and as it is" src="data:image/svg+xml;base64,\(data)">
      <figcaption>As it was, and as it is</figcaption></figure>
      """
  }

  private func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
