import Foundation
import Framewise
import TestSupport
import Testing

/// What a debugger prints of an element.
@Suite struct ExplanationRules {
  @Test func `An element is explained by its methods, the container and the size`() {
    let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")
    let card = UIView().called("card")
    screen.addSubview(card)
    screen.setLayoutMethods(
      [
        LayoutMethod(
          condition: .width(600...),
          position: .makeAbsolute(frame: CGRect(x: 24, y: 24, width: 400, height: 200))),
        LayoutMethod(
          constantPosition: .makeAbsolute(frame: CGRect(x: 16, y: 25, width: 288, height: 191))),
      ], for: card)
    screen.layoutIfNeeded()
    let lines = card.explainLayout().split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "card (16, 25, 288, 191)")
    #expect(lines[1].hasPrefix("  1. no   width >= 600: "))
    #expect(lines[1].hasSuffix("ExplanationRules.swift:14)"))
    #expect(lines[2].hasPrefix("  2. yes  always: "))
    #expect(lines[3] == "in screen, for 320 x 480")
  }

  @Test func `Each vocabulary explains what it laid out`() {
    let title = UIView().called("title")
    let row = RowView(title).called("row")
    title.width = 40
    let note = UIView().called("note")
    let list = ConstraintView().called("list")
    list.addForAutoLayout(note)
    note.left >> list.left.offset(12)
    note.width >> 30
    note.height >> 20
    let badge = UIView().called("badge")
    let scheme = SchemeView().called("scheme")
    scheme.addSubview(badge)
    scheme.schemes = [
      LayoutScheme(blocks: [badge.layoutBlock(with: Layout(x: 7, y: 0, width: 10, height: 10))])
    ]
    for (container, element) in [(row, title), (list, note), (scheme, badge)] as [(UIView, UIView)]
    {
      container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      container.layoutIfNeeded()
      let text = element.explainLayout()
      #expect(text.hasPrefix(element.layoutName + " ("), "\(text)")
      #expect(text.contains("yes"), "\(text)")
      #expect(text.hasSuffix("in \(container.layoutName), for 200 x 100"), "\(text)")
    }
  }

  @Test func `A class of an app's that lays out by methods explains what it laid out`() {
    let bar = ScrollingTabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50)).called("bar")
    let (item, label, other) = (UIView().called("item"), UIView(), UIView().called("other"))
    bar.addSubview(item)
    bar.addSubview(other)
    item.addSubview(label)
    bar.appendLayoutMethod(
      LayoutMethod(
        constantPosition: .makeAbsolute(frame: CGRect(x: 8, y: 4, width: 60, height: 42))),
      for: item)
    bar.layoutIfNeeded()
    let lines = item.explainLayout().split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == "item (8, 4, 60, 42)")
    #expect(lines[1].hasPrefix("  1. yes  always: "))
    #expect(lines.last == "in bar, for 320 x 50")
    for view in [label, other] {
      #expect(view.explainLayout().hasSuffix("no methods of a container around it"))
    }
  }

  @Test func `The container that laid an element out is found beyond plain views and by frame`() {
    let list = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("list")
    let group = UIView().called("group")
    list.addForAutoLayout(group)
    group.left >> list.left
    group.width >> 100
    group.height >> 50
    let twins = [UIView().called("twin"), UIView().called("twin")]
    for twin in twins { group.addForAutoLayout(twin) }
    twins[0].left >> group.left.offset(5)
    twins[1].left >> group.left.offset(60)
    list.layoutIfNeeded()
    #expect(twins[0].explainLayout().contains("5"))
    #expect(twins[1].explainLayout().contains("60"))
    #expect(twins[1].explainLayout().hasSuffix("in list, for 200 x 100"))
  }

  @Test func `Elements of one name and frame are told apart`() {
    let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    let (first, second) = (UIView(), UIView())
    screen.addSubview(first, withAssociatedConstantPosition: .makeAbsolute(frame: frame))
    screen.addSubview(
      second,
      withAssociatedConstantPosition: .makeInsets(
        insets: UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 70)))
    screen.layoutIfNeeded()
    #expect(first.frame == frame && second.frame == frame)
    #expect(first.explainLayout() != second.explainLayout())

    let inner = ColumnView(margin: 3, spacing: 7, UIView())
    let outer = ColumnView(spacing: 5, inner)
    let row = RowView(outer)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    row.layoutIfNeeded()
    #expect(inner.explainLayout().contains("margins (3, 3, 3, 3)"), "\(inner.explainLayout())")
    #expect(!outer.explainLayout().contains("margins (3, 3, 3, 3)"), "\(outer.explainLayout())")
  }

  @Test func `A box in another one is explained by its own size`() {
    let title = UIView().called("title")
    let column = ColumnView(margin: 8, title).called("column")
    let row = RowView(margin: 10, column)
    title.width = 40
    title.height = 30
    row.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    row.layoutIfNeeded()
    let size = column.bounds.size
    #expect(size.width < 400 && size.height <= 280)
    let text = "\(Int(size.width)) x \(Int(size.height))"
    #expect(title.explainLayout().hasSuffix("in column, for \(text)"), "\(title.explainLayout())")
    #expect(column.explainLayout().hasSuffix("in RowView, for 400 x 300"))
  }

  @Test func `Right to left is said, and so is that nobody lays an element out`() {
    let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).called("screen")
    screen.semanticContentAttribute = .forceRightToLeft
    let card = UIView().called("card")
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).called("plain")
    screen.addSubview(card)
    card.addSubview(plain)
    screen.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 1, y: 1, width: 5, height: 5)), for: card)
    screen.layoutIfNeeded()
    #expect(card.explainLayout().hasSuffix("in screen, for 100 x 50, right to left"))
    screen.mirrorsForRightToLeft = true
    screen.layoutIfNeeded()
    // 100 - 1 - 5 from the left.
    #expect(card.explainLayout().hasPrefix("card (94, 1, 5, 5)\n"))
    #expect(
      card.explainLayout().hasSuffix("in screen, for 100 x 50, mirrored for right to left"))
    #expect(plain.explainLayout() == "plain (1, 2, 3, 4)\n  no methods of a container around it")
    #expect(UIView().called("alone").explainLayout().hasPrefix("alone (0, 0, 0, 0)\n  no methods"))
  }
}

extension UIView {
  /// The view, with a name.
  fileprivate func called(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}
