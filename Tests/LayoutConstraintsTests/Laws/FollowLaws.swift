import Foundation
import Framewise
import Testing

/// After any change the next pass, and the next measuring, are those of a tree that was made so.
@Suite struct FollowLaws {
  /// A tree that uses most of what statements can be about.
  final class World {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")
    let label = UILabel().called("label")
    let sized = Sized(width: 40, height: 20).called("sized")
    let rival = Sized(width: 300, height: 20).called("rival")
    let inner = ConstraintView().called("inner")
    let plain = UIView().called("plain")
    let given = UIView(frame: CGRect(x: 5, y: 300, width: 60, height: 30)).called("given")
    let scroll = UIScrollView().called("scroll")
    let column: ColumnView
    let row = Sized(width: 30, height: 10).called("row")
    let safe = UIView().called("safe"), margin = UIView().called("margin")
    let innerMargin = UIView().called("innerMargin"), innerSafe = UIView().called("innerSafe")
    let a = UIView().called("a"), b = UIView().called("b"), c = UIView().called("c")
    let content = UIView().called("content"), beside = UIView().called("beside")
    let guide: UILayoutGuide
    var all: [UIView] = []
    var statements: [String: LayoutStatement] = [:]

    init() {
      column = ColumnView(spacing: 4, row)
      guide = screen.addLayoutGuide()
      screen.semanticContentAttribute = .forceLeftToRight
      all = [
        label, sized, rival, inner, plain, given, scroll, column, safe, margin, a, b, c, beside,
      ]
      for view in all where view !== given { screen.addForAutoLayout(view) }
      screen.addSubview(given)
      inner.insetsLayoutMarginsFromSafeArea = false
      screen.insetsLayoutMarginsFromSafeArea = false
      label.text = "Some words that wrap when there is little room for them, and then a few more"
      label.numberOfLines = 0
      label >> screen.top
      label.leading >> screen.leading.offset(10)
      statements["labelWidth"] = label.width.constrain(to: 200)
      sized.leading >> screen.leading
      sized.top >> label.bottom.offset(5)
      rival.leading >> sized.trailing.offset(4)
      rival.trailing >> screen.trailing
      rival.firstBaseline >> label.lastBaseline
      inner.leading >> screen.leading.offset(7)
      statements["innerWidth"] = inner.width >> screen.width.at(0.5)
      inner.bottom >> screen.bottom.offset(-10)
      statements["innerHeight"] = inner.height.constrain(to: 90)
      plain.leading >> inner.trailing.offset(8)
      plain.top >> inner.top
      plain >> (50, 60)
      plain.addForAutoLayout(c)
      c.leading >> plain.leading.offset(3)
      c.top >> plain
      c >> (6, 7)
      inner.addForAutoLayout(innerMargin) >> inner.layoutMarginsGuide
      inner.addForAutoLayout(innerSafe) >> inner.safeArea
      safe >> screen.safeArea
      margin >> screen.layoutMarginsGuide
      beside.left >> given.right.offset(8)
      beside.top >> given.top
      beside >> (9, 9)
      scroll.right >> screen.right
      scroll.bottom >> screen.bottom
      scroll >> (100, 80)
      scroll.addForAutoLayout(content) >> scroll
      content.width >> scroll.width.at(2)
      statements["content"] = content.height.constrain(to: 300)
      column.top >> given.bottom.offset(3)
      column.left >> screen
      guide.leading >> screen.leading.offset(20)
      guide.top >> screen.top
      guide.width >> screen.width.at(0.25)
      guide.height >> 10
      a.leading >> guide.trailing
      a.top >> guide.bottom
      statements["a"] = a.width.constrain(to: sized.width.at(2).offset(1))
      statements["aHeight"] = a.height.constrain(to: 30)
      b.leading >> a.trailing.offset(2)
      b.top >> a.top
      b.height >> a.height
      statements["wish"] = b.width.constrain(to: 70)
      statements["wish"]?.priority = 600
      statements["limit"] = b.width.constrain(to: .max(50))
      statements["limit"]?.priority = 500
      all += [innerMargin, innerSafe, content, row]
    }

    /// All frames, what scrolls, and the answers to a few proposals.
    func numbers() -> [String: CGRect] {
      var found: [String: CGRect] = [:]
      LayoutIssue.withHandler({ _ in }) {
        screen.layoutIfNeeded()
        for view in all { found[view.layoutName] = view.frame }
        found["guide"] = guide.layoutFrame
        found["scrolls"] = CGRect(origin: .zero, size: scroll.contentSize)
        for width in [30, 150, 1000] as [CGFloat] {
          found["screen in \(width)"] = CGRect(
            origin: .zero, size: screen.sizeThatFits(CGSize(width: width, height: .infinity)))
          found["inner in \(width)"] = CGRect(
            origin: .zero, size: inner.sizeThatFits(CGSize(width: width, height: 10)))
        }
      }
      return found
    }
  }

  static var changes: [(name: String, body: (World) -> Void)] {
    [
      ("text", { $0.label.text = "Short" }),
      ("lines", { $0.label.numberOfLines = 1 }),
      ("two lines", { $0.label.numberOfLines = 2 }),
      ("font", { $0.label.font = .systemFont(ofSize: 30) }),
      (
        "preferred width",
        { world in
          world.statements["labelWidth"]?.deactivate()
          world.label.preferredMaxLayoutWidth = 90
        }
      ),
      ("text beside", { $0.statements["labelWidth"]?.constant = 60 }),
      ("natural width", { $0.sized.natural.width = 90 }),
      ("natural height", { $0.sized.natural.height = 33 }),
      ("no natural width", { $0.rival.natural.width = -1 }),
      (
        "hugging less than rival",
        { world in
          world.rival.natural.width = 100
          world.sized.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        }
      ),
      (
        "vertical compression",
        { world in
          world.sized.height.constrain(to: 5).priority = 740
          world.sized.setContentCompressionResistancePriority(UILayoutPriority(700), for: .vertical)
        }
      ),
      (
        "safe area",
        { $0.screen.hostSafeAreaInsets = UIEdgeInsets(top: 9, left: 8, bottom: 60, right: 6) }
      ),
      ("margins", { $0.screen.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
      (
        "inner margins",
        { $0.inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      ),
      ("direction", { $0.screen.semanticContentAttribute = .forceRightToLeft }),
      (
        "direction of a plain view",
        { world in
          world.plain.semanticContentAttribute = .forceRightToLeft
          world.screen.setNeedsLayout()
        }
      ),
      ("size", { $0.screen.frame.size = CGSize(width: 251, height: 601) }),
      (
        "given",
        { world in
          world.given.frame = CGRect(x: 15, y: 200, width: 70, height: 40)
          world.screen.setNeedsLayout()
        }
      ),
      ("constant", { $0.statements["a"]?.constant = 9 }),
      (
        "factor",
        {
          $0.statements["a"]?.multiplier = -0.5; $0.statements["a"]?.constant = 80
        }
      ),
      ("factor 0", { $0.statements["a"]?.multiplier = 0 }),
      (
        "factor 0 and back",
        { world in
          world.statements["a"]?.multiplier = 0
          _ = world.numbers()
          world.statements["a"]?.multiplier = 3
        }
      ),
      ("factor that is none", { $0.statements["a"]?.multiplier = .nan }),
      (
        "factor that was none",
        { world in
          world.statements["a"]?.multiplier = .nan
          _ = world.numbers()
          world.statements["a"]?.multiplier = 3
        }
      ),
      (
        "constant that was none",
        { world in
          world.statements["a"]?.constant = .infinity
          _ = world.numbers()
          world.statements["a"]?.constant = 30
        }
      ),
      ("priority", { $0.statements["limit"]?.priority = 700 }),
      ("required", { $0.statements["limit"]?.priority = .required }),
      (
        "optional",
        { world in
          world.statements["aHeight"]?.priority = 500
          world.a.height.constrain(to: 40).priority = 501
        }
      ),
      ("condition", { $0.statements["wish"]?.activate(while: .width(1000...)) }),
      (
        "condition that holds",
        { world in
          world.statements["wish"]?.activate(while: .width(1000...))
          _ = world.numbers()
          world.screen.frame.size.width = 1100
        }
      ),
      (
        "condition taken away",
        { world in
          world.statements["wish"]?.activate(while: .width(1000...))
          _ = world.numbers()
          world.statements["wish"]?.activate(while: .always)
          world.statements["wish"]?.constant = 44
        }
      ),
      ("deactivated", { $0.statements["wish"]?.deactivate() }),
      (
        "activated",
        { world in
          world.statements["wish"]?.deactivate()
          _ = world.numbers()
          world.statements["wish"]?.activate()
          world.statements["wish"]?.constant = 44
        }
      ),
      ("added", { $0.b.width.constrain(to: 20) }),
      (
        "added inside",
        { world in
          world.innerMargin.addForAutoLayout(UIView().called("new")) >> world.innerMargin.all
          world.all += world.innerMargin.subviews
        }
      ),
      ("content", { $0.statements["content"]?.constant = 500 }),
      (
        "content gone",
        { world in
          world.statements["content"]?.deactivate()
          world.content.height.constrain(to: 33)
        }
      ),
      ("inner size", { $0.statements["innerHeight"]?.constant = 130 }),
      ("inner factor", { $0.statements["innerWidth"]?.multiplier = 0.25 }),
      ("box", { $0.row.natural = CGSize(width: 50, height: 44) }),
      (
        "moved",
        { world in
          world.plain.addSubview(world.b)
          world.screen.setNeedsLayout()
        }
      ),
      ("moved inside", { $0.inner.addSubview($0.b) }),
    ]
  }

  @Test(arguments: 0..<changes.count)
  func `A changed tree is that of a new one`(_ number: Int) {
    let (name, body) = Self.changes[number]
    let (world, fresh) = (World(), World())
    let before = world.numbers()
    #expect(fresh.screen.frame == world.screen.frame)
    body(world)
    body(fresh)
    // Safe areas of boxes in the tree depend on frames, so a new tree takes two passes.
    _ = fresh.numbers()
    fresh.screen.setNeedsLayout()
    let (found, wanted) = (world.numbers(), fresh.numbers())
    #expect(found != before, "\(name) has no effect")
    #expect(found.keys == wanted.keys)
    for (key, frame) in wanted {
      #expect(
        found[key]?.isClose(to: frame, 1e-6) == true,
        "\(name): \(key) is \(found[key] ?? .null), not \(frame)")
    }
    // Another pass changes nothing.
    world.screen.setNeedsLayout()
    for (key, frame) in world.numbers() {
      #expect(found[key]?.isClose(to: frame, 1e-9) == true, "\(name): \(key), once more")
    }
  }
}
