import Foundation
import HeadlessUIKit
import Testing

/// A change of one property of one kind of view.
struct PropertyChange: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @Sendable () -> UIView
  var apply: @Sendable (UIView) -> Void

  init<View: UIView>(
    _ name: String, _ make: @escaping @Sendable () -> View,
    _ apply: @escaping @Sendable (View) -> Void
  ) {
    testDescription = "\(View.self).\(name)"
    self.make = make
    self.apply = { view in
      if let view = view as? View { apply(view) }
    }
  }
}

/// A view with a layout of its own, which can be marked.
private final class Plain: UIView {
  override func layoutSubviews() {}
}

private func image(_ side: CGFloat) -> UIImage { UIImage(size: CGSize(width: side, height: side)) }

private func label() -> UILabel {
  let label = UILabel()
  label.text = "one"
  return label
}

private func field() -> UITextField {
  let field = UITextField()
  field.text = "one"
  return field
}

private func textView() -> UITextView {
  let view = UITextView()
  view.text = "one"
  return view
}

private func pictureView() -> UIImageView { UIImageView(image: image(10)) }

private func highlightedPictureView() -> UIImageView {
  let view = UIImageView(image: image(10), highlightedImage: image(20))
  view.isHighlighted = true
  return view
}

private func twoSegments() -> UISegmentedControl {
  let control = UISegmentedControl(items: ["one", "two"])
  control.selectedSegmentIndex = 1
  return control
}

private func titledButton() -> UIButton {
  let button = UIButton()
  button.setTitle("one", for: .normal)
  button.setTitle("disabled", for: .disabled)
  button.setTitle("selected", for: .selected)
  button.setTitle("highlighted", for: .highlighted)
  button.setImage(image(10), for: .normal)
  return button
}

private func threePages() -> UIPageControl {
  let control = UIPageControl()
  control.numberOfPages = 3
  return control
}

private func parent() -> Plain {
  let view = Plain(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  for tag in 1...3 {
    let child = UIView()
    child.tag = tag
    view.addSubview(child)
  }
  return view
}

private func cell() -> UITableViewCell {
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  cell.textLabel?.text = "one"
  return cell
}

private func cellWithGround() -> UITableViewCell {
  let cell = cell()
  cell.backgroundView = UIView()
  return cell
}

@Suite struct InvalidationTests {
  /// Changes of what the natural size is made of.
  static let natural: [PropertyChange] = [
    .init("text", label) { $0.text = "two" },
    .init("text, none", label) { $0.text = nil },
    .init("font", label) { $0.font = .systemFont(ofSize: 20) },
    .init("numberOfLines", label) { $0.numberOfLines = 2 },
    .init("lineBreakMode", label) { $0.lineBreakMode = .byClipping },
    .init("preferredMaxLayoutWidth", label) { $0.preferredMaxLayoutWidth = 50 },
    .init("image", pictureView) { $0.image = image(12) },
    .init("image, none", pictureView) { $0.image = nil },
    .init("isHighlighted", highlightedPictureView) { $0.isHighlighted = false },
    .init("highlightedImage", highlightedPictureView) { $0.highlightedImage = image(30) },
    .init("text", field) { $0.text = "two" },
    .init("placeholder", UITextField.init) { $0.placeholder = "two" },
    .init("font", field) { $0.font = .systemFont(ofSize: 20) },
    .init("borderStyle", field) { $0.borderStyle = .line },
    .init("isSecureTextEntry", field) { $0.isSecureTextEntry = true },
    .init("text", textView) { $0.text = "two" },
    .init("font", textView) { $0.font = .systemFont(ofSize: 20) },
    .init("isScrollEnabled", textView) { $0.isScrollEnabled = false },
    .init("textContainerInset", textView) { $0.textContainerInset.left = 3 },
    .init("lineFragmentPadding", textView) { $0.textContainer.lineFragmentPadding = 9 },
    .init("maximumNumberOfLines", textView) { $0.textContainer.maximumNumberOfLines = 1 },
    .init("contentScaleFactor", label) { $0.contentScaleFactor = 2 },
    .init("contentScaleFactor", { Plain() }) { $0.contentScaleFactor = 2 },
    .init("accessoryType", cell) { $0.accessoryType = .checkmark },
    .init("apportions", twoSegments) { $0.apportionsSegmentWidthsByContent = true },
    .init("numberOfPages", threePages) { $0.numberOfPages = 4 },
    .init("datePickerMode", UIDatePicker.init) { $0.datePickerMode = .time },
    .init("preferredDatePickerStyle", UIDatePicker.init) { $0.preferredDatePickerStyle = .wheels },
    .init("style", UIActivityIndicatorView.init) { $0.style = .large },
    .init("contentEdgeInsets", titledButton) { $0.contentEdgeInsets.top = 5 },
    .init("title", titledButton) { $0.setTitle("two", for: .normal) },
    .init("first title", { UIButton() }) { $0.setTitle("two", for: .normal) },
    .init("image", titledButton) { $0.setImage(image(20), for: .normal) },
    .init("isEnabled", titledButton) { $0.isEnabled = false },
    .init("isSelected", titledButton) { $0.isSelected = true },
    .init("isHighlighted", titledButton) { $0.isHighlighted = true },
    .init("configuration", titledButton) { $0.configuration = .filled() },
    .init("title's font", titledButton) { $0.titleLabel?.font = .systemFont(ofSize: 30) },
    .init("title's lines", titledButton) { $0.titleLabel?.numberOfLines = 0 },
  ]

  /// Such changes that count each time, also if nothing differs.
  static let always: [PropertyChange] = [
    .init("invalidateIntrinsicContentSize", { Plain() }) { $0.invalidateIntrinsicContentSize() },
    .init("textMeasuring", label) { $0.textMeasuring = LiberationSansMeasuring() },
    .init("insertSegment", twoSegments) { $0.insertSegment(withTitle: "", at: 0, animated: true) },
    .init("insertSegment", twoSegments) { $0.insertSegment(with: nil, at: 0, animated: true) },
    .init("removeSegment", twoSegments) { $0.removeSegment(at: 0, animated: false) },
    .init("removeAllSegments", twoSegments) { $0.removeAllSegments() },
    .init("setTitle", twoSegments) { $0.setTitle("three", forSegmentAt: 0) },
    .init("setImage", twoSegments) { $0.setImage(image(9), forSegmentAt: 0) },
    .init("setWidth", twoSegments) { $0.setWidth(90, forSegmentAt: 0) },
    .init("preferredIndicatorImage", threePages) { $0.preferredIndicatorImage = image(9) },
    .init("accessoryView", cell) { $0.accessoryView = UIView() },
    .init("contentConfiguration", cell) {
      $0.contentConfiguration = UIListContentConfiguration.cell()
    },
    .init("configuration", { UIListContentView(configuration: .cell()) }) {
      var list = UIListContentConfiguration.cell()
      list.text = "two"
      $0.configuration = list
    },
  ]

  /// Changes of what views around look at besides natural sizes: priorities, where baselines are,
  /// and what the height of a cell's content follows from.
  static let around: [PropertyChange] = [
    .init("contentHorizontalAlignment", UIControl.init) { $0.contentHorizontalAlignment = .left },
    .init("contentVerticalAlignment", UIControl.init) { $0.contentVerticalAlignment = .top },
    .init("titleEdgeInsets", titledButton) { $0.titleEdgeInsets.left = 1 },
    .init("imageEdgeInsets", titledButton) { $0.imageEdgeInsets.left = 1 },
    .init("first imageView", cell) { _ = $0.imageView },
    .init("first detailTextLabel", cell) { _ = $0.detailTextLabel },
    .init("content's margins", cell) { $0.contentView.layoutMargins.left = 1 },
    .init("textLabel.text", cell) { $0.textLabel?.text = "two" },
    .init("textLabel.numberOfLines", cell) { $0.textLabel?.numberOfLines = 0 },
    .init("hugging", { Plain() }) { $0.setContentHuggingPriority(.required, for: .horizontal) },
    .init("hugging", { Plain() }) { $0.setContentHuggingPriority(.required, for: .vertical) },
    .init("resistance", { Plain() }) {
      $0.setContentCompressionResistancePriority(.required, for: .horizontal)
    },
    .init("resistance", { Plain() }) {
      $0.setContentCompressionResistancePriority(.required, for: .vertical)
    },
  ]

  /// Changes of what only the view's own layout depends on.
  static let own: [PropertyChange] = [
    .init("directionalLayoutMargins", { Plain() }) { $0.directionalLayoutMargins.leading = 1 },
    .init("layoutMargins", { Plain() }) { $0.layoutMargins.bottom = 1 },
    .init("insetsLayoutMarginsFromSafeArea", { Plain() }) {
      $0.insetsLayoutMarginsFromSafeArea = false
    },
    .init("semanticContentAttribute", { Plain() }) {
      $0.semanticContentAttribute = .forceRightToLeft
    },
    .init("bounds.width", { Plain() }) { $0.bounds.size.width = 7 },
    .init("bounds.height", { Plain() }) { $0.bounds.size.height = 7 },
    .init("frame.width", { Plain() }) { $0.frame.size.width = 7 },
    .init("frame.height", { Plain() }) { $0.frame.size.height = 7 },
    .init("removed subview", parent) { $0.viewWithTag(2)?.removeFromSuperview() },
    .init("bringSubviewToFront", parent) { view in
      view.viewWithTag(1).map(view.bringSubviewToFront)
    },
    .init("sendSubviewToBack", parent) { view in view.viewWithTag(3).map(view.sendSubviewToBack) },
    .init("insertSubview", parent) { view in
      view.viewWithTag(3).map { view.insertSubview($0, at: 1) }
    },
    .init("isEnabled", UIControl.init) { $0.isEnabled = false },
    .init("isSelected", UIControl.init) { $0.isSelected = true },
    .init("isHighlighted", UIControl.init) { $0.isHighlighted = true },
    .init("contentOffset", UIScrollView.init) { $0.contentOffset.y = 3 },
    .init("setContentOffset", UIScrollView.init) {
      $0.setContentOffset(CGPoint(x: 3, y: 0), animated: true)
    },
    .init("contentSize", UIScrollView.init) { $0.contentSize.height = 300 },
    .init("contentInset", UIScrollView.init) { $0.contentInset.top = 3 },
    .init("adjustment", UIScrollView.init) { $0.contentInsetAdjustmentBehavior = .never },
    .init("no backgroundView", cellWithGround) { $0.backgroundView = nil },
  ]

  /// Changes that no layout depends on.
  static let silent: [PropertyChange] = [
    .init("center", { Plain() }) { $0.center.x = 9 },
    .init("bounds.origin", { Plain() }) { $0.bounds.origin.x = 9 },
    .init("frame.origin", { Plain() }) { $0.frame.origin.x = 9 },
    .init("transform", { Plain() }) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    .init("isHidden", { Plain() }) { $0.isHidden = true },
    .init("alpha", { Plain() }) { $0.alpha = 0 },
    .init("backgroundColor", { Plain() }) { $0.backgroundColor = .red },
    .init("tag", { Plain() }) { $0.tag = 4 },
    .init("bringSubviewToFront", parent) { view in
      view.viewWithTag(3).map(view.bringSubviewToFront)
    },
    .init("sendSubviewToBack", parent) { view in view.viewWithTag(1).map(view.sendSubviewToBack) },
    .init("exchangeSubview beyond the end", parent) {
      $0.exchangeSubview(at: 0, withSubviewAt: 3)
    },
    .init("textAlignment", label) { $0.textAlignment = .right },
    .init("textColor", label) { $0.textColor = .red },
    .init("highlightedImage", pictureView) { $0.highlightedImage = image(30) },
    .init("image of the same size", pictureView) { $0.image = image(10) },
    .init("placeholder behind text", field) { $0.placeholder = "two" },
    .init("value", UISlider.init) { $0.value = 0.5 },
    .init("isOn", { UISwitch() }) { $0.isOn = true },
    .init("progress", { UIProgressView() }) { $0.progress = 0.5 },
    .init("currentPage", threePages) { $0.currentPage = 2 },
    .init("selectedSegmentIndex", twoSegments) { $0.selectedSegmentIndex = 0 },
    .init("setTitle of no segment", twoSegments) { $0.setTitle("x", forSegmentAt: 2) },
    .init("removeSegment of none", twoSegments) { $0.removeSegment(at: -1, animated: false) },
    .init("date", UIDatePicker.init) { $0.date = .distantPast },
    .init("isScrollEnabled", UIScrollView.init) { $0.isScrollEnabled = false },
    .init("turning", UIActivityIndicatorView.init) { $0.startAnimating() },
  ]

  private struct Outcome: Equatable {
    var superview: Bool
    var own: Bool
    var version: Bool
  }

  /// What a change marks, in a laid-out tree of two.
  private func outcome(_ host: UIView, _ view: UIView, _ change: PropertyChange) -> Outcome {
    host.layoutIfNeeded()
    let version = view.intrinsicContentVersion
    change.apply(view)
    // A class without a layout of its own has nothing to mark.
    let canBeMarked = !(type(of: view) == UILabel.self || type(of: view) == UIImageView.self)
    return Outcome(
      superview: host.isMarkedForLayout, own: !canBeMarked || view.isMarkedForLayout,
      version: view.intrinsicContentVersion != version)
  }

  private func tree(_ change: PropertyChange) -> (host: UIView, view: UIView) {
    let host = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = change.make()
    host.addSubview(view)
    return (host, view)
  }

  @Test(arguments: natural + always)
  func `A change of the natural size marks the view and the one around it`(
    _ change: PropertyChange
  ) {
    let (host, view) = tree(change)
    let first = outcome(host, view, change)
    #expect(first == Outcome(superview: true, own: true, version: true))
  }

  @Test(arguments: natural + around + own)
  func `A value that is there already marks nothing`(_ change: PropertyChange) {
    let (host, view) = tree(change)
    _ = outcome(host, view, change)
    host.layoutIfNeeded()
    let version = view.intrinsicContentVersion
    change.apply(view)
    #expect(!host.isMarkedForLayout && !view.isMarkedForLayout)
    #expect(view.intrinsicContentVersion == version)
  }

  @Test(arguments: around)
  func `A change of what views around look at marks the view and the one around it`(
    _ change: PropertyChange
  ) {
    let (host, view) = tree(change)
    let first = outcome(host, view, change)
    #expect(first.superview && first.own)
  }

  @Test(arguments: own)
  func `A change of the view's own layout marks the view alone`(_ change: PropertyChange) {
    let (host, view) = tree(change)
    let first = outcome(host, view, change)
    #expect(first == Outcome(superview: false, own: true, version: false))
  }

  @Test(arguments: silent)
  func `A change of anything else marks nothing`(_ change: PropertyChange) {
    let (host, view) = tree(change)
    host.layoutIfNeeded()
    change.apply(view)
    #expect(!host.isMarkedForLayout && !view.isMarkedForLayout)
  }

  @Test func `A changed order or number of subviews marks the superview`() {
    let view = parent()
    view.layoutIfNeeded()
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.isMarkedForLayout && view.subviews.map(\.tag) == [3, 2, 1])
    view.layoutIfNeeded()
    view.addSubview(UIView())
    #expect(view.isMarkedForLayout)
    view.layoutIfNeeded()
    // Taken over, a view is missed where it was.
    let other = Plain()
    other.layoutIfNeeded()
    other.addSubview(view.subviews[0])
    #expect(view.isMarkedForLayout && other.isMarkedForLayout)
    let ground = cell()
    ground.layoutIfNeeded()
    ground.backgroundView = UIView()
    #expect(ground.isMarkedForLayout && ground.subviews.first === ground.backgroundView)
  }

  @Test func `Safe area and margins are told to those they concern`() {
    final class Listener: UIScrollView {
      var margins = 0
      var safeArea = 0
      var insets = 0
      override func layoutMarginsDidChange() { margins += 1 }
      override func safeAreaInsetsDidChange() { safeArea += 1 }
      override func adjustedContentInsetDidChange() { insets += 1 }
      var calls: [Int] { [margins, safeArea, insets] }
    }
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.hostSafeAreaInsets.top = 20
    #expect(view.calls == [1, 1, 0])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.calls == [2, 1, 0])
    view.hostSafeAreaInsets.top = 30
    #expect(view.calls == [2, 2, 0])
    view.directionalLayoutMargins.top = 1
    view.directionalLayoutMargins.top = 1
    #expect(view.calls == [3, 2, 0])
    view.contentInset.top = 1
    view.contentInset.top = 1
    #expect(view.calls == [3, 2, 1])
    view.contentInsetAdjustmentBehavior = .always
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.calls == [3, 2, 2])
  }

  @Test func `A new direction marks those who take it, and no one who has its own`() {
    func chain(_ attribute: UISemanticContentAttribute) -> (Plain, Plain, Plain) {
      let (root, middle, leaf) = (Plain(), Plain(), Plain())
      middle.semanticContentAttribute = attribute
      root.addSubview(middle)
      middle.addSubview(leaf)
      root.layoutIfNeeded()
      root.semanticContentAttribute = .forceRightToLeft
      return (root, middle, leaf)
    }
    for own in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      let (root, middle, leaf) = chain(own)
      #expect(root.isMarkedForLayout && !middle.isMarkedForLayout && !leaf.isMarkedForLayout)
      #expect(leaf.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    let (root, middle, leaf) = chain(.unspecified)
    #expect(root.isMarkedForLayout && middle.isMarkedForLayout && leaf.isMarkedForLayout)
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    root.layoutIfNeeded()
    // The attribute changes, the direction does not.
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    root.semanticContentAttribute = .playback
    #expect(root.isMarkedForLayout && !middle.isMarkedForLayout)
  }
}
