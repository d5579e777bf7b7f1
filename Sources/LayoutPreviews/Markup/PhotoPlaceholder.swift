import Foundation

/// The landscapes that stand in place of images, of which a layout knows no more than the size.
///
/// Each is markup for a square of 120, white and black of little opacity, so that the color behind
/// it tints it. It is meant to fill any frame and to be cut at its sides: the hills are in the
/// middle.
enum PhotoPlaceholder {
  /// The side of the square.
  static let side = 120

  /// How many there are.
  static var count: Int { landscapes.count }

  /// The number of the landscape for a color, so that pictures side by side differ and each is the
  /// same in every file.
  static func variant(for color: LayoutPicture.Color?) -> Int {
    guard let color else { return 0 }
    let parts = [color.red, color.green, color.blue].map { $0 > 0 ? min($0, 1) : 0 }
    return Int((parts[0] * 97 + parts[1] * 193 + parts[2] * 389).rounded()) % count
  }

  /// The light of all skies, stronger at the top.
  static func sky(id: String) -> String {
    "<linearGradient id=\"\(id)\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
      + "<stop stop-color=\"#fff\" stop-opacity=\".3\"/>"
      + "<stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"0\"/></linearGradient>"
  }

  /// A landscape under a sky that is defined elsewhere in the file.
  static func markup(_ variant: Int, sky: String) -> String {
    "<path d=\"M0 0H\(side)V\(side)H0Z\" fill=\"url(#\(sky))\"/>\(landscapes[variant % count])"
  }

  private static let landscapes = [
    landscape(
      sun: "cx=\"86\" cy=\"36\" r=\"10\"",
      far: "M0 84L28 56L46 72L72 44L120 82V120H0Z", near: "M0 104C28 84 60 82 120 98V120H0Z"),
    landscape(
      sun: "cx=\"34\" cy=\"40\" r=\"12\"",
      far: "M0 72C24 58 40 60 60 70S100 84 120 66V120H0Z",
      near: "M0 92C40 100 70 78 120 90V120H0Z"),
    landscape(
      sun: "cx=\"62\" cy=\"34\" r=\"9\"",
      far: "M0 90L40 48L58 68L78 54L120 92V120H0Z", near: "M0 96L120 84V120H0Z"),
    landscape(
      sun: "cx=\"92\" cy=\"46\" r=\"14\"",
      far: "M0 78C30 78 44 62 66 62S104 78 120 78V120H0Z",
      near: "M0 88C20 88 30 100 60 100S100 88 120 92V120H0Z"),
  ]

  private static func landscape(sun: String, far: String, near: String) -> String {
    "<circle \(sun) fill=\"#fff\" fill-opacity=\".75\"/>"
      + "<path d=\"\(far)\" fill=\"#000\" fill-opacity=\".14\"/>"
      + "<path d=\"\(near)\" fill=\"#000\" fill-opacity=\".2\"/>"
  }
}
