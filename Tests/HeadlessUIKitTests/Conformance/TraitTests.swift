import HeadlessUIKit
import Testing

/// A view that notes the styles it had when it was told that they changed, and the current ones.
private final class ToldView: UIView {
  var told: [(former: UIUserInterfaceStyle?, now: UIUserInterfaceStyle)] = []
  var current: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    told.append((previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle))
    current.append(UITraitCollection.current.userInterfaceStyle)
  }
}

@Suite struct TraitTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// A root with a child with a grandchild.
  private func makeTree() -> [ToldView] {
    let views = [ToldView(), ToldView(), ToldView()]
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    return views
  }

  @Test func `An overridden style is that of the view and all within it`() {
    let views = makeTree()
    views[1].overrideUserInterfaceStyle = .dark
    let styles = views.map(\.traitCollection.userInterfaceStyle)
    #expect(styles == [.unspecified, .dark, .dark])
    #expect(views.map(\.overrideUserInterfaceStyle) == [.unspecified, .dark, .unspecified])
  }

  @Test func `The nearest overridden style counts, and the host's last`() {
    let views = makeTree()
    views[0].hostTraitCollection = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(displayScale: 3),
    ])
    views[1].overrideUserInterfaceStyle = .light
    #expect(views.map(\.traitCollection.userInterfaceStyle) == [.dark, .light, .light])
    #expect(views.allSatisfy { $0.traitCollection.displayScale == 3 })
    views[2].overrideUserInterfaceStyle = .dark
    #expect(views[2].traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `Views hear of a style that changes for them, and of no other`() {
    let views = makeTree()
    views[2].overrideUserInterfaceStyle = .light
    views[0].overrideUserInterfaceStyle = .dark
    views[0].overrideUserInterfaceStyle = .dark
    #expect(views[0].told.count == 1 && views[1].told.count == 1)
    #expect(views[1].told[0] == (.unspecified, .dark))
    #expect(views[1].current == [.dark])
    #expect(views[2].told.map(\.now) == [.light])
    #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
  }

  @Test func `A controller overrides the style of its view, unless the view does`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    let view = ToldView()
    controller.view = view
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(view.told.map(\.now) == [.light, .dark, .unspecified])
  }

  @Test func `What no host tells is as in the current traits`() {
    let view = UIView()
    dark.performAsCurrent {
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      view.hostTraitCollection = UITraitCollection(displayScale: 2)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.traitCollection.displayScale == 2)
    }
    #expect(view.traitCollection.userInterfaceStyle == .unspecified)
  }

  @Test func `Each thread has its own current traits`() async {
    await withTaskGroup(of: Bool.self) { group in
      for style in [UIUserInterfaceStyle.light, .dark, .light, .dark] {
        group.addTask {
          var isOwn = true
          UITraitCollection(userInterfaceStyle: style).performAsCurrent {
            for _ in 0..<1000 {
              if UITraitCollection.current.userInterfaceStyle != style { isOwn = false }
            }
          }
          return isOwn
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }

  @Test func `Other traits look different if their style is another`() {
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: large))
  }

  @Test func `A view's layer has the background for the view's traits`() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor?.components == [1, 1, 1, 1])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
    #expect(view.backgroundColor == .systemBackground)
  }
}
