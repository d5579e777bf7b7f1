import Foundation
import HeadlessUIKit
import Testing

@Suite struct HierarchyTests {
  private func family() -> (root: UIView, views: [UIView]) {
    let root = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      root.addSubview(view)
      return view
    }
    return (root, views)
  }

  private func order(_ root: UIView) -> [Int] { root.subviews.map(\.tag) }

  @Test func `Inserting and moving`() {
    let (root, views) = family()
    #expect(order(root) == [1, 2, 3, 4])
    root.insertSubview(views[3], at: 0)
    #expect(order(root) == [4, 1, 2, 3])
    root.insertSubview(views[3], aboveSubview: views[1])
    #expect(order(root) == [1, 2, 4, 3])
    root.insertSubview(views[0], belowSubview: views[2])
    #expect(order(root) == [2, 4, 1, 3])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order(root) == [3, 4, 1, 2])
    root.bringSubviewToFront(views[3])
    #expect(order(root) == [3, 1, 2, 4])
    root.sendSubviewToBack(views[1])
    #expect(order(root) == [2, 3, 1, 4])
    root.addSubview(views[1])
    #expect(order(root) == [3, 1, 4, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    root.insertSubview(views[2], at: 99)
    #expect(order(root) == [1, 4, 2, 3])
    root.insertSubview(views[2], at: -5)
    #expect(order(root) == [3, 1, 4, 2])
  }

  @Test func `A strangers place is the end of the order`() {
    let (root, _) = family()
    let low = UIView()
    let high = UIView()
    low.tag = 10
    high.tag = 11
    root.insertSubview(low, belowSubview: UIView())
    root.insertSubview(high, aboveSubview: UIView())
    #expect(order(root) == [10, 1, 2, 3, 4, 11])
  }

  @Test func `Cycles are refused`() {
    let (root, views) = family()
    let leaf = UIView()
    views[0].addSubview(leaf)
    leaf.addSubview(root)
    leaf.addSubview(views[0])
    leaf.addSubview(leaf)
    #expect(root.superview == nil)
    #expect(leaf.subviews.isEmpty)
    #expect(views[0].superview === root)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test func `A view has one superview`() {
    let (first, views) = family()
    let second = UIView()
    second.addSubview(views[1])
    #expect(order(first) == [1, 3, 4])
    #expect(views[1].superview === second)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil && second.subviews.isEmpty)
    views[1].removeFromSuperview()
  }

  @Test func `The superview is forgotten when it goes`() {
    let leaf = UIView()
    do {
      let root = UIView()
      root.addSubview(leaf)
      #expect(leaf.superview === root)
    }
    #expect(leaf.superview == nil)
  }

  @Test func `Guides forget their view when it goes`() {
    let guide = UILayoutGuide()
    var ofView: UILayoutGuide?
    var ofScrollView: UILayoutGuide?
    var ofContent: UILayoutGuide?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addLayoutGuide(guide)
      ofView = view.layoutMarginsGuide
      ofScrollView = view.frameLayoutGuide
      ofContent = view.contentLayoutGuide
      #expect(guide.owningView === view && ofView?.owningView === view)
      #expect(ofScrollView?.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(view.layoutGuides == [guide])
    }
    #expect(guide.owningView == nil && ofView?.owningView == nil)
    #expect(ofScrollView?.owningView == nil && ofScrollView?.layoutFrame == .zero)
    #expect(ofContent?.owningView == nil && ofContent?.layoutFrame == .zero)
  }

  @Test func `A guide has one view`() {
    let first = UIView()
    let second = UIView()
    let guide = UILayoutGuide()
    guide.placedFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    #expect(guide.layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func `Tags are found in depth first order`() {
    let (root, views) = family()
    let deep = UIView()
    deep.tag = 3
    views[0].addSubview(deep)
    #expect(root.viewWithTag(3) === deep)
    #expect(root.viewWithTag(4) === views[3])
    #expect(root.viewWithTag(77) == nil)
  }

  @Test func `Callbacks come once and in order`() {
    final class Recorder: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        calls.append(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "moved") }
      override func didAddSubview(_ subview: UIView) { calls.append("added") }
      override func willRemoveSubview(_ subview: UIView) { calls.append("removing") }
    }
    let (parent, other, child) = (Recorder(), Recorder(), Recorder())
    parent.addSubview(child)
    other.addSubview(child)
    child.removeFromSuperview()
    #expect(child.calls == ["will move", "moved", "will move", "moved", "will leave", "left"])
    #expect(parent.calls == ["added", "removing"])
    #expect(other.calls == ["added", "removing"])
  }

  @Test func `A view that moves itself while it is moved stays whole`() {
    final class Stubborn: UIView {
      var home: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard let home, newSuperview !== home else { return }
        home.addSubview(self)
      }
    }
    let home = UIView()
    let away = UIView()
    let view = Stubborn()
    view.home = home
    away.addSubview(view)
    let owners = [home, away].filter { $0.subviews.contains { $0 === view } }
    #expect(owners.count == 1)
    #expect(view.superview === owners.first)
    view.removeFromSuperview()
    let holders = [home, away].filter { $0.subviews.contains { $0 === view } }
    #expect(holders.count <= 1)
    #expect(view.superview === holders.first)
  }

  @Test func `The last word of a callback counts`() {
    final class Forwarding: UIView {
      var heir: UIView?
      override func willRemoveSubview(_ subview: UIView) {
        let target = heir
        heir = nil
        target?.addSubview(subview)
      }
    }
    let home = Forwarding()
    let (third, away, view) = (UIView(), UIView(), UIView())
    home.addSubview(view)
    home.heir = third
    away.addSubview(view)
    #expect(view.superview === third && third.subviews == [view])
    #expect(home.subviews.isEmpty && away.subviews.isEmpty)
    home.addSubview(view)
    home.heir = third
    view.removeFromSuperview()
    #expect(view.superview === third && third.subviews == [view] && home.subviews.isEmpty)
  }

  @Test func `A callback cannot close a cycle`() {
    final class Swallowing: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let parent = UIView()
    let child = Swallowing()
    parent.addSubview(child)
    #expect(parent.superview === child && child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func `Hit testing finds the frontmost view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
    // The inner view reaches beyond its superview, where no touch gets to it.
    #expect(root.hitTest(CGPoint(x: 95, y: 45), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 45), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
    front.isHidden = false
    front.alpha = 0.001
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
    // UIKit leaves out views with less opacity than 0.01.
    front.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
    front.isUserInteractionEnabled = true
    front.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
  }

  @Test func `What is put into a slot again did not leave it`() {
    let (view, content) = (UIView(), KeptContent())
    view.layoutStorage = content
    view.layoutStorage = content
    #expect(content.left == 0)
    view.layoutStorage = KeptContent()
    #expect(content.left == 1)
  }

  @Test func `Of views whose frames are set together only those of another size are laid out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { _ in CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()
    let frames = [
      CGRect(x: 5, y: 6, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 11),
      CGRect(x: 7, y: 7, width: 7, height: 7),
    ]
    let row = views.map { Unmanaged<AnyObject>.passUnretained($0) }
    row.withUnsafeBufferPointer { row in
      frames.withUnsafeBufferPointer { frames in
        [Int32(0), 1].withUnsafeBufferPointer {
          UIView.setUntransformedFrames(of: row, frames, $0)
        }
      }
    }
    root.layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 2, 1])
    #expect(views[0].frame == frames[0] && views[1].frame == frames[1])
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `A view beside itself, and a guide of another view, stay where they are`() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    root.insertSubview(first, aboveSubview: first)
    root.insertSubview(first, belowSubview: first)
    #expect(root.subviews == [first, second])
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    second.removeLayoutGuide(guide)
    #expect(first.layoutGuides == [guide] && guide.owningView === first)
  }
}

/// Content of a slot that counts how often it left one.
private final class KeptContent: SlotContent {
  var left = 0
  func leaveSlot(of object: AnyObject) { left += 1 }
  func viewWasLaidOut(_ view: UIView) {}
}

private final class CountingView: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}
