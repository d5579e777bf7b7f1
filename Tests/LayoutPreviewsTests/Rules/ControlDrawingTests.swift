import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

/// What controls draw, as places and colors.
@Suite struct ControlDrawingTests {
  typealias Item = LayoutPicture.Item
  typealias Color = LayoutPicture.Color

  private func item(_ control: UIView, _ frame: CGRect, mirrored: Bool = false) -> Item {
    let root = UIView(frame: rect(0, 0, 400, 400))
    if mirrored { root.semanticContentAttribute = .forceRightToLeft }
    control.frame = frame
    root.addSubview(control)
    return root.layoutPicture(title: "control").items[0]
  }

  private struct Drawn: Equatable {
    var frame: CGRect
    var radius: CGFloat
    var fill: Color

    init(_ frame: CGRect, _ radius: CGFloat, _ color: UIColor) {
      self.frame = frame
      self.radius = radius
      fill = Color(color)
    }

    init(_ shape: LayoutPicture.Shape) {
      frame = shape.frame
      radius = shape.cornerRadius
      fill = shape.fill
    }
  }

  private func drawn(_ control: UIView, _ frame: CGRect, mirrored: Bool = false) -> [Drawn] {
    item(control, frame, mirrored: mirrored).shapes.map(Drawn.init)
  }

  /// A quiet ground, and the rim around white things.
  private let grey = UIColor(white: 0.47, alpha: 0.16)
  private let rim = UIColor(white: 0.75, alpha: 1)

  @Test func `A switch shows its state by color and side`() {
    let control = UISwitch()
    func expected(_ knob: CGFloat, _ ground: UIColor, _ thumb: UIColor = .white) -> [Drawn] {
      [
        Drawn(rect(10, 20, 51, 31), 15.5, ground), Drawn(rect(knob, 22, 27, 27), 13.5, rim),
        Drawn(rect(knob + 0.5, 22.5, 26, 26), 13, thumb),
      ]
    }
    let frame = rect(10, 20, 51, 31)
    #expect(drawn(control, frame) == expected(12, grey))
    #expect(drawn(control, frame, mirrored: true) == expected(32, grey))
    control.isOn = true
    #expect(drawn(control, frame) == expected(32, .systemGreen))
    #expect(drawn(control, frame, mirrored: true) == expected(12, .systemGreen))
    control.onTintColor = .red
    control.thumbTintColor = .blue
    #expect(drawn(control, frame) == expected(32, .red, .blue))
  }

  @Test func `A slider fills its line up to the knob`() {
    let slider = UISlider()
    slider.value = 0.25
    let frame = rect(0, 0, 128, 34)
    #expect(
      drawn(slider, frame) == [
        Drawn(rect(0, 15, 128, 4), 2, grey), Drawn(rect(0, 15, 39, 4), 2, .systemBlue),
        Drawn(rect(25, 3, 28, 28), 14, rim), Drawn(rect(25.5, 3.5, 27, 27), 13.5, .white),
      ])
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    #expect(
      drawn(slider, frame, mirrored: true) == [
        Drawn(rect(0, 15, 128, 4), 2, .green), Drawn(rect(89, 15, 39, 4), 2, .red),
        Drawn(rect(75, 3, 28, 28), 14, rim), Drawn(rect(75.5, 3.5, 27, 27), 13.5, .blue),
      ])
  }

  @Test func `A bar fills from where reading begins`() {
    let bar = UIProgressView()
    bar.progress = 0.25
    bar.tintColor = .brown
    let frame = rect(4, 5, 80, 6)
    #expect(
      drawn(bar, frame) == [
        Drawn(rect(4, 5, 80, 6), 3, grey), Drawn(rect(4, 5, 20, 6), 3, .brown),
      ])
    bar.progressTintColor = .red
    bar.trackTintColor = .green
    #expect(
      drawn(bar, frame, mirrored: true) == [
        Drawn(rect(4, 5, 80, 6), 3, .green), Drawn(rect(64, 5, 20, 6), 3, .red),
      ])
    bar.progress = 0
    #expect(drawn(bar, frame).count == 1)
  }

  @Test func `Pages are dots, of which the current one is dark`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    let frame = rect(0, 0, 59, 37)
    func dots(_ places: [CGFloat], _ colors: [UIColor]) -> [Drawn] {
      zip(places, colors).map { Drawn(rect($0, 15, 7, 7), 3.5, $1) }
    }
    #expect(drawn(pages, frame) == dots([10, 26, 42], [rim, .darkGray, rim]))
    pages.currentPage = 0
    pages.pageIndicatorTintColor = .red
    pages.currentPageIndicatorTintColor = .blue
    #expect(drawn(pages, frame) == dots([10, 26, 42], [.blue, .red, .red]))
    #expect(drawn(pages, frame, mirrored: true) == dots([42, 26, 10], [.blue, .red, .red]))
    pages.numberOfPages = 1
    #expect(drawn(pages, frame).count == 1)
    pages.hidesForSinglePage = true
    #expect(drawn(pages, frame).isEmpty)
    pages.numberOfPages = 0
    #expect(drawn(pages, frame).isEmpty)
    // No more dots than there is room for: one, and one each 7 points.
    pages.numberOfPages = 100
    #expect(drawn(pages, rect(0, 0, 70, 37)).count == 11)
  }

  @Test func `A wheel has eight spokes that fade clockwise from the top`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let shapes = drawn(wheel, rect(10, 20, 24, 24))
    #expect(shapes.count == 8)
    // Dots of 4 points on a circle of 10 points around (22, 32).
    let diagonal = CGFloat(10) / CGFloat(2).squareRoot()
    let middles = [
      (0, -10), (diagonal, -diagonal), (10, 0), (diagonal, diagonal), (0, 10),
      (-diagonal, diagonal), (-10, 0), (-diagonal, -diagonal),
    ]
    for (index, (shape, middle)) in zip(shapes, middles).enumerated() {
      #expect(isClose(shape.frame, rect(20 + middle.0, 30 + middle.1, 4, 4)), "\(index)")
      #expect(shape.radius == 2)
      #expect(shape.fill == Color(UIColor.gray.withAlphaComponent(1 - CGFloat(index) / 10)))
    }
    wheel.color = .red
    #expect(drawn(wheel, rect(0, 0, 24, 24))[0].fill == Color(.red))
    // The shorter side counts.
    #expect(isClose(drawn(wheel, rect(0, 0, 60, 24))[0].frame, rect(28, 0, 4, 4)))
    wheel.stopAnimating()
    #expect(item(wheel, rect(0, 0, 24, 24)).isHidden)
  }

  @Test func `Segments stand in reading order, the chosen one raised`() {
    let control = UISegmentedControl(items: ["First", "Second"])
    control.selectedSegmentIndex = 1
    let frame = rect(10, 20, 130, 32)
    let plain = item(control, frame)
    #expect(
      plain.shapes.map(Drawn.init) == [
        Drawn(rect(10, 20, 130, 32), 8, grey), Drawn(rect(77, 22, 61, 28), 6, .white),
      ])
    let mirrored = item(control, frame, mirrored: true)
    #expect(mirrored.shapes[1].frame == rect(12, 22, 61, 28))
    // At 13 points "First" is 25.28 wide; titles stand in the middle of their 65 points.
    for (item, middles) in [(plain, [42.5, 107.5]), (mirrored, [107.5, 42.5])]
      as [(Item, [CGFloat])]
    {
      #expect(item.lines.map(\.text) == ["First", "Second"])
      for (line, middle) in zip(item.lines, middles) {
        #expect(abs(line.origin.x + line.width / 2 - middle) < 1e-9)
        // A line of 14.52 points in the middle of 32, and its baseline 11.77 below its top.
        #expect(abs(line.origin.y - (20 + 8.738 + 11.769)) < 0.01)
        #expect(line.anchor == .middle && line.fontSize == 13)
      }
    }
    control.selectedSegmentTintColor = .red
    #expect(drawn(control, frame)[1].fill == Color(.red))
    control.selectedSegmentIndex = -1
    #expect(drawn(control, rect(0, 0, 130, 10)) == [Drawn(rect(0, 0, 130, 10), 5, grey)])
    control.removeAllSegments()
    #expect(item(control, frame).lines.isEmpty)
  }

  @Test func `A stepper has a minus, a plus and a line between`() {
    let stepper = UIStepper()
    // Its own size, whatever frame it has: the signs stand at a quarter of 94 points.
    for (mirrored, minus, plus) in [(false, 23.5, 70.5), (true, 70.5, 23.5)]
      as [(Bool, CGFloat, CGFloat)]
    {
      #expect(
        drawn(stepper, rect(10, 20, 150, 60), mirrored: mirrored) == [
          Drawn(rect(10, 20, 94, 32), 8, grey), Drawn(rect(3 + minus, 35, 14, 2), 1, .label),
          Drawn(rect(3 + plus, 35, 14, 2), 1, .label), Drawn(rect(9 + plus, 29, 2, 14), 1, .label),
          Drawn(rect(56.5, 27, 1, 18), 0, rim),
        ])
    }
  }

  @Test func `A compact date picker has two fields, any other one`() {
    let picker = UIDatePicker()
    let frame = rect(0, 0, 228, 34)
    #expect(
      drawn(picker, frame) == [
        Drawn(rect(0, 0, 126, 34), 8, grey), Drawn(rect(131, 0, 97, 34), 8, grey),
      ])
    #expect(
      drawn(picker, frame, mirrored: true).map(\.frame) == [
        rect(102, 0, 126, 34), rect(0, 0, 97, 34),
      ])
    picker.datePickerMode = .date
    #expect(drawn(picker, frame) == [Drawn(frame, 8, grey)])
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .wheels
    #expect(drawn(picker, rect(0, 0, 228, 10)) == [Drawn(rect(0, 0, 228, 10), 5, grey)])
  }

  @Test func `A button is a field of its background's color`() {
    #expect(drawn(UIButton(), rect(0, 0, 50, 30)).isEmpty)
    #expect(drawn(UIButton(configuration: .plain()), rect(0, 0, 50, 30)).isEmpty)
    let button = UIButton(configuration: .filled())
    #expect(drawn(button, rect(1, 2, 50, 30)) == [Drawn(rect(1, 2, 50, 30), 6, .systemBlue)])
    #expect(drawn(button, rect(1, 2, 50, 8))[0].radius == 4)
    button.layer.cornerRadius = 3
    #expect(drawn(button, rect(1, 2, 50, 30))[0].radius == 3)
    button.configuration?.cornerStyle = .capsule
    #expect(drawn(button, rect(1, 2, 50, 30))[0].radius == 15)
  }

  @Test func `A field has its border, and its text or else its placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    let frame = rect(10, 20, 100, 34)
    for (style, radius, shapes, left) in [
      (.none, 0, 0, 0), (.line, 0, 2, 2), (.bezel, 0, 2, 7), (.roundedRect, 6, 2, 7),
    ] as [(UITextField.BorderStyle, CGFloat, Int, CGFloat)] {
      field.borderStyle = style
      let item = item(field, frame)
      let expected = [
        Drawn(rect(10, 20, 100, 34), radius, rim),
        Drawn(rect(11, 21, 98, 32), max(0, radius - 1), .white),
      ]
      #expect(item.shapes.map(Drawn.init) == Array(expected.prefix(shapes)))
      #expect(item.lines.map(\.text) == ["Name"] && item.lines[0].color == Color(.placeholderText))
      #expect(item.lines[0].origin.x == 10 + left)
    }
    field.text = "key"
    #expect(item(field, frame).lines.map(\.text) == ["key"])
    #expect(item(field, frame).lines[0].color == Color(.label))
    #expect(!item(field, frame).isTruncated)
    field.text = String(repeating: "key ", count: 20)
    #expect(item(field, frame).isTruncated)
    field.text = "key"
    field.textColor = .red
    field.font = .boldSystemFont(ofSize: 11)
    field.textAlignment = .right
    field.isSecureTextEntry = true
    let line = item(field, frame).lines[0]
    #expect(line.text == "•••" && line.color == Color(.red) && line.isBold && line.fontSize == 11)
    #expect(line.anchor == .end && abs(line.origin.x + line.width - 103) < 1e-9)
    field.textAlignment = .natural
    #expect(item(field, frame).lines[0].anchor == .start)
    #expect(item(field, frame, mirrored: true).lines[0].anchor == .end)
  }

  @Test func `A text view shows its lines from the top of its insets`() {
    let view = UITextView()
    #expect(item(view, rect(0, 0, 50, 50)).lines.isEmpty)
    view.text = "Title Title Title"
    view.textContainerInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    view.textContainer.lineFragmentPadding = 2
    view.textColor = .red
    // At 12 points "Title" is 22.67 wide, two of them 48.67; of 62 points 48 are left, of 63, 49.
    let narrow = item(view, rect(10, 20, 62, 100))
    #expect(narrow.lines.map(\.text) == ["Title", "Title", "Title"])
    #expect(narrow.lines.allSatisfy { $0.origin.x == 16 && $0.color == Color(.red) })
    // Three lines of 13.41 points in 41: 0.39 halved above, then 10.86 to the baseline.
    for (index, line) in narrow.lines.enumerated() {
      #expect(abs(line.origin.y - (23 + 0.39 + 10.863 + CGFloat(index) * 13.406)) < 0.02)
    }
    #expect(item(view, rect(10, 20, 63, 100)).lines.map(\.text) == ["Title Title", "Title"])
    view.textAlignment = .center
    let wide = item(view, rect(10, 20, 114, 100)).lines
    #expect(wide.count == 1 && abs(wide[0].origin.x + wide[0].width / 2 - 66) < 1e-9)
    // What has no room below is left out.
    #expect(item(view, rect(10, 20, 62, 31)).lines.count == 2)
    // Two lines of 13.41 points have no room in 28 without the 3 above.
    #expect(item(view, rect(10, 20, 62, 28)).lines.count == 1)
  }
}
