import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct SchemeViewTests {
  let picture = UIView()
  let text = UILabel()

  private func makeView() -> SchemeView {
    let view = SchemeView()
    text.text = "Some words that take more than one line where there is little room"
    text.numberOfLines = 0
    for child in [picture, text] { view.addSubview(child) }
    view.schemes = [
      LayoutScheme(blocks: [
        picture.layoutBlock(with: Layout(x: .leading(), width: 300, height: 200)),
        text.layoutBlock(
          with: Layout(x: .leading(20), width: .boxed(20), height: .content),
          constraints: [picture.layoutConstraint(for: [.trailing(.limit(on: .outer))])]),
      ]).when(.width(700...)),
      LayoutScheme(blocks: [
        picture.layoutBlock(with: Layout(height: 100)),
        text.layoutBlock(
          with: Layout(y: 10, height: .content),
          constraints: [picture.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      ]),
    ]
    return view
  }

  @Test func `A scheme behind one without a condition is told once`() {
    let view = makeView()
    view.frame.size = CGSize(width: 800, height: 400)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() } == [])
    view.schemes = [view.schemes[1], view.schemes[0]]
    for count in [1, 0] {
      view.setNeedsLayout()
      let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
      #expect(issues.map(\.rule) == Array(repeating: .conditionShadowed, count: count))
      #expect(issues.allSatisfy { $0.numbers == [.init("scheme", 2)] })
      // The same again is no news.
      view.schemes = Array(view.schemes)
    }
    #expect(picture.frame == rect(0, 0, 800, 100))
  }

  @Test func `The first scheme whose condition holds lays out and measures`() {
    let view = makeView()
    let narrow = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    #expect(picture.frame == .zero)
    view.frame = CGRect(x: 5, y: 5, width: 200, height: narrow.height)
    view.layoutIfNeeded()
    let lines = text.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
    #expect(picture.frame == rect(0, 0, 200, 100))
    #expect(text.frame == rect(0, 110, 200, lines))
    #expect(narrow == CGSize(width: 200, height: 110 + lines))

    view.frame.size = CGSize(width: 800, height: 400)
    view.layoutIfNeeded()
    #expect(picture.frame == rect(0, 0, 300, 200))
    #expect(text.frame.minX == 320)
    #expect(text.frame.width == 480)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(picture.frame == rect(500, 0, 300, 200))
    #expect(text.frame.maxX == 480)
  }

  @Test func `A view made of schemes lays out and measures by them`() {
    let view = SchemeView(
      LayoutScheme(blocks: [picture.layoutBlock(with: Layout(width: 300, height: 200))])
        .when(.width(700...)),
      LayoutScheme(blocks: [picture.layoutBlock(with: Layout(x: 10, width: 60, height: 40))]))
    view.addSubview(picture)
    #expect(view.sizeThatFits(CGSize(width: 150, height: 100)) == CGSize(width: 70, height: 40))
    view.frame = rect(0, 0, 800, 400)
    view.layoutIfNeeded()
    #expect(picture.frame == rect(0, 0, 300, 200))
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(picture.frame == rect(10, 0, 60, 40))
  }

  @Test func `A snapshot at another input leaves the view as it was`() {
    let view = makeView()
    view.frame = rect(0, 0, 200, 300)
    view.layoutIfNeeded()
    let before = LayoutSnapshot(of: view)
    let wide = LayoutSnapshot(
      of: view, in: LayoutInput(size: CGSize(width: 900, height: 300)))
    #expect(wide.root.children[0].frame == rect(0, 0, 300, 200))
    #expect(LayoutSnapshot(of: view) == before)
  }

  @Test func `Changes of text, blocks and schemes mark the view`() {
    let view = makeView()
    view.frame = rect(0, 0, 200, 300)
    view.layoutIfNeeded()
    let height = text.frame.height
    text.text = "short"
    view.layoutIfNeeded()
    #expect(text.frame.height < height)
    let block = picture.layoutBlock(with: Layout(height: 7))
    view.schemes = [LayoutScheme(blocks: [block])]
    view.layoutIfNeeded()
    #expect(picture.frame.height == 7)
    block.setLayout(Layout(height: 9))
    view.layoutIfNeeded()
    #expect(picture.frame.height == 9)
  }

  @Test func `Nested views measure each other, and too many say so`() {
    func nested(_ depth: Int) -> SchemeView {
      var view: UIView = UIView()
      var fixed = Layout(width: 20, height: 30)
      for _ in 0..<depth {
        let outer = SchemeView()
        outer.addSubview(view)
        outer.schemes = [LayoutScheme(blocks: [view.layoutBlock(with: fixed)])]
        fixed = Layout(width: .content, height: .content)
        view = outer
      }
      return view as! SchemeView
    }
    let size = CGSize(width: 500, height: 500)
    #expect(nested(20).sizeThatFits(size) == CGSize(width: 20, height: 30))
    let issues = LayoutIssue.collecting { _ = nested(40).sizeThatFits(size) }
    #expect(issues.contains { $0.rule == .measuringFailed })
  }

  /// It ends 30 points before the left edge and 20 above the upper one.
  @Test func `What stands outside, before the first point, takes up nothing`() {
    let view = SchemeView(
      LayoutScheme(blocks: [
        picture.layoutBlock(with: Layout(x: -90, y: .top(-60), width: 60, height: 40))
      ]))
    view.addSubview(picture)
    #expect(view.sizeThatFits(CGSize(width: 150, height: 100)) == .zero)
    view.frame = rect(0, 0, 150, 100)
    view.layoutIfNeeded()
    #expect(picture.frame == rect(-90, -60, 60, 40))
  }

  @Test func `The content of the view is known at any depth, whether something holds it or not`() {
    let view = SchemeView(frame: rect(0, 0, 200, 100))
    let (panel, leaf) = (UIView(), UIView())
    view.addSubview(panel)
    panel.addSubview(leaf)
    view.schemes = [
      LayoutScheme(blocks: [
        panel.layoutBlock(with: Layout(x: .left(70), width: 50)),
        leaf.layoutBlock(
          with: Layout(width: 20),
          constraints: [view.contentLayoutConstraint(for: [.left(.align(by: .inner))])]),
      ])
    ]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.isEmpty)
    // The left edge of the view is 70 points to the left of the panel's.
    #expect(leaf.frame == rect(-70, 0, 20, 100))
    let host = UIView(frame: rect(0, 0, 400, 400))
    host.addSubview(view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(leaf.frame == rect(-70, 0, 20, 100))
  }

  @Test func `Content of what is nowhere near has no place`() {
    let (root, stray) = (UIView(frame: rect(0, 0, 200, 100)), UIView())
    let leaf = UIView()
    root.addSubview(leaf)
    let issues = LayoutIssue.collecting {
      leaf.layoutBlock(constraints: [stray.contentLayoutConstraint(for: [.equally])])
        .layout(in: root.bounds)
    }
    #expect(issues.map(\.rule) == [.detachedElement])
    #expect(leaf.frame == root.bounds)
  }

  @Test func `Elements that no scheme places are noted, once for every change`() {
    let view = SchemeView()
    picture.accessibilityIdentifier = "picture"
    text.accessibilityIdentifier = "text"
    for child in [picture, text] { view.addSubview(child) }
    view.schemes = [
      LayoutScheme(blocks: [picture.layoutBlock(), text.layoutBlock()]).when(.width(700...)),
      LayoutScheme(blocks: [text.layoutBlock(), picture.layoutBlock()]).when(.width(400..<500)),
    ]
    let place = LayoutLocation(fileID: #fileID, line: #line - 2)
    picture.frame = rect(1, 2, 3, 4)
    func issues(at width: CGFloat) -> [LayoutIssue] {
      LayoutIssue.collecting {
        view.frame = rect(0, 0, width, 50)
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    let found = issues(at: 300)
    #expect(found.map(\.rule) == [.unplaced])
    #expect(found.first?.severity == .note)
    #expect(found.first?.elements == ["picture", "text"])
    #expect(
      found.first?.numbers == [
        LayoutIssue.Number("count", 2), LayoutIssue.Number("width", 300),
        LayoutIssue.Number("height", 50),
      ])
    #expect(found.first?.location == place)
    #expect(picture.frame == rect(1, 2, 3, 4))
    #expect(issues(at: 310).isEmpty)
    #expect(issues(at: 450).isEmpty)
    #expect(picture.frame == rect(0, 0, 450, 50))
    #expect(issues(at: 300).map(\.rule) == [.unplaced])
    // A condition within the only scheme, and no scheme at all.
    view.schemes = [
      LayoutScheme(blocks: [LayoutScheme(blocks: [text.layoutBlock()]).when(.never)])
    ]
    #expect(issues(at: 300).map(\.elements) == [["text"]])
    view.schemes = []
    #expect(issues(at: 300).isEmpty)
  }

  @Test func `A size that a closure refuses is told where the closure is stated`() {
    let view = SchemeView(frame: rect(0, 0, 300, 50))
    view.addSubview(text)
    view.schemes = [LayoutScheme(blocks: [text.layoutBlock()]).when { $0.width > 400 }]
    let place = LayoutLocation(fileID: #fileID, line: #line - 1)
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.unplaced])
    #expect(issues.map(\.location) == [place])
  }
}
