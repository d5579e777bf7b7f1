import Foundation
import HeadlessUIKit
import Testing

/// The natural sizes of the controls. Those of texts are computed from the advances of Liberation
/// Sans: a line of 17 points is 18.99 high, of 15 16.76, of 13 14.5, of 12 13.4.
@Suite struct ControlSizeTests {
  /// A view that counts how often it is laid out.
  private final class Host: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  /// Whether a change of a view's property marks the view around it.
  private func marksItsSuperview<View: UIView>(_ view: View, _ change: (View) -> Void) -> Bool {
    let host = Host()
    host.addSubview(view)
    host.layoutIfNeeded()
    let count = host.layouts
    change(view)
    host.layoutIfNeeded()
    return host.layouts > count
  }

  private let none = UIView.noIntrinsicMetric

  @Test func `Switches and steppers have one size`() {
    let frame = CGRect(x: 5, y: 6, width: 1, height: 1)
    #expect(UISwitch(frame: frame).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UIStepper(frame: frame).frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    let control = UISwitch()
    control.setOn(true, animated: true)
    #expect(control.isOn)
  }

  @Test func `Sliders and progress have no width`() {
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 34))
    #expect(UISlider().sizeThatFits(CGSize(width: 80, height: 9)) == CGSize(width: 80, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).bounds.size.height == 4)
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(UISlider().sizeThatFits(endless) == CGSize(width: 0, height: 34))
    #expect(UIProgressView().sizeThatFits(endless) == CGSize(width: 0, height: 4))
  }

  @Test func `Values keep within their range`() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.value = .nan
    #expect(slider.value == 7)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
    let stepper = UIStepper()
    stepper.value = 1_000
    #expect(stepper.value == 100)
    stepper.minimumValue = .nan
    stepper.maximumValue = 50
    #expect(stepper.value == 50 && stepper.minimumValue == 0)
    stepper.minimumValue = 60
    #expect(stepper.value == 60 && stepper.maximumValue == 60)
    let progress = UIProgressView()
    progress.progress = 0.5
    progress.progress = .nan
    #expect(progress.progress == 0.5)
    progress.setProgress(-.infinity, animated: true)
    #expect(progress.progress == 0)
  }

  @Test func `The knob slides from the leading end`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 15, width: 128, height: 4))
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25)
    #expect(knob == CGRect(x: 25, y: 3, width: 28, height: 28))
    slider.semanticContentAttribute = .forceRightToLeft
    let other = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25)
    #expect(other.origin.x == 75)
  }

  @Test func `The knob of a range without an end is at the leading end`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValue = -.infinity
    for most in [1, Float.infinity] {
      slider.maximumValue = most
      for value in [0, -Float.infinity, .infinity] {
        let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        #expect(knob == CGRect(x: 0, y: 3, width: 28, height: 28), "\(most), \(value)")
      }
    }
  }

  @Test func `Wheels hide until they turn`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && !wheel.isHidden)
    #expect(marksItsSuperview(wheel) { $0.style = .medium })
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `Pages are dots`() {
    let pages = UIPageControl()
    #expect(pages.intrinsicContentSize == CGSize(width: 0, height: 37))
    #expect(marksItsSuperview(pages) { $0.numberOfPages = 3 })
    #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
    pages.currentPage = 5
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    pages.preferredIndicatorImage = UIImage(size: CGSize(width: 10, height: 10))
    #expect(pages.size(forNumberOfPages: 2).width == 29)
    #expect(pages.size(forNumberOfPages: .min).width == 0)
  }

  @Test func `Segments are as wide as the widest`() {
    // At 13 points "First" is 25.3 wide, "Second" 44.1.
    let control = UISegmentedControl(items: ["First", "Second", 7])
    #expect(control.numberOfSegments == 2)
    #expect(control.bounds.size == CGSize(width: 130, height: 32))
    #expect(marksItsSuperview(control) { $0.apportionsSegmentWidthsByContent = true })
    #expect(control.intrinsicContentSize.width == 111)
    control.setWidth(100, forSegmentAt: 0)
    control.setWidth(.nan, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 165)
    control.insertSegment(with: UIImage(size: CGSize(width: 8, height: 8)), at: 9, animated: true)
    #expect(control.intrinsicContentSize.width == 193 && control.titleForSegment(at: 2) == nil)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: nil, at: -1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Second")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 40
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 40, animated: false)
    control.setTitle("A", forSegmentAt: 40)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test func `Date pickers by style and mode`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    // At 17 points "Sep 30, 2000" is 101.1 wide, "12:00 AM" 72.8.
    #expect(picker.intrinsicContentSize == CGSize(width: 126 + 5 + 97, height: 34))
    #expect(marksItsSuperview(picker) { $0.datePickerMode = .date })
    #expect(picker.intrinsicContentSize == CGSize(width: 126, height: 34))
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize == CGSize(width: 97, height: 34))
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.datePickerMode = .date
    #expect(marksItsSuperview(picker) { $0.preferredDatePickerStyle = .inline })
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 320))
    picker.date = .distantFuture
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 320))
  }

  @Test func `Text fields are as large as their line`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22) && field.text == "")
    // At 17 points "Password" is 74.6 wide, "Name" 45.3, four bullets 23.8.
    #expect(marksItsSuperview(field) { $0.placeholder = "Password" })
    #expect(field.intrinsicContentSize == CGSize(width: 75, height: 22))
    #expect(marksItsSuperview(field) { $0.text = "Name" })
    #expect(!marksItsSuperview(field) { $0.placeholder = "Title" })
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 60, height: 34))
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
        == CGRect(x: 7, y: 0, width: 86, height: 34))
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.width == 38)
    // A dot for each of four characters, whatever they are in bytes.
    field.text = "Näm\u{1F600}"
    #expect(field.intrinsicContentSize.width == 38)
    field.font = .systemFont(ofSize: 13)
    #expect(field.intrinsicContentSize.height == 30)
    field.text = nil
    #expect(field.text == "" && field.font?.pointSize == 13)
  }

  @Test func `Text fields stand on their baseline`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    // 7.5 above the line of 19 points, and 1854 · 17 / 2048 = 15.3896484375 to the baseline.
    #expect(field.baselineOffsets(for: field.bounds.size).top == 22.889_648_437_5)
    #expect(field.baselineOffsets(for: field.bounds.size).bottom == 34 - 22.889_648_437_5)
  }

  @Test func `Text views have a size unless they scroll`() {
    let view = UITextView()
    #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
    view.text = "Title"
    // At 12 points 22.7 wide and 13.4 high; 5 beside it on each side, 8 above and below.
    #expect(view.sizeThatFits(.zero) == CGSize(width: 33, height: 30))
    #expect(marksItsSuperview(view) { $0.isScrollEnabled = false })
    #expect(view.intrinsicContentSize == CGSize(width: 33, height: 30))
    view.text = "Title Title"
    // Two words do not fit into 30 points: two lines of 13.41 points, 27 rounded up.
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 33, height: 43))
    let narrow = view.sizeThatFits(CGSize(width: 1, height: 1))
    #expect(narrow.width == 10 && narrow.height > 100)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 40, height: 43))
    let region = NSTextContainer(size: .zero)
    region.lineFragmentPadding = 0
    #expect(UITextView(frame: .zero, textContainer: region).sizeThatFits(.zero).width == 0)
  }

  @Test func `Configured buttons`() {
    // At 17 points "Title" is 32.1 wide and 19 high.
    var plain = UIButton.Configuration.plain()
    plain.title = "Title"
    let button = UIButton(configuration: plain)
    #expect(button.intrinsicContentSize == CGSize(width: 33 + 24, height: 19 + 14))
    plain.image = UIImage(size: CGSize(width: 20, height: 20))
    plain.imagePadding = 4
    #expect(marksItsSuperview(button) { $0.configuration = plain })
    #expect(button.intrinsicContentSize == CGSize(width: 57 + 24, height: 34))
    button.frame = CGRect(x: 0, y: 0, width: 101, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 22, y: 12, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 46, y: 12.5, width: 33, height: 19))
    plain.imagePlacement = .trailing
    button.configuration = plain
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin.x == 59 && button.titleLabel?.frame.origin.x == 22)
    plain.imagePlacement = .top
    button.configuration = plain
    #expect(button.intrinsicContentSize == CGSize(width: 57, height: 20 + 4 + 19 + 14))
    var small = UIButton.Configuration.filled()
    small.buttonSize = .small
    small.title = "Title"
    // At 15 points 28.3 wide and 16.8 high.
    let other = UIButton(configuration: small)
    #expect(other.intrinsicContentSize == CGSize(width: 29 + 20, height: 17 + 10))
    #expect(other.currentTitleColor == .white)
  }

  @Test func `Buttons show their action`() {
    var pressed = 0
    let action = UIAction(title: "Send", image: UIImage(size: CGSize(width: 9, height: 9))) { _ in
      pressed += 1
    }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Send" && button.currentImage?.size.width == 9)
    #expect(button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
    #expect(UIMenu(title: "More", children: [action]).children.first === action)
  }
}
