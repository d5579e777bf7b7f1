import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Every initializer of Lima, in the order of each release.
@Suite struct InitializerTests {
  private let action = UIAction(title: "Go") { _ in }

  /// Whether an action runs when the main thing happens.
  private func runs(_ make: (UIAction) -> UIControl) -> Bool {
    var ran = false
    make(UIAction { _ in ran = true }).sendActions(for: .primaryActionTriggered)
    return ran
  }

  @Test func `Boxes of the first release`() {
    var order: [String] = []
    let row = LMRowView(
      margin: 1, topMargin: 2, leadingMargin: 3, bottomMargin: 4, trailingMargin: 5,
      horizontalAlignment: .leading, verticalAlignment: .center, spacing: 6,
      isAlignToBaseline: true, baseline: .last, backgroundColor: .red, weight: 7, anchor: [.top],
      UIView(), UIView(), with: { order.append("row \($0.subviews.count)") })
    #expect(
      row.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    #expect(row.horizontalAlignment == .leading && row.verticalAlignment == .center)
    #expect(row.spacing == 6 && row.isAlignToBaseline && row.baseline == .last)
    #expect(row.backgroundColor == .red && row.weight == 7 && row.anchor == [.top])
    let column = LMColumnView(
      margin: 1, horizontalAlignment: .trailing, verticalAlignment: .bottom, spacing: 2,
      isAlignToBaseline: true, isAlignToGrid: true, backgroundColor: .red, weight: 3,
      anchor: [.left], UIView()
    ) { order.append("column \($0.subviews.count)") }
    #expect(column.isAlignToGrid && column.isAlignToBaseline && column.topMargin == 1)
    #expect(column.horizontalAlignment == .trailing && column.verticalAlignment == .bottom)
    let anchors = LMAnchorView(
      margin: 4, backgroundColor: .red, weight: 1, anchor: .all, UIView(), UIView(), UIView(),
      with: { order.append("anchors \($0.subviews.count)") })
    #expect(anchors.trailingMargin == 4 && anchors.anchor == .all)
    let scroll = LMScrollView(
      isFitToWidth: true, isFitToHeight: false, backgroundColor: .red, weight: 2, anchor: [.right],
      UIView(), with: { order.append("scroll \($0.content != nil)") })
    #expect(scroll.isFitToWidth && scroll.weight == 2)
    let old = LMScrollView(
      fitToWidth: true, UIView(), with: { order.append("scroll \($0.content != nil)") })
    #expect(old.isFitToWidth)
    let root = LMRootView(
      topPadding: 1, bottomPadding: 2, backgroundColor: .red, UIView(),
      with: { order.append("root \($0.subviews.count)") })
    #expect(root.topPadding == 1 && root.bottomPadding == 2)
    let cell = LMTableViewCell(
      accessoryType: .checkmark, selectionStyle: .gray, UIView(),
      with: { order.append("cell \($0.content() != nil)") })
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .gray)
    _ = LMTableViewHeaderFooterView(
      UIView(), with: { order.append("header \($0.content() != nil)") })
    let spacer = LMSpacer(
      width: 1, height: 2, weight: 3, backgroundColor: .red, with: { _ in order.append("spacer") })
    #expect(spacer.width == 1 && spacer.height == 2 && spacer.weight == 3)
    #expect(
      order == [
        "row 2", "column 1", "anchors 3", "scroll true", "scroll true", "root 1", "cell true",
        "header true", "spacer",
      ])
  }

  @Test func `Boxes of the third release`() {
    var order: [String] = []
    let row = LMRowView(
      margin: 1, horizontalAlignment: .leading, baseline: .last, backgroundColor: .red, weight: 7,
      anchor: [.top], with: { order.append("row \($0.subviews.count)") }, UIView(), UIView())
    #expect(row.weight == 7 && row.baseline == .last)
    _ = LMColumnView(with: { order.append("column \($0.subviews.count)") }, UIView())
    _ = LMAnchorView(with: { order.append("anchors \($0.subviews.count)") }, UIView())
    _ = LMScrollView(with: { order.append("scroll \($0.content != nil)") }, UIView())
    let cell = LMTableViewCell(
      accessoryType: .checkmark, with: { order.append("cell \($0.content() != nil)") }, UIView())
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .blue)
    _ = LMTableViewHeaderFooterView(
      with: { order.append("header \($0.content() != nil)") }, UIView())
    #expect(
      order == ["row 2", "column 1", "anchors 1", "scroll true", "cell true", "header true"])
  }

  @Test func `Boxes of the fourth release`() {
    var order: [String] = []
    func made(_ name: String) -> UIView {
      order.append(name)
      return UIView()
    }
    let row = LMRowView(spacing: 3, with: { order.append("row \($0.subviews.count)") }) {
      made("a")
      made("b")
    }
    let column = LMColumnView(with: { order.append("column \($0.subviews.count)") }) { made("c") }
    let anchors = LMAnchorView(with: { order.append("anchors \($0.subviews.count)") }) { made("d") }
    let scroll = LMScrollView(with: { order.append("scroll \($0.content != nil)") }) { made("e") }
    let cell = LMTableViewCell(with: { order.append("cell \($0.content() != nil)") }) { made("f") }
    let header = LMTableViewHeaderFooterView(
      with: { order.append("header \($0.content() != nil)") }
    ) { made("g") }
    #expect(row.spacing == 3 && row.subviews.count == 2 && column.subviews.count == 1)
    #expect(anchors.subviews.count == 1 && scroll.content != nil)
    #expect(cell.content() != nil && header.content() != nil)
    #expect(
      order == [
        "row 0", "a", "b", "column 0", "c", "anchors 0", "d", "scroll false", "e", "cell false",
        "f", "header false", "g",
      ])
  }

  @Test func `A spacer without a weight of its own has that of 1, and others have none`() {
    #expect(LMSpacer(weight: .nan).weight == 1)
    #expect(LMSpacer().weight == 1)
    #expect(LMRowView(weight: .nan).weight.isNaN)
  }

  @Test func `Callbacks and arguments alone`() {
    var count = 0
    for view in [
      LMRowView(with: { _ in count += 1 }), LMRowView { $0.spacing = 1 },
      LMColumnView(with: { _ in count += 1 }), LMAnchorView(with: { _ in count += 1 }),
      LMScrollView(with: { _ in count += 1 }), LMTableViewCell(with: { _ in count += 1 }),
      LMTableViewHeaderFooterView(with: { _ in count += 1 }), LMRowView(margin: 1),
      LMRowView(), LMScrollView(isFitToWidth: true), LMTableViewCell(), LMSpacer(),
      LMTableViewCell(accessoryType: .none), LMTableViewHeaderFooterView(),
      LMLayoutView(
        margin: 1, topMargin: nil, leadingMargin: nil, bottomMargin: nil, trailingMargin: nil),
    ] as [UIView] {
      #expect(view.subviews.count <= 1)
    }
    #expect(count == 6)
    let optional: ((LMRowView) -> Void)? = nil
    #expect(LMRowView(UIView(), with: optional).subviews.count == 1)
  }

  @Test func `Colors from numbers`() {
    #expect(UIColor(0xff0000) == .red && UIColor(0x0000ff) == .blue)
    #expect(UIColor(0x12_00ff00, alpha: 0.5) == UIColor.green.withAlphaComponent(0.5))
    #expect(UIColor(-1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `Labels and images`() {
    let label = UILabel(
      text: "a", textAlignment: .right, textColor: .red, font: .systemFont(ofSize: 9),
      numberOfLines: 2, lineBreakMode: .byClipping, width: 1, weight: 2, anchor: [.top],
      with: { $0.tag = 5 })
    #expect(label.text == "a" && label.textAlignment == .right && label.textColor == .red)
    #expect(label.font.pointSize == 9 && label.numberOfLines == 2)
    #expect(label.lineBreakMode == .byClipping && label.width == 1 && label.weight == 2)
    #expect(label.anchor == [.top] && label.tag == 5)
    let image = UIImage(size: CGSize(width: 3, height: 4))
    let view = UIImageView(
      image: image, contentMode: .center, tintColor: .red, width: 1, height: 2, weight: 3,
      anchor: [.top], with: { $0.tag = 5 })
    #expect(view.image === image && view.contentMode == .center && view.tintColor == .red)
    #expect(view.width == 1 && view.height == 2 && view.weight == 3 && view.tag == 5)
  }

  @Test func `Buttons`() {
    let old = UIButton(
      type: .system, title: "a", image: UIImage(), tintColor: .red, weight: 1, anchor: [.top],
      with: { $0.tag = 5 })
    #expect(old.buttonType == .system && old.currentTitle == "a" && old.currentImage != nil)
    #expect(old.tintColor == .red && old.weight == 1 && old.anchor == [.top] && old.tag == 5)
    let typed = UIButton(
      type: .close, primaryAction: action, tintColor: .red, anchor: [.top], with: { $0.tag = 5 })
    #expect(typed.buttonType == .close && typed.currentTitle == "Go" && typed.tag == 5)
    #expect(UIButton(type: .custom, title: "a", primaryAction: action).currentTitle == "a")
    let menu = UIMenu(children: [action])
    let configured = UIButton(
      configuration: .filled(), primaryAction: action, menu: menu, showsMenuAsPrimaryAction: true,
      changesSelectionAsPrimaryAction: true, preferredBehavioralStyle: .pad, tintColor: .red,
      width: 1, weight: 2, anchor: [.top], with: { $0.tag = 5 })
    #expect(configured.configuration == .filled() && configured.menu === menu)
    #expect(configured.showsMenuAsPrimaryAction && configured.changesSelectionAsPrimaryAction)
    #expect(configured.preferredBehavioralStyle == .pad && configured.width == 1)
    #expect(configured.weight == 2 && configured.tag == 5 && configured.currentTitle == "Go")
    #expect(UIButton(primaryAction: action, tintColor: .red).buttonType == .system)
    #expect(UIButton(configuration: .plain()).configuration == .plain())
    #expect(UIButton(primaryAction: action).currentTitle == "Go")
    #expect(UIButton(type: .system).weight.isNaN && UIButton().buttonType == .custom)
    #expect(runs { UIButton(type: .system, primaryAction: $0, tintColor: .red) })
    #expect(runs { UIButton(configuration: .plain(), primaryAction: $0, tintColor: .red) })
  }

  @Test func `Texts`() {
    let field = UITextField(
      primaryAction: action, placeholder: "a", textAlignment: .right, textColor: .red,
      font: .systemFont(ofSize: 9), borderStyle: .roundedRect, keyboardType: .emailAddress,
      returnKeyType: .done, autocorrectionType: .no, autocapitalizationType: .none,
      textContentType: .username, isSecureTextEntry: true, width: 1, weight: 2, anchor: [.top],
      with: { $0.tag = 5 })
    #expect(field.placeholder == "a" && field.textAlignment == .right && field.textColor == .red)
    #expect(field.font?.pointSize == 9 && field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.autocorrectionType == .no && field.autocapitalizationType == .none)
    #expect(field.textContentType == .username && field.isSecureTextEntry)
    #expect(field.width == 1 && field.weight == 2 && field.anchor == [.top] && field.tag == 5)
    #expect(runs { UITextField(primaryAction: $0) })
    let older = UITextField(
      placeholder: "a", textAlignment: .left, textColor: .red, font: nil, borderStyle: .line,
      keyboardType: .URL, autocorrectionType: .yes, autocapitalizationType: .words,
      isSecureTextEntry: false, weight: 2, anchor: [.top], with: { $0.tag = 5 })
    #expect(older.font?.pointSize == 17 && older.autocapitalizationType == .words)
    #expect(!older.isSecureTextEntry)
    let plain = UITextField()
    #expect(plain.autocapitalizationType == .sentences && plain.placeholder == nil)
    let region = NSTextContainer(size: .zero)
    let view = UITextView(
      textContainer: region, isEditable: false, isSelectable: false, textAlignment: .center,
      textColor: .red, font: .systemFont(ofSize: 9), width: 1, height: 2, weight: 3, anchor: [.top],
      with: { $0.tag = 5 })
    #expect(view.textContainer === region && !view.isEditable && !view.isSelectable)
    #expect(view.textAlignment == .center && view.textColor == .red && view.font?.pointSize == 9)
    #expect(view.width == 1 && view.height == 2 && view.weight == 3 && view.tag == 5)
    #expect(UITextView(isEditable: false).isSelectable)
    let sized = UITextView(isEditable: false)
    #expect(sized.width.isNaN && sized.height.isNaN && sized.weight.isNaN)
  }

  @Test func `Switches sliders and steppers`() {
    let toggle = UISwitch(
      primaryAction: action, tintColor: .red, onTintColor: .green, anchor: [.top],
      with: { $0.isOn = true })
    #expect(toggle.tintColor == .red && toggle.onTintColor == .green && toggle.isOn)
    #expect(toggle.anchor == [.top] && runs { UISwitch(primaryAction: $0) })
    let slider = UISlider(
      primaryAction: action, minimumValue: 2, maximumValue: 8, isContinuous: false,
      preferredBehavioralStyle: .mac, width: 1, weight: 2, anchor: [.top], with: { $0.value = 5 })
    #expect(slider.minimumValue == 2 && slider.maximumValue == 8 && slider.value == 5)
    #expect(!slider.isContinuous && slider.preferredBehavioralStyle == .mac && slider.width == 1)
    #expect(slider.weight == 2 && runs { UISlider(primaryAction: $0) })
    #expect(UISlider(minimumValue: 5.0, maximumValue: 10.0).value == 5)
    let stepper = UIStepper(
      primaryAction: action, minimumValue: 2, maximumValue: 8, stepValue: 3, weight: 1,
      anchor: [.top], with: { $0.value = 5 })
    #expect(stepper.minimumValue == 2 && stepper.maximumValue == 8 && stepper.stepValue == 3)
    #expect(stepper.value == 5 && stepper.weight == 1 && runs { UIStepper(primaryAction: $0) })
    #expect(UIStepper(stepValue: 5.0, anchor: [.top]).maximumValue == 100)
  }

  @Test func `Choices`() {
    let segments = UISegmentedControl(
      items: ["a", "b"], primaryAction: action, tintColor: .red, width: 1, weight: 2,
      anchor: [.top], with: { $0.selectedSegmentIndex = 1 })
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.tintColor == .red && segments.width == 1 && segments.weight == 2)
    #expect(runs { UISegmentedControl(items: ["a"], primaryAction: $0) })
    #expect(UISegmentedControl(tintColor: .red).numberOfSegments == 0)
    #expect(UISegmentedControl(items: ["a"]).weight.isNaN)
    let pages = UIPageControl(
      primaryAction: action, hidesForSinglePage: true, pageIndicatorTintColor: .red,
      currentPageIndicatorTintColor: .green, backgroundStyle: .minimal,
      allowsContinuousInteraction: false, preferredIndicatorImage: UIImage(), anchor: [.top],
      with: { $0.numberOfPages = 3 })
    #expect(pages.hidesForSinglePage && pages.pageIndicatorTintColor == .red)
    #expect(pages.currentPageIndicatorTintColor == .green && pages.backgroundStyle == .minimal)
    #expect(!pages.allowsContinuousInteraction && pages.preferredIndicatorImage != nil)
    #expect(pages.numberOfPages == 3 && runs { UIPageControl(primaryAction: $0) })
    let older = UIPageControl(
      pageIndicatorTintColor: .red, currentPageIndicatorTintColor: .green, weight: 1,
      anchor: [.top], with: { $0.numberOfPages = 3 })
    #expect(older.weight == 1)
    let picker = UIDatePicker(
      primaryAction: action, datePickerMode: .date, preferredDatePickerStyle: .wheels,
      tintColor: .red, width: 1, weight: 2, anchor: [.top], with: { $0.minuteInterval = 5 })
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.tintColor == .red && picker.width == 1 && picker.weight == 2)
    #expect(picker.minuteInterval == 5 && runs { UIDatePicker(primaryAction: $0) })
    let old = UIDatePicker(
      datePickerMode: .time, height: 80, weight: 1, anchor: [.top], with: { _ in })
    #expect(old.height == 80 && old.datePickerMode == .time)
  }

  @Test func `Progress`() {
    let wheel = UIActivityIndicatorView(
      style: .large, color: .red, anchor: [.top], with: { $0.startAnimating() })
    #expect(wheel.style == .large && wheel.color == .red && wheel.isAnimating)
    #expect(UIActivityIndicatorView(style: .large, weight: 1).weight == 1)
    #expect(UIActivityIndicatorView(color: .red).style == .medium)
    #expect(UIActivityIndicatorView(style: .medium).anchor == [])
    let bar = UIProgressView(
      progressTintColor: .red, trackTintColor: .green, width: 1, weight: 2, anchor: [.top],
      with: { $0.progress = 0.5 })
    #expect(bar.progressTintColor == .red && bar.trackTintColor == .green && bar.width == 1)
    #expect(bar.weight == 2 && bar.progress == 0.5)
  }

  @Test func `What a class of an app's own sets stays where nothing is given`() {
    final class Tag: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        (width, weight, anchor) = (40, 2, .top)
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Picker: UIDatePicker {
      override init(frame: CGRect) {
        super.init(frame: frame)
        (width, height) = (16, 18)
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let tag = Tag(text: "x")
    #expect(tag.width == 40 && tag.weight == 2 && tag.anchor == .top)
    #expect(Tag(text: "x", width: .nan).width == 40)
    #expect(Tag(text: "x", width: 50).width == 50)
    let picker = Picker(datePickerMode: .time, height: 20)
    #expect(picker.width == 16 && picker.height == 20)
  }

  @Test func `Cells and headers`() {
    func texts(_ view: UIView) -> [String] {
      view.subviews.compactMap { ($0 as? UILabel)?.text }
    }
    let cell = UITableViewCell(
      style: .value1, text: "a", secondaryText: "b", image: UIImage(), accessoryType: .checkmark,
      selectionStyle: .none, with: { $0.tag = 5 })
    #expect(texts(cell.contentView) == ["a", "b"] && cell.accessoryType == .checkmark)
    #expect(cell.selectionStyle == .none && cell.tag == 5)
    #expect(cell.contentView.subviews.contains { $0 is UIImageView })
    #expect(UITableViewCell(text: "a").selectionStyle == .blue)
    let old = UITableViewCell(
      style: .subtitle, text: "a", detailText: "b", accessoryType: .detailButton,
      selectionStyle: .gray, with: { $0.tag = 5 })
    #expect(old.textLabel?.text == "a" && old.detailTextLabel?.text == "b" && old.tag == 5)
    #expect(old.accessoryType == .detailButton && old.selectionStyle == .gray)
    let header = UITableViewHeaderFooterView(text: "a", secondaryText: "b", with: { $0.tag = 5 })
    #expect(texts(header.contentView) == ["a", "b"] && header.tag == 5)
    let footer = UITableViewHeaderFooterView(text: "a", detailText: "b", with: { $0.tag = 5 })
    #expect(footer.textLabel?.text == "a" && footer.detailTextLabel?.text == "b")
  }
}
