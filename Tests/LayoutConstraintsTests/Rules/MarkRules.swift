import Foundation
import Framewise
import Testing

/// What a constraint view, and what is around it, learns of changes.
@Suite struct MarkRules {
  /// A view whose margins and safe area are told from outside, as a platform does.
  private final class Insets: ConstraintView {
    var own = UIEdgeInsets.zero

    override var layoutMargins: UIEdgeInsets {
      get { own }
      set {}
    }

    override var safeAreaInsets: UIEdgeInsets { own }
  }

  @Test(arguments: [true, false])
  func `A view that hears of other insets lays out again`(_ isMargins: Bool) {
    let view = Insets(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let a = view.addForAutoLayout(UIView())
    a >> (isMargins ? view.layoutMarginsGuide : view.safeAreaLayoutGuide)
    view.layoutIfNeeded()
    #expect(a.frame == view.bounds)
    view.own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    if isMargins { view.layoutMarginsDidChange() } else { view.safeAreaInsetsDidChange() }
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 2, y: 1, width: 94, height: 76))
  }

  @Test(arguments: [true, false])
  func `An inner view that hears of other insets has the topmost one lay out again`(
    _ isMargins: Bool
  ) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let view = screen.addForAutoLayout(Insets())
    view >> screen
    let a = view.addForAutoLayout(UIView())
    a >> (isMargins ? view.layoutMarginsGuide : view.safeAreaLayoutGuide)
    screen.layoutIfNeeded()
    view.own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    if isMargins { view.layoutMarginsDidChange() } else { view.safeAreaInsetsDidChange() }
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 2, y: 1, width: 94, height: 76))
  }

  /// What was measured is kept for the next question, but no longer than it holds.
  @Test func `A mark lets go of what was measured`() {
    let view = ConstraintView()
    let holder = view.addForAutoLayout(UIView())
    holder >> view
    weak var gone: UIView?
    do {
      let item = holder.addForAutoLayout(UIView())
      item >> holder
      item >> (30, 20)
      gone = item
      #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
      item.removeFromSuperview()
    }
    view.setNeedsLayout()
    #expect(gone == nil)
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test func `A statement that is not active has nothing laid out again`() {
    final class Counting: ConstraintView {
      var passes = 0

      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let item = view.addForAutoLayout(UIView())
    item >> view
    let width = (item.width >> 30).deactivate()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    width.constant = 40
    width.multiplier = 2
    width.priority = UILayoutPriority(500)
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    width.activate()
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func `A view around is marked by what it measured`() {
    let card = ConstraintView(), item = card.addForAutoLayout(UIView())
    item >> card
    let width = item.width >> 30
    item.height >> 20
    let column = ColumnView(spacing: 0, card)
    column.horizontalAlignment = .leading
    column.verticalAlignment = .top
    column.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    column.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    width.constant = 50
    column.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    // New statements and new items are told as well.
    width.deactivate()
    item.width >> 70
    column.layoutIfNeeded()
    #expect(card.frame.width == 70)
  }

  @Test func `An inner view learns of a statement about itself while the one around is marked`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    let inner = screen.addForAutoLayout(ConstraintView())
    let (item, other) = (inner.addForAutoLayout(UIView()), screen.addForAutoLayout(UIView()))
    item >> inner
    item.height >> 20
    inner.left >> screen.left
    inner.top >> screen.top
    screen.layoutIfNeeded()
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 0, height: 20))
    // The mark of this one is still there when the next statement comes.
    other.left >> screen.left
    inner.width >> 50
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 50, height: 20))
    screen.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `A statement that is measured, changed and measured again counts as it is`() {
    let view = ConstraintView(), item = view.addForAutoLayout(UIView())
    item >> view
    item.height >> 20
    let width = item.width >> 30
    #expect(view.sizeThatFits(.zero).width == 30)
    width.constant = 40
    #expect(view.sizeThatFits(.zero).width == 40)
    width.deactivate()
    #expect(view.sizeThatFits(.zero).width == 0)
    let plain = view.addForAutoLayout(UIView()), inner = plain.addForAutoLayout(UIView())
    inner >> plain
    plain.left >> view.left
    plain.right >> view.right
    let wide = inner.width >> 55
    #expect(view.sizeThatFits(.zero).width == 55)
    wide.multiplier = 3
    wide.constant = 60
    #expect(view.sizeThatFits(.zero).width == 60)
    wide.priority = 1
    #expect(view.sizeThatFits(.zero).width == 0)
    wide.activate(while: .width(300...))
    wide.priority = .required
    #expect(view.sizeThatFits(.zero).width == 0)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).width == 60)
  }

  /// Plain views tell nobody, so what solves statements in them looks itself.
  @Test func `A plain view that lays out statements sees other content in every pass`() {
    final class Host: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layOutConstraints()
      }
    }
    final class Silent: UIView {
      var content = CGSize(width: 30, height: 20)
      override func sizeThatFits(_ size: CGSize) -> CGSize { content }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = host.addForAutoLayout(Silent())
    a >> host.top
    a >> host.left
    host.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 30, height: 20))
    a.content = CGSize(width: 40, height: 10)
    host.layOutConstraints()
    #expect(a.frame.size == CGSize(width: 40, height: 10))
  }

  @Test func `An item that moves between plain views is placed in the new one`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let first = screen.addForAutoLayout(UIView()), second = screen.addForAutoLayout(UIView())
    first >> screen.all(leadingOffset: 10)
    second >> screen.all(leadingOffset: 60)
    let item = first.addForAutoLayout(UIView())
    item.left >> screen.left.offset(100)
    item.top >> screen.top
    item >> (5, 6)
    screen.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 90, y: 0, width: 5, height: 6))
    second.addSubview(item)
    screen.setNeedsLayout()
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(item.frame == CGRect(x: 40, y: 0, width: 5, height: 6))
  }

  /// A view that statements placed and do not place any more is where others put it.
  @Test func `What nothing places any more is given`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    screen.addSubview(a)
    let width = a.width >> 50
    let b = screen.addForAutoLayout(UIView())
    b.left >> a.right.offset(3)
    b.top >> screen.top
    b >> (5, 5)
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(b.frame.minX == 63)
    width.deactivate()
    a.frame = CGRect(x: 30, y: 10, width: 70, height: 20)
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 30, y: 10, width: 70, height: 20))
    #expect(b.frame.minX == 103)
    // One that statements place again is theirs, close to where it was before all of them.
    a.width >> 40
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(b.frame.minX == 53)
  }

  @Test func `An inner view that nothing places any more lays out by itself at once`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = screen.addForAutoLayout(ConstraintView())
    let place = inner >> screen
    let item = inner.addForAutoLayout(UIView())
    item >> inner
    screen.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    LayoutStatement.deactivate(place)
    inner.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    inner.layOutConstraints()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  /// A holder that statements reach through is given until one is about it.
  @Test func `A holder that a new statement is about is placed`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let holder = screen.addForAutoLayout(UIView())
    holder.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let inner = holder.addForAutoLayout(UIView())
    inner.left >> screen.left.offset(30)
    inner.top >> screen.top.offset(20)
    inner >> (5, 5)
    let b = screen.addForAutoLayout(UIView())
    b >> screen.right
    b >> screen.top
    b >> (50, 5)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(holder.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 5, height: 5))
    b.left >> holder.right
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(holder.frame.maxX == 150)
    #expect(b.frame == CGRect(x: 150, y: 0, width: 50, height: 5))
    #expect(inner.frame.minX + holder.frame.minX == 30)
  }

  /// A view that was added for statements takes its natural size with and without them; what was
  /// only referred to takes part as long as a statement is about it.
  @Test(arguments: [false, true])
  func `What no statement is about any more keeps its frame, or its natural size`(
    _ isAdded: Bool
  ) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let sized = Sized(width: 30, height: 20)
    if isAdded {
      screen.addForAutoLayout(sized)
    } else {
      screen.addSubview(sized)
    }
    let b = screen.addForAutoLayout(UIView())
    b >> screen.top
    b >> (5, 5)
    let gap = b.left >> sized.right
    screen.layoutIfNeeded()
    #expect(sized.frame.size == (isAdded ? CGSize(width: 30, height: 20) : .zero))
    gap?.deactivate()
    sized.frame.size = CGSize(width: 99, height: 98)
    screen.layoutIfNeeded()
    #expect(sized.frame.size == CGSize(width: isAdded ? 30 : 99, height: isAdded ? 20 : 98))
  }

  @Test func `What no remaining statement decides is left as it is`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = screen.addForAutoLayout(UIView())
    let left = a.left >> screen.left.offset(7)
    a.top >> screen.top
    a >> (10, 10)
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 7, y: 0, width: 10, height: 10))
    left?.deactivate()
    a.frame = CGRect(x: 33, y: 44, width: 55, height: 66)
    screen.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 33, y: 0, width: 10, height: 10))
    a.left >> screen.left.offset(8)
    screen.layoutIfNeeded()
    #expect(a.frame.minX == 8)
  }

  @Test func `A statement that made no sense is told again after it was gone`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    for item in [a, b] {
      item >> screen.top
      item >> (10, 10)
    }
    let mixed = a.left >> b.trailing
    func rules() -> [LayoutIssue.Rule] {
      LayoutIssue.collecting { screen.layoutIfNeeded() }.map(\.rule)
    }
    #expect(rules() == [.invalidStatement])
    mixed?.deactivate()
    #expect(rules() == [])
    mixed?.activate()
    #expect(rules() == [.invalidStatement])
  }

  /// Both views are wider than the screen at 60, one of them at 100.
  @Test func `A conflict that comes with a size is told beside one that stands`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (name, width) in [("wide", 120.0), ("narrow", 80)] {
      let view = screen.addForAutoLayout(UIView())
      view.accessibilityIdentifier = name
      view.width >> .min(width)
      view.width >> screen.width.max
    }
    func told(at width: CGFloat) -> [[String]] {
      screen.frame.size.width = width
      return LayoutIssue.collecting { screen.layoutIfNeeded() }.map(\.elements)
    }
    let (wide, narrow) = (["wide", "ConstraintView"], ["narrow", "ConstraintView"])
    #expect(told(at: 100) == [wide])
    #expect(told(at: 60) == [narrow])
    #expect(told(at: 61) == [])
    #expect(screen.standingIssues.map(\.elements) == [wide, narrow])
    #expect(told(at: 100) == [])
    #expect(told(at: 60) == [narrow])
    #expect(told(at: 200) == [])
    #expect(told(at: 60) == [wide, narrow])
  }

  @Test func `A condition goes with its statement`() {
    final class Kept {
      let isOn = true
    }
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = screen.addForAutoLayout(UIView())
    a >> screen.top
    weak var gone: Kept?
    do {
      let kept = Kept()
      gone = kept
      var wide: LayoutStatement? = a.width >> 30
      wide?.activate(while: LayoutCondition { _ in kept.isOn })
      screen.layoutIfNeeded()
      #expect(a.frame.width == 30)
      wide?.deactivate()
      wide = nil
    }
    #expect(gone == nil)
  }

  /// Whichever of its items is in the tree.
  @Test(arguments: [true, false])
  func `A new statement with an item elsewhere is told in the next pass`(_ isSource: Bool) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let a = screen.addForAutoLayout(UIView()), stranger = UIView()
    a >> screen
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    if isSource { a.width >> stranger.width } else { stranger.width >> a.width }
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.itemsNotConnected])
  }

  @Test func `The first leading edge in a view lies where reading begins by then`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let holder = screen.addForAutoLayout(ConstraintView())
    holder >> screen
    let a = holder.addForAutoLayout(UIView())
    a.left >> holder.left
    a.top >> holder.top
    a >> 10
    screen.layoutIfNeeded()
    // Nothing depends on it so far.
    screen.semanticContentAttribute = .forceRightToLeft
    screen.layoutIfNeeded()
    let b = holder.addForAutoLayout(UIView())
    b.leading >> holder.leading.offset(5)
    b.top >> holder.top
    b >> 20
    screen.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 75, y: 0, width: 20, height: 20))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// Where another view solves the statements in it, too, and learns of these.
  @Test(arguments: 0..<4)
  func `An inner view is measured by the present statements`(_ change: Int) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.allButTrailing
    let item = inner.addForAutoLayout(UIView())
    item >> inner.allButTrailing
    item >> inner.right.max
    let wish = item.width.constrain(to: 30)
    wish.priority = 700
    let other = item.width.constrain(to: 40)
    other.priority = 600
    screen.layoutIfNeeded()
    let room = CGSize(width: 1000, height: 1000)
    #expect(inner.sizeThatFits(room).width == 30)
    switch change {
    case 0: item.width >> 70
    case 1: wish.constant = 70
    case 2: wish.isActive = false
    default: other.priority = 800
    }
    #expect(inner.sizeThatFits(room).width == (change < 2 ? 70 : 40))
  }
}
