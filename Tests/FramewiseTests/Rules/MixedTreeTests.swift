import Foundation
import Framewise
import TestSupport
import Testing

/// Scheme views in and around the containers of the other vocabularies, four levels deep; sizes and
/// frames by hand.
@Suite struct MixedTreeTests {
  /// A view of a natural size.
  private final class Leaf: UIView {
    let content = CGSize(width: 40, height: 20)

    override func sizeThatFits(_ size: CGSize) -> CGSize { content }

    override var intrinsicContentSize: CGSize { content }
  }

  private let leaf = Leaf()
  private let icon = UIView()

  /// A scheme view that puts `view` 3 points right of and 5 below its corner, at its content's
  /// size.
  private func scheme(_ view: UIView) -> SchemeView {
    let result = SchemeView()
    result.addSubview(view)
    result.schemes = [
      LayoutScheme(blocks: [
        view.layoutBlock(with: Layout(x: 3, y: 5, width: .content, height: .content))
      ])
    ]
    return result
  }

  @Test func `A view whose methods stay behind in a layout view is told with both`() {
    let screen = LayoutView(frame: rect(0, 0, 100, 100))
    screen.accessibilityIdentifier = "screen"
    leaf.accessibilityIdentifier = "leaf"
    screen.addSubview(leaf, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    screen.layoutIfNeeded()
    let line = #line - 2
    for (name, container) in [
      ("row", RowView()), ("constraints", ConstraintView()), ("scheme", SchemeView()),
    ] as [(String, UIView)] {
      container.accessibilityIdentifier = name
      container.addSubview(leaf)
      screen.setNeedsLayout()
      let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
      #expect(issues.map(\.rule) == [.methodsWithoutSubview])
      #expect(issues.first?.elements == ["leaf", "screen", name])
      #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
      #expect(issues.first?.advice.contains("in the words of \(name)") == true)
      screen.setNeedsLayout()
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      screen.addSubview(leaf)
      #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
      #expect(leaf.frame == screen.bounds)
    }
  }

  /// A constraint view with 2 points around `view` on all sides.
  private func constraints(_ view: UIView) -> ConstraintView {
    let result = ConstraintView()
    result.addSubview(view)
    view
      >> result.all(topOffset: 2, leadingOffset: 2, bottomOffset: -2, trailingOffset: -2)
    return result
  }

  /// A row of `view` and an icon of 10 by 10, 4 points apart, at their natural sizes.
  private func row(_ view: UIView) -> RowView {
    icon.width = 10
    icon.height = 10
    return RowView(spacing: 4, view, icon)
  }

  @Test func `Constraints in a scheme in a row in a layout view`() {
    let inner = constraints(leaf)
    let middle = scheme(inner)
    let box = row(middle)
    box.horizontalAlignment = .leading
    box.verticalAlignment = .top
    let outer = LayoutView(frame: rect(0, 0, 300, 200))
    outer.addSubview(box, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    outer.layoutIfNeeded()
    // 40 x 20, 44 x 24 with the distances, at (3, 5): 47 x 29.
    #expect(inner.sizeThatFits(CGSize(width: 300, height: 200)) == CGSize(width: 44, height: 24))
    #expect(middle.sizeThatFits(CGSize(width: 300, height: 200)) == CGSize(width: 47, height: 29))
    #expect(box.frame == rect(0, 0, 300, 200))
    #expect(middle.frame == rect(0, 0, 47, 29))
    #expect(icon.frame == rect(51, 0, 10, 10))
    #expect(inner.frame == rect(3, 5, 44, 24))
    #expect(leaf.frame == rect(2, 2, 40, 20))
  }

  @Test func `A scheme in constraints in a scheme in constraints`() {
    let first = scheme(leaf)
    let second = constraints(first)
    let third = scheme(second)
    let fourth = constraints(third)
    let size = fourth.sizeThatFits(CGSize(width: 300, height: 200))
    // 43 x 25, 47 x 29, 50 x 34, 54 x 38.
    #expect(size == CGSize(width: 54, height: 38))
    fourth.frame = CGRect(origin: .zero, size: size)
    fourth.layoutIfNeeded()
    #expect(third.frame == rect(2, 2, 50, 34))
    #expect(second.frame == rect(3, 5, 47, 29))
    #expect(first.frame == rect(2, 2, 43, 25))
    #expect(leaf.frame == rect(3, 5, 40, 20))
  }

  @Test func `A layout view in a scheme in a row in constraints`() {
    let controller = LayoutView()
    controller.addSubview(leaf, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    let middle = SchemeView()
    middle.addSubview(controller)
    middle.schemes = [
      LayoutScheme(blocks: [controller.layoutBlock(with: Layout(x: 3, y: 5, width: 60, height: 30))]
      )
    ]
    let box = row(middle)
    box.horizontalAlignment = .leading
    box.verticalAlignment = .top
    let outer = constraints(box)
    // 63 x 35, then 4 and 10 beside it.
    let size = outer.sizeThatFits(CGSize(width: 300, height: 200))
    #expect(size == CGSize(width: 81, height: 39))
    outer.frame = CGRect(origin: .zero, size: size)
    outer.layoutIfNeeded()
    #expect(box.frame == rect(2, 2, 77, 35))
    #expect(middle.frame == rect(0, 0, 63, 35))
    #expect(icon.frame == rect(67, 0, 10, 10))
    #expect(controller.frame == rect(3, 5, 60, 30))
    #expect(leaf.frame == rect(0, 0, 60, 30))
  }

  /// A label of a given size, which like every label tells when its content changes.
  private final class CountingLabel: UILabel {
    var proposals: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      proposals.append(size)
      return CGSize(width: 40, height: 20)
    }
  }

  @Test func `A leaf is asked once for each size until its content changes`() {
    let label = CountingLabel()
    label.text = "leaf"
    let first = scheme(label)
    let second = constraints(first)
    let third = row(second)
    third.horizontalAlignment = .leading
    third.verticalAlignment = .top
    let tree = scheme(third)
    tree.frame = rect(0, 0, 300, 200)
    tree.layoutIfNeeded()
    // 43 x 25, 47 x 29, 61 x 29.
    #expect(third.frame == rect(3, 5, 61, 29))
    #expect(second.frame == rect(0, 0, 47, 29))
    #expect(first.frame == rect(2, 2, 43, 25))
    #expect(label.frame == rect(3, 5, 40, 20))
    // Without end to find the length of the scheme, then in that length: once each, though four
    // containers ask for it.
    #expect(label.proposals.count == 2, "\(label.proposals)")
    label.proposals = []
    for view in [first, second, third, tree] {
      view.setNeedsLayout()
      tree.layoutIfNeeded()
    }
    #expect(label.proposals.isEmpty, "\(label.proposals)")
    label.text = "other"
    tree.layoutIfNeeded()
    #expect((1...2).contains(label.proposals.count), "\(label.proposals)")
  }

  @Test func `A width that misses the natural one by rounding leaves a container as high`() {
    func height(_ state: (ConstraintView, UIView) -> Void) -> CGFloat {
      let (root, panel) = (ConstraintView(frame: rect(0, 0, 300, 100)), LayoutView())
      panel.addSubview(
        UIView(),
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(x: 0, y: 0, width: min($0.width, 30.3), height: $0.width / 4)
        })
      root.addForAutoLayout(panel)
      state(root, panel)
      root.layoutIfNeeded()
      #expect(abs(panel.frame.width - 30.3) < 1e-12)
      return panel.frame.height
    }
    // Three times 10.1 is 30.299999999999997.
    #expect(10.1 * 3 != 30.3)
    let exact = height { $1.width >> 30.3 }
    let rounded = height { root, panel in
      let other = UIView()
      root.addForAutoLayout(other)
      other.width >> 10.1
      panel.width >> other.width.at(3)
    }
    #expect(abs(exact - rounded) < 1e-9)
  }

  @Test func `A box that a layout moves out of the safe area is as high as it is there`() {
    func column() -> ColumnView {
      let leaves = [UIView(), UIView()]
      for leaf in leaves { leaf.height = 19 }
      return ColumnView(margin: 7, spacing: 8, leaves[0], leaves[1])
    }
    let size = CGSize(width: 300, height: 400)
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let input = LayoutInput(size: size, safeAreaInsets: insets)
    // 7, 19, 8, 19 and 7, at 108: below what is covered, and above it.
    let expected = rect(0, 108, 300, 60)
    func check(_ root: UIView, _ inner: UIView) {
      let name = root.layoutName + "/ColumnView"
      #expect(LayoutSnapshot(of: root, in: input)[name]?.frame == expected)
      root.hostSafeAreaInsets = insets
      root.frame = CGRect(origin: .zero, size: size)
      root.layoutIfNeeded()
      #expect(inner.frame == expected)
    }
    let (view, top, first) = (LayoutView(), UIView(), column())
    view.addSubview(
      top, withAssociatedConstantPosition: .makeAbsolute(frame: rect(0, 0, 300, 100)))
    view.addSubview(first, withAssociatedConstantPosition: .below(top, 8, width: .sibling))
    check(view, first)
    let (list, second) = (ConstraintView(), column())
    list.addForAutoLayout(second)
    second.top >> list.top.offset(108)
    second.left >> list.left
    second.right >> list.right
    check(list, second)
  }

  @Test func `A box in a scroll view that ends behind a bar is higher by the bar, and stays so`() {
    let scroll = LayoutScrollView(frame: rect(0, 0, 100, 200))
    scroll.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let box = ColumnView(margin: 0, UIView())
    box.subviews[0].height = 80
    scroll.addSubview(
      box,
      constantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: .infinity) },
        frame: { FormulaRect(x: 0, y: 130, width: $1.width, height: $0.height) }))
    for _ in 0..<3 {
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
      // 80 points of content end below the view, so all of the bar is in front of the box.
      #expect(box.frame == rect(0, 130, 100, 114))
    }
  }

  @Test func `A snapshot at another scale snaps what is in inner containers to its pixels`() {
    let (outer, inner, child) = (LayoutView(), LayoutView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(inner)
    inner.addSubview(child)
    inner.snapsToPixelGrid = true
    outer.appendConstantPosition(.makeInsets(insets: .zero), for: inner)
    inner.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 0.4, y: 0, width: 10, height: 10)), for: child)
    outer.layoutIfNeeded()
    #expect(child.frame.origin.x == 0)
    // 0.4 points are 0.8 pixels, and a pixel is half a point.
    let input = LayoutInput(size: CGSize(width: 100, height: 100), scale: 2)
    let snapshot = LayoutSnapshot(of: outer, in: input)
    #expect(snapshot["LayoutView/LayoutView/UIView"]?.frame.origin.x == 0.5)
    #expect(child.frame.origin.x == 0)
  }

  @Test(
    arguments: [(.unspecified, 50), (.forceLeftToRight, 0), (.forceRightToLeft, 50)]
      as [(UISemanticContentAttribute, CGFloat)])
  func `A direction between containers comes before that of a snapshot's input`(
    _ attribute: UISemanticContentAttribute, _ x: CGFloat
  ) {
    let (outer, middle, inner, child) = (LayoutView(), UIView(), LayoutView(), UIView())
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.semanticContentAttribute = attribute
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(child)
    inner.frame = frame
    outer.appendConstantPosition(.makeInsets(insets: .zero), for: middle)
    inner.setLayout(
      of: child, at: .makeAbsolute(frame: CGRect(x: 50, y: 0, width: 10, height: 10)),
      while: .direction(.rightToLeft))
    inner.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), for: child)
    let input = LayoutInput(size: frame.size, direction: .rightToLeft)
    let snapshot = LayoutSnapshot(of: outer, in: input)
    #expect(snapshot["LayoutView/UIView/LayoutView/UIView"]?.frame.origin.x == x)
  }

  /// A row that begins with large text 10 points below its top, as large as its content.
  private func titleRow() -> (row: RowView, baseline: CGFloat) {
    let font = UIFont.systemFont(ofSize: 40)
    let row = RowView(UILabel(text: "Title", font: font))
    row.topMargin = 10
    return (row, 10 + font.ascender)
  }

  @Test func `A block stands on the baseline of a row from the first pass on`() {
    let (row, baseline) = titleRow()
    let label = UILabel(text: "Note")
    let board = SchemeView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in [row, label] { board.addSubview(view) }
    let natural = Layout(x: .left(), y: .top(), width: .content, height: .content)
    let below = row.baselineLayoutConstraint(for: [.top(.limit(on: .inner))])
    board.schemes = [
      LayoutScheme(blocks: [
        row.layoutBlock(with: natural), label.layoutBlock(with: natural, constraints: [below]),
      ])
    ]
    board.layoutIfNeeded()
    #expect(abs(label.frame.minY - baseline) < 1e-9)
  }

  @Test func `A statement aligns text with that of a row from the first pass on`() {
    let (row, baseline) = titleRow()
    let label = UILabel(text: "Note")
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in [row, label] { screen.addForAutoLayout(view) }
    row >> screen.left
    row >> screen.top
    label >> screen.right
    label.firstBaseline >> row.firstBaseline
    screen.layoutIfNeeded()
    #expect(abs(label.frame.minY + label.font.ascender - baseline) < 1e-9)
    (row.subviews[0] as? UILabel)?.font = .systemFont(ofSize: 20)
    screen.layoutIfNeeded()
    let smaller = 10 + UIFont.systemFont(ofSize: 20).ascender
    #expect(abs(label.frame.minY + label.font.ascender - smaller) < 1e-9)
  }

  @Test func `Other text in a row of a given size moves what stands on its baseline`() {
    let (row, baseline) = titleRow()
    row.verticalAlignment = .top
    let label = UILabel(text: "Note")
    let board = SchemeView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in [row, label] { board.addSubview(view) }
    let below = row.baselineLayoutConstraint(for: [.top(.limit(on: .inner))])
    board.schemes = [
      LayoutScheme(blocks: [
        row.layoutBlock(with: Layout(x: .left(), y: .top(), width: 100, height: 90)),
        label.layoutBlock(
          with: Layout(x: .left(), y: .top(), width: .content, height: .content),
          constraints: [below]),
      ])
    ]
    board.layoutIfNeeded()
    #expect(abs(label.frame.minY - baseline) < 1e-9)
    (row.subviews[0] as? UILabel)?.font = .systemFont(ofSize: 20)
    board.layoutIfNeeded()
    #expect(abs(label.frame.minY - 10 - UIFont.systemFont(ofSize: 20).ascender) < 1e-9)
  }

  /// A leaf that runs code when it is asked for its size.
  private final class BusyLeaf: UIView {
    var content = CGSize(width: 10, height: 10)
    var body: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      let body = body
      self.body = nil
      body?()
      return content
    }
  }

  /// When it is measured first, nothing but the measuring knows the row in the column.
  @Test(arguments: [false, true])
  func `A row that changes while the column around it is measured first is laid out with that`(
    isContent: Bool
  ) {
    let (first, busy, more) = (BusyLeaf(), BusyLeaf(), BusyLeaf())
    let row = RowView(spacing: 0, first, busy)
    let column = ColumnView(spacing: 0, row)
    let screen = LayoutView(frame: rect(0, 0, 100, 100))
    screen.addSubview(
      column,
      constantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: .infinity) },
        frame: { fitting, _ in
          FormulaRect(x: 0, y: 0, width: fitting.width, height: fitting.height)
        }))
    busy.body = {
      if isContent {
        first.content.width = 20
        first.invalidateIntrinsicContentSize()
      } else {
        row.addSubview(more)
      }
    }
    let issues = LayoutIssue.collecting { for _ in 0..<3 { screen.layoutIfNeeded() } }
    // New content only marks.
    #expect(issues.map(\.rule) == (isContent ? [] : [.changedDuringPass]))
    #expect(column.frame == rect(0, 0, 30, 10))
    #expect(busy.frame == rect(isContent ? 20 : 10, 0, 10, 10))
    if !isContent { #expect(more.frame == rect(20, 0, 10, 10)) }
  }
}
