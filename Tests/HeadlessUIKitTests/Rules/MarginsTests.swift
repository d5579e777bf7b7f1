import Foundation
import HeadlessUIKit
import Testing

@Suite struct MarginsTests {
  @Test func `Margins are eight points plus the safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 28, width: 84, height: 54))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 100, height: 70))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
    view.bounds.size = CGSize(width: 10, height: 100)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 5, y: 8, width: 0, height: 84))
  }

  @Test func `A view that was laid out is laid out again under another safe area`() {
    final class Counter: UIView {
      var (layouts, changes) = (0, 0)
      override func layoutSubviews() { layouts += 1 }
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let view = Counter(frame: CGRect(x: 0, y: 5, width: 50, height: 50))
    view.layoutIfNeeded()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 15 && view.changes == 1 && view.layouts == 2)
    view.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && view.changes == 2 && view.layouts == 3)
  }

  @Test func `Margins follow the direction`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test func `Subviews inherit what is left of the safe area`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView(frame: CGRect(x: 0, y: 30, width: 50, height: 165))
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 50, height: 160))
    root.addSubview(child)
    child.addSubview(inner)
    root.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 3, bottom: 34, right: 9)
    // 44 - 30 from the top; 200 - 34 = 166 is 29 above the child's bottom at 195.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 14, left: 3, bottom: 29, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 9, left: 3, bottom: 29, right: 0))
    child.hostSafeAreaInsets = UIEdgeInsets(top: 99, left: 99, bottom: 99, right: 99)
    #expect(child.safeAreaInsets.top == 14)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets.top == 99)
  }

  @Test func `Beyond an edge a subview has no more of the safe area than its superview`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let around = UIView(frame: CGRect(x: -20, y: -30, width: 190, height: 2_000))
    let outside = UIView(frame: CGRect(x: 150, y: 300, width: 10, height: 10))
    let insets = UIEdgeInsets(top: 44, left: 3, bottom: 34, right: 9)
    root.hostSafeAreaInsets = insets
    root.addSubview(around)
    root.addSubview(outside)
    #expect(around.safeAreaInsets == insets)
    #expect(outside.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 9))
    root.bounds.origin = CGPoint(x: 0, y: -50)
    #expect(around.safeAreaInsets == UIEdgeInsets(top: 24, left: 3, bottom: 34, right: 9))
  }

  @Test func `Only views whose safe area changes hear of it`() {
    let root = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let top = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let deep = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let middle = Listener(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    root.addSubview(top)
    root.addSubview(middle)
    top.addSubview(deep)
    root.layoutIfNeeded()
    for view in [root, top, deep, middle] { view.reset() }
    root.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect([root, top, deep, middle].map(\.safeAreaChanges) == [1, 1, 1, 0])
    #expect([root, top, deep, middle].map(\.layouts) == [1, 1, 1, 0])
    root.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(root.safeAreaChanges == 1 && root.layouts == 1)
    // What is said of a host counts for a view without superview.
    deep.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(deep.safeAreaChanges == 1 && deep.layouts == 1)
  }

  @Test func `Subviews that stay hear of the safe area when their superview is resized`() {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 20)
    for root in [UIView(), Listener()] {
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let corner = Listener(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      let deep = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let away = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      corner.addSubview(deep)
      root.addSubview(corner)
      root.addSubview(away)
      root.hostSafeAreaInsets = insets
      root.layoutIfNeeded()
      for view in [corner, deep, away] { view.reset() }
      root.frame.size = CGSize(width: 310, height: 500)
      root.layoutIfNeeded()
      #expect(deep.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
      #expect([corner, deep, away].map(\.safeAreaChanges) == [1, 1, 0])
      #expect([corner, deep, away].map(\.layouts) == [1, 1, 0])
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect([corner, deep, away].map(\.safeAreaChanges) == [1, 1, 0])
      root.frame.size = CGSize(width: 300, height: 300)
      root.layoutIfNeeded()
      #expect([corner, deep, away].map(\.layouts) == [2, 2, 0])
    }
  }

  @Test func `Subviews hear of the safe area when their superview is moved and resized at once`() {
    final class Host: UIView {
      var place = CGRect(x: 0, y: 0, width: 100, height: 100)
      override func layoutSubviews() { subviews.first?.frame = place }
    }
    let root = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.hostSafeAreaInsets.bottom = 34
    let (middle, child) = (Listener(), Listener())
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    middle.addSubview(child)
    root.addSubview(middle)
    root.layoutIfNeeded()
    for (height, bottom, calls) in [(100.0, 34.0, 1), (150, 0, 2), (110, 24, 3), (110, 24, 3)] {
      root.place = CGRect(x: 0, y: 300 - height, width: 100, height: height)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(child.safeAreaInsets.bottom == CGFloat(bottom))
      #expect(child.safeAreaChanges == calls, "\(height)")
    }
  }

  @Test func `Subviews of a scroll view hear of the safe area as they are scrolled`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize.height = 1000
    scroll.hostSafeAreaInsets.top = 20
    let first = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.addSubview(first)
    scroll.layoutIfNeeded()
    first.reset()
    scroll.contentOffset.y = -15
    scroll.layoutIfNeeded()
    #expect(first.safeAreaInsets.top == 5 && first.safeAreaChanges == 1 && first.layouts == 1)
  }

  @Test func `Direction is inherited and stops at a view with its own`() {
    let root = Listener()
    let child = Listener()
    let grandchild = Listener()
    let own = Listener()
    own.semanticContentAttribute = .playback
    root.addSubview(child)
    child.addSubview(grandchild)
    root.addSubview(own)
    root.layoutIfNeeded()
    for view in [root, child, grandchild, own] { view.reset() }
    root.semanticContentAttribute = .forceRightToLeft
    #expect(grandchild.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.layoutIfNeeded()
    #expect([root, child, grandchild, own].map(\.layouts) == [1, 1, 1, 0])
    child.semanticContentAttribute = .spatial
    #expect(grandchild.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.layoutIfNeeded()
    #expect([root, child, grandchild, own].map(\.layouts) == [1, 2, 2, 0])
  }

  @Test func `A move to another direction marks the moved views`() {
    let leftToRight = UIView()
    let rightToLeft = UIView()
    rightToLeft.semanticContentAttribute = .forceRightToLeft
    let branch = UIView()
    let leaf = Listener()
    branch.addSubview(leaf)
    leftToRight.addSubview(branch)
    leftToRight.layoutIfNeeded()
    #expect(leaf.layouts == 1)
    rightToLeft.addSubview(branch)
    rightToLeft.layoutIfNeeded()
    #expect(leaf.layouts == 2)
    branch.removeFromSuperview()
    leftToRight.addSubview(branch)
    leftToRight.layoutIfNeeded()
    #expect(leaf.layouts == 3)
  }

  /// UIKit's names, as its messages about constraints show them.
  @Test func `Guides of areas have names, others none`() {
    let view = UIScrollView()
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(view.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
    #expect(view.frameLayoutGuide.identifier == "UIScrollView-frameLayoutGuide")
    #expect(UILayoutGuide().identifier == "")
  }
}

private final class Listener: UIView {
  var layouts = 0
  var safeAreaChanges = 0

  func reset() {
    layouts = 0
    safeAreaChanges = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
}
