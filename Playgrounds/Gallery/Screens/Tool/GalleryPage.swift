import Foundation
import Framewise

/// The page of the gallery: each screen with its code and its sizes, one file without scripts that
/// loads nothing from a network.
struct GalleryPage {
  /// A screen as the page shows it.
  struct Entry {
    var screen: GalleryScreen
    var pictures: [Picture] = []
    var map: GalleryMap?

    /// The files beside the page, if they were written.
    var explorer: String?
    var mapFile: String?
    var sheet: String?

    /// The code to show, and where the file is as seen from the page.
    var excerpts: [SourceExcerpt] = []
    var sourceLink: String?
  }

  /// A screen on a device in a direction, in both looks.
  struct Picture {
    var size: CGSize
    var direction: UIUserInterfaceLayoutDirection
    var seen: String
    var laidOut: String

    /// The size of the picture of what is laid out, with its rulers, legend and list.
    var laidOutSize: CGSize

    /// What there is to see, for those who cannot.
    var summary: String
  }

  var entries: [Entry]

  /// The page as an HTML file that is well-formed XML as well.
  var html: String {
    let directions = Set(entries.flatMap { $0.pictures.map(\.direction) })
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>Framewise gallery</title>
      <style>
      \(GalleryPage.style)
      </style>
      </head>
      <body>
      <a class="skip" href="#screens">Skip to the screens</a>
      <header>
      <p class="brand">Framewise</p>
      <h1>Layouts, and the code that makes them</h1>
      <p class="lead">\(introduction)</p>
      <nav aria-label="Screens"><ul>
      \(entries.map { "<li><a href=\"#\($0.screen.name)\">\($0.screen.title)</a></li>" }.joined(separator: "\n"))
      </ul></nav>
      \(switches(hasDirections: directions.count > 1))
      </header>
      <main id="screens">
      \(opening)\
      \(entries.enumerated().map { section($1, isFirst: $0 == 0) }.joined())</main>
      <footer><p>Made by <code>swift run gallery</code>. Drawn from the frames of real passes; text is \
      measured in Liberation Sans, and a landscape stands in place of each image.</p></footer>
      </body>
      </html>

      """
  }

  private var introduction: String {
    let proved = entries.filter { entry in
      entry.map.map { !$0.verdicts.isEmpty && $0.verdicts.allSatisfy { $0.kind == .proved } }
        ?? false
    }
    let count = entries.reduce(0) { $0 + $1.pictures.count }
    let text =
      "\(entries.count) screens laid out without a simulator, \(count) times in all: on phones and "
      + "tablets, from left to right and from right to left."
    return proved.isEmpty
      ? text : "\(text) Of \(proved.count) of them it is proved what holds at every size."
  }

  /// The explorer of the first screen, in the page itself where there is width for it.
  private var opening: String {
    guard let first = entries.first, let explorer = first.explorer else { return "" }
    return """
      <section class="opening" aria-labelledby="opening-title">
      <h2 id="opening-title">Drag a corner, or type a size</h2>
      <p>The frames come from the map of the \(first.screen.title.lowercased()) screen: a formula for each edge \
      in each region, which holds at every size. \
      <a href="\(explorer)">Open it on a page of its own</a></p>
      <iframe src="\(explorer)" title="Explorer of the \(first.screen.title.lowercased()) screen" loading="lazy">\
      </iframe>
      </section>

      """
  }

  /// What all pictures show, chosen without a script.
  private func switches(hasDirections: Bool) -> String {
    func choice(_ name: String, _ legend: String, _ options: [(String, String)]) -> String {
      let inputs = options.enumerated().map { index, option in
        let checked = index == 0 ? " checked=\"checked\"" : ""
        return "<label><input type=\"radio\" name=\"\(name)\" id=\"\(option.0)\"\(checked)/>"
          + "<span>\(option.1)</span></label>"
      }
      return "<fieldset><legend>\(legend)</legend>\(inputs.joined())</fieldset>"
    }
    let looks = choice(
      "look", "Pictures", [("look-seen", "as users see them"), ("look-laid-out", "as laid out")])
    let directions = choice(
      "direction", "Reading", [("ltr", "left to right"), ("rtl", "right to left")])
    return "<div class=\"switches\">\(looks)\(hasDirections ? directions : "")</div>"
  }
}
