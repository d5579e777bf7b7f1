import Foundation
import Framewise
import TestSupport
import Testing

/// Views that have other problems gathered while theirs is, and marks of trees that came apart.
@Suite struct InterruptedGathering {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  private final class Asker: UIView {
    var action: () -> Void = {}

    override var intrinsicContentSize: CGSize {
      action()
      return CGSize(width: 10, height: 10)
    }

    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      action()
      return super.effectiveUserInterfaceLayoutDirection
    }
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceLeftToRight])
  func `A leaf that measures its container`(_ semantics: UISemanticContentAttribute) {
    let asker = screen.addForAutoLayout(Asker()), other = screen.addForAutoLayout(UIView())
    asker.semanticContentAttribute = semantics
    asker >> screen.top
    asker >> screen.left
    other.top >> asker.bottom
    other >> screen.left
    other >> (30, 20)
    var height = 0.0
    asker.action = { [unowned screen] in
      // Each question is a new one; the container answers none while it is asked.
      height += 1
      _ = screen.sizeThatFits(CGSize(width: 100, height: height))
    }
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(asker.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(other.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
  }

  private final class Mortal: UIView {
    var action: () -> Void = {}

    deinit { action() }
  }

  /// A pass holds its items until it lets go of all, as a plain view does not tell what left it.
  @Test func `A view that lays out its container when it is let go`() {
    let plain = screen.addForAutoLayout(UIView()), other = screen.addForAutoLayout(UIView())
    plain >> screen.all
    other >> screen.left
    other >> screen.top
    other >> (30, 20)
    var deaths = 0
    do {
      let mortal = plain.addForAutoLayout(Mortal())
      mortal >> plain.left
      mortal >> (10, 10)
      mortal.action = { [unowned screen] in
        deaths += 1
        screen.setNeedsLayout()
        screen.layoutIfNeeded()
      }
      screen.layoutIfNeeded()
      mortal.removeFromSuperview()
    }
    #expect(deaths == 0)
    let third = screen.addForAutoLayout(UIView())
    #expect(deaths == 1)
    third >> other
    screen.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(third.frame == other.frame)
  }

  /// What measures another view gathers it for itself, and leaves it as it was being gathered.
  @Test func `An item that measures another view while it is gathered`() {
    let inner = screen.addForAutoLayout(ConstraintView().called("inner"))
    let asker = screen.addForAutoLayout(Asker())
    let a = inner.addForAutoLayout(UIView().called("a"))
    a >> inner.all(topOffset: 1, leadingOffset: 2, bottomOffset: -3, trailingOffset: -4)
    a >> (30, 20)
    asker.semanticContentAttribute = .forceLeftToRight
    asker.left >> inner.right.offset(5)
    asker.top >> a.bottom
    inner >> screen.top.offset(10)
    inner >> screen.left.offset(10)
    asker.action = { [unowned inner] in
      #expect(inner.sizeThatFits(.zero) == CGSize(width: 36, height: 24))
    }
    for _ in 0..<2 {
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      #expect(inner.frame == CGRect(x: 10, y: 10, width: 36, height: 24))
      #expect(a.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
      #expect(asker.frame == CGRect(x: 51, y: 31, width: 10, height: 10))
      screen.setNeedsLayout()
    }
  }

  @Test func `A leaf that lays out an inner view`() {
    let asker = screen.addForAutoLayout(Asker())
    asker >> screen.top
    asker >> screen.left
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.all(leadingOffset: 20)
    let a = inner.addForAutoLayout(UIView()), b = inner.addForAutoLayout(UIView())
    a >> inner.left
    a >> inner.top
    a.height >> 10
    b.left >> a.right
    b.top >> a.bottom
    b >> 7
    asker.action = { [unowned inner] in
      inner.setNeedsLayout()
      inner.layoutSubviews()
    }
    _ = LayoutIssue.collecting { screen.layoutIfNeeded() }
    asker.action = {}
    screen.layoutIfNeeded()
    // Added to the problem as it is.
    a.width >> 33
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 300, height: 480))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 33, height: 10))
    #expect(b.frame == CGRect(x: 33, y: 10, width: 7, height: 7))
  }

  @Test(arguments: [true, false]) func `Marks of another tree`(_ hasRunner: Bool) {
    let middle = screen.addForAutoLayout(UIView())
    middle >> screen
    screen.layoutIfNeeded()
    let other: UIView = hasRunner ? ConstraintView() : UIView()
    let holder = UIView()
    other.addSubview(holder)
    let item = holder.addForAutoLayout(UIView())
    item.width >> 10
    // A plain view tells nobody, but the statement does.
    middle.addSubview(item)
    item.height >> 20
    screen.layoutIfNeeded()
    #expect(item.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func `Marks of a tree that came below another`() {
    let middle = screen.addForAutoLayout(UIView())
    middle >> screen
    screen.layoutIfNeeded()
    let card = UIView(), item = card.addForAutoLayout(UIView())
    let width = item.width >> 10
    item.left >> card.left
    card.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(card)
    width.priority = 999
    screen.layoutIfNeeded()
    card.width >> 100
    card.height >> 100
    item.width >> 20
    screen.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 100, height: 100))
    #expect(item.frame.width == 20)
  }

  /// What was marked before its tree came below a view that solves is marked there as well.
  @Test func `Marks of an item whose tree came below another`() {
    let middle = screen.addForAutoLayout(UIView())
    middle >> screen
    screen.layoutIfNeeded()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = card.addForAutoLayout(UIView())
    item >> card.left
    item >> card.top
    let width = item.width >> 10
    middle.addSubview(card)
    width.constant = 20
    screen.layoutIfNeeded()
    #expect(item.frame == CGRect(x: 0, y: 0, width: 20, height: 0))
  }

  @Test func `Marks of an inner view that still waits`() {
    let inner = screen.addForAutoLayout(ConstraintView())
    let item = inner.addForAutoLayout(UIView())
    item >> inner.left
    item >> inner.top
    item >> 10
    // Gathers the screen alone.
    screen.layoutSubviews()
    inner.width >> 100
    inner.height >> 50
    screen.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 100, height: 50))
    #expect(item.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// An item of its own that does something when it is asked what holds it.
  private final class Item: LayoutItem {
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    weak var holder: UIView?
    var action: () -> Void = {}

    var parent: (any ConstrainableView)? { holder }

    var layoutContainer: AnyObject? {
      action()
      return holder
    }

    func place(_ frame: CGRect) { layoutFrame = frame }

  }

  @Test func `An item that changes the tree when asked for ambiguities`() {
    let item = Item(), view = screen.addForAutoLayout(UIView()), last = Item()
    (item.holder, last.holder) = (screen, screen)
    view >> screen.allButBottom
    item.left >> view.left
    last.left >> view.left
    screen.layoutIfNeeded()
    item.action = { [unowned screen] in
      item.action = {}
      screen.addSubview(UIView())
    }
    let issues = LayoutIssue.collecting {
      _ = screen.ambiguities()
      screen.layoutIfNeeded()
    }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(screen.ambiguities().count == 3)
  }

  @Test func `Many scroll views conflicts and questions`() {
    var suspended: [LayoutStatement] = []
    for _ in 0..<6_000 {
      let scrollView = screen.addForAutoLayout(UIScrollView())
      let content = scrollView.addForAutoLayout(UIView())
      content.left >> scrollView.left
      content.right >> scrollView.right
      content.width >> 30
      suspended.append(content.width >> 31)
    }
    var issues: [LayoutIssue] = []
    let seconds = processorSeconds {
      issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    }
    #expect(seconds < 30)
    #expect(issues.count == 6_000)
    #expect(suspended.allSatisfy { $0.isSuspended })
  }
}
