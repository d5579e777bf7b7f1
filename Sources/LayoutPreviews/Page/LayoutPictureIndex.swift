import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A page of pictures: one HTML file that shows and links SVG files beside it.
///
/// ```swift
/// var index = LayoutPictureIndex(title: "Shop")
/// index.entries.append(.init(picture, group: "cart", file: "cart-320x568.svg"))
/// try Data(index.html().utf8).write(to: folder.appending(path: "index.html"))
/// ```
///
/// Pictures stand in groups in the order in which the groups first occur, within a group by size,
/// those with the same size side by side. The page loads nothing from a network and follows the
/// viewer's light or dark setting.
public struct LayoutPictureIndex: Equatable, Sendable {
  /// The heading of the page.
  public var title: String

  /// What stands below the heading; nothing by default.
  public var introduction = ""

  /// What stands below the heading of a group, by the group's name.
  public var groupNotes: [String: String] = [:]

  /// The file of a ``LayoutPictureSheet`` that shows a group at a glance, by the group's name, as a
  /// path relative to the page.
  public var groupSheets: [String: String] = [:]

  /// The pictures.
  public var entries: [Entry] = []

  /// How many elements of a picture its table lists at most; 80 by default.
  public var tableLimit = 80

  /// Creates a page without pictures.
  ///
  /// - Parameter title: The heading of the page.
  public init(title: String) {
    self.title = title
  }

  /// One picture of a page.
  public struct Entry: Equatable, Sendable {
    /// What the file shows; gives the alternative text and the table of elements.
    public var picture: LayoutPicture

    /// The screen, or whatever groups pictures.
    public var group: String

    /// The SVG file, as a path relative to the page.
    public var file: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - picture: What the file shows.
    ///   - group: The screen, or whatever groups pictures.
    ///   - file: The SVG file, as a path relative to the page.
    public init(_ picture: LayoutPicture, group: String, file: String) {
      self.picture = picture
      self.group = group
      self.file = file
    }
  }
}

extension LayoutPictureIndex {
  /// The page as an HTML file.
  ///
  /// - Returns: A document that is well-formed XML too, whatever names and frames there are.
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
      </header>
      <main>
      \(groups.map { section($0.key, $0.values) }.joined())</main>
      </body>
      </html>

      """
  }

  private func section(_ group: String, _ entries: [Entry]) -> String {
    let sizes = entries.grouped { $0.picture.sizeText() }
    let id = HTML.id(group)
    return """
      <section id="\(id)" aria-labelledby="\(id)-heading">
      <h2 id="\(id)-heading">\(XMLText.escaped(group))</h2>
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
    let file = HTML.path(entry.file)
    let direction = picture.direction == .rightToLeft ? "right to left" : "left to right"
    let alternative = XMLText.escaped("\(picture.title): \(picture.summary)")
    // With its size the page keeps still while pictures arrive.
    let size = SVGDrawing(picture).box.size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    return """
      <figure>
      <a href="\(file)"><img loading="lazy" width="\(width)" height="\(height)" \
      src="\(file)" alt="\(alternative)"/></a>
      <figcaption>\(XMLText.escaped(picture.title)), \(direction)</figcaption>
      \(table(picture))</figure>

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
  /// The elements by a key, in the order in which the keys first occur.
  fileprivate func grouped(by key: (Element) -> String) -> [(key: String, values: [Element])] {
    var places: [String: Int] = [:]
    var groups: [(key: String, values: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].values.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

/// Parts of HTML files.
private enum HTML {
  static func id(_ group: String) -> String {
    // Names without letters still need anchors that differ.
    let slug = XMLText.slug(group)
    let code = group.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value }
    return slug == group ? "group-\(slug)" : "group-\(slug)-\(String(code, radix: 36))"
  }

  static func paragraph(_ text: String) -> String {
    text.isEmpty ? "" : "<p>\(XMLText.escaped(text))</p>\n"
  }

  /// A relative path as a link, in which nothing can be taken for a scheme or a query.
  static func path(_ file: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return "./" + (file.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
  }

  static let style = """
    :root{color-scheme:light dark;--paper:#f8fafc;--card:#ffffff;--ink:#0f172a;--muted:#64748b;
    --line:#e2e8f0;--link:#1d4ed8}
    @media (prefers-color-scheme:dark){:root{--paper:#0b1020;--card:#111827;--ink:#f1f5f9;
    --muted:#94a3b8;--line:#1f2937;--link:#93c5fd}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    header,main{max-width:1680px;margin:0 auto;padding:24px 24px 0}main{padding:0 24px 48px}
    h1{margin:0 0 4px;font-size:28px}h2{margin:40px 0 4px;font-size:22px}
    h3{margin:28px 0 10px;font-size:14px;color:var(--muted);font-weight:600}
    p{margin:0 0 12px;max-width:72ch;color:var(--muted)}
    nav{display:flex;flex-wrap:wrap;gap:16px}a{color:var(--link)}
    .row{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
    figure{margin:0;padding:12px;background:var(--card);border:1px solid var(--line);
    border-radius:10px;max-width:100%}
    img{display:block;max-width:100%;height:auto}
    figcaption,summary{font-size:13px;color:var(--muted)}figcaption{margin-top:8px}
    summary{cursor:pointer}.table{overflow-x:auto;max-height:420px;overflow-y:auto}
    table{border-collapse:collapse;font-size:12px;font-variant-numeric:tabular-nums}
    th,td{padding:2px 10px 2px 0;border-bottom:1px solid var(--line);text-align:right;
    white-space:nowrap}th[scope=row],th:first-child,.text{text-align:left}
    th{font-weight:600}
    """
}
