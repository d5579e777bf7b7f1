import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// At 18 points "Title" is 34.005 wide and 20.1 high, 35 × 21 in pixels; at 17, 33 × 19; at 15,
/// 29 × 17.
@Suite struct ButtonTests {
  private func button(
    _ horizontal: UIControl.ContentHorizontalAlignment = .center,
    _ vertical: UIControl.ContentVerticalAlignment = .center, mirrored: Bool = false
  ) -> UIButton {
    let button = UIButton(frame: rect(0, 0, 105, 61))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 11)), for: .normal)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    if mirrored { button.semanticContentAttribute = .forceRightToLeft }
    return button
  }

  /// Image and title are 45 points wide together, so 60 are left over.
  @Test(
    arguments: [
      (.center, 30, 30), (.fill, 30, 30), (.left, 0, 0), (.right, 60, 60), (.leading, 0, 60),
      (.trailing, 60, 0),
    ] as [(UIControl.ContentHorizontalAlignment, CGFloat, CGFloat)])
  func `Content stands by its horizontal alignment`(
    _ alignment: UIControl.ContentHorizontalAlignment, _ left: CGFloat, _ mirrored: CGFloat
  ) {
    let plain = button(alignment)
    plain.layoutIfNeeded()
    #expect(plain.imageView?.frame == rect(left, 25, 10, 11))
    #expect(plain.titleLabel?.frame == rect(left + 10, 20, 35, 21))
    let other = button(alignment, mirrored: true)
    other.layoutIfNeeded()
    #expect(other.titleLabel?.frame == rect(mirrored, 20, 35, 21))
    #expect(other.imageView?.frame == rect(mirrored + 35, 25, 10, 11))
  }

  @Test(
    arguments: [(.center, 25, 20), (.fill, 25, 20), (.top, 0, 0), (.bottom, 50, 40)]
      as [(UIControl.ContentVerticalAlignment, CGFloat, CGFloat)])
  func `Content stands by its vertical alignment`(
    _ alignment: UIControl.ContentVerticalAlignment, _ image: CGFloat, _ title: CGFloat
  ) {
    let button = button(.left, alignment)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == rect(0, image, 10, 11))
    #expect(button.titleLabel?.frame == rect(10, title, 35, 21))
    // 1854 · 18 / 2048 below the top of the title.
    let offsets = button.baselineOffsets(for: button.bounds.size)
    #expect(offsets.top == title + 16.294_921_875)
    #expect(offsets.bottom == 61 - title - 16.294_921_875)
  }

  @Test func `Insets move the parts within the content`() {
    let button = button(.left, .top)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.contentRect(forBounds: rect(10, 20, 100, 50)) == rect(12, 21, 94, 46))
    #expect(button.intrinsicContentSize == CGSize(width: 51, height: 25))
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 7, left: 8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == rect(10, 8, 10, 11))
    #expect(button.titleLabel?.frame == rect(18, 6, 35, 21))
    #expect(button.intrinsicContentSize == CGSize(width: 51, height: 25))
    button.bounds.size = CGSize(width: 30, height: 15)
    button.layoutIfNeeded()
    // 30 less 6 around, less 6 for the title's insets and 10 for the image; 15 less 4 and 5.
    #expect(button.titleLabel?.frame == rect(18, 6, 8, 6))
  }

  @Test func `Sizes have a least width and height with a title only`() {
    let button = UIButton()
    button.setImage(UIImage(size: CGSize(width: 10, height: 11)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 10, height: 11))
    button.setTitle("Title", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 45, height: 33))
    button.setImage(UIImage(size: CGSize(width: 10, height: 50)), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 45, height: 50))
    button.setTitle(nil, for: .normal)
    #expect(button.baselineOffsets(for: .zero) == UIBaselineOffsets(top: 0, bottom: 0))
    let size = CGSize(width: 100, height: 50)
    #expect(button.baselineOffsets(for: size) == UIBaselineOffsets(top: 0, bottom: 0))
  }

  private typealias Placing = (
    edge: NSDirectionalRectEdge, mirrored: Bool, image: CGPoint, title: CGPoint
  )

  @Test func `A configuration places image and title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(size: CGSize(width: 10, height: 11))
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 6)
    // Side by side 47 × 19, above each other 33 × 34; the room is 92 × 57 at (2, 1), or for who
    // reads from the right at (6, 1).
    let cases: [Placing] = [
      (.leading, false, CGPoint(x: 24.5, y: 24), CGPoint(x: 38.5, y: 20)),
      (.trailing, false, CGPoint(x: 61.5, y: 24), CGPoint(x: 24.5, y: 20)),
      (.leading, true, CGPoint(x: 65.5, y: 24), CGPoint(x: 28.5, y: 20)),
      (.trailing, true, CGPoint(x: 28.5, y: 24), CGPoint(x: 42.5, y: 20)),
      (.top, false, CGPoint(x: 43, y: 12.5), CGPoint(x: 31.5, y: 27.5)),
      (.bottom, false, CGPoint(x: 43, y: 35.5), CGPoint(x: 31.5, y: 12.5)),
      (.top, true, CGPoint(x: 47, y: 12.5), CGPoint(x: 35.5, y: 27.5)),
      (.bottom, true, CGPoint(x: 47, y: 35.5), CGPoint(x: 35.5, y: 12.5)),
    ]
    for place in cases {
      configuration.imagePlacement = place.edge
      let button = UIButton(configuration: configuration)
      if place.mirrored { button.semanticContentAttribute = .forceRightToLeft }
      button.frame = rect(0, 0, 100, 61)
      button.layoutIfNeeded()
      #expect(
        button.imageView?.frame == CGRect(origin: place.image, size: CGSize(width: 10, height: 11)))
      #expect(
        button.titleLabel?.frame == CGRect(origin: place.title, size: CGSize(width: 33, height: 19))
      )
      let isBeside = place.edge == .leading || place.edge == .trailing
      #expect(
        button.intrinsicContentSize
          == (isBeside ? CGSize(width: 55, height: 23) : CGSize(width: 41, height: 38)))
    }
  }

  @Test func `A button is as high as an image that is higher than its title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(size: CGSize(width: 10, height: 30))
    configuration.contentInsets = .zero
    // The title is 33 × 19.
    #expect(
      UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 43, height: 30))
  }

  @Test func `A title too wide for its configuration is cut`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(size: CGSize(width: 10, height: 11))
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    button.frame = rect(0, 0, 48, 33)
    button.layoutIfNeeded()
    // 48 less 24 around, less 14 for image and padding.
    #expect(button.imageView?.frame == rect(12, 11, 10, 11))
    #expect(button.titleLabel?.frame == rect(26, 7, 10, 19))
    configuration.imagePlacement = .top
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.size.width == 24)
    configuration.image = nil
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 57, height: 33))
    configuration.title = nil
    configuration.image = UIImage(size: CGSize(width: 10, height: 11))
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 25))
  }

  @Test(
    arguments: [
      (.medium, 33 + 24, 19 + 14, 12), (.small, 29 + 20, 17 + 10, 10),
      (.mini, 29 + 20, 17 + 10, 10),
      (.large, 33 + 40, 19 + 30, 20),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func `A configuration's size sets font and insets`(
    _ size: UIButton.Configuration.Size, _ width: CGFloat, _ height: CGFloat, _ leading: CGFloat
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.buttonSize = size
    #expect(configuration.contentInsets.leading == leading)
    #expect(configuration.contentInsets.trailing == leading)
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
    configuration.contentInsets = .zero
    configuration.buttonSize = size
    #expect(configuration.contentInsets == .zero)
  }

  /// 30 points are less than the insets of 12 and the image.
  @Test func `A title beside an image that takes all the room has no width`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(size: CGSize(width: 40, height: 10))
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 0 && button.imageView?.frame.width == 40)
  }

  @Test func `A style sets its colors`() {
    typealias Configuration = UIButton.Configuration
    let faint = UIColor.systemBlue.withAlphaComponent(0.15)
    for (style, background, foreground) in [
      (Configuration.plain(), nil, nil), (.borderless(), nil, nil),
      (.gray(), UIColor.systemGray5, UIColor.systemBlue),
      (.bordered(), .systemGray5, .systemBlue), (.tinted(), faint, .systemBlue),
      (.borderedTinted(), faint, .systemBlue), (.filled(), .systemBlue, .white),
      (.borderedProminent(), .systemBlue, .white),
    ] {
      #expect(style.baseBackgroundColor == background && style.baseForegroundColor == foreground)
      let button = UIButton(configuration: style)
      #expect(button.currentTitleColor == foreground ?? .systemBlue)
    }
  }

  @Test func `What shows is the state's own, else the normal one's, else the configuration's`() {
    let small = UIImage(size: CGSize(width: 1, height: 1))
    let large = UIImage(size: CGSize(width: 2, height: 2))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "configured"
    configuration.image = small
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "configured" && button.currentImage === small)
    #expect(button.titleLabel?.text == "configured" && button.imageView?.image === small)
    button.setTitle("normal", for: .normal)
    button.setTitle("disabled", for: .disabled)
    button.setTitle("selected", for: .selected)
    button.setTitle("touched", for: .highlighted)
    button.setImage(large, for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    #expect(button.titleLabel?.text == "normal" && button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.state == .disabled && button.titleLabel?.text == "disabled")
    #expect(button.imageView?.image === large && button.titleLabel?.textColor == .red)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.state == .selected && button.titleLabel?.text == "selected")
    #expect(button.titleLabel?.textColor == .green && button.imageView?.image === small)
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted] && button.titleLabel?.text == "normal")
    button.isSelected = false
    #expect(button.state == .highlighted && button.titleLabel?.text == "touched")
    #expect(button.title(for: .disabled) == "disabled" && button.title(for: .focused) == "normal")
    #expect(button.image(for: .disabled) === large && button.image(for: .normal) == nil)
    #expect(button.titleColor(for: .selected) == .green && button.titleColor(for: .focused) == .red)
  }

  @Test func `Titles without a color are white or tinted`() {
    #expect(UIButton().currentTitleColor == .white)
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `An action's title and image show where the configuration has none`() {
    let image = UIImage(size: CGSize(width: 9, height: 9))
    var pressed = 0
    let action = UIAction(title: "Send", image: image) { _ in pressed += 1 }
    var configuration = UIButton.Configuration.plain()
    #expect(UIButton(configuration: configuration, primaryAction: action).currentTitle == "Send")
    configuration.title = "Own"
    configuration.image = UIImage(size: CGSize(width: 1, height: 1))
    let own = UIButton(configuration: configuration, primaryAction: action)
    #expect(own.currentTitle == "Own" && own.currentImage?.size.width == 1)
    own.sendActions(for: .touchUpInside)
    own.sendActions(for: .primaryActionTriggered)
    own.sendActions(for: .allEvents)
    #expect(pressed == 2)
    let control = UIControl(frame: rect(1, 2, 3, 4), primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 3 && control.frame == rect(1, 2, 3, 4))
  }

  @Test func `The image stands behind the title, each from its first use on`() {
    let button = UIButton()
    #expect(button.subviews.isEmpty)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews == [button.titleLabel])
    button.setImage(UIImage(size: CGSize(width: 9, height: 9)), for: .normal)
    #expect(button.subviews == [button.imageView, button.titleLabel])
  }

  @Test func `The baselines of a button are those of its title`() {
    let button = UIButton()
    #expect(button.forFirstBaselineLayout === button.titleLabel)
    #expect(button.forLastBaselineLayout === button.titleLabel)
  }

  /// A title at 17 points is 33 by 19, at 15 points 29 by 17.
  @Test func `A button is as large as its configuration says`() {
    func size(_ buttonSize: UIButton.Configuration.Size) -> CGSize {
      var configuration = UIButton.Configuration.plain()
      configuration.buttonSize = .large
      configuration.buttonSize = buttonSize
      configuration.title = "Title"
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    #expect(size(.medium) == CGSize(width: 33 + 24, height: 19 + 14))
    #expect(size(.mini) == CGSize(width: 29 + 20, height: 17 + 10))
    #expect(size(.large) == CGSize(width: 33 + 40, height: 19 + 30))
  }
}
