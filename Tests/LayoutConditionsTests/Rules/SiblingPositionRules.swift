import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Positions beside another element. Frames are computed by hand in a container of 320 × 200.
@Suite struct SiblingPositionRules {
  let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let title = UIView(named: "title")
  let badge = Content(width: 24, height: 24)

  init() {
    badge.accessibilityIdentifier = "badge"
    screen.addSubview(title, withAssociatedConstantPosition: .makeAbsolute(frame: Self.titleFrame))
  }

  static let titleFrame = CGRect(x: 16, y: 20, width: 100, height: 30)

  private func frame(_ position: LayoutPosition) -> CGRect {
    screen.addSubview(badge, withAssociatedConstantPosition: position)
    screen.layoutIfNeeded()
    return badge.frame
  }

  @Test func `Positions are equal where all they say is equal`() {
    let position = SiblingPosition(.after, title, spacing: 4, width: .points(5), height: .sibling)
    #expect(
      position == SiblingPosition(.after, title, spacing: 4, width: .points(5), height: .sibling))
    let changes: [(inout SiblingPosition) -> Void] = [
      { $0.side = .below }, { $0.spacing = 5 }, { $0.alignment = .end }, { $0.width = .fitting },
      { $0.height = .points(6) },
      { $0 = SiblingPosition(.after, UIView(), spacing: 4, width: $0.width, height: $0.height) },
    ]
    for change in changes {
      var other = position
      change(&other)
      #expect(other != position)
    }
  }

  @Test func `After, before, below and above keep the spacing and fit the content`() {
    #expect(frame(.after(title, 8)) == CGRect(x: 124, y: 23, width: 24, height: 24))
    #expect(frame(.before(title, 8)) == CGRect(x: -16, y: 23, width: 24, height: 24))
    #expect(frame(.below(title, 8)) == CGRect(x: 16, y: 58, width: 24, height: 24))
    #expect(frame(.above(title, 8)) == CGRect(x: 16, y: -12, width: 24, height: 24))
  }

  @Test func `An alignment refers to the edges and the center of the other element`() {
    #expect(frame(.after(title, align: .start)) == CGRect(x: 116, y: 20, width: 24, height: 24))
    #expect(frame(.after(title, align: .end)) == CGRect(x: 116, y: 26, width: 24, height: 24))
    #expect(frame(.after(title, align: .fill)) == CGRect(x: 116, y: 20, width: 24, height: 30))
    #expect(frame(.below(title, align: .center)) == CGRect(x: 54, y: 50, width: 24, height: 24))
    #expect(frame(.below(title, align: .end)) == CGRect(x: 92, y: 50, width: 24, height: 24))
    #expect(frame(.below(title, align: .fill)) == CGRect(x: 16, y: 50, width: 100, height: 24))
  }

  /// From the middles at 270 and 50 there are 50 points to the nearer edge.
  @Test func `What remains around a middle is what the nearer edge leaves, whichever it is`() {
    for (x, width) in [(220.0, 100.0), (0, 100)] {
      title.frame = CGRect(x: x, y: 20, width: 100, height: 30)
      screen.setConstantPosition(.makeAbsolute(frame: title.frame), for: title)
      let found = frame(.below(title, align: .center, width: .remaining()))
      #expect(found == CGRect(x: x, y: 50, width: width, height: 24))
    }
  }

  @Test func `Lengths are constants, shares, the other's or what remains`() {
    #expect(
      frame(.after(title, 8, align: .start, width: 44, height: .sibling))
        == CGRect(x: 124, y: 20, width: 44, height: 30))
    #expect(
      frame(.below(title, 10, width: .fraction(0.5), height: .fraction(0.25)))
        == CGRect(x: 16, y: 60, width: 160, height: 50))
    #expect(
      frame(.after(title, 8, width: .remaining(inset: 16), height: 10))
        == CGRect(x: 124, y: 30, width: 180, height: 10))
    #expect(
      frame(.below(title, 10, height: .remaining(inset: 20)))
        == CGRect(x: 16, y: 60, width: 24, height: 120))
    // Around the title's center at 66 there are 66 to the left edge.
    #expect(
      frame(.below(title, align: .center, width: .remaining(inset: 6), height: 10))
        == CGRect(x: 6, y: 50, width: 120, height: 10))
    // No room before the title less the inset.
    #expect(
      frame(.before(title, width: .remaining(inset: 20), height: 10))
        == CGRect(x: 16, y: 30, width: 0, height: 10))
  }

  @Test func `Text wraps in the room up to the edge of the container`() {
    let text = UILabel()
    text.text = String(repeating: "wrapped words ", count: 20)
    text.numberOfLines = 0
    screen.addSubview(
      text, withAssociatedConstantPosition: .below(title, 8, width: .remaining(inset: 16)))
    screen.layoutIfNeeded()
    #expect(text.frame.origin == CGPoint(x: 16, y: 58))
    #expect(text.frame.width == 288)
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 288, height: 1000)).height)
    #expect(text.frame.height > 30)
  }

  @Test func `A part of the bounds limits what remains`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
    let position = LayoutPosition.Individual.beside(
      SiblingPosition(.after, title, spacing: 4, width: .remaining(), height: 10))
    #expect(
      frame(.individual(position.within(.safeArea)))
        == CGRect(x: 120, y: 30, width: 180, height: 10))
  }

  @Test func `A mirroring container puts what comes after to the left from right to left`() {
    screen.mirrorsForRightToLeft = true
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(
      frame(.after(title, 8, width: .remaining(inset: 16), height: 24))
        == CGRect(x: 16, y: 23, width: 180, height: 24))
    #expect(title.frame == CGRect(x: 204, y: 20, width: 100, height: 30))
    // The same again and at another width.
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 16, y: 23, width: 180, height: 24))
    screen.bounds.size.width = 400
    screen.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 16, y: 23, width: 260, height: 24))
    screen.semanticContentAttribute = .forceLeftToRight
    screen.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 124, y: 23, width: 260, height: 24))
  }

  @Test func `A closure that reads an element sees it where it computes for`() {
    screen.mirrorsForRightToLeft = true
    screen.semanticContentAttribute = .forceRightToLeft
    let title = title
    let position = LayoutPosition.makeCustom { _ in
      CGRect(x: title.frame.maxX + 8, y: 20, width: 24, height: 24)
    }
    // From left to right it is at 124, so it ends 124 before the right edge.
    for _ in 0..<3 {
      #expect(frame(position) == CGRect(x: 172, y: 20, width: 24, height: 24))
      screen.setNeedsLayout()
    }
    #expect(title.frame == CGRect(x: 204, y: 20, width: 100, height: 30))
  }

  /// From left to right the title ends at 116, and the closure's element at 116 + 8 + 24.
  @Test func `A mirroring container measures as its passes compute, also behind one of them`() {
    let container = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    container.mirrorsForRightToLeft = true
    container.semanticContentAttribute = .forceRightToLeft
    let (first, later) = (UIView(), UIView())
    container.addSubview(
      first,
      withAssociatedConstantPosition: .makeCustom { [unowned later] _ in
        CGRect(x: later.frame.maxX + 8, y: 20, width: 24, height: 24)
      })
    container.addSubview(
      later,
      withAssociatedConstantPosition: .makeAbsolute(
        frame: CGRect(x: 16, y: 20, width: 100, height: 30)))
    for _ in 0..<3 {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    #expect(later.frame.minX == 204 && first.frame.minX == 172)
    #expect(container.sizeThatFits(container.bounds.size) == CGSize(width: 148, height: 50))
    #expect(later.frame.minX == 204 && first.frame.minX == 172)
  }

  @Test func `An element that no pass places counts where it stands on the screen`() {
    screen.mirrorsForRightToLeft = true
    screen.semanticContentAttribute = .forceRightToLeft
    let hand = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 20))
    screen.addSubview(hand)
    #expect(frame(.after(hand, 6)) == CGRect(x: 70, y: 98, width: 24, height: 24))
    #expect(hand.frame == CGRect(x: 100, y: 100, width: 50, height: 20))
  }

  @Test func `The order of the elements does not matter`() {
    let chain = (0..<100).map { _ in Content(width: 2, height: 2) }
    for (index, view) in chain.enumerated().reversed() {
      let other = index == 0 ? title : chain[index - 1]
      screen.insertSubview(view, at: 0)
      screen.setConstantPosition(.after(other, 1, align: .start), for: view)
    }
    screen.insertSubview(chain[99], at: 0)
    screen.layoutIfNeeded()
    for (index, view) in chain.enumerated() {
      #expect(
        view.frame == CGRect(x: 117 + 3 * CGFloat(index), y: 20, width: 2, height: 2))
    }
  }

  @Test func `Elements that wait for each other stay, and an issue names them`() {
    let (a, b, c) = (UIView(named: "a"), UIView(named: "b"), UIView(named: "c"))
    for view in [a, b, c] { screen.addSubview(view) }
    screen.setConstantPosition(.after(b, width: 10, height: 10), for: a)
    screen.setConstantPosition(.below(a, width: 10, height: 10), for: b)
    screen.setConstantPosition(.below(a, 5, width: 10, height: 10), for: c)
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.circularPositions])
    #expect(Set(issues.first?.elements ?? []) == ["a", "b"])
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(c.frame == CGRect(x: 1, y: 11, width: 10, height: 10))
    #expect(title.frame == Self.titleFrame)
  }

  @Test func `An element beside itself stays, and an issue names it`() {
    let issues = LayoutIssue.collecting { _ = frame(.after(badge)) }
    #expect(issues.map(\.rule) == [.circularPositions])
    #expect(issues.first?.elements == ["badge"])
  }

  @Test func `An element beside one of another container stays, and an issue names both`() {
    let stranger = UIView(named: "stranger", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    UIView().addSubview(stranger)
    badge.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let issues = LayoutIssue.collecting { _ = frame(.after(stranger)) }
    #expect(issues.map(\.rule) == [.notASibling])
    #expect(issues.first?.elements == ["badge", "stranger"])
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `An element beside one that died stays, with an issue`() {
    var mortal: UIView? = UIView()
    screen.addSubview(mortal!)
    let position = LayoutPosition.after(mortal!)
    mortal?.removeFromSuperview()
    mortal = nil
    let issues = LayoutIssue.collecting { _ = frame(position) }
    #expect(issues.map(\.rule) == [.missingElement])
    #expect(issues.first?.elements == ["badge"])
  }

  @Test func `Measuring and snapshots agree with a pass, and leave frames as they are`() {
    screen.mirrorsForRightToLeft = true
    screen.semanticContentAttribute = .forceRightToLeft
    let live = frame(.after(title, 8, width: .remaining(inset: 16), height: 24))
    let size = CGSize(width: 320, height: 200)
    #expect(screen.sizeThatFits(size) == CGSize(width: 304, height: 50))
    #expect(badge.frame == live)
    let snapshot = LayoutSnapshot(
      of: screen, in: LayoutInput(size: size, direction: .rightToLeft))
    #expect(snapshot["LayoutView/badge"]?.frame == live)
    #expect(badge.frame == live)
  }

  @Test func `Measuring without a limit asks for no frame of an earlier pass`() {
    // The title is centered, so it has no place in a room without an end, but its length counts.
    let title = Content(width: 48, height: 20)
    let view = LayoutView()
    view.addSubview(
      title,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: ($0.width - 48) / 2, y: 0, width: 48, height: 20)
      })
    view.addSubview(badge, withAssociatedConstantPosition: .below(title, 8))
    let proposal = CGSize(width: CGFloat.infinity, height: 100)
    for width in [30, 100, 300] as [CGFloat] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
      view.layoutIfNeeded()
      #expect(view.sizeThatFits(proposal) == CGSize(width: 48, height: 8 + 20 + 24))
    }
    // The same along the other axis: what follows has no place either.
    view.addSubview(
      title,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0.5 * $0.height, width: 48, height: 20)
      })
    for height in [30, 100, 300] as [CGFloat] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      view.layoutIfNeeded()
      #expect(
        view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
          == CGSize(width: 48, height: 24))
    }
  }

  @Test func `An element without methods that names no container counts where it is a subview`() {
    let (controller, title, badge) = (BoxController(), Box("title"), Box("badge"))
    title.layoutFrame = CGRect(x: 10, y: 10, width: 50, height: 20)
    controller.addSubview(title)
    controller.addSubview(badge)
    let position = LayoutPosition.after(title, 8, align: .start, width: 20, height: 20)
    let place = CGRect(x: 10 + 50 + 8, y: 10, width: 20, height: 20)
    controller.setConstantPosition(position, for: badge)
    #expect(LayoutIssue.collecting { controller.layoutControl() }.isEmpty)
    #expect(badge.layoutFrame == place)
    // The same in a pass over the badge alone.
    badge.layoutFrame = .zero
    #expect(LayoutIssue.collecting { controller.layout([badge], at: position) }.isEmpty)
    #expect(badge.layoutFrame == place)
    // One that is taken out is elsewhere.
    controller.subviews.removeAll { $0 === title }
    title.layoutFrame.origin.x = 20
    #expect(LayoutIssue.collecting { controller.layoutControl() }.count == 1)
    #expect(badge.layoutFrame == place)
  }

  @Test func `A position is data: it prints itself, compares and can be sent`() {
    let position = SiblingPosition(.after, title, spacing: 8, width: 44)
    #expect("\(position)" == "after title, spacing 8, aligned center, width 44, height fitting")
    let lengths: [SiblingPosition.Length] = [
      .remaining(), .remaining(inset: 16), .remaining(inset: -2.5),
    ]
    #expect(lengths.map { "\($0)" } == ["remaining", "remaining less 16", "remaining plus 2.5"])
    #expect(position == SiblingPosition(.after, title, spacing: 8, width: 44))
    #expect(position != SiblingPosition(.after, title, spacing: 9, width: 44))
    #expect(position != SiblingPosition(.after, badge, spacing: 8, width: 44))
    let sent: any Sendable = position
    #expect(sent is SiblingPosition)
  }

  @Test func `What remains up to an aligned edge counts from the edge of the area`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    let position = LayoutPosition.Individual.beside(
      SiblingPosition(.below, title, alignment: .end, width: .remaining(), height: 10))
    // From the safe area's edge at 12 to the title's end at 116.
    #expect(
      frame(.individual(position.within(.safeArea)))
        == CGRect(x: 12, y: 50, width: 104, height: 10))
  }

  @Test func `Where no room is left a size is asked for within nothing`() {
    let asked = ProposalNote()
    screen.addSubview(asked, withAssociatedConstantPosition: .before(title, 20))
    screen.layoutIfNeeded()
    // The title begins at 16.
    #expect(asked.widths == [0])
  }

  @Test func `Elements that wait for a circle are no part of it`() {
    let (first, second) = (UIView(named: "first"), UIView(named: "second"))
    badge.accessibilityIdentifier = "waiting"
    screen.addSubview(badge, withAssociatedConstantPosition: .after(first))
    screen.addSubview(first, withAssociatedConstantPosition: .after(second))
    screen.addSubview(second, withAssociatedConstantPosition: .after(first))
    let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(issues.map(\.elements) == [["first", "second"]])
    // Beside the frame that the first one has.
    #expect(badge.frame == CGRect(x: 0, y: -12, width: 24, height: 24))
    let entries = screen.layoutTrace().entries
    #expect(
      entries.filter { $0.activeMethod == nil }.map(\.element).sorted() == ["first", "second"])
  }

  @Test func `The trace says that a frame was refused, until one is not`() {
    let frames = [
      LayoutPosition.makeAbsolute(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
      .makeFormula { FormulaRect(x: 0, y: 0, width: .infinity * $0.width, height: 1) },
    ]
    for refused in frames {
      screen.setLayoutMethods(
        [
          LayoutMethod(condition: .width(300...), position: refused),
          LayoutMethod(constantPosition: .makeAbsolute(frame: Self.titleFrame)),
        ], for: title)
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() }.map(\.rule) == [.nonFiniteFrame])
      let entry = screen.layoutTrace().entries[0]
      #expect(entry.activeMethod == nil)
      #expect("\(entry)".contains("1. yes  width >= 300: "))
      #expect("\(entry)".contains(" (not applied, see the issue)"))
      // The other method was not applied to anything yet, nor refused.
      screen.frame.size.width = 200
      #expect(screen.layoutTrace().entries[0].activeMethod != nil)
      screen.layoutIfNeeded()
      #expect(screen.layoutTrace().entries[0].activeMethod?.condition == "always")
      screen.frame.size.width = 320
    }
  }
}

/// A view whose content has a fixed size.
final class Content: UIView {
  private let content: CGSize

  init(width: CGFloat, height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content }
}

/// Notes the widths within which it is asked for its size.
private final class ProposalNote: UIView {
  private(set) var widths: [CGFloat] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    widths.append(size.width)
    return CGSize(width: 5, height: 5)
  }

  @Test func `Formulas by an element are equal with equal elements, proposals and frames`() {
    func formula(_ sibling: UIView, _ proposal: CGFloat, _ x: CGFloat) -> SiblingFormula? {
      let position = LayoutPosition.makeFormula(by: sibling) { _, _ in
        FormulaSize(width: proposal, height: 10)
      } frame: { fitted, sibling, _ in
        FormulaRect(x: sibling.x + x, y: 0, width: fitted.width, height: fitted.height)
      }
      guard case .individual(.formulaBeside(let formula)) = position else { return nil }
      return formula
    }
    let (one, other) = (UIView(), UIView())
    let known = formula(one, 20, 5)
    #expect(known != nil && known == formula(one, 20, 5))
    for different in [formula(other, 20, 5), formula(one, 21, 5), formula(one, 20, 6)] {
      #expect(different != nil && different != known)
    }
  }
}
