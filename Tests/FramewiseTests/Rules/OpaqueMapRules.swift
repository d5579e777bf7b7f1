#if RECORDS_DECISIONS
import Foundation
import Framewise
import Testing

/// What is decided by code that is not the library's is never proved, whatever passes show.
@Suite struct OpaqueMapRules {
  private static let domain = LayoutDomain.sizes(320...900, 200...400)

  private func verdict(_ make: @escaping () -> UIView) -> LayoutVerdict {
    LayoutMap(over: Self.domain, make).verdict(.inside(.superview), testing: 100)
  }

  private func expectNotProved(_ verdict: LayoutVerdict, because reason: String) {
    #expect(verdict.kind != .proved && verdict.kind != .provedForPixels, "\(verdict)")
    #expect(verdict.description.contains(reason), "\(verdict)")
  }

  /// A screen whose one view takes an inset of 10, by data or otherwise.
  private func screen(_ method: LayoutMethod, _ view: UIView = UIView()) -> LayoutView {
    let screen = LayoutView(frame: .zero)
    view.accessibilityIdentifier = "card"
    screen.addSubview(view)
    screen.appendLayoutMethod(method, for: view)
    return screen
  }

  private static let inset = LayoutPosition.makeFormula {
    FormulaRect(x: 10, y: 10, width: $0.width - 20, height: $0.height - 20)
  }

  @Test func `A closure that is wrong at few widths is not proved`() {
    let found = verdict {
      screen(
        LayoutMethod(
          constantPosition: .makeCustom {
            let isWrong = (612.3..<612.6).contains($0.width)
            return CGRect(x: isWrong ? 300 : 10, y: 10, width: $0.width - 20, height: 50)
          }))
    }
    expectNotProved(found, because: "card is placed by a closure (OpaqueMapRules.swift:")
  }

  @Test func `Sizes at which a closure decides are known about, those by data exactly`() {
    let tooWide = LayoutPosition.makeFormula {
      FormulaRect(x: 0, y: 0, width: 1.5 * $0.width, height: 10)
    }
    let domain = LayoutDomain.sizes(300...900, 300...900)
    let opaque = LayoutMap(over: domain) {
      let screen = screen(
        LayoutMethod(condition: { $0.width > 2 * $0.height }, position: Self.inset))
      screen.appendConstantPosition(tooWide, for: screen.subviews[0])
      return screen
    }.verdict(.inside(.superview))
    #expect(opaque.isRefuted)
    #expect(opaque.violations.allSatisfy { !$0.isExact })
    #expect(opaque.description.contains(" (about "), "\(opaque)")
    let data = LayoutMap(over: domain) {
      screen(LayoutMethod(constantPosition: tooWide))
    }.verdict(.inside(.superview))
    #expect(data.violations.allSatisfy { $0.isExact })
    #expect(data.description.contains(" (100 % of the sizes)"), "\(data)")
  }

  @Test func `A guide that computes the room of its content is not proved`() {
    final class Own: LayoutGuide<UIView> {
      var card: UIView?

      override func contentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: (612.3..<612.6).contains(frame.width) ? 300 : 10, y: 0, width: 100, height: 50)
      }

      override var contentLayout: (any LayoutBlockProtocol)? {
        card?.layoutBlock(
          with: Layout(x: .left(), y: .top(), width: .fixed(100), height: .fixed(50)))
      }
    }
    let found = verdict {
      let (view, guide) = (SchemeView(frame: .zero), Own(frame: .zero))
      let card = named("card")
      view.addSubview(card)
      guide.card = card
      guide.add(to: view)
      view.schemes = [LayoutScheme(blocks: [guide.layoutBlock(with: .equal)])]
      return view
    }
    expectNotProved(found, because: "Own lays out by itself")
  }

  @Test func `An override of layoutSubviews is not proved`() {
    final class Own: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width > 500 ? 40 : 20, height: 20)
      }
    }
    let found = verdict {
      let own = Own()
      own.addSubview(own.inner)
      return screen(LayoutMethod(constantPosition: Self.inset), own)
    }
    expectNotProved(found, because: "Own lays out by itself")
  }

  @Test func `A condition that is a closure is not proved`() {
    let found = verdict {
      screen(LayoutMethod(condition: LayoutCondition { $0.width > 0 }, position: Self.inset))
    }
    expectNotProved(found, because: "a closure is the condition")
  }

  /// Its siblings follow it in the row.
  @Test func `What stands in a flow behind a view that a closure may take out is not proved`() {
    func screen(_ isTaken: @escaping @Sendable (CGSize) -> Bool) -> LayoutView {
      let screen = LayoutView(frame: .zero)
      let next = LayoutPosition.makeFormula(
        initialFrame: { _ in FormulaRect(x: 0, y: 0, width: 100, height: 20) },
        restFrame: { previous, _ in
          FormulaRect(x: previous.maxX + 10, y: 0, width: 100, height: 20)
        })
      for (index, name) in ["first", "second", "card"].enumerated() {
        let view = UIView()
        view.accessibilityIdentifier = name
        screen.addSubview(view)
        if index == 1 { screen.setLayout(of: view, at: next, while: isTaken) }
        if index != 1 { screen.appendConstantPosition(next, for: view) }
      }
      return screen
    }
    let property = LayoutProperty.inside(.superview, of: ["card"])
    for width in [612.3, 319] as [CGFloat] {
      let map = LayoutMap(over: Self.domain) { screen { (width..<width + 0.3).contains($0.width) } }
      expectNotProved(map.verdict(property, testing: 100), because: "a closure is the condition")
    }
  }

  /// Any of them may be the one that is left out.
  @Test func `Statements that contradict each other in several ways are not proved`() {
    let found = LayoutIssue.withHandler({ _ in }) {
      verdict {
        let screen = ConstraintView()
        let card = screen.addForAutoLayout(UIView())
        card.top >> screen.top
        card.left >> screen.left
        card.height >> 20
        for width in [100, 200, 300] as [CGFloat] { card.width >> width }
        return screen
      }
    }
    expectNotProved(found, because: "statements contradict each other in several ways")
  }

  @Test func `An element that nothing places is not too small`() {
    let verdict = LayoutMap(over: Self.domain) {
      screen(LayoutMethod(condition: LayoutCondition { $0.width < 0 }, position: Self.inset))
    }.verdict(.minimumSize(width: 44, height: 44, of: ["card"]), testing: 50)
    #expect(verdict.kind == .tested, "\(verdict)")
  }

  @Test func `Mirrored content of a scroll view depends on all that makes it wide`() {
    let verdict = LayoutMap(over: Self.domain.with(direction: .rightToLeft)) {
      let scroll = LayoutScrollView(frame: .zero)
      scroll.mirrorsForRightToLeft = true
      let (wide, card) = (UIView(), UIView())
      card.accessibilityIdentifier = "card"
      for view in [wide, card] { scroll.addSubview(view) }
      scroll.appendConstantPosition(
        .makeCustom { bounds in
          let isWrong = (612.3..<612.6).contains(bounds.width)
          return CGRect(x: 0, y: 0, width: isWrong ? 5000 : bounds.width, height: 20)
        }, for: wide)
      scroll.appendConstantPosition(
        .makeFormula { _ in FormulaRect(x: 10, y: 30, width: 100, height: 20) }, for: card)
      return scroll
    }.verdict(.inside(.superview, of: ["card"]), testing: 100)
    expectNotProved(verdict, because: "placed by a closure")
  }

  @Test func `A view that measures by itself is not proved, nor are its siblings in a row`() {
    final class Own: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    func map(_ measured: @escaping () -> UIView) -> LayoutVerdict {
      let map = LayoutMap(over: Self.domain) {
        let (first, second) = (measured(), UIView())
        second.accessibilityIdentifier = "second"
        second.weight = 1
        return RowView { [first, second] }
      }
      return map.verdict(.inside(.superview, of: ["second"]), testing: 100)
    }
    expectNotProved(map { Own() }, because: "Own measures by itself")
    #expect(map { UIView() }.kind == .proved)
  }

  @Test func `A natural size of an app's class is not proved`() {
    final class Own: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }
    let found = verdict {
      let row = RowView { [Own(), UIView()] }
      return row
    }
    expectNotProved(found, because: "Own measures by itself")
  }

  @Test func `A text measurer of an app's is not proved`() {
    struct Own: TextMeasuring {
      func lines(
        of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
        maximumLines: Int
      ) -> TextLines {
        UILabel.defaultTextMeasuring.lines(
          of: text, font: font, width: width, lineBreakMode: lineBreakMode,
          maximumLines: maximumLines)
      }
    }
    let found = verdict {
      let label = UILabel()
      label.text = "A text"
      label.textMeasuring = Own()
      return RowView { [label, UIView()] }
    }
    expectNotProved(found, because: "Own")
  }

  /// The ways to write a frame.
  enum Write: CaseIterable { case frame, bounds, center }

  @Test(arguments: Write.allCases)
  func `A frame that is written while containers lay out is not proved`(_ write: Write) {
    final class Own: UIView {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let write: Write

      init(_ write: Write) {
        self.write = write
        super.init(frame: .zero)
        addSubview(inner)
      }

      required init?(coder: NSCoder) { nil }

      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        switch write {
        case .frame: inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        case .bounds: inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        case .center: inner.center = CGPoint(x: 10, y: 10)
        }
      }
    }
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let found = LayoutMap(over: .sizes(320...900, 200...400, safeAreaInsets: insets)) {
      screen(LayoutMethod(constantPosition: Self.inset), Own(write))
    }.verdict(.inside(.superview), testing: 100)
    expectNotProved(found, because: "the frame of UIView is written during a pass")
  }

  @Test func `A class of an app's without such methods is proved`() {
    final class Own: UIView {
      var number = 1
      func tap() { number += 1 }
    }
    let found = verdict { screen(LayoutMethod(constantPosition: Self.inset), Own()) }
    #expect(found.kind == .proved, "\(found)")
  }

  /// A button places its title and its image itself, and is the library's.
  @Test func `A button is proved, with its title and its image`() {
    let found = verdict {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
      return screen(LayoutMethod(constantPosition: Self.inset), button)
    }
    #expect(found.kind == .proved, "\(found)")
  }

  @Test func `A button whose class places its parts by itself is not proved`() {
    final class OwnTitle: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.width > 500 ? 40 : 20, y: 0, width: 40, height: 20)
      }
    }
    final class OwnImage: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.width > 500 ? 40 : 20, y: 0, width: 40, height: 20)
      }
    }
    final class OwnContent: UIButton {
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.width > 500 ? bounds : .zero
      }
    }
    final class OwnLayout: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame.origin.x = bounds.width > 500 ? 40 : 20
      }
    }
    final class Plain: UIButton {
      var number = 0
      override func setNeedsLayout() { super.setNeedsLayout() }
    }
    func verdict(_ make: @escaping () -> UIButton) -> LayoutVerdict {
      self.verdict {
        let button = make()
        button.setTitle("Save", for: .normal)
        return screen(LayoutMethod(constantPosition: Self.inset), button)
      }
    }
    expectNotProved(verdict { OwnTitle() }, because: "OwnTitle lays out by itself")
    expectNotProved(verdict { OwnImage() }, because: "OwnImage lays out by itself")
    expectNotProved(verdict { OwnContent() }, because: "OwnContent lays out by itself")
    expectNotProved(verdict { OwnLayout() }, because: "OwnLayout lays out by itself")
    #expect(verdict { Plain() }.kind == .proved)
  }

  @Test func `A view beside one that is not placed everywhere is not proved`() {
    func made(_ sidebarCondition: LayoutCondition) -> LayoutVerdict {
      LayoutMap(over: Self.domain) {
        let screen = LayoutView(frame: .zero)
        let (sidebar, content) = (named("sidebar"), named("content"))
        screen.addSubview(
          sidebar,
          layoutMethods: [
            LayoutMethod(
              condition: sidebarCondition,
              position: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
          ])
        screen.addSubview(
          content, constantPosition: .after(sidebar, 16, align: .fill, width: .remaining()))
        return screen
      }.verdict(.minimumSize(width: 100, of: ["content"]))
    }
    // Where the sidebar came from a wider screen, 104 points are left at 320, else 304.
    expectNotProved(
      made(.width(600...)), because: "content depends on where sidebar was before the pass")
    #expect(made(.width(0...)).kind == .proved)
  }

  @Test func `A block beside a view that no block of the scheme places is not proved`() {
    func made(_ placesLeft: Bool) -> LayoutVerdict {
      LayoutMap(over: Self.domain) {
        let view = SchemeView(frame: .zero)
        let (left, right) = (named("left"), named("right"))
        view.addSubview(left)
        view.addSubview(right)
        let leftBlock = left.layoutBlock(
          with: Layout(x: .left(), y: .top(), width: .fixed(200), height: .fixed(50)))
        let rightBlock = right.layoutBlock(
          with: .equal,
          constraints: [left.layoutConstraint(for: [.trailing(.limit(on: .outer))])])
        view.schemes = [
          LayoutScheme(blocks: [leftBlock, rightBlock]).when(.width(600...)),
          LayoutScheme(blocks: placesLeft ? [leftBlock, rightBlock] : [rightBlock]),
        ]
        return view
      }.verdict(.minimumSize(width: 100, of: ["right"]))
    }
    expectNotProved(made(false), because: "a block depends on where left was before the pass")
    #expect(made(true).kind == .proved)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `A cell places its content beside an accessory, which no other code does`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let domain = LayoutDomain.sizes(320...900, 200...400, direction: direction)
    let map = LayoutMap(over: domain) {
      ColumnView(
        verticalAlignment: .top, spacing: 0,
        BoxTableViewCell(accessoryType: .checkmark, UILabel(text: "text")))
    }
    #expect(map.verdict(.inside(.superview)).kind == .proved)
    #expect(map.verdict(.inside(.safeArea)).kind == .proved)
  }
}
#endif
