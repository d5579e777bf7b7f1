import Foundation
import Framewise
import LayoutPreviews

extension GalleryPage {
  /// A screen: what it is, its code beside one picture, all sizes below, and what holds of it.
  func section(_ entry: Entry, isFirst: Bool) -> String {
    let name = entry.screen.name
    return """
      <section id="\(name)" aria-labelledby="\(name)-title">
      <div class="head"><div><h2 id="\(name)-title">\(entry.screen.title)</h2>
      <p>\(XMLText.escaped(entry.screen.summary))</p></div>
      \(links(entry))</div>
      \(stage(entry, isFirst: isFirst))\(filmstrip(entry))\(verdicts(entry))</section>

      """
  }

  private func links(_ entry: Entry) -> String {
    var links: [String] = []
    func add(_ file: String?, _ text: String, isMain: Bool = false) {
      guard let file else { return }
      let style = isMain ? " class=\"main\"" : ""
      links.append("<a\(style) href=\"\(XMLText.escaped(file))\">\(text)</a>")
    }
    add(entry.explorer, "Explore every size", isMain: true)
    add(entry.sourceLink, "Source")
    add(entry.sheet, "All sizes")
    add(entry.mapFile, "Map")
    return "<p class=\"links\">\(links.joined(separator: "\n"))</p>"
  }

  /// The code beside the screen on a phone.
  private func stage(_ entry: Entry, isFirst: Bool) -> String {
    let size = entry.pictures.map(\.size).first { $0.width == 430 } ?? entry.pictures.first?.size
    let shown = entry.pictures.filter { $0.size == size }
    let height = size.map { 300 / $0.width * $0.height } ?? 0
    let images = shown.map { image($0, entry, height: min(height, 640), isEager: isFirst) }
    let code = entry.excerpts.map(listing).joined()
    return """
      <div class="stage">
      \(code.isEmpty ? "" : "<div class=\"code\">\n\(code)</div>")
      <div class="phone">\(images.joined())</div>
      </div>

      """
  }

  private func listing(_ excerpt: SourceExcerpt) -> String {
    let lines = excerpt.lines.map(CodeMarkup.html).joined(separator: "\n")
    let last = excerpt.firstLine + excerpt.lines.count - 1
    return "<pre tabindex=\"0\" aria-label=\"Swift, lines \(excerpt.firstLine) to \(last)\">"
      + "<code>\(lines)</code></pre>\n"
  }

  /// All sizes in a row that scrolls.
  private func filmstrip(_ entry: Entry) -> String {
    var sizes: [CGSize] = []
    for picture in entry.pictures where !sizes.contains(picture.size) { sizes.append(picture.size) }
    guard sizes.count > 1 else { return "" }
    let figures = sizes.map { size in
      let shown = entry.pictures.filter { $0.size == size }
      // All cover the same area.
      let height = (46_000 * size.height / size.width).squareRoot()
      let images = shown.map { image($0, entry, height: height, isEager: false) }.joined()
      let text = GalleryTool.sizeText(size).replacingOccurrences(of: "x", with: " × ")
      return "<li><figure>\(images)<figcaption>\(text)</figcaption></figure></li>"
    }
    return """
      <ul class="film" tabindex="0" aria-label="\(entry.screen.title) at \(sizes.count) sizes">
      \(figures.joined(separator: "\n"))
      </ul>

      """
  }

  /// A picture in both looks, of which the page shows one. What it does not show is not loaded.
  private func image(
    _ picture: Picture, _ entry: Entry, height: CGFloat, isEager: Bool
  ) -> String {
    func image(_ file: String, _ look: String, _ size: CGSize, _ text: String) -> String {
      let width = Int((height * size.width / size.height).rounded())
      let loading = isEager && look == "seen" && picture.direction == .leftToRight
      return "<a class=\"\(look) \(picture.direction.code)\" href=\"\(file)\">"
        + "<img\(loading ? "" : " loading=\"lazy\"") src=\"\(file)\" width=\"\(width)\""
        + " height=\"\(Int(height.rounded()))\" alt=\"\(XMLText.escaped(text))\"/></a>"
    }
    let size = GalleryTool.sizeText(picture.size).replacingOccurrences(of: "x", with: " by ")
    return image(
      picture.seen, "seen", picture.size, "\(entry.screen.title) at \(size) points, as users see it"
    )
      + image(
        picture.laidOut, "laid-out", picture.laidOutSize,
        "\(entry.screen.title) as laid out: \(picture.summary)")
  }

  /// What is proved of the screen, or why it is not.
  private func verdicts(_ entry: Entry) -> String {
    guard let map = entry.map, !map.verdicts.isEmpty else { return "" }
    let rows = map.verdicts.map { verdict in
      let (style, word) =
        switch verdict.kind {
        case .proved: ("yes", "proved")
        case .refuted: ("no", "refuted")
        default: ("part", "tested")
        }
      let text =
        verdict.description.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
      return "<li class=\"\(style)\"><b>\(word)</b> \(XMLText.escaped(text))</li>"
    }
    return """
      <details class="proof"><summary>\(summary(map))</summary>
      <ul>
      \(rows.joined(separator: "\n"))
      </ul></details>

      """
  }

  private func summary(_ map: GalleryMap) -> String {
    let proved = map.verdicts.filter { $0.kind == .proved }.count
    let regions = map.map.regions.count
    let text =
      proved == map.verdicts.count
      ? "All \(proved) properties proved at every size from 320 × 480 to 1400 × 1200"
      : "\(proved) of \(map.verdicts.count) properties proved at every size"
    return regions > 0 ? "\(text), in \(regions) regions" : text
  }
}
