import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPictureIndex {
  /// The page as an HTML file.
  ///
  /// - Returns: A document that is well-formed XML as well, for any names and frames.
  /// - Complexity: O(items of all pictures).
  public func html() -> String {
    let groups = entries.grouped(by: \.group)
    let links = groups.map { group in
      "<a href=\"#\(HTML.id(group.key))\">\(XMLText.escaped(group.key))</a>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(HTML.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(XMLText.escaped(title))</h1>
      \(HTML.paragraph(introduction))<nav aria-label="Screens">\(links.joined(separator: "\n"))</nav>
      \(choice)</header>
      <main>
      \(groups.map { section($0.key, $0.values) }.joined())</main>
      </body>
      </html>

      """
  }

  /// The choice of a look, which needs no script; empty where there is none.
  private var choice: String {
    guard entries.contains(where: { $0.laidOutFile != nil }) else { return "" }
    let looks = [("seen", "as users see them"), ("laid-out", "as laid out")].map { look, text in
      let checked = look == "seen" ? " checked=\"checked\"" : ""
      return
        "<label><input type=\"radio\" name=\"look\" id=\"look-\(look)\"\(checked)/> \(text)</label>"
    }
    return "<fieldset><legend>Pictures</legend>\(looks.joined(separator: "\n"))</fieldset>\n"
  }

  private func section(_ group: String, _ entries: [Entry]) -> String {
    let sizes = entries.grouped { $0.picture.sizeText() }
    let id = HTML.id(group)
    return """
      <section id="\(id)" aria-labelledby="heading-\(id)">
      <h2 id="heading-\(id)">\(XMLText.escaped(group))</h2>
      \(HTML.paragraph(groupNotes[group] ?? ""))\(sheet(group))\
      \(sizes.map { size in row(size.key, size.values) }.joined())</section>

      """
  }

  private func sheet(_ group: String) -> String {
    guard let file = groupSheets[group].map(HTML.path) else { return "" }
    let alternative = XMLText.escaped("\(group) at all sizes")
    return "<a href=\"\(file)\"><img src=\"\(file)\" alt=\"\(alternative)\"/></a>\n"
  }

  private func row(_ size: String, _ entries: [Entry]) -> String {
    """
    <h3>\(XMLText.escaped(size))</h3>
    <div class="row">
    \(entries.map(figure).joined())</div>

    """
  }

  private func figure(_ entry: Entry) -> String {
    let picture = entry.picture
    let direction = picture.direction == .rightToLeft ? "right to left" : "left to right"
    let images: String
    if let laidOut = entry.laidOutFile {
      images =
        image(of: picture, .seen, entry.file, isChosen: true)
        + image(of: picture, .laidOut, laidOut, isChosen: true)
    } else {
      images = image(of: picture, picture.look, entry.file, isChosen: false)
    }
    return """
      <figure>
      \(images)\
      <figcaption>\(XMLText.escaped(picture.title)), \(direction)</figcaption>
      \(table(picture))</figure>

      """
  }

  /// A picture that links to its file. One that the page does not show is not loaded.
  private func image(
    of picture: LayoutPicture, _ look: LayoutPicture.Look, _ file: String, isChosen: Bool
  ) -> String {
    let file = HTML.path(file)
    let alternative = XMLText.escaped("\(picture.title): \(picture.summary)")
    // With the size given, the page does not move while pictures load.
    var drawing = SVGDrawing(picture, look: look)
    drawing.draw()
    let size = drawing.box.size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let style = isChosen ? " class=\"\(look == .seen ? "seen" : "laid-out")\"" : ""
    return """
      <a\(style) href="\(file)"><img loading="lazy" width="\(width)" height="\(height)" \
      src="\(file)" alt="\(alternative)"/></a>

      """
  }

  private func table(_ picture: LayoutPicture) -> String {
    let rows = picture.rows
    let shown = rows.prefix(max(tableLimit, 0))
    let rest = rows.count - shown.count
    let more = rest > 0 ? "<tr><td colspan=\"7\">and \(rest) more</td></tr>\n" : ""
    let headings = ["Element", "x", "y", "width", "height", "Condition", "Remarks"]
    return """
      <details><summary>\(picture.countText)</summary>
      <div class="table"><table>
      <thead><tr>\(headings.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(shown.map(tableRow).joined())\(more)</tbody>
      </table></div></details>

      """
  }

  private func tableRow(_ row: LayoutPicture.Row) -> String {
    let indentation = String(repeating: "\u{2003}", count: min(max(row.depth, 0), 20))
    let numbers = row.numbers ?? Array(repeating: "not finite", count: 4)
    return "<tr><th scope=\"row\">\(indentation)\(XMLText.escaped(row.name))</th>"
      + numbers.map { "<td>\($0)</td>" }.joined()
      + "<td class=\"text\">\(XMLText.escaped(row.caption ?? ""))</td>"
      + "<td class=\"text\">\(XMLText.escaped(row.remark))</td></tr>\n"
  }
}

extension Array {
  /// The elements grouped by a key, in the order in which the keys first occur.
  fileprivate func grouped(by key: (Element) -> String) -> [(key: String, values: [Element])] {
    var indices: [String: Int] = [:]
    var groups: [(key: String, values: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].values.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
