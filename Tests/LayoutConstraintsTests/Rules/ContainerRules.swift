import Foundation
import Framewise
import Testing

/// What a constraint view has in common with other containers.
@Suite struct ContainerRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).called("screen")

  func add(_ name: String, to view: UIView? = nil) -> UIView {
    (view ?? screen).addForAutoLayout(UIView().called(name))
  }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `A trait decides live, while measuring and in a snapshot`() {
    let a = add("a")
    a >> screen.allButTrailing
    a >> screen.right.max
    LayoutStatement.activate(while: .trait("size", is: "large")) { a.width >> 40 }
    LayoutStatement.activate(while: !.trait("size", is: "large")) { a.width >> 10 }
    func widths() -> [CGFloat] {
      #expect(layOut() == [])
      return [a.frame.width, screen.sizeThatFits(CGSize(width: 1000, height: 1000)).width]
    }
    #expect(widths() == [10, 10])
    screen.inputTraits = ["size": "large"]
    #expect(widths() == [40, 40])
    screen.inputTraits = [:]
    #expect(widths() == [10, 10])
    let input = LayoutInput(
      size: CGSize(width: 100, height: 60), traits: ["size": "large"])
    #expect(LayoutSnapshot(of: screen, in: input).frames(named: "a").map(\.width) == [40])
    #expect(widths() == [10, 10])
  }

  @Test func `A trait reaches a constraint view in another container`() {
    let inner = ConstraintView(), a = inner.addForAutoLayout(UIView())
    a >> inner.allButTrailing
    LayoutStatement.activate(while: .trait("size", is: "large")) { a.width >> 40 }
    let around = LayoutView(frame: screen.frame)
    around.addSubview(inner, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    around.inputTraits = ["size": "large"]
    around.layoutIfNeeded()
    #expect(a.frame.width == 40)
    inner.inputTraits = ["size": "small"]
    a.width.constrain(to: 7).priority = 500
    around.layoutIfNeeded()
    #expect(a.frame.width == 7)
  }

  /// Edges go to the nearest pixel of the view's coordinates, whatever holds an item.
  @Test func `Edges lie between pixels`() {
    let a = add("a"), b = add("b")
    a >> screen.allButTrailing(topOffset: 0.25, leadingOffset: 10.375)
    a.width >> 20.25
    b >> screen.allButLeading
    b.left >> a.right
    let inside = add("inside", to: a)
    inside >> a.allButTrailing(leadingOffset: 0.25)
    inside.width >> 5
    #expect(layOut() == [])
    #expect(a.frame.minX == 10.375)
    screen.snapsToPixelGrid = true
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 10, y: 0, width: 21, height: 60))
    #expect(b.frame == CGRect(x: 31, y: 0, width: 69, height: 60))
    // 10.625 to 15.625 in the screen is 11 to 16.
    #expect(inside.frame == CGRect(x: 1, y: 0, width: 5, height: 60))
    screen.snapsToPixelGrid = false
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 10.375, y: 0.25, width: 20.25, height: 59.75))
  }

  @Test func `A nested grid begins at the nested view`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.all(leadingOffset: 0.375)
    inner.snapsToPixelGrid = true
    let a = add("a", to: inner)
    a >> inner.allButTrailing(leadingOffset: 3.625)
    a.width >> 10.25
    #expect(layOut() == [])
    #expect(inner.frame.minX == 0.375)
    #expect(a.frame == CGRect(x: 4, y: 0, width: 10, height: 60))
  }

  @Test func `Text keeps at least its measured size`() {
    let label = screen.addForAutoLayout(UILabel())
    label.text = "Some text"
    label.font = .systemFont(ofSize: 13.3)
    label >> screen.top.offset(0.6)
    label >> screen.left.offset(0.6)
    screen.snapsToPixelGrid = true
    #expect(layOut() == [])
    let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(
      label.frame
        == CGRect(
          x: 1, y: 1, width: size.width.rounded(.up), height: size.height.rounded(.up)))
  }

  @Test func `What no statement decides keeps its place on a grid`() {
    let a = add("a")
    a.frame = CGRect(x: 3.25, y: 4.375, width: 5.5, height: 6.75)
    a.width >> 10.2
    screen.snapsToPixelGrid = true
    #expect(layOut() == [])
    #expect(a.frame.origin == CGPoint(x: 3.25, y: 4.375))
    #expect(a.frame.height == 6.75)
  }

  @Test func `Mirrored frames are those of left to right, mirrored in what holds them`() {
    let a = add("a"), b = add("b")
    a >> screen.left.offset(8)
    a >> screen.top
    a >> (30, 20)
    b.left >> a.right.offset(4)
    b >> screen.top
    b >> (10, 10)
    let inside = add("inside", to: a)
    inside >> a.allButRight(leftOffset: 5)
    inside.width >> 7
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(layOut() == [])
    #expect(a.frame.minX == 8)
    screen.mirrorsForRightToLeft = true
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 62, y: 0, width: 30, height: 20))
    #expect(b.frame == CGRect(x: 48, y: 0, width: 10, height: 10))
    #expect(inside.frame == CGRect(x: 18, y: 0, width: 7, height: 20))
    screen.semanticContentAttribute = .forceLeftToRight
    #expect(layOut() == [])
    #expect(a.frame.minX == 8)
    #expect(inside.frame.minX == 5)
  }

  @Test func `Leading is right once, whether mirrored or not`() {
    let a = add("a"), safe = add("safe")
    a >> screen.allButTrailing(leadingOffset: 8)
    a.width >> 30
    safe >> screen.safeAreaLayoutGuide
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    screen.semanticContentAttribute = .forceRightToLeft
    for mirrors in [false, true] {
      screen.mirrorsForRightToLeft = mirrors
      #expect(layOut() == [])
      #expect(a.frame == CGRect(x: 62, y: 0, width: 30, height: 60))
      #expect(safe.frame == CGRect(x: 10, y: 0, width: 60, height: 60))
    }
  }

  @Test func `An item beside a view that others place is mirrored to its other side`() {
    let given = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 10)).called("given")
    screen.addSubview(given)
    let a = add("a")
    a.left >> given.right.offset(3)
    a >> screen.top
    a >> (5, 5)
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
    #expect(layOut() == [])
    #expect(given.frame.minX == 60)
    #expect(a.frame == CGRect(x: 52, y: 0, width: 5, height: 5))
  }

  @Test func `What scrolls is mirrored in the size of the content`() {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    let a = scroll.addForAutoLayout(UIView()), b = scroll.addForAutoLayout(UIView())
    a >> scroll.allButRight(leftOffset: 10)
    a >> (50, 30)
    b.left >> a.right
    b >> scroll.right
    b >> scroll.top
    b >> (200, 30)
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 260, height: 30))
    #expect(a.frame == CGRect(x: 200, y: 0, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test func `The trace lists the statements of each item`() {
    let a = add("a"), b = add("b")
    b.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    LayoutStatement.activate(while: .width(90...)) { a.width >> 20 }
    let line = #line - 1
    LayoutStatement.activate(while: .width(200...)) { a.width >> 90 }
    a.left.constrain(to: b.right)
    #expect(screen.layoutTrace().entries.isEmpty)
    #expect(layOut() == [])
    let trace = screen.layoutTrace()
    #expect(trace.size == CGSize(width: 100, height: 60))
    #expect(trace.entries.map(\.element) == ["a", "b"])
    #expect(trace.entries.map(\.frame) == [a.frame, b.frame])
    let methods = trace.entries[0].methods
    #expect(methods.map(\.holds) == [false, true, true])
    #expect(methods.map(\.condition) == ["width >= 200", "width >= 90", "always"])
    #expect(methods.map(\.position) == ["a.width == 90", "a.width == 20", "a.left == b.right"])
    #expect(methods[1].location == LayoutLocation(fileID: #fileID, line: line))
    #expect(trace.entries[1].methods.map(\.position) == ["a.left == b.right"])
  }

  @Test func `A view is told by its own statements, and by those of others only without any`() {
    let a = add("a"), b = add("b"), c = add("c")
    a.width >> 20
    b.left >> a.right
    b.top >> c.bottom
    #expect(layOut() == [])
    #expect(
      screen.layoutTrace().entries.map { $0.methods.map(\.position) } == [
        ["a.width == 20"], ["b.left == a.right", "b.top == c.bottom"], ["b.top == c.bottom"],
      ])
  }

  @Test func `A nested view answers with its part of the trace`() {
    let inner = screen.addForAutoLayout(ConstraintView().called("inner"))
    inner >> screen
    let a = add("a", to: inner)
    a >> inner
    #expect(layOut() == [])
    #expect(screen.layoutTrace().entries.map(\.element) == ["inner", "a"])
    #expect(inner.layoutTrace().entries.map(\.element) == ["a"])
    #expect(inner.layoutTrace().entries.map(\.methods.count) == [4])
  }

  @Test(arguments: [false, true])
  func `Breakpoints are those of statements in nested constraint views, too`(_ isLaidOut: Bool) {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen
    let a = add("a", to: inner), guide = screen.addLayoutGuide()
    LayoutStatement.activate(while: .width(300...)) { inner.height >> 10 }
    LayoutStatement.activate(while: .width(500...)) { a.width >> 10 }
    LayoutStatement.activate(while: .height(700...)) { guide.width >> 10 }
    if isLaidOut { _ = layOut() }
    let breakpoints = screen.layoutBreakpoints
    #expect(breakpoints.widths == [300, 500])
    #expect(breakpoints.heights == [700])
    #expect(breakpoints.isComplete)
    // One that is placed by nothing solves its own statements at its own size.
    let other = ConstraintView(), b = other.addForAutoLayout(UIView())
    LayoutStatement.activate(while: .width(90...)) { b.width >> 10 }
    screen.addSubview(other)
    #expect(screen.layoutBreakpoints.widths == [90, 300, 500])
    #expect(!screen.layoutBreakpoints.isComplete)
  }

  /// A view of the user's own whose height depends on its width.
  final class Flow: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      // An area of 1,200, at most 60 wide.
      let width = min(size.width, 60)
      return CGSize(width: width, height: 1200 / max(width, 1))
    }
  }

  @Test func `A view that answers what fits it is measured at its width`() {
    let flow = screen.addForAutoLayout(Flow())
    flow >> screen.top
    flow >> screen.left
    #expect(layOut() == [])
    #expect(flow.frame.size == CGSize(width: 60, height: 20))
    flow.width >> 40
    #expect(layOut() == [])
    #expect(flow.frame.size == CGSize(width: 40, height: 30))
  }

  @Test func `Text that does not scroll is as high as its lines`() {
    let text = screen.addForAutoLayout(UITextView())
    text.isScrollEnabled = false
    text.text = "Some words that take more than one line in a narrow view"
    text >> screen.top
    text >> screen.left
    text.width >> 90
    #expect(layOut() == [])
    let fitting = text.sizeThatFits(CGSize(width: 90, height: CGFloat.infinity))
    #expect(text.frame.height == fitting.height)
    #expect(text.frame.height > 40)
  }

  /// Does something while it is asked for its size.
  final class Asked: UIView {
    var action: () -> Void = {}

    override var intrinsicContentSize: CGSize {
      action()
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func `An item that leaves in a pass is not placed`() {
    let asked = screen.addForAutoLayout(Asked()), other = add("other"), last = add("last")
    for view in [asked, other, last] { view >> screen }
    asked.action = { other.removeFromSuperview() }
    let issues = layOut()
    #expect(issues.prefix(2).map(\.rule) == [.removedDuringPass, .changedDuringPass])
    #expect(issues.first?.elements == ["other"])
    // Told by the pass that gathered the change.
    #expect(issues.dropFirst(2).allSatisfy { $0.rule == .itemsNotConnected })
    #expect(other.frame == .zero)
    #expect(last.frame == screen.bounds)
    asked.action = {}
    screen.setNeedsLayout()
    #expect(layOut() == [])
  }

  @Test func `Content that changes in a pass is read by the next one`() {
    let asked = screen.addForAutoLayout(Asked()), label = screen.addForAutoLayout(UILabel())
    for view in [asked, label] {
      view >> screen.top
      view >> screen.left
    }
    label.text = "One"
    _ = layOut()
    asked.action = { if label.text == "One" { label.text = "One and two" } }
    screen.setNeedsLayout()
    #expect(layOut() == [])
    screen.layoutIfNeeded()
    let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(label.frame.size == size)
  }

  @Test func `A frame whose edge is not finite is told, and the item keeps its last one`() {
    let a = add("a")
    a.left >> screen.left.offset(1.7e308)
    let width = a.width >> 10
    a.height >> 10
    _ = width
    #expect(layOut() == [])
    let before = a.frame
    width.constant = 1e308
    let issues = layOut()
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(issues.first?.elements == ["a"])
    #expect(a.frame == before)
  }

  @Test func `The trace lists statements by their age, also after one is gone`() {
    let a = add("a")
    let first = a.width >> 20
    a.left >> screen.left
    a.top >> screen.top
    a.height >> 10
    #expect(layOut() == [])
    first.isActive = false
    #expect(layOut() == [])
    let methods = screen.layoutTrace().entries[0].methods
    #expect(
      methods.map(\.position)
        == ["a.left == screen.left", "a.top == screen.top", "a.height == 10"])
  }

  @Test func `Conditions about contents are declared by the view that holds them`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen
    let a = add("a", to: inner)
    LayoutStatement.activate(while: .width(300...)) { inner.width >> a.width }
    LayoutStatement.activate(while: .width(500...)) { inner.height >> 10 }
    LayoutStatement.activate(while: .width(700...)) { a.height >> 10 }
    #expect(screen.declaredConditions == [.width(500...)])
    #expect(inner.declaredConditions == [.width(300...), .width(700...)])
  }

  @Test func `Other conditions take the place of those of every group`() {
    let a = add("a")
    LayoutStatement.activate(while: .width(300...)) { a.width >> 30 }
    LayoutStatement.activate(while: .height(700...)) { a.height >> 20 }
    var replaced: [[LayoutCondition]] = []
    screen.replaceConditions {
      replaced.append($0.conditions)
      return [.always]
    }
    #expect(replaced == [[.width(300...)], [.height(700...)]])
    #expect(screen.declaredConditions == [.always, .always])
    #expect(layOut() == [])
    #expect(a.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `Before its first pass a view belongs to what solves statements about it`() {
    let plain = UIView(), views = (0..<4).map { _ in ConstraintView() }
    for view in views[..<2] { plain.addSubview(view) }
    for view in views[2...] { screen.addSubview(view) }
    views[1] >> plain
    views[3] >> screen
    #expect(views.map(\.readsInputOfContainer) == [false, false, false, true])
  }

  @Test func `Of many that have their frames one that leaves in a pass is told of`() {
    let asked = screen.addForAutoLayout(Asked())
    asked >> screen.top
    asked >> screen.left
    let items = (0..<40).map { add("item \($0)") }
    for item in items { item >> screen }
    #expect(layOut() == [])
    asked.action = {
      asked.action = {}
      items[7].removeFromSuperview()
    }
    asked.invalidateIntrinsicContentSize()
    let issues = layOut()
    #expect(issues.first?.rule == .removedDuringPass)
    #expect(issues.first?.elements == ["item 7"])
  }
}
