import Foundation
import Framewise
import GalleryScreens
import Testing

/// Whether texts stand out, by the formula of WCAG 2.2.
@Suite struct ContrastLaws {
  @Test(arguments: GalleryScreen.all.map(\.name), [UIUserInterfaceStyle.light, .dark])
  func `Each text has a contrast of four and a half`(
    _ name: String, _ style: UIUserInterfaceStyle
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    for device in GalleryDevice.all.prefix(3) {
      let root = screen.layOut(on: device, direction: .leftToRight)
      root.overrideUserInterfaceStyle = style
      let picture = GalleryScreen.picture(of: root, title: name)
      #expect(faint(in: picture).isEmpty)
    }
  }

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `A style changes colors, and no frame`(_ name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let root = screen.layOut(on: GalleryDevice.all[1], direction: .leftToRight)
    let light = GalleryScreen.picture(of: root, title: name)
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    let dark = GalleryScreen.picture(of: root, title: name)
    #expect(dark.items.map(\.frame) == light.items.map(\.frame))
    // A film is dark in both.
    #expect((dark.background == light.background) == (name == "player"))
  }

  /// Texts that are hard to read, with their contrast. Placeholders are faint everywhere, and what
  /// is on a photo has a background of its own or is not known.
  private func faint(in picture: LayoutPicture) -> [String] {
    let ground = picture.isDark ? LayoutPicture.Color(.black) : LayoutPicture.Color(.white)
    var result: [String] = []
    for (index, item) in picture.items.enumerated() {
      guard item.kind != .field, !item.isHidden else { continue }
      for line in item.lines {
        let place = CGPoint(x: line.origin.x + 1, y: line.origin.y - 2)
        var below = picture.background?.over(ground) ?? ground
        for other in picture.items[...index] where other.frame.contains(place) {
          if let fill = other.fill { below = fill.over(below) }
          for shape in other.shapes where shape.frame.contains(place) {
            below = shape.fill.over(below)
          }
        }
        let (own, behind) = (line.color.over(below).luminance, below.luminance)
        let contrast = (max(own, behind) + 0.05) / (min(own, behind) + 0.05)
        let isLarge = line.fontSize >= 24 || (line.isBold && line.fontSize >= 18.66)
        if contrast < (isLarge ? 3 : 4.5) { result.append("\(line.text): \(contrast)") }
      }
    }
    return result
  }
}

extension LayoutPicture.Color {
  /// The color laid over another one.
  fileprivate func over(_ other: LayoutPicture.Color) -> LayoutPicture.Color {
    func mixed(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return LayoutPicture.Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
