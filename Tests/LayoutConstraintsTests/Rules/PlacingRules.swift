import Foundation
import Framewise
import Testing

/// Where items are in the end: mirrored, on whole pixels, in other views, and as far as decided.
@Suite struct PlacingRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")

  private func add(_ name: String, to view: UIView? = nil) -> UIView {
    (view ?? screen).addForAutoLayout(UIView().called(name))
  }

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  private func mirror() {
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
  }

  @Test func `Mirroring leaves what no statement decides`() {
    mirror()
    let a = add("a"), b = add("b")
    a.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    a.width >> 30
    b.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    b.left >> screen.left.offset(10)
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 3, y: 4, width: 30, height: 6))
    #expect(b.frame == CGRect(x: 185, y: 4, width: 5, height: 6))
    // The width is others' matter, and counts as it is.
    b.frame.size.width = 55
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(b.frame == CGRect(x: 135, y: 4, width: 55, height: 6))
  }

  @Test func `What scrolls in a width that nothing decides is mirrored in that width`() {
    mirror()
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    scroll.contentSize = CGSize(width: 700, height: 50)
    let a = add("a", to: scroll)
    a.left >> scroll.left.offset(10)
    a.top >> scroll.top
    a >> (50, 20)
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 700, height: 50))
    #expect(a.frame == CGRect(x: 640, y: 0, width: 50, height: 20))
    scroll.contentSize.width = 800
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(a.frame.minX == 740)
  }

  @Test func `An item beside a given view that scrolls is mirrored in the content`() {
    mirror()
    let scroll = screen.addForAutoLayout(UIScrollView())
    scroll >> screen
    let given = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 10))
    scroll.addSubview(given)
    let a = add("a", to: scroll), b = add("b", to: scroll)
    a.left >> scroll.left
    a.right >> scroll.right
    a.width >> 300
    a.top >> scroll.top
    b.left >> given.right.offset(3)
    b.top >> scroll.top
    b >> (5, 5)
    #expect(layOut() == [])
    #expect(scroll.contentSize.width == 300)
    #expect(given.frame.minX == 60)
    #expect(b.frame == CGRect(x: 52, y: 0, width: 5, height: 5))
  }

  @Test func `Edges of three levels lie between pixels of the topmost one`() {
    screen.snapsToPixelGrid = true
    let a = add("a"), b = add("b", to: a), c = add("c", to: b)
    a >> screen.all(topOffset: 0.4, leadingOffset: 0.4)
    b >> a.all(topOffset: 0.4, leadingOffset: 0.4)
    c >> b.allButRight(topOffset: 0.8, leftOffset: 0.8)
    c.width >> 10
    #expect(layOut() == [])
    // On the screen they begin at 0.4, 0.8 and 1.6; pixels 0, 1 and 2.
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(b.frame == CGRect(x: 1, y: 1, width: 199, height: 99))
    #expect(c.frame == CGRect(x: 1, y: 1, width: 10, height: 98))
  }

  @Test func `Pixels in a given view count from where it is`() {
    screen.snapsToPixelGrid = true
    let a = add("a")
    a >> screen.all(topOffset: 15, leadingOffset: 20)
    let given = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    a.addSubview(given)
    let c = add("c", to: given)
    c >> given.allButRight(topOffset: 1.2, leftOffset: 1.2)
    c.width >> 9.4
    #expect(layOut() == [])
    #expect(given.frame == CGRect(x: 5, y: 6, width: 50, height: 50))
    #expect(c.frame == CGRect(x: 1, y: 1, width: 10, height: 49))
  }

  @Test func `On a grid text keeps its width, and other views round their edges`() {
    screen.snapsToPixelGrid = true
    let text = screen.addForAutoLayout(LetterText.label("abc", lines: 1)), plain = add("plain")
    for item in [text, plain] {
      item.left >> screen.left.offset(0.4)
      item.top >> screen.top.offset(0.4)
      item >> (30.05, 20.05)
    }
    #expect(layOut() == [])
    #expect(text.frame == CGRect(x: 0, y: 0, width: 31, height: 21))
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `What statements leave open stays as large as it was`() {
    let item = screen.addForAutoLayout(UIView())
    item.frame = CGRect(x: 5, y: 6, width: 30, height: 60)
    item.left >> screen.left.min
    item.top >> screen.top.min
    item.width >> .min(10)
    item.height >> .min(10)
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 5, y: 6, width: 30, height: 60))
  }

  @Test func `On a grid a text view keeps its width as a label does`() {
    screen.snapsToPixelGrid = true
    let text = screen.addForAutoLayout(UITextView())
    text.isScrollEnabled = false
    text.text = "abc"
    text.left >> screen.left.offset(0.4)
    text.top >> screen.top.offset(0.4)
    text >> (30.05, 20.05)
    #expect(layOut() == [])
    #expect(text.frame == CGRect(x: 0, y: 0, width: 31, height: 21))
  }

  @Test func `A view may be on the left side of a statement about what is in it`() {
    let a = add("a"), b = add("b")
    a >> screen.allButRight
    screen.right >> a.right.offset(30)
    b >> screen.left
    b >> screen.top
    screen.width >> b.width.at(4)
    screen.height >> b.height.offset(40)
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 0, y: 0, width: 170, height: 100))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    screen.frame.size.width = 300
    #expect(layOut() == [])
    #expect(a.frame.width == 270)
    #expect(b.frame.width == 75)
  }

  @Test func `An area on the left side of a statement follows its insets`() {
    let a = add("a")
    screen.safeArea.left >> a.left
    screen.safeArea.right >> a.right
    screen.safeArea.height >> a.height
    a >> screen.top
    #expect(layOut() == [])
    #expect(a.frame == screen.bounds)
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 2, y: 0, width: 194, height: 96))
  }

  /// An area has the width of its view, so a statement about it decides that.
  @Test func `What is said of an area counts for its view`() {
    let inner = add("inner"), b = add("b")
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    inner >> screen.left
    b.left >> screen.left.offset(10)
    b.width >> 50
    b.top >> screen.top
    b.height >> 5
    b.right >> inner.layoutMarginsGuide.right
    #expect(layOut() == [])
    #expect(inner.frame == CGRect(x: 0, y: 2, width: 64, height: 4))
    #expect(b.frame == CGRect(x: 10, y: 0, width: 50, height: 5))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `A given number that is not finite counts as 0`(_ number: CGFloat) {
    let given = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), b = add("b")
    screen.addSubview(given)
    b.left >> given.left.offset(3)
    b.top >> given.bottom
    b >> (5, 5)
    #expect(layOut() == [])
    #expect(b.frame == CGRect(x: 13, y: 30, width: 5, height: 5))
    given.bounds.size.height = number
    screen.setNeedsLayout()
    _ = layOut()
    // As the height reaches both ways from the center, the top edge is no number either.
    #expect(b.frame == CGRect(x: 13, y: 0, width: 5, height: 5))
    given.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(b.frame == CGRect(x: 23, y: 30, width: 5, height: 5))
  }

  /// Text with statements about what is in it has its natural size all the same.
  @Test func `A label that solves statements is as large as its text`() {
    final class Badge: UILabel {
      let dot = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        layOutConstraints()
      }
    }
    let badge = screen.addForAutoLayout(Badge())
    badge.textMeasuring = LetterText()
    badge.text = "abc"
    badge.addForAutoLayout(badge.dot) >> badge.right
    badge.dot >> badge.top
    badge.dot >> (4, 4)
    badge >> screen.left
    badge >> screen.top
    for _ in 0..<2 {
      #expect(layOut() == [])
      #expect(badge.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(badge.dot.frame == CGRect(x: 26, y: 0, width: 4, height: 4))
      // Another item has all of them gathered again.
      _ = add("another")
    }
  }

  /// A view whose lines lie where it says.
  private final class Lined: UIView {
    var offsets = UIBaselineOffsets(top: 7, bottom: 3)

    override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets { offsets }
  }

  @Test func `Both baselines are read anew, and none that is not finite`() {
    let lined = screen.addForAutoLayout(Lined()), a = add("a"), b = add("b")
    lined >> screen.allButRight(topOffset: 10, bottomOffset: -10)
    lined.width >> 10
    a.top >> lined.firstBaseline
    b.top >> lined.lastBaseline
    for (top, bottom, first, last) in [
      (7, 3, 17, 87), (9, 3, 19, 87), (9, 5, 19, 85), (.nan, 1, 19, 85), (1, .infinity, 19, 85),
      (1, 2, 11, 88),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      lined.offsets = UIBaselineOffsets(top: top, bottom: bottom)
      screen.setNeedsLayout()
      #expect(layOut() == [])
      #expect([a.frame.minY, b.frame.minY] == [first, last])
    }
  }

  /// Its first line lies 5 points below its upper edge, its last one a tenth of its height above
  /// the lower one.
  private final class Tenth: UIView {
    override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
      UIBaselineOffsets(top: 5, bottom: size.height / 10)
    }
  }

  /// Of 100 points the last line of the outer view lies at 90. So high is the inner one, whose last
  /// line lies at 81.
  @Test func `A last line that follows from another is found in the same pass`() {
    let outer = screen.addForAutoLayout(Tenth()), inner = screen.addForAutoLayout(Tenth())
    let mark = add("mark")
    for view in [outer, inner] { view >> screen.top }
    outer.height >> 100
    inner.bottom >> outer.lastBaseline
    mark.top >> inner.lastBaseline
    #expect(layOut() == [])
    #expect(inner.frame.height == 90)
    #expect(mark.frame.minY == 81)
  }

  @Test func `A size that cannot be is told once, and names what places the view`() {
    final class Wrong: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: -5, height: 10) }
    }
    let wrong = screen.addForAutoLayout(Wrong().called("wrong"))
    LayoutStatement.activate(while: .width(1000...)) { wrong.left >> screen.left.offset(3) }
    LayoutStatement.activate { wrong.width >> 30 }
    let line = #line - 1
    let issues = layOut()
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.first?.elements == ["wrong"])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(wrong.frame.size == CGSize(width: 30, height: 0))
  }

  @Test func `A trace says which statements are left out`() {
    let a = add("a"), b = add("b")
    a.width.constrain(to: 30)
    a.width.constrain(to: 40)
    a.height.constrain(to: CGFloat.nan)
    a.left.constrain(to: b.trailing)
    a.top.constrain(to: screen.top)
    _ = layOut()
    let left = "left out, see the issue"
    let methods = screen.layoutTrace().entries.first?.methods ?? []
    #expect(
      methods.map(\.position) == [
        "a.width == 30", "a.width == 40", "a.height == nan", "a.left == b.trailing",
        "a.top == screen.top",
      ])
    #expect(methods.map(\.failure) == [nil, left, left, left, nil])
  }

  @Test func `What is left out or not met placed nothing`() {
    let a = add("a"), b = add("b")
    a.width.constrain(to: 350)
    a.width >> .max(300)
    b.left.constrain(to: screen.left)
    b.width.constrain(to: 100).priority = 500
    b.width.constrain(to: 250).priority = 400
    _ = layOut()
    let trace = screen.layoutTrace()
    #expect(b.frame.width == 100)
    #expect(
      trace.entries.map { $0.activeMethod?.position } == ["a.width == 350", "b.width == 100 @500"])
    #expect(trace.entries[1].methods.last?.failure == "not met")
    #expect("\(trace)".contains("always: b.width == 250 @400 (not met) (LayoutConstraintsTests/"))
  }

  @Test func `Statements whose frame is refused placed nothing`() {
    let a = add("a")
    let left = a.left >> screen.left.offset(1.7e308)
    a.width >> 1e308
    #expect(layOut().map(\.rule) == [.nonFiniteFrame])
    #expect(screen.layoutTrace().entries.first?.activeMethod == nil)
    left?.constant = 3
    #expect(layOut() == [])
    #expect(screen.layoutTrace().entries.first?.activeMethod?.position == "a.width == 1e+308")
  }

  /// The right edge, 2e308, is no number.
  @Test func `A frame is refused for the part that others decide as well`() {
    let a = add("a"), width = a.width >> 10
    #expect(layOut() == [])
    a.frame.origin.x = 1e308
    width.constant = 1e308
    #expect(layOut().map(\.rule) == [.nonFiniteFrame])
    #expect(screen.layoutTrace().entries.first?.activeMethod == nil)
    #expect(a.frame.width == 10)
  }

  @Test func `A statement without a name is told by what it says`() {
    let a = add("a")
    a.width.constrain(to: 30)
    a.width.constrain(to: 40).identified("")
    #expect(layOut().first?.explanation.contains("newest does not count: a.width == 40 (") == true)
  }

  @Test func `What statements begin to decide is placed though its number is the same`() {
    let a = add("a")
    a >> screen.left
    a >> screen.top
    a.height >> 10
    let width = a.width >> 0
    #expect(layOut() == [])
    width.isActive = false
    #expect(layOut() == [])
    a.frame.size.width = 50
    // Without a statement a width has no number, which counts as 0.
    width.isActive = true
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test func `A frame that is refused is told in every pass, and placed as soon as it can be`() {
    let a = add("a"), b = add("b")
    a.left >> screen.left.offset(1.7e308)
    a.width >> 1e308
    b >> screen.left
    let width = b.width >> 5
    #expect(layOut().map(\.rule) == [.nonFiniteFrame])
    width.constant = 6
    #expect(layOut().map(\.rule) == [.nonFiniteFrame])
    #expect(screen.standingIssues.map(\.rule) == [.nonFiniteFrame])
    #expect(b.frame.size.width == 6)
  }

  /// By less than what counts as a conflict the far edges are before the near ones.
  @Test func `A size that is below zero but for rounding is zero`() {
    let a = add("a")
    a.left >> screen.left.offset(10)
    a.right >> screen.left.offset(10 - 4e-9)
    a.top >> screen.top.offset(10)
    a.bottom >> screen.top.offset(10 - 4e-9)
    #expect(layOut() == [])
    #expect(a.bounds.size == .zero)
    #expect(a.bounds.size.width.sign == .plus && a.bounds.size.height.sign == .plus)
  }

  @Test func `A guide in a view that places its contents is placed by statements alone`() {
    let box = screen.addForAutoLayout(LayoutView())
    box >> screen
    let guide = box.addLayoutGuide()
    guide.left >> screen.left.offset(10)
    guide.top >> screen
    guide.width >> 20
    guide.height >> 30
    #expect(layOut() == [])
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 20, height: 30))
  }

  @Test func `A priority that makes no sense stands no longer than its statement`() {
    let a = add("a")
    a.height >> 10
    let wide = a.width >> 50
    wide.priority(5000)
    #expect(layOut().map(\.rule) == [.invalidStatement])
    #expect(screen.standingIssues.map(\.rule) == [.invalidStatement])
    wide.isActive = false
    a.width >> 40
    #expect(layOut() == [])
    #expect(screen.standingIssues == [])
  }
}
