import Foundation

extension UIView {
  /// A length in points rounded up to whole pixels of the view.
  final func pixelCeil(_ length: CGFloat) -> CGFloat {
    let scale = contentScaleFactor
    return scale > 0 && scale.isFinite ? (length * scale).rounded(.up) / scale : length
  }

  /// The size of a text on one line, in whole pixels; an empty text has the height of a line.
  final func lineSize(of text: String, font: UIFont) -> CGSize {
    let lines = UILabel.defaultTextMeasuring.lines(
      of: text, font: font.textFont, width: 0, lineBreakMode: .byClipping, maximumLines: 1)
    return CGSize(
      width: pixelCeil(lines.width),
      height: pixelCeil(lines.lines.isEmpty ? font.lineHeight : lines.height))
  }
}
