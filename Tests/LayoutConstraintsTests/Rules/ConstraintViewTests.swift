import Foundation
import Framewise
import TestSupport
import Testing

@Suite struct ConstraintViewTests {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  func add(_ name: String) -> UIView { screen.addForAutoLayout(UIView().called(name)) }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `A resize moves what depends on the size`() {
    let bar = add("bar"), body = add("body")
    bar >> screen.allButBottom
    bar.height >> 44
    body >> screen.allButTop(leadingOffset: 10, bottomOffset: -20, trailingOffset: -10)
    body.top >> bar.bottom
    #expect(layOut() == [])
    #expect(bar.frame == rect(0, 0, 320, 44))
    #expect(body.frame == rect(10, 44, 300, 416))
    screen.frame.size = CGSize(width: 500, height: 300)
    #expect(layOut() == [])
    #expect(bar.frame == rect(0, 0, 500, 44))
    #expect(body.frame == rect(10, 44, 480, 236))
  }

  @Test func `Numbers change while active`() {
    let a = add("a"), b = add("b")
    a >> screen.allButTrailing
    let width = a.width >> screen.width.at(0.5)
    b >> screen.allButLeading
    let gap = b.leading >> a.trailing
    #expect(layOut() == [])
    #expect(b.frame == rect(160, 0, 160, 480))
    gap?.constant = 8
    #expect(layOut() == [])
    #expect(b.frame == rect(168, 0, 152, 480))
    width?.multiplier = 0.25
    #expect(layOut() == [])
    #expect(a.frame == rect(0, 0, 80, 480))
    #expect(b.frame == rect(88, 0, 232, 480))
    width?.multiplier = 0
    #expect(layOut() == [])
    #expect(b.frame == rect(8, 0, 312, 480))
    width?.multiplier = 0.5
    width?.constant = 20
    #expect(layOut() == [])
    #expect(a.frame == rect(0, 0, 180, 480))
  }

  @Test func `Priorities change from and to required`() {
    let a = add("a")
    a >> screen.allButTrailing
    let wide = a.width >> 200
    wide.priority = 999
    let narrow = a.width >> 100
    #expect(layOut() == [])
    #expect(a.frame.width == 100)
    narrow.priority = 500
    #expect(layOut() == [])
    #expect(a.frame.width == 200)
    wide.priority = 1
    #expect(layOut() == [])
    #expect(a.frame.width == 100)
    wide.priority = .required
    #expect(layOut() == [])
    #expect(a.frame.width == 200)
    wide.priority = Float.nan
    _ = layOut()
    #expect(a.frame.width == 200)
  }

  @Test func `Statements come and go`() {
    let a = add("a")
    a >> screen.allButTrailing
    let first = a.width >> 100
    #expect(layOut() == [])
    first.isActive = false
    let second = a.width >> 50
    #expect(layOut() == [])
    #expect(a.frame.width == 50)
    second.deactivate()
    first.activate()
    #expect(layOut() == [])
    #expect(a.frame.width == 100)
    LayoutStatement.deactivate([first])
    LayoutStatement.activate([second])
    #expect(layOut() == [])
    #expect(a.frame.width == 50)
  }

  @Test func `Items come and go`() {
    let a = add("a"), b = add("b")
    a >> screen.allButBottom
    a.height >> 10
    b >> screen.allButTop
    b.top >> a.bottom
    #expect(layOut() == [])
    let c = add("c")
    c >> screen.center
    c >> 20
    #expect(layOut() == [])
    #expect(c.frame == rect(150, 230, 20, 20))
    #expect(b.frame == rect(0, 10, 320, 470))
  }

  @Test func `Cousins meet across containers`() {
    let left = add("left"), right = add("right")
    left >> screen.allButTrailing(topOffset: 20, leadingOffset: 10)
    right >> screen.allButLeading(topOffset: 50)
    left.width >> right.width
    left.trailing >> right.leading
    let a = left.addForAutoLayout(UIView().called("a"))
    let b = right.addForAutoLayout(UIView().called("b"))
    a >> (30, 30)
    a >> left.center
    b >> a.top
    b >> a.size
    b.left >> a.right.offset(100)
    #expect(layOut() == [])
    #expect(left.frame == rect(10, 20, 155, 460))
    #expect(a.frame == rect(62.5, 215, 30, 30))
    // On the screen a is at (72.5, 235), b 100 points behind it, and the right half at (165, 50).
    #expect(b.frame == rect(72.5 + 30 + 100 - 165, 235 - 50, 30, 30))
  }

  @Test func `Factors count from the common ancestor`() {
    let box = add("box")
    box >> screen.all(topOffset: 40, leadingOffset: 40)
    let a = box.addForAutoLayout(UIView().called("a"))
    a >> (10, 10)
    a.top >> box
    a.left >> box.right.at(0.5)
    #expect(layOut() == [])
    #expect(a.frame == rect(140, 0, 10, 10))
  }

  @Test func `Nested constraint views are one problem`() {
    let inner = screen.addForAutoLayout(ConstraintView().called("inner"))
    inner >> screen.allButBottom(topOffset: 10, leadingOffset: 10, trailingOffset: -10)
    let label = inner.addForAutoLayout(Sized(width: 50, height: 20))
    label >> inner.all(topOffset: 5, leadingOffset: 5, bottomOffset: -5, trailingOffset: -5)
    let below = add("below")
    below >> screen.allButTop
    below.top >> inner.bottom
    #expect(layOut() == [])
    // The contents give the inner view its height.
    #expect(inner.frame == rect(10, 10, 300, 30))
    #expect(label.frame == rect(5, 5, 290, 20))
    #expect(below.frame == rect(0, 40, 320, 440))
    // A change inside moves what is outside.
    label.natural.height = 60
    #expect(layOut() == [])
    #expect(inner.frame.height == 70)
    #expect(below.frame.minY == 80)
  }

  @Test func `A plain view placed by others keeps its frame`() {
    let plain = UIView(frame: rect(10, 10, 100, 100)).called("plain")
    screen.addSubview(plain)
    let inner = plain.addForAutoLayout(UIView().called("inner"))
    inner >> plain.all(leadingOffset: 5)
    let beside = add("beside")
    beside.left >> plain.right.offset(8)
    beside.top >> plain
    beside >> (20, 20)
    #expect(layOut() == [])
    #expect(plain.frame == rect(10, 10, 100, 100))
    #expect(inner.frame == rect(5, 0, 95, 100))
    #expect(beside.frame == rect(118, 10, 20, 20))
    plain.frame.size.width = 200
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(inner.frame == rect(5, 0, 195, 100))
    #expect(beside.frame.minX == 218)
  }

  @Test func `What no statement decides stays`() {
    let a = UIView(frame: rect(30, 40, 50, 60)).called("a")
    screen.addSubview(a)
    a.width >> 100
    #expect(layOut() == [])
    #expect(a.frame == rect(30, 40, 100, 60))
  }

  @Test func `Any view can be the topmost`() {
    final class Host: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layOutConstraints()
      }
    }
    let host = Host(frame: rect(0, 0, 100, 100))
    let a = host.addForAutoLayout(UIView())
    a >> host.all(leadingOffset: 10)
    host.layoutIfNeeded()
    #expect(a.frame == rect(10, 0, 90, 100))
    let width = a.width >> 50
    width.priority = 999
    host.frame.size.width = 200
    host.layoutIfNeeded()
    #expect(a.frame == rect(10, 0, 190, 100))
  }

  @Test func `Directions mirror`() {
    let a = add("a"), b = add("b")
    a >> screen.allButTrailing(leadingOffset: 20)
    a.width >> 50
    b.leading >> a.trailing.offset(5)
    b.left >> screen.left.min
    b.width >> 30
    b >> screen.top
    b.height >> 10
    #expect(layOut() == [])
    #expect(b.frame == rect(75, 0, 30, 10))
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(layOut() == [])
    #expect(a.frame == rect(250, 0, 50, 480))
    #expect(b.frame == rect(215, 0, 30, 10))
  }

  @Test func `Multipliers mirror`() {
    let a = add("a")
    a.leading >> screen.trailing.at(0.25)
    a.width >> 50
    a >> screen.top
    a.height >> 10
    _ = layOut()
    #expect(a.frame.minX == 80)
    screen.semanticContentAttribute = .forceRightToLeft
    _ = layOut()
    #expect(a.frame.maxX == 240)
  }

  @Test func `Guides have frames`() {
    let guide = screen.addLayoutGuide()
    let a = add("a")
    guide >> screen.allButTrailing
    guide.width >> screen.width.at(0.25)
    a.left >> guide.right
    a.top >> screen
    a >> 10
    #expect(layOut() == [])
    #expect(guide.layoutFrame == rect(0, 0, 80, 480))
    #expect(a.frame == rect(80, 0, 10, 10))
  }

  @Test func `A guide that is removed places nothing`() {
    let guide = UILayoutGuide(), a = add("a")
    screen.addLayoutGuide(guide)
    guide >> screen.all(leadingOffset: 10)
    a >> guide
    #expect(layOut() == [])
    #expect(a.frame == rect(10, 0, 310, 480))
    screen.removeLayoutGuide(guide)
    screen.frame.size.width = 200
    // Four statements of the guide, and four about it.
    let issues = layOut()
    #expect(issues.map(\.rule) == [.itemsNotConnected])
    #expect(issues.first?.numbers == [.init("statements", 8)])
    #expect(issues.first?.causes.count == 4 && issues.first?.causes.allSatisfy(\.isLeftOut) == true)
    #expect(issues.first?.explanation.hasSuffix(" and 4 more.") == true)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(a.frame == rect(10, 0, 310, 480))
    #expect(guide.layoutFrame == rect(10, 0, 310, 480))
  }

  @Test func `A guide that is added later places from the next pass on`() {
    let guide = UILayoutGuide(), a = add("a")
    guide >> screen.all(leadingOffset: 10)
    a >> guide
    _ = layOut()
    #expect(a.frame == .zero)
    screen.addLayoutGuide(guide)
    #expect(layOut() == [])
    #expect(a.frame == rect(10, 0, 310, 480))
  }

  @Test func `A guide that moves to another view is placed in its coordinates`() {
    let guide = UILayoutGuide(), a = add("a")
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen.all(leadingOffset: 50)
    screen.addLayoutGuide(guide)
    guide >> 20
    guide.left >> screen.left.offset(60)
    guide.top >> screen.top
    a >> guide
    #expect(layOut() == [])
    inner.addLayoutGuide(guide)
    #expect(layOut() == [])
    #expect(guide.layoutFrame == rect(10, 0, 20, 20))
    #expect(a.frame == rect(60, 0, 20, 20))
  }

  @Test func `Areas follow their insets`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
    screen.insetsLayoutMarginsFromSafeArea = false
    let a = add("a"), b = add("b")
    a >> screen.safeArea
    b >> screen.layoutMarginsGuide
    #expect(layOut() == [])
    #expect(a.frame == rect(1, 20, 317, 430))
    #expect(b.frame == rect(8, 8, 304, 464))
    screen.hostSafeAreaInsets.top = 40
    screen.layoutMargins.left = 16
    #expect(layOut() == [])
    #expect(a.frame == rect(1, 40, 317, 410))
    #expect(b.frame == rect(16, 8, 296, 464))
    // Smaller than the insets: empty, in the middle of what they leave.
    screen.frame.size = CGSize(width: 3, height: 20)
    #expect(layOut() == [])
    #expect(a.frame.height == 0)
    #expect(a.frame.minY == 15)
  }

  @Test func `Natural sizes hug and resist`() {
    let a = screen.addForAutoLayout(Sized(width: 100, height: 20))
    let b = screen.addForAutoLayout(Sized(width: 100, height: 20))
    a >> screen.allButTrailing
    b >> screen.allButLeading
    b.leading >> a.trailing
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(layOut() == [])
    #expect(a.frame.width == 100)
    #expect(b.frame.width == 220)
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(layOut() == [])
    #expect(a.frame.width == 220)
    screen.frame.size.width = 150
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    #expect(layOut() == [])
    #expect(a.frame.width == 50)
    #expect(b.frame.width == 100)
    a.natural.width = -1
    #expect(layOut() == [])
    #expect(a.frame.width == 50)
    b.natural.width = 30
    #expect(layOut() == [])
    #expect(a.frame.width == 120)
  }

  @Test func `An aspect limit that is just met leaves open what it does not decide`() {
    let a = CaseItem().called("a")
    a.natural = CGSize(width: 100, height: 50)
    a.setContentHuggingPriority(.required, for: .horizontal)
    screen.addForAutoLayout(a)
    (a.top >> screen.top.offset(24))?.priority = 999
    // 50 >= 0.5 * 100 is tight, so it joins what was solved apart.
    a.height >> a.width.at(0.5).min
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 0, y: 24, width: 100, height: 50))
    #expect(screen.ambiguities().map(\.description) == ["a: x"])
  }

  @Test func `Text wraps at its final width`() {
    let icon = screen.addForAutoLayout(Sized(width: 20, height: 20))
    let label = screen.addForAutoLayout(UILabel().called("label"))
    label.text = "Statements about text are solved along x first, and then the height is asked for."
    label.numberOfLines = 0
    icon >> screen.allButTrailing.verticalTargets[0]
    icon >> screen.leading
    icon.setContentHuggingPriority(.required, for: .horizontal)
    label >> screen.top
    label.leading >> icon.trailing.offset(8)
    label >> screen.trailing.max
    let below = add("below")
    below.top >> label.bottom.offset(8)
    below >> screen.left
    below >> 10
    for width: CGFloat in [320, 200, 120] {
      screen.frame.size.width = width
      #expect(layOut() == [])
      let wanted = label.sizeThatFits(CGSize(width: width - 28, height: .infinity))
      #expect(label.frame.minX == 28)
      #expect(label.frame.height == wanted.height)
      #expect(label.frame.maxX <= width)
      #expect(below.frame.minY == wanted.height + 8)
    }
    label.text = "Short"
    #expect(layOut() == [])
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: 92, height: CGFloat.infinity)))
  }

  @Test func `Baselines line up`() {
    let small = screen.addForAutoLayout(UILabel().called("small"))
    let large = screen.addForAutoLayout(UILabel().called("large"))
    let plain = add("plain")
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 40)
    large >> screen.top
    large >> screen.left
    small.left >> large.right
    small >> large.firstBaseline
    plain >> (10, 10)
    plain.left >> small.right
    plain >> large.lastBaseline
    #expect(layOut() == [])
    let base = large.baselineOffsets(for: large.frame.size).top
    let own = small.baselineOffsets(for: small.frame.size).top
    #expect(abs(small.frame.minY + own - base) < 1e-6)
    // A view without text stands on its lower edge.
    #expect(abs(plain.frame.maxY - base) < 1e-6)
    // A label that is made higher keeps its text in the middle.
    small.height >> 100
    #expect(layOut() == [])
    let moved = small.baselineOffsets(for: small.frame.size).top
    #expect(small.frame.height == 100)
    #expect(abs(small.frame.minY + moved - base) < 1e-6)
  }
}

/// A view with a natural size.
final class Sized: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(width: CGFloat, height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}
