import Foundation
import Framewise
import Testing

/// Statements that would place nothing without a word: where nothing solves them, and where
/// something else places what they are about.
@Suite struct SilentStatementRules {
  let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).called("plain")

  private func layOut(_ view: UIView) -> [LayoutIssue] {
    LayoutIssue.collecting { view.layoutIfNeeded() }
  }

  /// A class that writes its statements before it stands anywhere, as most do.
  final class Card: UIView {
    let title = UILabel().called("title")

    override init(frame: CGRect) {
      super.init(frame: frame)
      addForAutoLayout(title) >> all
      title.text = "Card"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A plain tree that is laid out says that nothing solves its statements, once`() {
    let a = plain.addForAutoLayout(UIView()).called("a")
    let line = #line + 1
    a.constrain(to: 10)
    a.constrain(to: plain.center)
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["plain"])
    #expect(issues.first?.numbers == [.init("statements", 4)])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(issues.first?.advice.contains("Make plain a ConstraintView") == true)
    plain.setNeedsLayout()
    #expect(layOut(plain) == [])
    // What is written later is news.
    a.width.constrain(to: 30)
    let news = layOut(plain)
    #expect(news.map(\.rule) == [.statementsWithoutPass])
    #expect(news.first?.numbers == [.init("statements", 1)])
  }

  /// One that is activated again is as old as if it had been written then.
  @Test func `A statement that comes again where nothing solves it is news`() {
    let a = plain.addForAutoLayout(UIView()).called("a")
    let width = a.width.constrain(to: 30)
    #expect(layOut(plain).map(\.rule) == [.statementsWithoutPass])
    width.isActive = false
    plain.setNeedsLayout()
    #expect(layOut(plain) == [])
    #expect(plain.standingIssues == [])
    width.isActive = true
    plain.setNeedsLayout()
    #expect(layOut(plain).map(\.rule) == [.statementsWithoutPass])
  }

  @Test func `What stands of silent statements is what they say now`() {
    let a = plain.addForAutoLayout(UIView()).called("a")
    let b = plain.addForAutoLayout(UIView()).called("b")
    let width = a.width.constrain(to: 30)
    a.height.constrain(to: 20)
    let other = b.width.constrain(to: 40)
    #expect(layOut(plain).map(\.rule) == [.statementsWithoutPass])
    width.isActive = false
    other.constant = 77
    plain.setNeedsLayout()
    #expect(layOut(plain) == [])
    #expect(plain.standingIssues.map(\.numbers) == [[.init("statements", 2)]])
    let texts = plain.standingIssues.map { $0.causes.map(\.text) }
    #expect(texts == [["a.height == 20", "b.width == 77"]])
    // What comes again is told by itself, and does not stand with the others as well.
    for _ in 0..<3 {
      other.isActive = false
      other.isActive = true
      plain.setNeedsLayout()
      let news = layOut(plain)
      #expect(news.map { $0.causes.map(\.text) } == [["b.width == 77"]])
      let texts = plain.standingIssues.map { $0.causes.map(\.text) }
      #expect(texts.sorted { $0[0] < $1[0] } == [["a.height == 20"], ["b.width == 77"]])
    }
  }

  @Test func `What stands of silent statements names the container that holds their view now`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView().called("a"), row = RowView(a).called("row"), scheme = SchemeView()
    for view in [row, scheme.called("scheme")] { screen.addForAutoLayout(view) >> screen }
    a.width.constrain(to: 30)
    #expect(layOut(screen).map(\.elements) == [["a", "row"]])
    #expect(screen.standingIssues.map(\.elements) == [["a", "row"]])
    scheme.addSubview(a)
    #expect(layOut(screen) == [])
    #expect(screen.standingIssues.map(\.elements) == [["a", "scheme"]])
    screen.addSubview(a)
    #expect(layOut(screen) == [])
    #expect(screen.standingIssues == [])
    row.addSubview(a)
    _ = layOut(screen)
    #expect(screen.standingIssues.map(\.elements) == [["a", "row"]])
    // Another statement has the first one told of again, with it.
    a.height.constrain(to: 20)
    #expect(layOut(screen).map(\.rule) == [.statementOnPlacedElement])
    #expect(screen.standingIssues.map(\.numbers) == [[.init("statements", 2)]])
  }

  @Test func `The topmost view is named, however deep the statements are`() {
    let inner = UIView(), card = Card().called("card")
    plain.addSubview(inner)
    inner.addSubview(card)
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["plain"])
    #expect(issues.first?.explanation.contains("title.top == card.top") == true)
  }

  /// It solves what is in it, but not where it stands itself.
  @Test func `A constraint view in a plain one says that nothing places it`() {
    let header = plain.addForAutoLayout(ConstraintView()).called("header")
    let title = header.addForAutoLayout(UIView()).called("title")
    title >> header
    header.height >> 60
    header.constrain(to: plain.allButBottom)
    #expect(
      plain.statementsWithoutPass().map(\.description) == [
        "header.top == plain.top", "header.leading == plain.leading",
        "header.trailing == plain.trailing",
      ])
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["plain"])
    #expect(issues.first?.numbers == [.init("statements", 3)])
    #expect(plain.standingIssues == issues)
    plain.setNeedsLayout()
    #expect(layOut(plain) == [])
    // With a size of its own it says nothing else.
    header.frame.size = CGSize(width: 40, height: 60)
    #expect(layOut(plain) == [])
    #expect(title.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    // Nothing around it is related to this one.
    let other = UIView()
    header.left >> other.left
    #expect(layOut(plain).map(\.rule) == [.itemsNotConnected])
  }

  @Test func `Statements of a constraint view about what is in it are solved`() {
    let header = plain.addForAutoLayout(ConstraintView()).called("header")
    let title = header.addForAutoLayout(UIView())
    header.bottom >> title.bottom.offset(8)
    header.height >> header.width
    #expect(plain.statementsWithoutPass().isEmpty)
    #expect(layOut(plain) == [])
  }

  @Test func `A constraint view that comes later than its statements is told as well`() {
    let x = plain.addForAutoLayout(UIView())
    let late = ConstraintView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).called("late")
    late.left >> x.right
    #expect(layOut(plain) == [])
    plain.addSubview(late)
    let issues = layOut(plain)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.explanation.contains("late.left") == true)
    plain.setNeedsLayout()
    late.setNeedsLayout()
    #expect(layOut(plain) == [])
    // In a row within a constraint view the row places it.
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = ConstraintView().called("inner")
    let row = RowView { inner }
    screen.addForAutoLayout(row) >> screen
    inner.left >> row.left
    #expect(layOut(screen).map(\.rule) == [.statementOnPlacedElement])
  }

  @Test func `An item that comes below a plain view in a constraint view is found`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    plain.addSubview(screen)
    screen.addSubview(box)
    let a = plain.addForAutoLayout(UIView()).called("a")
    a >> screen.allButTop
    a.height >> 20
    _ = layOut(plain)
    box.addSubview(a)
    screen.setNeedsLayout()
    #expect(layOut(plain) == [])
    #expect(a.frame == CGRect(x: -10, y: 70, width: 100, height: 20))
  }

  @Test func `A constraint view that a layout view holds says that statements do not place it`() {
    let holder = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).called("holder")
    let inner = holder.addForAutoLayout(ConstraintView()).called("inner")
    inner >> holder
    let issues = layOut(holder).filter { $0.rule != .unplaced }
    #expect(issues.map(\.elements) == [["inner", "holder"]])
  }

  @Test func `Statements that are solved once their view is added are no issue`() {
    let card = Card(), wrapper = UIView()
    wrapper.addSubview(card)
    card.width >> 50
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addForAutoLayout(wrapper) >> screen
    card >> wrapper.allButTrailing
    #expect(layOut(screen) == [])
    #expect(card.title.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  /// A view that solves in its own `layoutSubviews` is known to do so only from then on.
  @Test func `A view that lays out its statements itself is no issue`() {
    final class Solving: UIView {
      let card = Card()

      override func layoutSubviews() {
        super.layoutSubviews()
        if card.superview == nil { addForAutoLayout(card) >> all(topOffset: 10) }
        layOutConstraints()
      }
    }
    let view = Solving(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.width.constrain(to: 40)
    #expect(layOut(view) == [])
    #expect(view.card.title.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `Inactive statements and those of views that are gone are no issue`() {
    let a = plain.addForAutoLayout(UIView())
    LayoutStatement.deactivate(a >> plain.all)
    LayoutStatement.activate { a >> 10 }.deactivate()
    do {
      let gone = UIView()
      plain.addSubview(gone)
      gone.width >> 50
      gone.removeFromSuperview()
    }
    #expect(layOut(plain) == [])
    #expect(plain.statementsWithoutPass().isEmpty)
  }

  @Test func `A view that is never laid out is no issue`() {
    let issues = LayoutIssue.collecting {
      let card = Card()
      card.width >> 50
    }
    #expect(issues == [])
  }

  @Test func `A guide in a plain view counts as well`() {
    let guide = plain.addLayoutGuide()
    guide.constrain(to: plain.all)
    #expect(layOut(plain).map(\.rule) == [.statementsWithoutPass])
  }

  enum Kind: CaseIterable { case row, layoutView, schemeView }

  private func container(_ kind: Kind, _ view: UIView) -> UIView {
    let container: UIView
    switch kind {
    case .row: container = RowView()
    case .layoutView: container = LayoutView()
    case .schemeView: container = SchemeView()
    }
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    container.addSubview(view)
    return container.called("container")
  }

  @Test(arguments: Kind.allCases)
  func `A statement about a view that a container places names both`(_ kind: Kind) {
    let list = UILabel().called("list")
    let container = container(kind, list)
    let line = #line + 1
    list.width.constrain(to: 70)
    let issues = layOut(container)
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.elements == ["list", "container"])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(issues.first?.explanation.contains("list.width == 70") == true)
    #expect(issues.first?.advice.contains("put list into a ConstraintView") == true)
    container.setNeedsLayout()
    #expect(layOut(container) == [])
  }

  @Test(arguments: Kind.allCases)
  func `Several statements about a placed view are told at the first of them`(_ kind: Kind) {
    let list = UILabel().called("list")
    let container = container(kind, list)
    let line = #line + 1
    list.width.constrain(to: 70)
    list.height.constrain(to: 30)
    let issues = layOut(container)
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.numbers.map(\.value) == [2])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
  }

  /// The view around solves its own statements, not those within a container of another kind.
  @Test(arguments: Kind.allCases, [false, true])
  func `It does so within a constraint view, whatever came first`(_ kind: Kind, _ isEarly: Bool) {
    let list = UILabel().called("list")
    if isEarly { list.width >> 70 }
    let container = container(kind, list)
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addForAutoLayout(container) >> screen
    if !isEarly { list.width >> 70 }
    let issues = layOut(screen)
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.elements == ["list", "container"])
  }

  @Test(arguments: Kind.allCases)
  func `A statement that comes to a placed view after a pass is told in the next one`(
    _ kind: Kind
  ) {
    let list = UILabel().called("list"), container = container(kind, list)
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addForAutoLayout(container) >> screen
    #expect(layOut(screen) == [])
    list.width >> 70
    let issues = layOut(screen)
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.elements == ["list", "container"])
  }

  /// The box and the statement would take turns.
  @Test func `A statement that reaches into a box names both as well`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIView().called("list"), row = RowView(list, SpacerView()).called("row")
    screen.addForAutoLayout(row) >> screen
    list.width >> screen.width.at(0.5)
    list.height >> screen.height
    let issues = layOut(screen)
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.elements == ["list", "row"])
    #expect(issues.first?.explanation.contains("list.width == 0.5 * ConstraintView.width") == true)
    screen.setNeedsLayout()
    #expect(layOut(screen) == [])
  }

  @Test func `Statements in a plain view in a box say which view has to solve them`() {
    let card = Card().called("card")
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.addForAutoLayout(RowView(card)) >> screen
    let issues = layOut(screen)
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["card"])
  }

  @Test func `What refers to a view in a box, and a constraint view in one, are no issue`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIView(), inner = ConstraintView(), row = RowView(list, inner)
    screen.addForAutoLayout(row) >> screen
    let mark = screen.addForAutoLayout(UIView())
    mark.left >> list.left
    mark.top >> list.bottom
    mark >> 5
    inner.addForAutoLayout(UIView()) >> inner.all
    #expect(layOut(screen) == [])
  }

  @Test func `A layout view that solves statements besides is no issue`() {
    final class Both: LayoutView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layOutConstraints()
      }
    }
    let both = Both(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), a = UIView()
    both.addSubview(a)
    a.constrain(to: 20)
    #expect(layOut(both) == [])
    #expect(a.frame.size == CGSize(width: 20, height: 20))
  }
}
