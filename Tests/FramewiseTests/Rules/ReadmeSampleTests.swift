import Foundation
import Framewise
import Testing

/// A tab bar that scrolls, with nothing stored but what NotAutoLayout's README names.
private final class TabView: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
    if let last = subviews.last { contentSize = CGSize(width: last.frame.maxX + 8, height: 64) }
  }
}

/// The sample of NotAutoLayout's README: a title, a table between, tabs that scroll. The numbers
/// are those its code gives at 320 × 568.
@Suite struct ReadmeSampleTests {
  private struct Screen {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let titleView = LayoutView()
    let titleLabel = UILabel()
    let contentView = UITableView()
    let tabView = TabView()

    init() {
      let titlePosition = LayoutPosition.makeCustom { boundSize in
        CGRect(x: 0, y: 0, width: boundSize.width, height: 60)
      }
      view.addSubview(titleView, withAssociatedConstantPosition: titlePosition)

      let contentPosition = LayoutPosition.makeCustom(
        x: { _ in 0 },
        y: { [unowned titleView] _ in titleView.frame.maxY },
        width: { $0.width },
        height: { [unowned titleView] in $0.height - titleView.frame.maxY - 64 })
      view.setConstantPosition(contentPosition, for: contentView)
      view.addSubview(contentView)

      view.addSubview(
        tabView,
        withAssociatedConstantPosition: .makeCustom { [unowned contentView] boundSize in
          CGRect(x: 0, y: contentView.frame.maxY, width: boundSize.width, height: 64)
        })

      titleView.addSubview(
        titleLabel,
        withAssociatedConstantPosition: .makeOffset(
          value: .zero, from: .middleCenter, size: CGSize(width: 200, height: 40)))

      let tabPosition = LayoutPosition.makeAbsolute(
        initialFrame: CGRect(x: 8, y: 8, width: 48, height: 48), margin: 8, direction: .horizontal)
      for _ in 0..<10 {
        tabView.addSubview(UIView(), withAssociatedConstantPosition: tabPosition)
      }
      view.layoutIfNeeded()
    }
  }

  @Test func `Frames at 320 by 568`() {
    let screen = Screen()
    #expect(screen.titleView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(screen.contentView.frame == CGRect(x: 0, y: 60, width: 320, height: 444))
    #expect(screen.tabView.frame == CGRect(x: 0, y: 504, width: 320, height: 64))
    #expect(screen.titleLabel.frame == CGRect(x: 60, y: 10, width: 200, height: 40))
    #expect(screen.tabView.subviews.count == 10)
    for (i, item) in screen.tabView.subviews.enumerated() {
      #expect(item.frame == CGRect(x: 8 + 56 * CGFloat(i), y: 8, width: 48, height: 48))
    }
    #expect(screen.tabView.contentSize == CGSize(width: 568, height: 64))
  }

  @Test func `Frames after rotation`() {
    let screen = Screen()
    screen.view.frame.size = CGSize(width: 568, height: 320)
    screen.view.layoutIfNeeded()
    #expect(screen.titleView.frame == CGRect(x: 0, y: 0, width: 568, height: 60))
    #expect(screen.contentView.frame == CGRect(x: 0, y: 60, width: 568, height: 196))
    #expect(screen.tabView.frame == CGRect(x: 0, y: 256, width: 568, height: 64))
    #expect(screen.titleLabel.frame == CGRect(x: 184, y: 10, width: 200, height: 40))
  }

  @Test func `Scrolling plays no part`() {
    let screen = Screen()
    screen.tabView.contentOffset.x = 248
    screen.tabView.layoutIfNeeded()
    #expect(screen.tabView.subviews[9].frame == CGRect(x: 512, y: 8, width: 48, height: 48))
    // Views without methods, like a scroll view's indicators, are nobody's neighbors.
    screen.tabView.insertSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), at: 4)
    screen.tabView.layoutIfNeeded()
    #expect(screen.tabView.subviews[4].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.tabView.subviews[10].frame == CGRect(x: 512, y: 8, width: 48, height: 48))
  }

  /// The README computes the height of its relative example with 0.6 by mistake.
  @Test func `The relative example`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView()
    view.addSubview(
      child,
      withAssociatedConstantPosition: .makeRelative(
        frame: CGRect(x: 0.2, y: 0.3, width: 0.6, height: 0.4)))
    view.layoutIfNeeded()
    #expect(close(child.frame, CGRect(x: 20, y: 60, width: 60, height: 80)))
  }
}
