import Foundation
import Framewise
import Testing

/// Constraint views in a constraint view: one problem, whoever solves it, and items that come
/// later.
@Suite struct InnerViewRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")

  private func add(_ name: String, to view: UIView? = nil) -> UIView {
    (view ?? screen).addForAutoLayout(UIView().called(name))
  }

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  /// A view that others place is a target only, even where it solves statements.
  @Test func `A constraint view that nothing places is given, and followed`() {
    let inner = ConstraintView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    screen.addSubview(inner)
    let inside = add("inside", to: inner)
    inside >> inner.all(leadingOffset: 5)
    let b = add("b")
    b.left >> inner.right.offset(3)
    b.top >> inner.top
    b >> (5, 5)
    #expect(layOut() == [])
    #expect(inside.frame == CGRect(x: 5, y: 0, width: 55, height: 30))
    #expect(b.frame == CGRect(x: 73, y: 10, width: 5, height: 5))
    inner.frame = CGRect(x: 20, y: 30, width: 40, height: 30)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 20, y: 30, width: 40, height: 30))
    #expect(inside.frame == CGRect(x: 5, y: 0, width: 35, height: 30))
    #expect(b.frame == CGRect(x: 63, y: 30, width: 5, height: 5))
  }

  @Test func `An inner view tells of what is open in it`() {
    let inner = screen.addForAutoLayout(ConstraintView().called("inner"))
    inner >> screen
    let a = add("a", to: inner), b = add("b")
    a >> inner.top
    a >> (10, 10)
    b >> screen.left
    b >> (10, 10)
    #expect(layOut() == [])
    #expect(inner.ambiguities().map(\.description) == ["a: x"])
    #expect(Set(screen.ambiguities().map(\.description)) == ["a: x", "b: y"])
    inner.layoutIfNeeded()
    #expect(inner.ambiguities().map(\.description) == ["a: x"])
  }

  /// What solves statements of an inner view alone, before the topmost one gathers a change.
  @Test func `An inner view that is laid out alone places new items in it`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.all(leadingOffset: 20)
    #expect(layOut() == [])
    let a = add("a", to: inner)
    a >> inner.all(leadingOffset: 5)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 175, height: 100))
    screen.frame.size.width = 100
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 80, height: 100))
    #expect(a.frame == CGRect(x: 5, y: 0, width: 75, height: 100))
  }

  /// What is in it was placed by its own pass until then.
  @Test func `An inner view is placed from its first statement on, also after a pass`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    let a = add("a", to: inner)
    a >> inner
    #expect(layOut() == [])
    inner.width >> 30
    inner.height >> 40
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    let square = screen.addForAutoLayout(ConstraintView())
    #expect(layOut() == [])
    square.height >> square.width
    #expect(layOut() == [])
    square.width >> 20
    #expect(layOut() == [])
    #expect(square.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `Content of an inner view may change any number of times`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.left
    inner >> screen.top
    let sized = inner.addForAutoLayout(Sized(width: 30, height: 20))
    sized >> inner
    for width: CGFloat in [30, 40, 50, 35] {
      sized.natural.width = width
      #expect(layOut() == [])
      #expect(inner.frame == CGRect(x: 0, y: 0, width: width, height: 20))
    }
  }

  @Test func `An item with statements of its own is placed once it is added`() {
    let box = add("box")
    box >> screen.all(leadingOffset: 50)
    #expect(layOut() == [])
    let a = UIView(), b = UIView()
    a.width >> 30
    b.height >> 20
    screen.addSubview(a)
    #expect(layOut() == [])
    #expect(a.frame.size == CGSize(width: 30, height: 0))
    box.addSubview(b)
    b.left >> box.left
    #expect(layOut() == [])
    #expect(b.frame.size == CGSize(width: 0, height: 20))
    // An inner view tells the topmost one of what comes and goes.
    let inner = screen.addForAutoLayout(ConstraintView()), c = UIView()
    inner >> screen
    c.height >> 40
    #expect(layOut() == [])
    inner.addSubview(c)
    #expect(layOut() == [])
    #expect(c.frame.size == CGSize(width: 0, height: 40))
    c.removeFromSuperview()
    c.frame = .zero
    #expect(layOut() == [])
    #expect(c.frame == .zero)
  }

  @Test func `A constraint view that nothing places decides by its own size`() {
    let inner = ConstraintView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    screen.addSubview(inner)
    let inside = add("inside", to: inner)
    inside >> inner.allButRight
    LayoutStatement.activate(while: .width(100...)) { inside.width >> 40 }
    LayoutStatement.activate(while: .width(..<100)) { inside.width >> 20 }
    #expect(layOut() == [])
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test func `An inner view that is laid out alone finds new items in plain views in it`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.all(leadingOffset: 20)
    let holder = add("holder", to: inner)
    holder >> inner
    #expect(layOut() == [])
    let a = add("a", to: holder)
    a >> holder.all(leadingOffset: 5)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 175, height: 100))
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 180, height: 100))
  }

  @Test func `An item that comes below a plain view in a view that nothing places is found`() {
    let inner = ConstraintView(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    screen.addSubview(inner)
    let holder = add("holder", to: inner), item = UIView().called("item")
    holder >> inner.all(leadingOffset: 20)
    item >> holder.all(topOffset: 5)
    _ = layOut()
    holder.addSubview(item)
    inner.setNeedsLayout()
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 0, y: 5, width: 40, height: 25))
  }

  @Test func `What a view says of its contents does not place the view`() {
    let inner = ConstraintView(frame: CGRect(x: 10, y: 10, width: 120, height: 40))
    screen.addSubview(inner)
    let inside = add("inside", to: inner)
    inside >> inner.left
    inside >> inner.top
    inside.height >> 20
    inner.width >> inside.width
    inside.width >> .size(50).priority(500)
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 120, height: 40))
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
  }

  @Test func `A view hears of new statements after the only one about itself was taken back`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = screen.addForAutoLayout(UIView())
    let edge = item.left >> screen.left
    item.width >> 10
    edge?.isActive = false
    screen.layoutIfNeeded()
    item.height >> 20
    screen.layoutIfNeeded()
    #expect(item.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func `It hears of an item whose statements were taken back before its own`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = screen.addForAutoLayout(UIView()), other = screen.addForAutoLayout(UIView())
    item.width.constrain(to: 30).deactivate()
    other.left.constrain(to: screen.left)?.deactivate()
    screen.layoutIfNeeded()
    item.width >> 10
    screen.layoutIfNeeded()
    #expect(item.frame.size == CGSize(width: 10, height: 0))
  }
}
