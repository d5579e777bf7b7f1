import Foundation

extension SVG {
  /// An element that draws a rectangle, `<rect …/>` or, where only some corners are round,
  /// `<path …/>`.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners in points, at most half of the shorter side. Not above 0
  ///     or NaN means none.
  ///   - attributes: The attributes besides the geometry, each after a space.
  static func rect(
    _ frame: CGRect, radius: CGFloat, corners: LayoutPicture.Corners, _ attributes: String
  ) -> String {
    let limit = max(min(frame.size.width, frame.size.height) / 2, 0)
    let radius = radius > 0 ? min(radius, limit) : 0
    guard radius > 0, !corners.isDisjoint(with: .all) else {
      return "<rect\(box(frame))\(attributes)/>"
    }
    let number = PlainNumber.coordinate
    guard !corners.isSuperset(of: .all) else {
      return "<rect\(box(frame)) rx=\"\(number(radius))\"\(attributes)/>"
    }
    func length(_ corner: LayoutPicture.Corners) -> CGFloat {
      corners.contains(corner) ? radius : 0
    }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      let side = number(radius)
      return radius > 0 ? "a\(side) \(side) 0 0 1 \(number(x)) \(number(y))" : ""
    }
    let (topLeft, topRight) = (length(.topLeft), length(.topRight))
    let (bottomLeft, bottomRight) = (length(.bottomLeft), length(.bottomRight))
    var path = "M\(number(frame.minX + topLeft)) \(number(frame.minY))"
    path += "H\(number(frame.maxX - topRight))" + arc(topRight, topRight, topRight)
    path += "V\(number(frame.maxY - bottomRight))" + arc(bottomRight, -bottomRight, bottomRight)
    path += "H\(number(frame.minX + bottomLeft))" + arc(bottomLeft, -bottomLeft, -bottomLeft)
    path += "V\(number(frame.minY + topLeft))" + arc(topLeft, topLeft, -topLeft) + "Z"
    return "<path d=\"\(path)\"\(attributes)/>"
  }

  /// The attributes that make a text as wide as it was measured, whatever font a viewer has.
  static func fitting(_ width: CGFloat) -> String {
    guard width > 0 else { return "" }
    return " textLength=\"\(PlainNumber.coordinate(width))\" lengthAdjust=\"spacingAndGlyphs\""
  }
}
