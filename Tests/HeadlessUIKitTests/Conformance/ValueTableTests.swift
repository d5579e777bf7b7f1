import Foundation
import HeadlessUIKit
import Testing

/// Tables of what UIKit documents.
@Suite struct ValueTableTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func `Named colors have UIKit's parts in the light appearance`() {
    let table: [(UIColor, Int, Int, Int, CGFloat)] = [
      (.systemRed, 255, 59, 48, 1), (.systemGreen, 52, 199, 89, 1), (.systemBlue, 0, 122, 255, 1),
      (.systemOrange, 255, 149, 0, 1), (.systemYellow, 255, 204, 0, 1),
      (.systemPink, 255, 45, 85, 1), (.systemPurple, 175, 82, 222, 1),
      (.systemTeal, 48, 176, 199, 1), (.systemIndigo, 88, 86, 214, 1),
      (.systemBrown, 162, 132, 94, 1), (.systemMint, 0, 199, 190, 1),
      (.systemCyan, 50, 173, 230, 1), (.systemGray, 142, 142, 147, 1),
      (.systemGray2, 174, 174, 178, 1), (.systemGray3, 199, 199, 204, 1),
      (.systemGray4, 209, 209, 214, 1), (.systemGray5, 229, 229, 234, 1),
      (.systemGray6, 242, 242, 247, 1), (.label, 0, 0, 0, 1), (.secondaryLabel, 60, 60, 67, 0.6),
      (.tertiaryLabel, 60, 60, 67, 0.3), (.quaternaryLabel, 60, 60, 67, 0.18),
      (.placeholderText, 60, 60, 67, 0.3), (.link, 0, 122, 255, 1), (.separator, 60, 60, 67, 0.29),
      (.opaqueSeparator, 198, 198, 200, 1), (.systemBackground, 255, 255, 255, 1),
      (.secondarySystemBackground, 242, 242, 247, 1),
      (.tertiarySystemBackground, 255, 255, 255, 1), (.systemGroupedBackground, 242, 242, 247, 1),
      (.secondarySystemGroupedBackground, 255, 255, 255, 1),
      (.tertiarySystemGroupedBackground, 242, 242, 247, 1), (.systemFill, 120, 120, 128, 0.2),
      (.secondarySystemFill, 120, 120, 128, 0.16), (.tertiarySystemFill, 118, 118, 128, 0.12),
      (.quaternarySystemFill, 116, 116, 128, 0.08), (.tintColor, 0, 122, 255, 1),
      (.black, 0, 0, 0, 1), (.white, 255, 255, 255, 1), (.red, 255, 0, 0, 1),
      (.green, 0, 255, 0, 1), (.blue, 0, 0, 255, 1), (.cyan, 0, 255, 255, 1),
      (.yellow, 255, 255, 0, 1), (.magenta, 255, 0, 255, 1), (.clear, 0, 0, 0, 0),
      (.darkGray, 85, 85, 85, 1), (.lightGray, 170, 170, 170, 1), (.brown, 153, 102, 51, 1),
    ]
    for (index, (color, red, green, blue, alpha)) in table.enumerated() {
      let expected = [red, green, blue].map { CGFloat($0) / 255 } + [alpha]
      let isSame = zip(parts(color), expected).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isSame, "number \(index): \(color)")
    }
    #expect(parts(.gray) == [0.5, 0.5, 0.5, 1] && parts(.orange) == [1, 0.5, 0, 1])
    #expect(parts(.purple) == [0.5, 0, 0.5, 1])
  }

  @Test(
    arguments: [
      (0, 1, 1, 1, 0, 0), (1 / 6.0, 1, 1, 1, 1, 0), (1 / 3.0, 1, 1, 0, 1, 0),
      (0.5, 1, 1, 0, 1, 1), (2 / 3.0, 1, 1, 0, 0, 1), (5 / 6.0, 1, 1, 1, 0, 1),
      (1, 1, 1, 1, 0, 0), (1 / 12.0, 1, 1, 1, 0.5, 0), (0.7, 0, 0.4, 0.4, 0.4, 0.4),
      (0, 0.5, 0.8, 0.8, 0.4, 0.4), (0.3, 1, 0, 0, 0, 0), (-3, 2, 7, 1, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `A hue has its color`(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ red: CGFloat, _ green: CGFloat,
    _ blue: CGFloat
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(zip(parts(color), [red, green, blue, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `An opacity is kept from 0 to 1`() {
    for (given, kept) in [(-1, 0), (0.25, 0.25), (7, 1)] as [(CGFloat, CGFloat)] {
      #expect(parts(UIColor(red: 0, green: 0, blue: 0, alpha: given))[3] == kept)
      #expect(parts(UIColor(white: 0, alpha: given))[3] == kept)
      #expect(parts(UIColor.red.withAlphaComponent(given)) == [1, 0, 0, kept])
      let view = UIView()
      view.alpha = given
      #expect(view.alpha == kept)
    }
    var (white, alpha) = (CGFloat(9), CGFloat(9))
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.4)
    for color in [UIColor.red, .green, .blue, .cyan, .yellow, .magenta] {
      #expect(!color.getWhite(nil, alpha: nil))
    }
    let base = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    for other in [
      UIColor(red: 0, green: 0.2, blue: 0.3, alpha: 0.4),
      UIColor(red: 0.1, green: 0, blue: 0.3, alpha: 0.4),
      UIColor(red: 0.1, green: 0.2, blue: 0, alpha: 0.4),
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0),
    ] { #expect(base != other) }
    #expect(base == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
  }

  @Test func `Text styles have UIKit's sizes`() {
    for (style, size) in [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12),
      (.caption2, 11), (UIFont.TextStyle(rawValue: "other"), 17),
    ] as [(UIFont.TextStyle, CGFloat)] {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(font.pointSize == size && font.textFont.isBold == (style == .headline))
    }
    #expect([UIFont.labelFontSize, UIFont.buttonFontSize] == [17, 18])
    #expect([UIFont.smallSystemFontSize, UIFont.systemFontSize] == [12, 14])
  }

  @Test func `Weights from semibold on are bold, names tell the face`() {
    let light: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium]
    let heavy: [UIFont.Weight] = [.semibold, .bold, .heavy, .black]
    #expect((light + heavy).map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(light.allSatisfy { !UIFont.systemFont(ofSize: 9, weight: $0).textFont.isBold })
    #expect(heavy.allSatisfy { UIFont.systemFont(ofSize: 9, weight: $0).textFont.isBold })
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold).fontName == "LiberationSans-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 9).fontName == "LiberationSans-Italic")
    #expect(UIFont.systemFont(ofSize: 9).fontName == "LiberationSans")
    for (name, bold, italic) in [
      ("Helvetica", false, false), ("Helvetica-Bold", true, false),
      ("Helvetica-Oblique", false, true), ("Arial-BoldItalicMT", true, true),
    ] {
      let font = UIFont(name: name, size: 11)
      #expect(font?.textFont == TextFont(pointSize: 11, isBold: bold, isItalic: italic))
    }
    #expect(UIFont(name: "", size: 11) == nil)
    #expect(UIFont(name: "Arial-BoldItalicMT", size: 1)?.fontName == "LiberationSans-BoldItalic")
    let large = UIFont.boldSystemFont(ofSize: 9).withSize(30)
    #expect(large.textFont == TextFont(pointSize: 30, isBold: true))
    #expect(UIFont.systemFont(ofSize: 1e6).pointSize == 1e6)
    #expect(UIFont.systemFont(ofSize: 1e7).pointSize == 14)
  }

  @Test func `Priorities have UIKit's numbers`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `A new view has UIKit's defaults`() {
    let view = UIView()
    #expect(view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled)
    #expect(view.tag == 0 && view.contentScaleFactor == 1 && view.transform.isIdentity)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.backgroundColor == nil)
    #expect(!view.clipsToBounds && view.contentMode == .scaleToFill)
    #expect(view.insetsLayoutMarginsFromSafeArea && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.semanticContentAttribute == .unspecified && view.layoutGuides.isEmpty)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(UITableView.automaticDimension == -1 && UIView.noIntrinsicMetric == -1)
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(
      !UIImageView(image: nil).isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
    let label = UILabel()
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.font.pointSize == 17 && label.textAlignment == .natural && label.isEnabled)
    #expect(label.textColor == .label && label.preferredMaxLayoutWidth == 0)
    label.font = .systemFont(ofSize: 3)
    label.font = nil
    #expect(label.font.pointSize == 17)
    let control = UIControl()
    #expect(control.isEnabled && control.state == .normal)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    #expect(UITextField().borderStyle == .none && UITextField().font?.pointSize == 17)
  }

  @Test func `The next responder of a view is the one around it`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.next === root && root.next == nil)
    child.removeFromSuperview()
    #expect(child.next == nil)
  }

  @Test func `A tint comes from the nearest view that sets one`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green && root.tintColor == .red)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test func `Images have no negative size and a scale above 0`() {
    let image = UIImage(size: CGSize(width: 3, height: -4), scale: 2)
    #expect(image.size == CGSize(width: 3, height: 0) && image.scale == 2)
    for scale in [0, -1, CGFloat.nan] { #expect(UIImage(size: .zero, scale: scale).scale == 1) }
    #expect(
      UIImage(size: CGSize(width: CGFloat.nan, height: 2)).size == CGSize(width: 0, height: 2))
    let view = UIImageView(image: image, highlightedImage: UIImage(size: .zero))
    #expect(view.frame.size == CGSize(width: 3, height: 0))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == .zero)
    let empty = UIImageView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(empty.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
  }

  @Test func `Events reach the actions that are there for them`() {
    let control = UIControl()
    var heard: [String] = []
    let first = UIAction { _ in heard.append("first") }
    let second = UIAction { _ in heard.append("second") }
    control.addAction(first, for: [.valueChanged, .touchDown])
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["first", "second", "first"])
    control.removeAction(first, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpOutside])
    control.sendActions(for: .touchDown)
    #expect(heard == ["first", "second", "first", "second", "first"])
    control.removeAction(second, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(heard.count == 6)
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .editingChanged,
    ]
    #expect(events.map { $0.rawValue.trailingZeroBitCount } == [0, 6, 7, 8, 12, 13, 17])
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.disabled, .highlighted] && control.state.rawValue == 3)
    control.isSelected = true
    #expect(control.state.rawValue == 7)
  }
}
