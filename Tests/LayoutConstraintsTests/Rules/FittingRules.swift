import Foundation
import Framewise
import Testing

/// Sizes that suit statements: what is proposed, wished for and answered.
@Suite struct FittingRules {
  /// A view that does something when it is measured, and notes how often it is.
  private final class Asked: UIView {
    var action: () -> Void = {}
    var answer = CGSize(width: 30, height: 20)
    var questions = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      questions += 1
      action()
      return answer
    }
  }

  @Test func `Taking the size that fits proposes the bounds, of which a side of 0 is no limit`() {
    final class Noting: ConstraintView {
      var proposals: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        proposals.append(size)
        return CGSize(width: 10, height: 20)
      }
    }
    for size in [CGSize(width: 100, height: 50), CGSize(width: 0, height: 50), .zero] {
      let view = Noting(frame: CGRect(origin: CGPoint(x: 3, y: 4), size: size))
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 3, y: 4, width: 10, height: 20))
      let limit = { (length: CGFloat) in length > 0 ? length : CGFloat.infinity }
      #expect(
        view.proposals == [CGSize(width: limit(size.width), height: limit(size.height))])
    }
  }

  @Test func `Endless targets are 10,000 points, and no number is 0`() {
    let view = ConstraintView()
    view.addForAutoLayout(UIView()) >> view
    func fitting(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      view.constraintSizeFitting(CGSize(width: width, height: height))
    }
    #expect(fitting(.infinity, 30) == CGSize(width: 10_000, height: 30))
    #expect(fitting(30, .infinity) == CGSize(width: 30, height: 10_000))
    #expect(fitting(.nan, 30) == CGSize(width: 0, height: 30))
    #expect(fitting(30, .nan) == CGSize(width: 30, height: 0))
    #expect(fitting(-.infinity, -30) == .zero)
    #expect(fitting(20_000, 0) == CGSize(width: 20_000, height: 0))
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: 7)).width == 10_000)
  }

  @Test func `A view without a frame becomes as large as its statements want`() {
    let view = ConstraintView(), item = view.addForAutoLayout(UIView())
    item >> view
    item.width >> 70
    item.height >> 20
    #expect(view.sizeThatFits(.zero).width.sign == .plus)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
  }

  @Test func `A required limit is stronger than a proposal`() {
    let view = ConstraintView(), item = view.addForAutoLayout(UIView())
    item >> view
    let width = item.width >> 300
    item.height >> 20
    let proposal = CGSize(width: 100, height: 50)
    #expect(view.sizeThatFits(proposal) == CGSize(width: 300, height: 20))
    width.priority = 998
    #expect(view.sizeThatFits(proposal) == CGSize(width: 100, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 299, height: 0)) == CGSize(width: 299, height: 20))
  }

  @Test func `A changed number asks no content again`() {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let asked = view.addForAutoLayout(Asked())
    asked >> view.top
    let left = asked.left >> view.left
    view.layoutIfNeeded()
    let count = asked.questions
    #expect(count > 0)
    left?.constant = 12
    view.layoutIfNeeded()
    #expect(asked.frame == CGRect(x: 12, y: 0, width: 30, height: 20))
    #expect(asked.questions == count)
    view.bounds.size.width = 150
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(asked.questions > count)
  }

  /// Also after passes, which keep statements and hear of their changes.
  @Test(arguments: [false, true], 0..<4)
  func `A change in the middle of measuring counts from the next one`(
    _ isLaidOut: Bool, _ kind: Int
  ) {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("view")
    let asked = view.addForAutoLayout(Asked())
    asked >> view.allButRight
    asked.right >> view.right.max
    let wide = view.addForAutoLayout(UIView())
    wide >> view.allButRight
    wide.right >> view.right.max
    let width = wide.width >> 70
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    if isLaidOut { view.layoutIfNeeded() }
    #expect(view.sizeThatFits(endless).width == 70)
    asked.action = {
      asked.action = {}
      switch kind {
      case 0: width.constant = 90
      case 1: wide.width.constrain(to: .min(90))
      case 2: width.deactivate()
      default: width.priority = 1
      }
      if kind == 1 { width.deactivate() }
    }
    var issues = LayoutIssue.collecting {
      #expect(view.sizeThatFits(endless).width == 70)
    }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.elements == ["view"])
    issues = LayoutIssue.collecting {
      #expect(view.sizeThatFits(endless).width == (kind < 2 ? 90 : 30))
    }
    #expect(issues == [])
  }

  @Test func `A mark in the middle of measuring is no change`() {
    let view = ConstraintView(), asked = view.addForAutoLayout(Asked())
    asked >> view
    asked.action = {
      asked.action = {}
      asked.answer = CGSize(width: 50, height: 20)
      view.setNeedsLayout()
    }
    let issues = LayoutIssue.collecting {
      #expect(view.sizeThatFits(.zero).height == 20)
      #expect(view.sizeThatFits(CGSize(width: 500, height: 0)) == CGSize(width: 50, height: 20))
    }
    #expect(issues == [])
  }

  @Test func `Measuring tells of nothing`() {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let asked = view.addForAutoLayout(Asked())
    asked >> view.allButRight
    asked.answer = CGSize(width: CGFloat.nan, height: 20)
    asked.width >> 10
    asked.width >> 20
    let silent = LayoutIssue.collecting { _ = view.sizeThatFits(.zero) }
    #expect(silent == [])
    let told = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(Set(told.map(\.rule)) == [.measuringFailed, .conflictingStatements])
  }

  /// Content that answers a size that it cannot have at its width, and a usable one without limits.
  @Test func `A height that cannot be is told, and the natural one counts`() {
    final class Broken: UIView {
      var isBroken = true
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        isBroken && size.width < 100
          ? CGSize(width: size.width, height: .infinity) : CGSize(width: 100, height: 20)
      }
    }
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let broken = view.addForAutoLayout(Broken().called("broken"))
    broken >> view.top
    broken >> view.left
    broken.width >> 50
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.first?.elements == ["broken"])
    #expect(broken.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `Insets of areas may be larger than a view that is measured`() {
    let view = ConstraintView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.hostSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let item = view.addForAutoLayout(UIView())
    item >> view.safeArea
    item >> (100, 50)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 160, height: 90))
    #expect(view.constraintSizeFitting(.zero) == CGSize(width: 160, height: 90))
  }

  @Test func `Sizes of areas are statements about their views`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let inner = screen.addForAutoLayout(UIView())
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    inner >> screen.top
    inner >> screen.left
    inner.layoutMarginsGuide.width >> 100
    inner.layoutMarginsGuide.height >> inner.layoutMarginsGuide.width
    screen.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 106, height: 104))
  }

  /// A proposed width is a wish among others of its priority.
  @Test func `Two wishes outweigh a proposal`() {
    let view = ConstraintView()
    for _ in 0..<2 {
      let item = view.addForAutoLayout(UIView())
      item >> view
      item.width.constrain(to: 300).priority = 999
    }
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).width == 300)
  }

  @Test func `An inner view is measured as its statements are, whoever solves them`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = screen.addForAutoLayout(ConstraintView())
    inner >> screen
    let item = inner.addForAutoLayout(UIView())
    item >> inner.left
    item.right >> inner.right.max
    let width = item.width >> 30
    screen.layoutIfNeeded()
    #expect(inner.sizeThatFits(.zero).width == 30)
    width.constant = 40
    #expect(inner.sizeThatFits(.zero).width == 40)
    width.priority = 1
    let other = item.width >> 50
    #expect(inner.sizeThatFits(.zero).width == 50)
    other.deactivate()
    // To be small counts more than a wish of priority 1.
    #expect(inner.sizeThatFits(.zero).width == 0)
  }

  /// A view that measures what it came into, before anything else is told of it.
  private final class Measuring: UIView {
    var found: CGSize?

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      found = superview?.sizeThatFits(.zero)
    }
  }

  @Test func `A view that has come counts for whoever measures at once`() {
    let screen = ConstraintView(), inner = screen.addForAutoLayout(ConstraintView())
    let item = Measuring()
    item >> inner
    item >> (30, 20)
    #expect(inner.sizeThatFits(.zero) == .zero)
    inner.addSubview(item)
    #expect(item.found == CGSize(width: 30, height: 20))
  }

  @Test func `A number that changes in an inner view counts where that is measured at once`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = screen.addForAutoLayout(ConstraintView())
    let part = inner.addForAutoLayout(UIView())
    inner >> screen.left
    inner >> screen.top
    part >> inner
    let width = part.width >> 50
    part.height >> 10
    screen.layoutIfNeeded()
    let room = CGSize(width: 300, height: 300)
    #expect(inner.sizeThatFits(room) == CGSize(width: 50, height: 10))
    width.constant = 70
    #expect(inner.sizeThatFits(room) == CGSize(width: 70, height: 10))
    width.isActive = false
    part.width >> 90
    #expect(inner.sizeThatFits(room) == CGSize(width: 90, height: 10))
  }
}
