import Foundation
package import Framewise

/// A screen of the gallery: a name and a way to make its tree of views.
package struct GalleryScreen: Sendable {
  /// What options and files call it.
  package let name: String

  /// What there is to see, in a sentence.
  package let summary: String

  /// The declarations that the page shows beside the pictures, by name.
  package let shows: [String]

  /// The file in which the screen is written.
  package let file: String

  /// Makes the tree, without a size and not laid out.
  package let make: @Sendable () -> UIView

  init(
    name: String, summary: String, shows: [String] = [], file: String = #filePath,
    make: @escaping @Sendable () -> UIView
  ) {
    self.name = name
    self.summary = summary
    self.shows = shows
    self.file = file
    self.make = make
  }

  /// All screens, in an order that teaches: one idea after the other, then more of each.
  package static let all = [
    product, dashboard, article, library, feed, login, vocabularies, cards, languages, textSizes,
    settings, photos, weather, media, player, mail, messages, feedAsConditions, readme,
  ]
}

/// A size to lay out a screen at, with what the device covers of it.
package struct GalleryDevice: Equatable, Sendable {
  /// The size in points.
  package var size: CGSize

  /// What bars, corners and the sensor housing cover, in points.
  package var safeAreaInsets: UIEdgeInsets

  init(_ width: CGFloat, _ height: CGFloat, _ safeAreaInsets: UIEdgeInsets) {
    size = CGSize(width: width, height: height)
    self.safeAreaInsets = safeAreaInsets
  }

  /// The device of a size, or else a bare screen.
  package init(size: CGSize) {
    let device = GalleryDevice.all.first { $0.size == size }
    self.size = size
    safeAreaInsets = device?.safeAreaInsets ?? .zero
  }

  /// A small phone, a large one both ways, and tablets both ways.
  package static let all = [
    GalleryDevice(320, 568, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    GalleryDevice(430, 932, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    GalleryDevice(932, 430, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    GalleryDevice(744, 1133, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    GalleryDevice(1024, 768, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ]
}

extension GalleryScreen {
  /// The name in words: `Feed as conditions`.
  package var title: String {
    let words = name.replacingOccurrences(of: "-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it is one of those that the page begins with, which are mapped in the mirror and with
  /// larger text every time.
  package var leads: Bool {
    ["product", "dashboard", "article", "feed", "login", "vocabularies", "languages"].contains(name)
  }

  /// The screen's tree, laid out on a device.
  package func layOut(
    on device: GalleryDevice, direction: UIUserInterfaceLayoutDirection
  ) -> UIView {
    let root = make()
    root.accessibilityIdentifier = name
    root.frame = CGRect(origin: .zero, size: device.size)
    root.hostSafeAreaInsets = device.safeAreaInsets
    root.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    root.layoutIfNeeded()
    return root
  }

  /// A picture of a laid-out tree, with the vocabulary that placed each element and the condition
  /// of each active method as its caption.
  package static func picture(of root: UIView, title: String) -> LayoutPicture {
    root.layoutPicture(title: title) { view, item in
      item.vocabulary = vocabulary(around: view)
      guard let controller = view.superview as? any LayoutControllable else { return }
      explain(view, by: controller, in: &item)
    }
  }

  /// The vocabulary of the nearest container around a view.
  private static func vocabulary(around view: UIView) -> LayoutPicture.Vocabulary? {
    for container in sequence(first: view, next: \.superview).dropFirst() {
      switch container {
      case is any LayoutControllable, is MatrixView: return .conditions
      case is LayoutBoxView, is BoxScrollView: return .boxes
      case is ConstraintView: return .constraints
      case is SchemeView, is SchemeScrollView: return .blocks
      default: continue
      }
    }
    return nil
  }

  private static func explain<Controller: LayoutControllable>(
    _ view: UIView, by controller: Controller, in item: inout LayoutPicture.Item
  ) {
    guard let subview = view as? Controller.Subview,
      controller.layoutInfo[ObjectIdentifier(view)] != nil
    else { return }
    let method = controller.activeLayoutMethod(for: subview)
    item.caption = method.map { "\($0.condition)" }
    item.isUnplaced = method == nil
  }
}
