import Foundation

/// Attributes of SVG elements.
enum SVG {
  static let fonts = "'Liberation Sans', Arial, Helvetica, sans-serif"

  /// ` x="0" y="0" width="320" height="568"`
  static func box(_ rect: CGRect) -> String {
    let number = PlainNumber.coordinate
    return " x=\"\(number(rect.origin.x))\" y=\"\(number(rect.origin.y))\""
      + " width=\"\(number(max(rect.size.width, 0)))\""
      + " height=\"\(number(max(rect.size.height, 0)))\""
  }

  /// ` fill="#0a7aff"`, with an opacity where it is not 1.
  static func fill(_ color: LayoutPicture.Color) -> String {
    let alpha = fraction(color.alpha)
    let opacity = alpha < 1 ? " fill-opacity=\"\(PlainNumber.coordinate(alpha))\"" : ""
    return " fill=\"\(color.hex)\"\(opacity)"
  }

  /// The class of the outlines at a depth: four hues in turn.
  static func hue(_ depth: Int) -> Int {
    ((depth % 4) + 4) % 4
  }

  /// A frame moved inwards by half a line, so that its outline lies inside it.
  static func inset(_ frame: CGRect) -> CGRect {
    frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
  }

  private static func fraction(_ part: Double) -> Double {
    part > 0 ? min(part, 1) : 0
  }

  /// The style sheet of a drawing with labels of a size; outlines are paler on a dark screen.
  static func style(labelSize: CGFloat, isDark: Bool) -> String {
    let small = PlainNumber.text(labelSize)
    let line = PlainNumber.text(max(labelSize / 9, 0.8))
    return """
      text{font-family:\(fonts);font-kerning:none}
      .paper{fill:#ffffff}.ink{fill:#111827}.muted{fill:#6b7280}
      .border{fill:none;stroke:#374151;stroke-width:1}
      .rule{fill:none;stroke:#9ca3af;stroke-width:\(line)}
      .d0,.d1,.d2,.d3,.dn{fill:none;stroke-width:\(line);stroke-opacity:.75}
      .d0{stroke:#1d4ed8}.d1{stroke:#0f766e}.d2{stroke:#9333ea}.d3{stroke:#c2410c}.dn{stroke:#6b7280}
      .t0{fill:#1e3a8a}.t1{fill:#134e4a}.t2{fill:#581c87}.t3{fill:#7c2d12}.tg,.tn{fill:#374151}
      .tag{fill:#ffffff;fill-opacity:.86}
      .label{font-size:\(small)px}.name{font-weight:bold}.caption{font-style:italic}
      .ghost{fill:#6b7280;fill-opacity:.06;stroke:#6b7280;stroke-width:\(line);stroke-dasharray:4 3}
      .cross{fill:none;stroke:#ffffff;stroke-opacity:.5;stroke-width:\(line)}
      .safe{fill:#0284c7;fill-opacity:.13}
      .margins{fill:none;stroke:#db2777;stroke-width:\(line);stroke-dasharray:1 3}
      .over{fill:url(#hatch);stroke:#dc2626;stroke-width:\(line)}
      .scroll{fill:#111827;fill-opacity:.45}.cut{fill:#d97706}
      .red{fill:#dc2626}.overtag{fill:#dc2626}.overtext{fill:#ffffff;font-weight:bold}
      @media (prefers-color-scheme:dark){
      .paper{fill:#111827}.ink{fill:#f3f4f6}.muted{fill:#9ca3af}
      .border{stroke:#6b7280}.red{fill:#f87171}}
      """ + (isDark ? darkOutlines : "")
  }

  private static let darkOutlines = """

    .d0{stroke:#60a5fa}.d1{stroke:#2dd4bf}.d2{stroke:#c084fc}.d3{stroke:#fb923c}.dn{stroke:#9ca3af}
    .ghost{fill:#9ca3af;stroke:#9ca3af}.scroll{fill:#f3f4f6}.safe{fill:#38bdf8}
    """
}
