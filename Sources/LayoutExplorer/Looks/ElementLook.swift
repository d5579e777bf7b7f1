/// What an element looks like, whatever its size is. What is not set is missing in the page's data.
///
/// Colors are as style sheets write them; one with a dark form is `light-dark(#ffffff, #000000)`.
struct ElementLook: Encodable, Hashable, Sendable {
  /// The color that fills it.
  var fill: String?

  /// How opaque it is, if not wholly.
  var alpha: Double?

  var radius: Double?

  /// The bits of the round corners, if not all are: top left, top right, bottom left, bottom right.
  var corners: Int?

  var border: BorderLook?
  var isImage: Bool?

  /// Whether what is in it is cut off at its edges.
  var clips: Bool?

  /// Whether what is in it scrolls.
  var scrolls: Bool?

  var text: TextLook?
  var shapes: [ShapeLook]?
  var lines: [LineLook]?

  /// What it is: `UILabel`.
  var type: String?
}

/// A line inside the edges of an element.
struct BorderLook: Encodable, Hashable, Sendable {
  var width: Double
  var color: String
}

/// The text of a label.
struct TextLook: Encodable, Hashable, Sendable {
  var text: String
  var size: Double
  var isBold: Bool
  var isItalic: Bool
  var color: String

  /// `left`, `center`, `right` or `justify`.
  var align: String

  /// The most lines; 0 for as many as there are.
  var lines: Int

  /// How far lines are apart, in points.
  var lineHeight: Double

  /// How wide the text is in one line, in points.
  var width: Double
}

/// A length of a drawing in its element: how much it is, how much it grows per point of the
/// element's width, and of its height.
struct GrowingLength: Encodable, Hashable, Sendable {
  var start: Double
  var perWidth: Double
  var perHeight: Double

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [start, perWidth, perHeight] {
      try container.encode(number.isFinite ? (number * 1e4).rounded() / 1e4 : 0)
    }
  }
}

/// A part of a control.
struct ShapeLook: Encodable, Hashable, Sendable {
  /// x, y, width and height.
  var frame: [GrowingLength]
  var radius: GrowingLength
  var fill: String
}

/// A line of text that a control shows.
struct LineLook: Encodable, Hashable, Sendable {
  var text: String

  /// Where it begins, in the middle or at the end, as the anchor says, on its baseline.
  var x: GrowingLength
  var y: GrowingLength
  var anchor: String
  var size: Double
  var isBold: Bool
  var color: String
}
