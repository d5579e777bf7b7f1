import Foundation
import HeadlessUIKit
import LayoutPreviews
import Testing

@Suite struct DarkPictureLaws {
  private typealias Color = LayoutPicture.Color

  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let white = Color(red: 1, green: 1, blue: 1)

  /// A screen of 200 by 100 with a view in it, in a style.
  private func picture(
    of view: UIView, _ style: UIUserInterfaceStyle = .dark
  ) -> LayoutPicture {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    root.addSubview(view)
    root.overrideUserInterfaceStyle = style
    return root.layoutPicture(title: "t")
  }

  private func makeControls() -> [UIView] {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Name"
    let progress = UIProgressView()
    progress.progress = 0.5
    let pages = UIPageControl()
    pages.numberOfPages = 3
    return [
      UISwitch(), UISlider(), UIStepper(), UIDatePicker(), progress, pages,
      UIActivityIndicatorView(), UISegmentedControl(items: ["a", "b"]), field,
      UIButton(configuration: .filled()), UIButton(configuration: .gray()),
    ]
  }

  @Test func `A text without a color of its own is black in the light and white in the dark`() {
    let label = UILabel()
    label.text = "Text"
    #expect(picture(of: label).items[0].lines.map(\.color) == [Self.white])
    #expect(picture(of: label).items[0].label?.color == Self.white)
    #expect(picture(of: label, .light).items[0].lines.map(\.color) == [Self.black])
    label.textColor = nil
    #expect(picture(of: label).items[0].lines.map(\.color) == [Self.white])
    #expect(picture(of: label, .unspecified).items[0].label?.color == Self.black)
  }

  @Test func `A view has the colors of its own style`() {
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.overrideUserInterfaceStyle = .light
    #expect(picture(of: card).items[0].fill == Self.white)
    card.overrideUserInterfaceStyle = .unspecified
    #expect(picture(of: card).items[0].fill == Self.black)
  }

  @Test func `What describes a view has its traits`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.overrideUserInterfaceStyle = .dark
    let picture = root.layoutPicture(title: "t") { _, item in item.fill = Color(.label) }
    #expect(picture.background == Self.white && picture.isDark)
  }

  @Test func `The ground of a dark screen is black`() {
    let dark = picture(of: UIView())
    #expect(dark.isDark && dark.svg().contains(##"height="100" fill="#000000"/>"##))
    let light = picture(of: UIView(), .light)
    #expect(!light.isDark && light.svg().contains(##"height="100" fill="#ffffff"/>"##))
  }

  @Test func `Outlines of a dark screen are paler`() {
    #expect(picture(of: UIView()).svg(.laidOut).contains(".d0{stroke:#60a5fa}"))
    #expect(!picture(of: UIView(), .light).svg(.laidOut).contains(".d0{stroke:#60a5fa}"))
  }

  /// Paler outlines would not be seen on the light pictures.
  @Test func `Outlines of a sheet are paler where all of its pictures are dark`() {
    let light = LayoutPicture(title: "t", size: CGSize(width: 100, height: 100))
    var dark = light
    dark.isDark = true
    func sheet(_ pictures: LayoutPicture...) -> Bool {
      LayoutPictureSheet(title: "t", pictures: pictures).svg().contains(".d0{stroke:#60a5fa}")
    }
    #expect(sheet(dark, dark))
    #expect(!sheet(light, dark) && !sheet(light))
  }

  @Test func `A control without a style is drawn as in the light`() {
    for control in makeControls() {
      let plain = picture(of: control, .unspecified).items
      #expect(picture(of: control, .light).items == plain, "\(type(of: control))")
    }
  }

  @Test func `A control has the same shapes in the dark, in other colors`() {
    for control in makeControls() {
      let (light, dark) = (picture(of: control, .light).items[0], picture(of: control).items[0])
      #expect(light.shapes.map(\.frame) == dark.shapes.map(\.frame), "\(type(of: control))")
      #expect(light.shapes.map(\.fill) != dark.shapes.map(\.fill), "\(type(of: control))")
      #expect(light.lines.map(\.text) == dark.lines.map(\.text), "\(type(of: control))")
    }
  }

  @Test func `A field is dark with a white text`() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Name"
    let item = picture(of: field).items[0]
    #expect(item.lines.map(\.color) == [Self.white])
    #expect(try #require(item.shapes.last).fill.red < 0.1)
  }
}
