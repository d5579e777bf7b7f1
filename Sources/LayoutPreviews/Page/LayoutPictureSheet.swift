public import Foundation

/// Several pictures side by side, small and without names: one screen at all its sizes, each in the
/// look of its own.
///
/// ```swift
/// let sheet = LayoutPictureSheet(title: "cart", pictures: sizes.map(picture))
/// try Data(sheet.svg().utf8).write(to: file)
/// ```
public struct LayoutPictureSheet: Equatable, Sendable {
  /// What the pictures show, for the alternative text.
  public var title: String

  /// The pictures, from left to right and row by row.
  public var pictures: [LayoutPicture]

  /// The size of a point of the pictures on the sheet; 0.3 by default, and in place of values
  /// outside 0.01 to 1.
  public var scale: CGFloat = 0.3

  /// The width of a row, in points of the sheet; a wider picture has a row of its own.
  public var width: CGFloat = 1200

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: What the pictures show.
  ///   - pictures: The pictures, from left to right and row by row.
  public init(title: String, pictures: [LayoutPicture]) {
    self.title = title
    self.pictures = pictures
  }

  /// The sheet as an SVG file: the pictures with their elements and, as laid out, their safe
  /// areas, cut off at their sizes, and with the sizes below them.
  ///
  /// - Returns: A well-formed XML document for any names and frames. The ids of the first picture
  ///   begin with `p1-`, and so on.
  /// - Complexity: O(items of all pictures).
  public func svg() -> String {
    var places = SheetPlaces(scale: (0.01...1).contains(scale) ? scale : 0.3, width: width)
    var definitions = ""
    var body = ""
    for (index, picture) in pictures.enumerated() {
      var drawing = SVGDrawing(picture, idPrefix: "p\(index + 1)-")
      drawing.outlinesText = false
      drawing.drawScreen()
      drawing.drawItems()
      if drawing.look == .laidOut {
        drawing.drawInsets()
        drawing.drawScrollBars()
      }
      let origin = places.place(drawing.screen.size)
      let clip = "\(drawing.idPrefix)cut"
      definitions += drawing.definitions
      definitions += "<clipPath id=\"\(clip)\"><rect\(SVG.box(drawing.screen))/></clipPath>\n"
      let frame = CGRect(origin: origin, size: places.scaled(drawing.screen.size))
      let number = PlainNumber.coordinate
      body += "<g transform=\"translate(\(number(origin.x)) \(number(origin.y)))"
      body += " scale(\(number(places.scale)))\"><g clip-path=\"url(#\(clip))\">\n"
      body += "\(drawing.body)</g></g>\n"
      body += "<rect class=\"border\"\(SVG.box(frame))/>\n"
      body += "<text class=\"muted\" font-size=\"11\" text-anchor=\"middle\""
      body += " x=\"\(number(frame.midX))\" y=\"\(number(frame.maxY + 16))\">"
      body += "\(picture.sizeText())</text>\n"
    }
    let sizes = pictures.map { $0.sizeText() }.joined(separator: ", ")
    let box = CGRect(origin: .zero, size: places.size)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(PlainNumber.coordinate(box.width))" \
      height="\(PlainNumber.coordinate(box.height))" role="img" aria-labelledby="title desc" \
      viewBox="0 0 \(PlainNumber.coordinate(box.width)) \(PlainNumber.coordinate(box.height))">
      <title id="title">\(XMLText.escaped(title))</title>
      <desc id="desc">\(XMLText.escaped("Laid out at \(sizes) points."))</desc>
      <style>
      \(SVG.style(labelSize: 5 / places.scale, isDark: pictures.allSatisfy(\.isDark)))
      </style>
      <defs>
      \(definitions)</defs>
      <rect class="paper"\(SVG.box(box))/>
      \(body)</svg>

      """
  }
}
