import Foundation
import Framewise
import TestSupport
import Testing

@Suite struct HostileStatements {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  func add(_ name: String) -> UIView { screen.addForAutoLayout(UIView().called(name)) }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `Cycles`() {
    let a = add("a"), b = add("b"), c = add("c")
    a.left >> b.right
    b.left >> c.right
    c.left >> a.right
    for item in [a, b, c] {
      item.top >> screen
      item.height >> 10
    }
    let issues = layOut()
    // Widths of zero agree with it.
    #expect(issues == [])
    #expect([a, b, c].allSatisfy { $0.frame.width == 0 && $0.frame.height == 10 })
    a >> a
    a.left >> a.left
    #expect(layOut() == [])
    let wide = a.width >> 20
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    wide.isActive = false
    #expect(layOut() == [])
  }

  @Test func `A statement about an item that is gone can be read`() {
    let a = add("a")
    let statement = {
      let other = UIView().called("other")
      return a.left >> other.left.offset(3)
    }()
    #expect(statement?.description == "a.left == (gone).left + 3")
    #expect(layOut().allSatisfy { $0.rule != .conflictingStatements })
    #expect(statement?.isSuspended == false)
  }

  /// A view that asks what is open, while the pass asks it for its natural size.
  @Test func `What is open can be asked for in the middle of a pass`() {
    let asking = screen.addForAutoLayout(AskingView().called("asking"))
    asking.screen = screen
    asking >> screen.top
    #expect(layOut().allSatisfy { $0.rule != .conflictingStatements })
    #expect(asking.questions > 0)
    asking.screen = nil
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(asking.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(screen.ambiguities().map(\.description) == ["asking: x"])
  }

  @Test func `A statement between a view that stays and its own area decides nothing`() {
    let outer = add("outer")
    outer >> screen
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    inner.safeAreaLayoutGuide.top >> inner.top.offset(5)
    #expect(layOut() == [])
    #expect(outer.frame == screen.bounds)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  /// 0.1 + 0.2 is a little more than 0.3, and so on: what is between them is a little less than 0.
  @Test func `A width that rounding would leave below 0 is 0`() {
    let gaps = (1...40).map { tenth in
      let start = add("start"), gap = add("gap")
      for item in [start, gap] {
        item.top >> screen
        item.height >> 10
      }
      start.left >> screen.left.offset(CGFloat(tenth) / 10)
      start.width >> 0.2
      gap.left >> start.right
      gap.right >> screen.left.offset(CGFloat(tenth + 2) / 10)
      return gap
    }
    #expect(layOut() == [])
    #expect(gaps.allSatisfy { $0.bounds.size.width >= 0 && $0.bounds.size.width < 1e-9 })
  }

  @Test func `Nearly singular loops`() {
    let a = add("a"), b = add("b")
    a.width >> b.width.at(1.0000001)
    b.width >> a.width
    for item in [a, b] {
      item.top >> screen
      item.left >> screen
      item.height >> 10
    }
    // Widths of zero meet both.
    #expect(layOut() == [])
    #expect([a, b].allSatisfy { abs($0.frame.width) < 1e-3 && $0.frame.height == 10 })
  }

  @Test(arguments: [1e-6, 1e6]) func `Extreme factors`(_ factor: CGFloat) {
    let a = add("a"), b = add("b")
    a.left >> screen.right.at(factor)
    a.width >> 1_000_000
    b.width >> a.width.at(factor)
    b.left >> a.right.offset(-1_000_000)
    for item in [a, b] {
      item.top >> screen
      item.height >> 10
    }
    #expect(layOut() == [])
    let left = 320 * factor
    #expect(abs(a.frame.minX - left) <= 1e-6 * max(1, left))
    #expect(abs(b.frame.width - 1_000_000 * factor) <= 1e-6 * 1_000_000 * factor)
    #expect(abs(b.frame.minX - left) <= 1e-6 * max(1, left))
  }

  @Test func `Numbers too large`() {
    let a = add("a"), b = add("b"), c = add("c")
    a.width >> .greatestFiniteMagnitude
    b.width >> a.width.at(1e10)
    c >> 10
    c >> screen.center
    #expect(layOut().map(\.rule) == [.nonFiniteFrame])
    #expect([a, b].allSatisfy { $0.frame.width.isFinite })
    #expect(c.frame == CGRect(x: 155, y: 235, width: 10, height: 10))
  }

  @Test func `Ten thousand levels`() {
    let numbers = onSmallStack { () -> [Double] in
      let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var outer: UIView = screen
      for _ in 0..<10_000 {
        let inner = outer.addForAutoLayout(UIView())
        inner >> outer.all(leadingOffset: 0.01)
        outer = inner
      }
      let mark = outer.addForAutoLayout(UIView())
      // A cousin over all levels.
      mark.left >> screen.left.offset(200)
      mark.top >> outer
      mark >> 10
      let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
      let first = [Double(issues.count), Double(outer.frame.width), Double(mark.frame.minX)]
      screen.frame.size.width = 400
      screen.layoutIfNeeded()
      return first + [Double(outer.frame.width)]
    }
    for (number, wanted) in zip(numbers, [0.0, 220, 100, 300]) {
      #expect(abs(number - wanted) < 1e-6)
    }
  }

  @Test func `Many nested constraint views`() {
    let numbers = onSmallStack { () -> [Double] in
      let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      var outer = screen
      for _ in 0..<2_000 {
        let inner = outer.addForAutoLayout(ConstraintView())
        inner >> outer.all(leadingOffset: 0.01)
        outer = inner
      }
      let leaf = outer.addForAutoLayout(Sized(width: 10, height: 10))
      leaf >> outer.top
      leaf >> outer.left
      let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
      let first = [Double(issues.count), Double(outer.frame.width), Double(leaf.frame.width)]
      leaf.natural.width = 20
      screen.layoutIfNeeded()
      return first + [Double(leaf.frame.width)]
    }
    for (number, wanted) in zip(numbers, [0.0, 300, 10, 20]) {
      #expect(abs(number - wanted) < 1e-6)
    }
  }

  /// A view that does something whenever it is asked for its size.
  private final class Meddler: UIView {
    var action: () -> Void = {}

    override var intrinsicContentSize: CGSize {
      action()
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func `Changes during a pass`() {
    let meddler = screen.addForAutoLayout(Meddler())
    let other = add("other"), victim = add("victim")
    meddler >> screen.top
    meddler >> screen.left
    other >> screen.allButTop
    other.top >> meddler.bottom
    let width = victim.width >> 10
    victim.right >> other.right
    // A request for a pass that is not marked does nothing.
    let harmless = [5]
    let actions: [() -> Void] = [
      { victim.removeFromSuperview() }, { screen.addSubview(victim) },
      { width.isActive.toggle() }, { width.constant += 1 },
      { other.addForAutoLayout(UIView()) >> other.top },
      { screen.layoutIfNeeded() },
      {
        screen.setNeedsLayout(); screen.layoutSubviews()
      },
      { _ = screen.sizeThatFits(CGSize(width: 10, height: 10)) },
      { screen.addForAutoLayout(UIView()) >> screen.center },
      { for view in screen.subviews where view !== meddler { view.removeFromSuperview() } },
    ]
    for (number, action) in actions.enumerated() {
      var count = 0
      meddler.action = {
        count += 1
        if count <= 2 { action() }
      }
      screen.setNeedsLayout()
      let issues = layOut().filter { $0.rule == .changedDuringPass }
      #expect(issues.isEmpty == harmless.contains(number), "action \(number)")
      #expect(issues.allSatisfy { $0.elements == ["screen"] })
      screen.frame.size.width += 1
      _ = layOut()
      // The action is over, so nothing is told.
      #expect(count >= 2)
      screen.setNeedsLayout()
      #expect(layOut().filter { $0.rule == .changedDuringPass } == [], "action \(number)")
      _ = screen.sizeThatFits(CGSize(width: 100, height: 100))
    }
    #expect(meddler.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    meddler.action = {}
  }

  @Test func `Conditions that measure`() {
    let a = add("a"), b = add("b")
    a >> screen.allButTrailing
    b >> screen.allButLeading
    b.left >> a.right
    let set = LayoutStatement.activate { a.width >> 100 }
    set.activate { [screen] size in
      _ = screen.sizeThatFits(CGSize(width: size.width, height: 5))
      return true
    }
    _ = layOut()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 480))
    #expect(b.frame == CGRect(x: 100, y: 0, width: 220, height: 480))
    // The closure holds the view that holds the statements.
    LayoutStatement.deactivate(set)
  }

  @Test func `A container that dies`() {
    let a = UIView(), b = UIView()
    var made: [LayoutStatement] = []
    do {
      let container = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      container.addSubview(a)
      container.addSubview(b)
      made += a >> container
      made += b >> a.size
      container.layoutIfNeeded()
      #expect(b.frame.width == 100)
    }
    #expect(a.superview == nil)
    #expect(made.filter(\.isActive).count == 2)
    made.forEach { $0.constant += 1 }
    let other = ConstraintView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(a)
    other.addSubview(b)
    a >> 20
    other.layoutIfNeeded()
    #expect(b.frame.size == CGSize(width: 21, height: 21))
  }

  @Test func `Views that move between trees`() {
    let other = ConstraintView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = ConstraintView().called("inner")
    let a = inner.addForAutoLayout(UIView())
    a >> inner.all(leadingOffset: 1)
    for _ in 0..<3 {
      screen.addForAutoLayout(inner)
      let first = inner >> screen
      #expect(layOut() == [])
      #expect(a.frame == CGRect(x: 1, y: 0, width: 319, height: 480))
      LayoutStatement.deactivate(first)
      other.addSubview(inner)
      let second = inner >> other
      other.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 1, y: 0, width: 49, height: 50))
      LayoutStatement.deactivate(second)
      #expect(layOut() == [])
      inner.removeFromSuperview()
      inner.frame.size = CGSize(width: 10, height: 10)
      inner.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 1, y: 0, width: 9, height: 10))
    }
  }
}

/// A view of 30 by 20 that asks what statements leave open, before it says so.
private final class AskingView: UIView {
  weak var screen: ConstraintView?
  var questions = 0

  override var intrinsicContentSize: CGSize {
    if let screen, questions < 100 {
      questions += 1
      _ = screen.ambiguities()
    }
    return CGSize(width: 30, height: 20)
  }
}
