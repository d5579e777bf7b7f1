import Foundation

extension UIView {
  /// A length of the view's own, such as that of its text, rounded up to whole pixels of the view.
  final func pixelCeil(_ length: CGFloat) -> CGFloat {
    let scale = contentScaleFactor
    guard Recording.without({ scale > 0 }), scale.isFinite else { return length }
    return (length * scale).rounded(.up) / scale
  }

  /// A length that was proposed, rounded up to whole pixels of the view.
  ///
  /// What is a whole pixel but for rounding is one: rooms are sums, and one that is 4 may be
  /// computed as a little more.
  final func pixelCeil(proposed length: CGFloat) -> CGFloat {
    let result = pixelCeil(length.isLess(than: 2e-9) ? length : length - 1e-9)
    let scale = Double(contentScaleFactor)
    if Recording.isOn, scale.isFinite, scale.sign == .plus, !scale.isZero, length.isFinite {
      // Above the end of the pixel before, up to its own end.
      let end = Double(result)
      let number = end * scale
      Recording.noteRange(
        from: -end, until: 1 / scale - end, of: -Double(length),
        number: number.magnitude.isLess(than: 1e15) ? Int(number) : 0)
    }
    return result
  }

  /// The size of a text on one line, in whole pixels; an empty text has the height of a line.
  final func lineSize(of text: String, font: UIFont) -> CGSize {
    let lines = UILabel.defaultTextMeasuring.lines(
      of: text, font: font.textFont, width: 0, lineBreakMode: .byClipping, maximumLines: 1)
    noteMeasuring(UILabel.defaultTextMeasuring)
    return CGSize(
      width: pixelCeil(lines.width),
      height: pixelCeil(lines.lines.isEmpty ? font.lineHeight : lines.height))
  }

  /// Tells a recorder of text of the view that is measured by something of the app's own.
  final func noteMeasuring(_ measuring: @autoclosure () -> any TextMeasuring) {
    guard Recording.isOn, !(measuring() is LiberationSansMeasuring) else { return }
    Recording.opaque(
      touching: [self],
      "\(type(of: self)) is measured by \(type(of: measuring()))")
  }
}
