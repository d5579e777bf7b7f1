import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct SegmentTests {
  /// Segments as a list of titles, and which of them is chosen.
  private struct Model {
    var titles: [String] = []
    var chosen = -1

    mutating func insert(_ title: String, _ index: Int) {
      let place = index < 0 ? 0 : index > titles.count ? titles.count : index
      titles.insert(title, at: place)
      if chosen != -1, chosen >= place { chosen += 1 }
    }

    mutating func remove(_ index: Int) {
      guard index >= 0, index < titles.count else { return }
      titles.remove(at: index)
      if chosen == index { chosen = -1 } else if chosen > index { chosen -= 1 }
    }
  }

  @Test func `The chosen segment stays chosen while others come and go`() {
    var generator = SeededGenerator(seed: 3)
    let control = UISegmentedControl()
    var model = Model()
    for step in 0..<600 {
      let index = generator.int(-2...8)
      switch generator.int(0...3) {
      case 0:
        control.insertSegment(withTitle: "\(step)", at: index, animated: false)
        model.insert("\(step)", index)
      case 1:
        control.removeSegment(at: index, animated: false)
        model.remove(index)
      case 2:
        control.selectedSegmentIndex = index
        model.chosen = model.titles.indices.contains(index) ? index : -1
      default:
        control.setTitle("t\(step)", forSegmentAt: index)
        if model.titles.indices.contains(index) { model.titles[index] = "t\(step)" }
      }
      #expect(control.selectedSegmentIndex == model.chosen)
      #expect(
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == model.titles)
    }
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 0)
  }

  @Test func `A segment has a title or an image, a width and can be disabled`() {
    let image = UIImage(size: CGSize(width: 30, height: 5))
    let control = UISegmentedControl(items: [image, "A"])
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    // 30 and 20 beside it, for both.
    #expect(control.intrinsicContentSize == CGSize(width: 100, height: 32))
    control.setTitle("B", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "B")
    control.setImage(image, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    control.setWidth(-4, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(70, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 70 && control.sizeThatFits(.zero).width == 120)
    #expect(control.isEnabledForSegment(at: 1) && !control.isEnabledForSegment(at: 2))
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    #expect(control.widthForSegment(at: 9) == 0 && control.imageForSegment(at: -1) == nil)
  }

  @Test func `A control with segments begins at the origin, as large as its segments`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.frame.origin == .zero)
    #expect(control.frame.size == control.intrinsicContentSize && control.frame.width > 40)
    #expect(control.titleForSegment(at: 1) == "Two" && control.titleForSegment(at: 2) == nil)
    #expect(
      control.titleForSegment(at: -1) == nil && UISegmentedControl(items: nil).bounds.width == 0)
  }

  /// 20 points beside what is in a segment, and all as wide as the widest unless said otherwise.
  @Test func `Segments are as wide as their own content where that is asked for`() {
    let images = [10, 30].map { UIImage(size: CGSize(width: $0, height: 5)) }
    let control = UISegmentedControl(items: images)
    #expect(control.intrinsicContentSize.width == 100)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.apportionsSegmentWidthsByContent && control.intrinsicContentSize.width == 80)
    control.setTitle(nil, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 50)
  }
}

@Suite struct ValueTests {
  @Test func `Values stay between the ends, which push each other`() {
    let slider = UISlider()
    let stepper = UIStepper()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.value == 0)
    #expect(stepper.stepValue == 1)
    stepper.maximumValue = 1
    var generator = SeededGenerator(seed: 11)
    var (least, most, value) = (0, 1, 0)
    for _ in 0..<300 {
      let number = generator.int(-20...20)
      switch generator.int(0...2) {
      case 0:
        slider.minimumValue = Float(number)
        stepper.minimumValue = Double(number)
        (least, most) = (number, max(most, number))
      case 1:
        slider.maximumValue = Float(number)
        stepper.maximumValue = Double(number)
        (least, most) = (min(least, number), number)
      default:
        slider.value = Float(number)
        stepper.value = Double(number)
        value = number
      }
      value = min(max(value, least), most)
      #expect(
        [slider.minimumValue, slider.value, slider.maximumValue].map(Int.init) == [
          least, value, most,
        ])
      #expect(
        [stepper.minimumValue, stepper.value, stepper.maximumValue].map(Int.init)
          == [least, value, most])
    }
    for control in [slider] {
      let before = control.value
      control.setValue(.nan, animated: true)
      control.minimumValue = .nan
      control.maximumValue = .nan
      #expect(control.value == before && !control.minimumValue.isNaN && !control.maximumValue.isNaN)
    }
    stepper.value = .nan
    stepper.maximumValue = .nan
    #expect(!stepper.value.isNaN && !stepper.maximumValue.isNaN)
  }

  @Test(
    arguments: [(-10, 0), (0, 50), (5, 75), (10, 100), (30, 100), (-40, 0)] as [(Float, CGFloat)])
  func `A knob stands where its value does between the ends`(_ value: Float, _ left: CGFloat) {
    let slider = UISlider()
    slider.minimumValue = -10
    slider.maximumValue = 10
    let track = slider.trackRect(forBounds: CGRect(x: 3, y: 4, width: 128, height: 40))
    #expect(track == CGRect(x: 3, y: 22, width: 128, height: 4))
    func knob() -> CGRect { slider.thumbRect(forBounds: .zero, trackRect: track, value: value) }
    #expect(knob() == CGRect(x: 3 + left, y: 10, width: 28, height: 28))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(knob().origin.x == 103 - left)
    slider.minimumValue = 10
    #expect(knob().origin.x == 103)
    let short = CGRect(x: 0, y: 0, width: 20, height: 4)
    #expect(slider.thumbRect(forBounds: .zero, trackRect: short, value: 5).origin.x == 0)
  }

  @Test func `Bars and sliders take a width that is one, and else keep theirs`() {
    let views: [(UIView, CGFloat)] = [(UISlider(), 34), (UIProgressView(), 4)]
    for (view, height) in views {
      view.frame = CGRect(x: 0, y: 0, width: 70, height: 9)
      for (proposal, width) in [
        (80, 80), (0, 70), (-5, 70), (.infinity, 70), (.nan, 70), (0.5, 0.5),
      ]
        as [(CGFloat, CGFloat)]
      {
        let size = view.sizeThatFits(CGSize(width: proposal, height: 100))
        #expect(size == CGSize(width: width, height: height), "\(proposal)")
      }
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    }
    let bar = UIProgressView()
    for (value, part) in [(0.25, 0.25), (7, 1), (-7, 0), (.infinity, 1)] as [(Float, Float)] {
      bar.progress = value
      #expect(bar.progress == part)
    }
  }

  @Test(
    arguments: [
      (.compact, .time, 97, 34), (.compact, .date, 126, 34), (.compact, .dateAndTime, 228, 34),
      (.automatic, .date, 126, 34), (.inline, .time, 320, 216), (.inline, .date, 320, 320),
      (.inline, .dateAndTime, 320, 368), (.wheels, .time, 320, 216), (.wheels, .date, 320, 216),
      (.compact, .countDownTimer, 320, 216), (.inline, .countDownTimer, 320, 216),
    ] as [(UIDatePickerStyle, UIDatePicker.Mode, CGFloat, CGFloat)])
  func `A date picker has the size of its style and mode`(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ width: CGFloat, _ height: CGFloat
  ) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    #expect(picker.intrinsicContentSize == CGSize(width: width, height: height))
    #expect(picker.sizeThatFits(.zero) == picker.intrinsicContentSize)
    #expect(picker.preferredDatePickerStyle == style)
    picker.setDate(.distantPast, animated: true)
    #expect(picker.date == .distantPast)
  }

  @Test func `Pages are dots 9 points apart`() {
    let pages = UIPageControl()
    for (count, width) in [(0, 0), (1, 7), (2, 23), (10, 151)] as [(Int, CGFloat)] {
      pages.numberOfPages = count
      #expect(pages.intrinsicContentSize == CGSize(width: width, height: 37))
      #expect(pages.sizeThatFits(.zero).width == width)
    }
    for (page, shown) in [(3, 3), (-3, 0), (10, 9), (9, 9)] {
      pages.currentPage = page
      #expect(pages.currentPage == shown)
    }
    pages.numberOfPages = 4
    #expect(pages.currentPage == 3)
  }

  @Test func `A wheel hides while it does not turn, unless told otherwise`() {
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.style == .medium)
    #expect(wheel.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.hidesWhenStopped = true
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.style = .large
    #expect(wheel.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
  }

  @Test(
    arguments: [(.none, 0, 1.5), (.line, 2, 2.5), (.bezel, 7, 7.5), (.roundedRect, 7, 7.5)]
      as [(UITextField.BorderStyle, CGFloat, CGFloat)])
  func `A border takes room of a field`(
    _ style: UITextField.BorderStyle, _ beside: CGFloat, _ above: CGFloat
  ) {
    // At 17 points "Name" is 45.3 wide; a line is 19 high.
    let field = UITextField()
    field.borderStyle = style
    field.text = "Name"
    let size = CGSize(width: 46 + 2 * beside, height: 19 + 2 * above)
    #expect(field.intrinsicContentSize == size && field.sizeThatFits(.zero) == size)
    let bounds = CGRect(x: 3, y: 4, width: 100, height: 40)
    let inside = CGRect(x: 3 + beside, y: 4, width: 100 - 2 * beside, height: 40)
    #expect(field.textRect(forBounds: bounds) == inside)
    #expect(field.placeholderRect(forBounds: bounds) == inside)
    #expect(field.editingRect(forBounds: bounds) == inside)
    #expect(field.textRect(forBounds: .zero).size.width == 0)
    field.text = ""
    field.placeholder = "Name"
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize == size)
  }

  @Test func `A text view breaks its text within its insets`() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    view.text = "Title Title Title"
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    // At 12 points "Title" is 22.67 wide, two of them 48.67, three 74.7; a line is 13.41 high.
    // 16 points stand beside it: 2, 4 and twice 5.
    for (width, expected, lines) in [
      (70, 65, 2), (65, 65, 2), (64, 39, 3), (0, 91, 1), (39, 39, 3),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let size = view.sizeThatFits(CGSize(width: width, height: 0))
      let height = (lines * 13.406_25).rounded(.up) + 4
      #expect(size == CGSize(width: expected, height: height), "\(width)")
    }
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.sizeThatFits(CGSize(width: 39, height: 0)).height == 31)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(.zero).width == 81)
    view.text = nil
    #expect(view.text == "" && view.sizeThatFits(.zero) == CGSize(width: 6, height: 18))
    view.font = nil
    #expect(view.font?.pointSize == 12)
  }
}
