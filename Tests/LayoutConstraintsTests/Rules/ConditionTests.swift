import Foundation
import Framewise
import Testing

/// Statements that count as long as a condition holds.
@Suite struct StatementConditionTests {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let list: UIView
  let detail: UIView

  init() {
    list = screen.addForAutoLayout(UIView().called("list"))
    detail = screen.addForAutoLayout(UIView().called("detail"))
    let wide = LayoutCondition.width(700...)
    list >> screen.top
    list >> screen.leading
    detail >> screen.bottom
    detail >> screen.trailing
    LayoutStatement.activate(while: wide) {
      list.width >> 300
      list >> screen.bottom
      detail >> screen.top
      detail.leading >> list.trailing
    }
    LayoutStatement.activate(while: !wide) {
      list >> screen.trailing
      list.height >> screen.height.at(0.5)
      detail >> screen.leading
      detail.top >> list.bottom
    }
  }

  private func frames(_ width: CGFloat) -> [CGRect] {
    screen.frame.size.width = width
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    return [list.frame, detail.frame]
  }

  @Test func `Sets switch at the breakpoint`() {
    let narrow = [
      CGRect(x: 0, y: 0, width: 699.5, height: 240),
      CGRect(x: 0, y: 240, width: 699.5, height: 240),
    ]
    let wide = [
      CGRect(x: 0, y: 0, width: 300, height: 480), CGRect(x: 300, y: 0, width: 400, height: 480),
    ]
    for _ in 0..<3 {
      #expect(frames(699.5) == narrow)
      #expect(frames(700) == wide)
    }
    #expect(
      LayoutSnapshot(of: screen, in: LayoutInput(size: CGSize(width: 699.5, height: 480)))
        .frames(named: "list") == [narrow[0]])
    #expect([list.frame, detail.frame] == wide)
  }

  /// Each inner group has statements of its own; both conditions count, however deep.
  @Test func `Groups in each other count where all conditions hold`() {
    let a = screen.addForAutoLayout(UIView().called("a"))
    a.height >> 10
    let before = a.width >> 1
    before.activate(while: .never)
    LayoutStatement.activate(while: .height(480...)) {
      LayoutStatement.activate(while: .width(..<600)) {
        LayoutStatement.activate(while: .width(400...)) { a.width >> 30 }
        LayoutStatement.activate(while: .width(..<400)) { a.width >> 20 }
      }
      LayoutStatement.activate(while: .width(600...)) { a.width >> 60 }
      // One of before has the condition of the group in place of its own.
      before
    }
    before.deactivate()
    for (width, height, expected) in [
      (399, 480, 20), (400, 480, 30), (599, 480, 30), (600, 480, 60), (600, 479, 0),
      (320, 479, 0), (320, 500, 20),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      screen.frame.size = CGSize(width: width, height: height)
      // What no statement decides stays as it was, so a snapshot answers.
      let snapshot = LayoutSnapshot(of: screen, in: LayoutInput(size: screen.bounds.size))
      #expect(snapshot.frames(named: "a").map(\.width) == [expected], "\(width) x \(height)")
    }
    #expect(before.condition?.description == LayoutCondition.height(480...).description)
  }

  @Test func `A group across views sees the facts of each`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    let (x, a) = (inner.addForAutoLayout(UIView()), screen.addForAutoLayout(UIView()))
    inner >> screen
    let big = LayoutCondition.trait("mode", is: "big")
    LayoutStatement.activate(while: big) {
      x.width >> 100
      a.width >> 100
    }
    LayoutStatement.activate(while: !big) {
      x.width >> 10
      a.width >> 10
    }
    func widths() -> [CGFloat] {
      screen.layoutIfNeeded()
      return [x.frame.width, a.frame.width]
    }
    #expect(widths() == [10, 10])
    inner.inputTraits["mode"] = "big"
    #expect(widths() == [100, 10])
    screen.inputTraits["mode"] = "big"
    #expect(widths() == [100, 100])
    inner.inputTraits["mode"] = "small"
    #expect(widths() == [10, 100])
  }

  @Test func `Conditions are asked for the proposal while measuring`() {
    _ = frames(700)
    // Beside each other the widths add up, one above the other only the wider counts.
    let block = detail.width >> .min(100)
    _ = block
    #expect(screen.sizeThatFits(CGSize(width: 1000, height: CGFloat.infinity)).width == 400)
    #expect(screen.sizeThatFits(CGSize(width: 600, height: CGFloat.infinity)).width == 100)
    #expect(list.frame.width == 300)
  }

  @Test func `Closures and single statements`() {
    let mark = screen.addForAutoLayout(UIView())
    mark >> screen.center
    let small = (mark >> 10).activate { $0.width < 500 }
    let large = (mark >> 20).activate(while: .width(500...))
    _ = frames(400)
    #expect(mark.frame.size == CGSize(width: 10, height: 10))
    _ = frames(600)
    #expect(mark.frame.size == CGSize(width: 20, height: 20))
    #expect(small.count == 2 && large.allSatisfy(\.isActive))
    LayoutStatement.deactivate(large)
    small.activate(while: .always)
    _ = frames(600)
    #expect(mark.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func `Statements without a line take that of the closure they are activated with`() throws {
    let mark = screen.addForAutoLayout(UIView())
    mark >> screen.center
    let unplaced = mark.width.constrain(to: 10, fileID: "", line: 0)
    let placed = mark.height.constrain(to: 20, fileID: "Own/Own.swift", line: 7)
    let line = #line + 1
    LayoutStatement.activate([unplaced, placed]) { $0.width < 500 }
    #expect(unplaced.location?.line == line && unplaced.location?.fileID == #fileID)
    #expect(placed.location?.line == 7 && placed.location?.fileID == "Own/Own.swift")
    #expect(unplaced.condition != nil && placed.condition != nil)
    _ = frames(400)
    #expect(mark.frame.size == CGSize(width: 10, height: 20))
    // Without them the size is what it was, as nothing says otherwise.
    _ = frames(600)
    #expect(Set(screen.ambiguities().flatMap { $0.attributes }).isSuperset(of: [.width, .height]))
  }

  @Test func `Statements of a group know their line`() {
    let a = UIView().called("a"), b = UIView().called("b")
    let line = #line + 2
    let made = LayoutStatement.activate {
      a.left >> b.left
      if true { a >> b.top.offset(3) }
      for gap in [1, 2] { a.right >> b.right.offset(CGFloat(gap)).max }
    }
    #expect(made.map(\.location?.line) == [line, line + 1, line + 2, line + 2])
    #expect(made[0].location?.fileID == #fileID)
  }
}

extension StatementConditionTests {
  @Test func `A group is asked once in a pass, however many statements it has`() {
    let a = screen.addForAutoLayout(UIView())
    var questions = 0
    let condition = LayoutCondition { _ in
      questions += 1
      return true
    }
    (a >> screen).activate(while: condition)
    for width: CGFloat in [310, 300, 290] {
      questions = 0
      _ = frames(width)
      #expect(a.frame.width == width)
      #expect(questions == 1)
    }
  }

  /// The innermost container that sets a fact decides, for guides as for views.
  @Test func `Facts of containers within count for the statements in them`() {
    let middle = screen.addForAutoLayout(ConstraintView())
    let inner = middle.addForAutoLayout(ConstraintView())
    let guides = [screen, middle, inner].map { $0.addLayoutGuide() }
    let views = [screen, middle, inner].map { $0.addForAutoLayout(UIView()) }
    let items: [any LayoutItem] = guides + views
    for item in items {
      for (value, width) in [("one", 10), ("two", 20), ("three", 30)] as [(String, CGFloat)] {
        LayoutStatement.activate(while: .trait("step", is: value)) { item.width >> width }
      }
      LayoutStatement.activate(while: .trait("theme", is: "dark")) { item.height >> 7 }
    }
    middle >> screen
    inner >> middle
    screen.inputTraits = ["step": "one", "theme": "dark"]
    middle.inputTraits = ["step": "two"]
    inner.inputTraits = ["step": "three"]
    _ = frames(320)
    #expect(guides.map(\.layoutFrame.width) == [10, 20, 30])
    #expect(views.map(\.frame.width) == [10, 20, 30])
    #expect(items.map(\.layoutFrame.height) == [7, 7, 7, 7, 7, 7])
    inner.inputTraits = [:]
    middle.inputTraits = ["theme": "light"]
    _ = frames(320)
    #expect(views.map(\.frame.width) == [10, 10, 10])
    middle.inputTraits = ["step": "three"]
    _ = frames(320)
    #expect(guides.map(\.layoutFrame.width) == [10, 30, 30])
    #expect(views.map(\.frame.width) == [10, 30, 30])
  }

  @Test func `A length that only a condition decides is taken while it holds`() {
    let view = screen.addForAutoLayout(UIView())
    view.frame.size.width = 7
    view.left >> screen.left
    view.top >> screen.top
    view.height >> 20
    LayoutStatement.activate(while: .width(500...)) { view.width >> 50 }
    for (width, length) in [(320, 7), (600, 50), (320, 50)] as [(CGFloat, CGFloat)] {
      _ = frames(width)
      #expect(view.frame.width == length)
      if width == 320, length == 50 { view.frame.size.width = 9 }
    }
    _ = frames(330)
    #expect(view.frame.width == 9)
  }

  @Test func `So is the width of what scrolls`() {
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    let content = scroll.addForAutoLayout(UIView())
    content.left >> scroll.left
    content.top >> scroll.top
    content.bottom >> scroll.bottom
    content >> (900, 1000)
    LayoutStatement.activate(while: .width(500...)) { content.right >> scroll.right }
    scroll.contentSize.width = 7
    for (width, length) in [(320, 7), (600, 900)] as [(CGFloat, CGFloat)] {
      _ = frames(width)
      #expect(scroll.contentSize == CGSize(width: length, height: 1000))
    }
  }

  @Test func `A condition that comes to a statement that counts is asked in the next pass`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = screen.addForAutoLayout(UIView())
    item >> screen.left
    item >> screen.top
    item.height >> 10
    let strong = item.width >> 50
    (item.width >> 20).priority(500)
    screen.layoutIfNeeded()
    #expect(item.frame.width == 50)
    for (condition, width) in [
      (.width(200...), 20), (.width(..<200), 50), (.height(200...), 20), (.always, 50),
    ] as [(LayoutCondition, CGFloat)] {
      LayoutStatement.activate([strong], while: condition)
      screen.layoutIfNeeded()
      #expect(item.frame.width == width, "\(condition)")
    }
  }

  @Test func `A condition that comes while the item is out of the tree counts once it is back`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let holder = screen.addForAutoLayout(UIView()), item = holder.addForAutoLayout(UIView())
    item.left >> screen.left
    item.top >> screen.top
    item.height >> 10
    let strong = item.width >> 50
    (item.width >> 20).priority(500)
    screen.layoutIfNeeded()
    #expect(item.frame.width == 50)
    item.removeFromSuperview()
    strong.activate(while: .width(200...))
    holder.addSubview(item)
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(item.frame.width == 20)
  }
}

extension LayoutSnapshot {
  func frames(named name: String) -> [CGRect] {
    root.children.filter { $0.name == name }.map(\.frame)
  }
}
