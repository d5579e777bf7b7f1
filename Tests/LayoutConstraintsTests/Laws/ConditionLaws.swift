import Foundation
import Framewise
import TestSupport
import Testing

/// Statements with conditions, in a view that is resized: the answer is that of a new view.
@Suite struct ConditionLaws {
  /// Items of each kind whose statements conditions switch, a third of them each.
  private final class Screen {
    let view: ConstraintView
    private var statements: [LayoutStatement] = []
    private let scroll = UIScrollView().called("scroll")
    private let title = UILabel().called("title")

    init(seed: Int) {
      let world = StatementLaws.World(seed: UInt64(seed))
      view = world.container.called("screen")
      var random = SeededGenerator(seed: UInt64(seed) &+ 501)
      title.text = "Some words that wrap when there is little room for them"
      title.numberOfLines = 0
      for item in [scroll, title] as [UIView] { view.addForAutoLayout(item) }
      scroll >> (80, 60)
      let content = scroll.addForAutoLayout(UIView().called("content"))
      let guide = view.addLayoutGuide()
      // What no statement decides stays where an earlier answer left it.
      let weak = LayoutStatement.activate {
        title >> view.allButBottom
        scroll >> view.left
        scroll >> view.top
        content >> scroll
        content >> 30
      }
      weak.forEach { $0.priority = 100 }
      for _ in 0..<random.int(1...6) {
        var made: [LayoutStatement]
        switch random.int(0...6) {
        case 0: made = content >> (CGFloat(random.int(50...200)), 70)
        case 1: made = [content.leading >> scroll, content.trailing >> scroll].compactMap { $0 }
        case 2: made = [scroll.top >> title.lastBaseline].compactMap { $0 }
        case 3: made = [title.width >> view.width.at(0.5)].compactMap { $0 }
        case 4: made = guide >> view.safeArea
        default: made = world.extra(&random)
        }
        let bound = CGFloat(random.int(150...450))
        switch random.int(0...3) {
        case 0: made.activate(while: .width(bound...))
        case 1: made.activate(while: .width(..<bound))
        case 2: made.activate { $0.width.truncatingRemainder(dividingBy: 100) < 50 }
        default: break
        }
        statements += made
      }
    }

    /// The frames of all views, and what is said of them, at a size.
    func answer(_ width: Int, _ height: Int) -> (frames: [CGRect], text: String) {
      view.frame.size = CGSize(width: width, height: height)
      LayoutIssue.withHandler({ _ in }) { view.layoutIfNeeded() }
      let isSuspended = statements.map(\.isSuspended)
      return (
        view.subviews.map(\.frame) + [CGRect(origin: .zero, size: scroll.contentSize)],
        "\(view.layoutTrace())\n\(isSuspended)"
      )
    }

    var fitting: CGSize { view.sizeThatFits(CGSize(width: 210, height: 500)) }
  }

  @Test(arguments: 0..<250)
  func `Conditions that change leave no trace`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 9)
    let screen = Screen(seed: seed)
    for round in 0..<8 {
      let (width, height) = (random.int(100...500), random.int(100...300))
      let (found, wanted) = (screen.answer(width, height), Screen(seed: seed).answer(width, height))
      #expect(found.frames == wanted.frames, "round \(round)")
      #expect(found.text == wanted.text, "round \(round)")
    }
    #expect(screen.fitting == Screen(seed: seed).fitting)
  }

  /// Counts how often it is asked for its natural size.
  private final class Asked: UIView {
    var count = 0
    override var intrinsicContentSize: CGSize {
      count += 1
      return CGSize(width: 30, height: 20)
    }
  }

  @Test func `No view is asked for its size because a condition changes`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let item = screen.addForAutoLayout(Asked())
    item >> screen.top
    LayoutStatement.activate(while: .width(400...)) { item >> screen.right }
    LayoutStatement.activate(while: .width(..<400)) { item >> screen.left }
    screen.layoutIfNeeded()
    item.count = 0
    for (width, x) in [(500, 470), (300, 0), (450, 420)] as [(CGFloat, CGFloat)] {
      screen.frame.size.width = width
      screen.layoutIfNeeded()
      #expect(item.frame == CGRect(x: x, y: 0, width: 30, height: 20))
    }
    #expect(item.count == 0)
  }

  @Test func `A conflict under a condition is told each time it comes`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let item = screen.addForAutoLayout(UIView().called("item"))
    item >> screen.allButRight
    item.width >> 50
    // Stands all the time.
    item.height >> 20
    LayoutStatement.activate(while: .width(400...)) { item.width >> 60 }
    item.width >> .max(55)
    func told(_ width: CGFloat) -> [LayoutIssue] {
      screen.frame.size.width = width
      return LayoutIssue.collecting { screen.layoutIfNeeded() }
    }
    let first = told(300)
    #expect(
      first.map(\.rule) == [.conflictingStatements] && first[0].explanation.contains("height"))
    for width: CGFloat in [500, 450] {
      let issues = told(width)
      #expect(issues.count == (width == 500 ? 1 : 0))
      #expect(issues.allSatisfy { $0.explanation.contains("item.width == 60") })
    }
    #expect(told(300) == [] && told(320) == [])
    #expect(told(500).count == 1)
    #expect(item.frame.width == 50)
  }
}
