import Foundation
import Framewise

/// The explorer of a screen: its map, in the mirror and with larger text as well where that is
/// asked for and does not take long, with its source beside it.
struct GalleryExplorer {
  private let explorer: LayoutExplorer

  /// Screens with much text or many elements, whose maps take some seconds each in debug builds.
  private static let slow: Set = ["feed", "feed-as-conditions", "cards", "library", "messages"]

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - map: Its map, which is made already.
  ///   - hasVariants: Whether it is mapped in the mirror and with larger text.
  init(of screen: GalleryScreen, _ map: GalleryMap, hasVariants: Bool) {
    var explorer = LayoutExplorer(screen.title, of: map.map, verdicts: map.verdicts) {
      screen.make()
    }
    explorer.summary = screen.summary
    explorer.construction = "GalleryScreen.\(screen.memberName).make()"
    explorer.sources = screen.sources
    let domain = map.map.domain
    func add(_ domain: LayoutDomain, textScale: Double) {
      func make() -> UIView { screen.make().withText(scaledBy: CGFloat(textScale)) }
      let variant = LayoutMap(over: domain) { make() }
      explorer.variants.append(ExplorerVariant(of: variant, textScale: textScale) { make() })
    }
    if hasVariants, !Self.slow.contains(screen.name) {
      add(domain.with(direction: .rightToLeft), textScale: 1)
      add(domain, textScale: 1.5)
    }
    if let make = screen.former {
      let former = LayoutMap(over: domain) { make() }
      let verdicts = screen.properties.prefix(1).map { former.verdict($0, testing: 100) }
      explorer.variants.append(
        ExplorerVariant(of: former, version: "Before the fix", verdicts: verdicts) { make() })
    }
    if map.map.regions.isEmpty {
      explorer.pictures = screen.pictures(in: .light)
      explorer.darkPictures = screen.pictures(in: .dark)
    }
    self.explorer = explorer
  }

  var html: String { explorer.html() }
}

extension GalleryScreen {
  /// The screen with a mistake that its map has found, if there is one.
  fileprivate var former: (() -> UIView)? {
    guard name == "login" else { return nil }
    return { GalleryScreen.login(low: .height(..<500)) }
  }

  /// A picture for each device. The screen is made in the style, too, as colors of layers know
  /// none.
  fileprivate func pictures(in style: UIUserInterfaceStyle) -> [LayoutPicture] {
    var pictures: [LayoutPicture] = []
    UITraitCollection(userInterfaceStyle: style).performAsCurrent {
      pictures = GalleryDevice.all.map { device in
        GalleryScreen.picture(of: layOut(on: device, direction: .leftToRight), title: title)
      }
    }
    return pictures
  }

  /// What the screen is called in code: `feedAsConditions` for `feed-as-conditions`.
  fileprivate var memberName: String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }

  /// The file in which the screen is written; none where it is not at hand.
  fileprivate var sources: [ExplorerSource] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    return [ExplorerSource(file: URL(fileURLWithPath: file).lastPathComponent, text: text)]
  }
}

extension UIView {
  /// The view with larger fonts in all of its labels, fields and texts.
  fileprivate func withText(scaledBy factor: CGFloat) -> UIView {
    guard factor != 1 else { return self }
    func scaled(_ font: UIFont?) -> UIFont? { font.map { $0.withSize($0.pointSize * factor) } }
    for view in withDescendants {
      switch view {
      case let label as UILabel: label.font = scaled(label.font)
      case let field as UITextField: field.font = scaled(field.font)
      case let view as UITextView: view.font = scaled(view.font)
      default: break
      }
    }
    return self
  }
}
