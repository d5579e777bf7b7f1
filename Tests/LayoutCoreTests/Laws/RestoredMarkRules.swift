import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutCore

/// Who hears of a change after a snapshot at another size.
@Suite struct RestoredMarkRules {
  /// Marks what measures it, as containers do.
  private final class Card: UIView {
    var height: CGFloat = 40

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      markMeasuringContainers()
    }
  }

  /// As high as its card below a width of 500; from there on the card has a fixed height, and as it
  /// looks different there, it is marked.
  private final class Screen: UIView {
    let card = Card()

    override func layoutSubviews() {
      let width = bounds.width
      guard width >= 500 else {
        let size = card.measuredSize(fitting: CGSize(width: width, height: .infinity))
        return card.place(CGRect(origin: .zero, size: size))
      }
      card.place(CGRect(x: 0, y: 0, width: width, height: 60))
      card.setNeedsLayout()
    }
  }

  /// A screen of a width with a pass.
  private func screen(_ width: CGFloat) -> Screen {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    screen.addSubview(screen.card)
    screen.layoutIfNeeded()
    return screen
  }

  @Test func `A card that is measured is so again after a snapshot at a size where it is not`() {
    let screen = screen(320)
    let wide = LayoutSnapshot(of: screen, in: LayoutInput(size: CGSize(width: 600, height: 600)))
    #expect(wide.root.children.map(\.frame) == [CGRect(x: 0, y: 0, width: 600, height: 60)])
    #expect(!screen.isMarkedForLayout)
    screen.card.height = 70
    screen.card.setNeedsLayout()
    #expect(screen.isMarkedForLayout)
    screen.layoutIfNeeded()
    #expect(screen.card.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
  }

  @Test func `What is restored twice is measured and marked as it was`() {
    let screen = screen(320)
    let restore = screen.card.saveLayout()
    for _ in 0..<2 {
      screen.card.setNeedsLayout()
      #expect(!screen.card.isMeasuredByContainer)
      restore()
      #expect(screen.card.isMeasuredByContainer)
    }
    // One that nobody measured is not measured afterwards.
    let other = Card()
    other.saveLayout()()
    #expect(!other.isMeasuredByContainer)
  }

  @Test func `What a view hides at another size shows again after a snapshot there`() {
    final class Hiding: UIView {
      let part = UIView()
      override func layoutSubviews() { part.isHidden = bounds.width < 400 }
    }
    let view = Hiding(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    view.addSubview(view.part)
    view.layoutIfNeeded()
    let narrow = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 300, height: 100)))
    #expect(narrow.root.children.map(\.isHidden) == [true])
    #expect(!view.part.isHidden)
  }

  @Test func `A view sees its own input again after a snapshot at another`() {
    let view = PlainContainer(300, 200)
    let inner = PlainContainer(100, 100, in: view)
    view.hostSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let own = (view.layoutInput, inner.layoutInput)
    let other = LayoutInput(
      size: CGSize(width: 400, height: 100),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 60, bottom: 70, right: 80),
      direction: .rightToLeft, scale: 5, traits: ["size": "large"])
    _ = LayoutSnapshot(of: view, in: other)
    #expect((view.layoutInput, inner.layoutInput) == own)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `A content and guides that are other ones at another size are restored`() {
    final class Scrolling: UIScrollView {
      let guide = UILayoutGuide()
      override func layoutSubviews() {
        contentSize = CGSize(width: bounds.width, height: 2 * bounds.height)
        guide.place(CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10))
      }
    }
    let view = Scrolling(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    view.addLayoutGuide(view.guide)
    view.layoutIfNeeded()
    let input = LayoutInput(size: CGSize(width: 300, height: 200))
    _ = LayoutSnapshot(of: view, in: input) {
      #expect(view.contentSize == CGSize(width: 300, height: 400))
      #expect(view.guide.layoutFrame.width == 150)
    }
    #expect(view.contentSize == CGSize(width: 500, height: 200))
    #expect(view.guide.layoutFrame == CGRect(x: 0, y: 0, width: 250, height: 10))
  }

  @Test func `A view with contents counts how often these were restored`() {
    let (view, part) = (UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100)), UIView())
    view.addSubview(part)
    let before = view.layoutRestoreCount
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 300, height: 100)))
    #expect(view.layoutRestoreCount > before)
    #expect(part.layoutRestoreCount == 0)
  }
}
