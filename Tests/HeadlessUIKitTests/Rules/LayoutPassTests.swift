import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A view that counts its layouts and does something in each.
private final class Counter: UIView {
  var layouts = 0
  var name = ""
  var log: ((String) -> Void)?
  var body: ((Counter) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    log?(name)
    body?(self)
  }
}

private final class WeakView {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}

private func layouts(_ views: Counter...) -> [Int] { views.map(\.layouts) }

@Suite struct LayoutPassTests {
  @Test func `Only marked views are visited`() {
    let root = Counter()
    let branch = UIView()
    let leaves = (0..<5).map { _ in Counter() }
    root.addSubview(branch)
    leaves.forEach(branch.addSubview)
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && leaves.allSatisfy { $0.layouts == 1 })
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && leaves.allSatisfy { $0.layouts == 1 })
    leaves[2].setNeedsLayout()
    leaves[2].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(leaves.map(\.layouts) == [1, 1, 2, 1, 1])
  }

  @Test func `A change of size marks and a move does not`() {
    let root = UIView()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.center = CGPoint(x: 50, y: 50)
    view.bounds.origin = CGPoint(x: 1, y: 1)
    view.frame.origin = CGPoint(x: 3, y: 3)
    root.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.bounds.size.width = 11
    root.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `Superviews are laid out first and siblings in order`() {
    var calls: [String] = []
    let root = UIView()
    let parent = Counter()
    parent.name = "parent"
    root.addSubview(parent)
    let children = ["a", "b", "c"].map { name in
      let view = Counter()
      view.name = name
      return view
    }
    children.forEach(parent.addSubview)
    for view in [parent] + children { view.log = { calls.append($0) } }
    root.layoutIfNeeded()
    #expect(calls == ["parent", "a", "b", "c"])
    calls = []
    for view in [children[2], children[0], children[1]] { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(calls == ["c", "a", "b"])
  }

  @Test func `Layout starts at the topmost marked superview`() {
    let root = Counter()
    let middle = Counter()
    let leaf = Counter()
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [1, 1, 1])
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [1, 1, 2])
    root.layoutIfNeeded()
    #expect(layouts(root, middle, leaf) == [2, 1, 2])
  }

  @Test func `A view that marks itself ends`() {
    for isRoot in [true, false] {
      let view = Counter()
      let root = isRoot ? view : UIView()
      if !isRoot { root.addSubview(view) }
      view.body = { $0.setNeedsLayout() }
      root.layoutIfNeeded()
      #expect(view.layouts == 8)
      view.body = nil
      root.layoutIfNeeded()
      #expect(view.layouts == 9)
      root.layoutIfNeeded()
      #expect(view.layouts == 9)
    }
  }

  @Test func `A view that marks itself and many children ends`() {
    let root = UIView()
    let view = Counter()
    root.addSubview(view)
    let children = (0..<1000).map { _ in Counter() }
    children.forEach(view.addSubview)
    view.body = { view in
      view.setNeedsLayout()
      for child in view.subviews { child.setNeedsLayout() }
    }
    root.layoutIfNeeded()
    #expect(view.layouts == 8)
    #expect(children.allSatisfy { 1...8 ~= $0.layouts })
  }

  @Test func `Siblings that mark each other end`() {
    let root = UIView()
    let first = Counter()
    let second = Counter()
    root.addSubview(first)
    root.addSubview(second)
    first.body = { _ in second.setNeedsLayout() }
    second.body = { _ in first.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(2...8 ~= first.layouts && 2...8 ~= second.layouts)
  }

  @Test func `Passes from different views do not share their limit`() {
    let chain = (0..<20).map { _ in UIView() }
    for (above, below) in zip(chain, chain.dropFirst()) { above.addSubview(below) }
    let leaf = Counter()
    chain[19].addSubview(leaf)
    for view in chain {
      leaf.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(leaf.layouts == 20)
  }

  @Test func `A view moved during its layout forgets nobody`() {
    let root = UIView()
    let branch = UIView()
    let elsewhere = UIView()
    let mover = Counter()
    let sibling = Counter()
    let cousin = Counter()
    root.addSubview(branch)
    branch.addSubview(mover)
    branch.addSubview(sibling)
    root.addSubview(cousin)
    mover.body = { elsewhere.addSubview($0) }
    root.layoutIfNeeded()
    #expect(mover.superview === elsewhere)
    #expect(layouts(sibling, cousin) == [1, 1])
    sibling.setNeedsLayout()
    cousin.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts(sibling, cousin) == [2, 2])
  }

  @Test func `A branch removed during its layout forgets nobody`() {
    let root = UIView()
    let branch = UIView()
    let remover = Counter()
    let sibling = Counter()
    let cousin = Counter()
    root.addSubview(branch)
    branch.addSubview(remover)
    branch.addSubview(sibling)
    root.addSubview(cousin)
    remover.body = { $0.superview?.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(cousin.layouts == 1)
    root.addSubview(branch)
    sibling.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(sibling.layouts == 2)
  }

  @Test func `Marks travel with a moved view`() {
    let first = UIView()
    let second = UIView()
    let branch = UIView()
    let leaf = Counter()
    first.addSubview(branch)
    branch.addSubview(leaf)
    leaf.removeFromSuperview()
    first.layoutIfNeeded()
    branch.addSubview(leaf)
    second.addSubview(branch)
    first.layoutIfNeeded()
    #expect(leaf.layouts == 0)
    second.layoutIfNeeded()
    #expect(leaf.layouts == 1)
    leaf.setNeedsLayout()
    leaf.removeFromSuperview()
    second.layoutIfNeeded()
    #expect(leaf.layouts == 1)
    second.addSubview(leaf)
    second.layoutIfNeeded()
    #expect(leaf.layouts == 2)
  }

  @Test func `A nested pass leaves the outer one whole`() {
    let root = Counter()
    let children = (0..<3).map { _ in Counter() }
    children.forEach(root.addSubview)
    root.body = { view in view.subviews.forEach { $0.layoutIfNeeded() } }
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && children.map(\.layouts) == [1, 1, 1])
  }

  @Test func `A change of natural size marks the superview`() {
    let root = Counter()
    let label = UILabel()
    root.addSubview(label)
    root.layoutIfNeeded()
    label.text = "a"
    root.layoutIfNeeded()
    #expect(root.layouts == 2)
    label.text = "a"
    root.layoutIfNeeded()
    #expect(root.layouts == 2)
    label.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.layouts == 3)
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `Ten thousand levels need little stack`() {
    let outcome = onSmallStack { () -> [Int] in
      let root = Counter()
      var deepest = root
      for _ in 0..<10_000 {
        let view = Counter()
        view.body = { view in
          if view.subviews.isEmpty { _ = view.safeAreaInsets }
          view.subviews.first?.bounds.size = view.bounds.size
        }
        deepest.addSubview(view)
        deepest = view
      }
      root.hostSafeAreaInsets.top = 1
      root.bounds.size = CGSize(width: 5, height: 5)
      root.layoutIfNeeded()
      deepest.setNeedsLayout()
      root.layoutIfNeeded()
      return [root.layouts, deepest.layouts, Int(deepest.bounds.width)]
    }
    // The first view has no body that sizes its subview.
    #expect(outcome == [1, 2, 0])
  }

  @Test func `Ten thousand levels built from below are freed`() {
    let outcome = onSmallStack { () -> [Int] in
      var root = UIView()
      let deepest = WeakView(root)
      for _ in 0..<10_000 {
        let above = UIView()
        above.addSubview(root)
        root = above
      }
      let wasAlive = deepest.view == nil ? 0 : 1
      root = UIView()
      return [wasAlive, deepest.view == nil ? 0 : 1]
    }
    #expect(outcome == [1, 0])
  }
}
