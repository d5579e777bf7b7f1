import Foundation
import HeadlessUIKit
import LayoutPreviews
import TestSupport
import Testing

@Suite struct ControlPictureTests {
  private func item(
    _ control: UIView, _ frame: CGRect, rightToLeft: Bool = false
  ) -> LayoutPicture.Item {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    control.frame = frame
    root.addSubview(control)
    return root.layoutPicture(title: "control").items[0]
  }

  @Test func `A switch is a pill with a knob`() {
    let control = UISwitch()
    let off = item(control, rect(10, 20, 51, 31)).shapes
    #expect(off.map(\.frame).prefix(2) == [rect(10, 20, 51, 31), rect(12, 22, 27, 27)])
    #expect(off[0].cornerRadius == 15.5 && off[1].cornerRadius == 13.5)
    control.isOn = true
    let on = item(control, rect(10, 20, 51, 31)).shapes
    #expect(on[1].frame == rect(32, 22, 27, 27) && on[0].fill != off[0].fill)
    let mirrored = item(control, rect(10, 20, 51, 31), rightToLeft: true).shapes
    #expect(mirrored[1].frame == rect(12, 22, 27, 27))
    // However large it is made, it is drawn in its own size.
    let large = item(control, rect(10, 20, 90, 80)).shapes
    #expect(large[0].frame == rect(10, 20, 51, 31))
  }

  @Test func `A slider is a line with a knob`() {
    let slider = UISlider()
    slider.value = 0.5
    let shapes = item(slider, rect(0, 0, 128, 34)).shapes
    #expect(
      shapes.map(\.frame).prefix(3) == [
        rect(0, 15, 128, 4), rect(0, 15, 64, 4), rect(50, 3, 28, 28),
      ])
    slider.value = 0.25
    let mirrored = item(slider, rect(0, 0, 128, 34), rightToLeft: true).shapes
    #expect(mirrored.map(\.frame)[1] == rect(89, 15, 39, 4))
  }

  @Test func `Progress and pages`() {
    let bar = UIProgressView()
    bar.progress = 0.25
    #expect(item(bar, rect(0, 0, 80, 4)).shapes.map(\.frame)[1] == rect(0, 0, 20, 4))
    #expect(
      item(bar, rect(0, 0, 80, 4), rightToLeft: true).shapes.map(\.frame)[1] == rect(60, 0, 20, 4))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let dots = item(pages, rect(0, 0, 59, 37)).shapes
    #expect(dots.map(\.frame.origin.x) == [10, 26, 42])
    #expect(dots[0].fill != dots[1].fill && dots[1].fill == dots[2].fill)
    pages.numberOfPages = .max
    #expect(item(pages, rect(0, 0, 59, 37)).shapes.count < 20)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(item(pages, rect(0, 0, 59, 37)).shapes.isEmpty)
  }

  @Test func `Texts of controls`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let empty = item(field, rect(10, 10, 100, 34))
    #expect(empty.lines.map(\.text) == ["Name"] && empty.lines[0].origin.x == 17)
    // 7.5 above a line of 19 points (18.99), and 15.39 to its baseline.
    #expect(abs(empty.lines[0].origin.y - 10 - 22.89) < 0.02 && empty.shapes.count == 2)
    field.text = "key"
    field.isSecureTextEntry = true
    #expect(item(field, rect(10, 10, 100, 34)).lines.map(\.text) == ["•••"])
    let segments = UISegmentedControl(items: ["First", "Second"])
    segments.selectedSegmentIndex = 1
    let parts = item(segments, rect(0, 0, 130, 32))
    #expect(parts.lines.map(\.text) == ["First", "Second"])
    #expect(parts.shapes.map(\.frame) == [rect(0, 0, 130, 32), rect(67, 2, 61, 28)])
    let view = UITextView()
    view.text = "Title Title"
    let lines = item(view, rect(0, 0, 40, 100)).lines
    #expect(lines.map(\.text) == ["Title", "Title"] && lines[0].origin.x == 5)
    // 8 above, the half of 0.19 that two lines leave of 27, and 1854 · 12 / 2048 = 10.86.
    #expect(abs(lines[0].origin.y - 18.96) < 0.01)
  }

  @Test func `The others draw something`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    #expect(item(wheel, rect(0, 0, 20, 20)).shapes.count == 8)
    wheel.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      item(wheel, rect(0, 0, 20, 20)).tint == LayoutPicture.Color(red: 1, green: 0, blue: 0))
    #expect(item(UIStepper(), rect(0, 0, 94, 32)).shapes.count == 5)
    let picker = UIDatePicker()
    #expect(
      item(picker, rect(0, 0, 228, 34)).shapes.map(\.frame) == [
        rect(0, 0, 126, 34), rect(131, 0, 97, 34),
      ])
    #expect(item(UIButton(configuration: .filled()), rect(0, 0, 50, 30)).shapes.count == 1)
    #expect(item(UIView(), rect(0, 0, 50, 30)).shapes.isEmpty)
  }

  @Test func `Shapes are drawn`() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(UISwitch(frame: rect(10, 20, 0, 0)))
    var picture = root.layoutPicture(title: "control")
    #expect(
      picture.svg(.laidOut).contains("x=\"10\" y=\"20\" width=\"51\" height=\"31\" rx=\"15.5\""))
    picture.items[0].shapes = [
      LayoutPicture.Shape(
        frame: rect(.nan, 0, 1, 1), cornerRadius: .infinity,
        fill: LayoutPicture.Color(red: 0, green: 0, blue: 0))
    ]
    let without = picture.svg(.laidOut)
    picture.items[0].shapes = []
    #expect(without == picture.svg(.laidOut))
  }

  @Test func `Controls without room`() {
    for control in [
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl(),
      UIActivityIndicatorView(style: .large), UISegmentedControl(items: ["a"]), UITextField(),
      UITextView(), UIDatePicker(), UIButton(configuration: .filled()),
    ] as [UIView] {
      for frame in [rect(0, 0, 0, 0), rect(.nan, 0, .nan, 0), rect(0, 0, .infinity, 3)] {
        for shape in item(control, frame).shapes {
          #expect(shape.frame.size.width >= 0 && shape.frame.size.height >= 0)
        }
      }
    }
  }
}
