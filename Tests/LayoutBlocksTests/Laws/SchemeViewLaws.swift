import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What a view of schemes promises for every change between passes.
@Suite struct SchemeViewLaws {
  private final class Scene {
    let view = SchemeView()
    let picture = UIView()
    let text = UILabel()
    let other = UIView()
    let guide = StackLayoutGuide<UIView>(items: [.uiView(UIView()), .uiView(UIView())])
    var items: [any LayoutElement] = []
    let switched: MutableLayoutConstraint
    let block: LayoutBlock<UIView>
    let last: LayoutBlock<UIView>

    init() {
      text.numberOfLines = 0
      text.text = "Some words that take more than one line"
      switched = picture.layoutConstraint(for: [.bottom(.limit(on: .outer))]).active(false)
      block = picture.layoutBlock(with: Layout(x: .leading(3), width: 30.3, height: 20.4))
      last = other.layoutBlock(
        with: Layout(x: .leading(1.3), y: .top, width: 12.2, height: 7), constraints: [switched])
      for child in [picture, text, other] { view.addSubview(child) }
      guide.add(to: view)
      let more = [UIView(), UIView()]
      for child in more { view.addSubview(child) }
      items = more
      view.schemes = [
        LayoutScheme(
          blocks: ([picture, text, other] + more).map { $0.layoutBlock(with: Layout(height: 99)) }
            + [guide.layoutBlock(with: Layout(height: 10))]
        ).when(.trait("look", is: "wide")),
        LayoutScheme(blocks: [
          block,
          text.layoutBlock(
            with: Layout(height: .content),
            constraints: [picture.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
          last,
          guide.layoutBlock(with: Layout(y: .bottom, height: 10)),
          StackLayoutScheme { [weak self] in self?.items ?? [] },
        ]),
      ]
    }
  }

  private static let changes: [(name: String, apply: @Sendable (Scene) -> Void)] = [
    ("layout", { $0.block.setLayout(Layout(height: 9)) }),
    (
      "constraints",
      {
        $0.block.setConstraints([
          $0.view.contentLayoutConstraint(for: [
            .insets(UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
          ])
        ])
      }
    ),
    ("direction of a block", { $0.block.direction = .rightToLeft }),
    ("switch", { $0.switched.isActive = true }),
    (
      "schemes",
      {
        $0.view.schemes = [
          LayoutScheme(blocks: [
            $0.view.schemes[1], $0.picture.layoutBlock(with: Layout(y: 50, width: 4, height: 4)),
          ])
        ]
      }
    ),
    ("traits", { $0.view.inputTraits = ["look": "wide"] }),
    ("pixels", { $0.view.snapsToPixelGrid = true }),
    ("text", { $0.text.text = "short" }),
    ("lines", { $0.text.numberOfLines = 1 }),
    ("insets of a guide", { $0.guide.contentInsets.left = 8 }),
    ("stack of a guide", { $0.guide.scheme.spacing = .equal(6) }),
    ("items of a guide", { $0.guide.addArranged(element: .uiView(UIView())) }),
    ("direction of the view", { $0.view.semanticContentAttribute = .forceRightToLeft }),
  ]

  private func frames(_ view: UIView) -> [CGRect] {
    LayoutSnapshot(of: view).nodes.map(\.frame)
  }

  @Test(arguments: changes.indices)
  func `A change marks the view and what measured it, and is what the next pass does`(
    _ index: Int
  ) {
    let (name, change) = Self.changes[index]
    let fresh = Scene()
    change(fresh)
    fresh.view.frame = rect(0, 0, 120, 200)
    fresh.view.layoutIfNeeded()

    let scene = Scene()
    let container = Container(frame: rect(0, 0, 300, 300))
    container.addSubview(scene.view)
    scene.view.frame = rect(0, 0, 120, 200)
    _ = scene.view.measuredSize(fitting: CGSize(width: 120, height: CGFloat.infinity))
    container.layoutIfNeeded()
    let before = frames(scene.view)
    let layouts = container.layouts
    container.layoutIfNeeded()
    #expect(container.layouts == layouts)
    change(scene)
    #expect(scene.view.isMarkedForLayout, "\(name)")
    let size = CGSize(width: 120, height: CGFloat.infinity)
    #expect(scene.view.sizeThatFits(size) == fresh.view.sizeThatFits(size), "\(name)")
    container.layoutIfNeeded()
    #expect(container.layouts == layouts + 1, "\(name)")
    #expect(frames(scene.view) == frames(fresh.view), "\(name)")
    #expect(frames(scene.view) != before, "\(name)")
  }

  @Test(arguments: changes.indices)
  func `A snapshot, a trace and a measuring after a change leave it to the next pass`(
    _ index: Int
  ) {
    let (name, change) = Self.changes[index]
    let fresh = Scene()
    change(fresh)
    fresh.view.frame = rect(0, 0, 120, 200)
    fresh.view.layoutIfNeeded()
    let wide = LayoutInput(size: CGSize(width: 700, height: 200))
    let scene = Scene()
    scene.view.frame = rect(0, 0, 120, 200)
    scene.view.layoutIfNeeded()
    change(scene)
    #expect(
      LayoutSnapshot(of: scene.view, in: wide).nodes.map(\.frame)
        == LayoutSnapshot(of: fresh.view, in: wide).nodes.map(\.frame), "\(name)")
    _ = scene.view.layoutTrace()
    _ = scene.view.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity))
    scene.view.layoutIfNeeded()
    #expect(frames(scene.view) == frames(fresh.view), "\(name)")
    // The same frames as with a pass more.
    scene.view.setNeedsLayout()
    scene.view.layoutIfNeeded()
    #expect(frames(scene.view) == frames(fresh.view), "\(name)")
  }

  @Test func `A view that nothing measured marks nobody else`() {
    let scene = Scene()
    let container = Container(frame: rect(0, 0, 300, 300))
    container.addSubview(scene.view)
    scene.view.frame = rect(0, 0, 120, 200)
    container.layoutIfNeeded()
    scene.block.setLayout(Layout(height: 9))
    #expect(scene.view.isMarkedForLayout)
    let layouts = container.layouts
    container.layoutIfNeeded()
    #expect(container.layouts == layouts && scene.picture.frame.height == 9)
  }

  @Test func `The grid of pixels is switched on and off between passes`() {
    let plain = Scene()
    let snapped = Scene()
    snapped.view.snapsToPixelGrid = true
    for scene in [plain, snapped] {
      scene.view.frame = rect(0, 0, 120.6, 200.2)
      scene.view.layoutIfNeeded()
    }
    #expect(snapped.picture.frame == rect(3, 0, 30, 20))
    #expect(plain.picture.frame.isClose(to: rect(3, 0, 30.3, 20.4)))
    let scene = Scene()
    scene.view.frame = rect(0, 0, 120.6, 200.2)
    scene.view.layoutIfNeeded()
    for _ in 0..<2 {
      scene.view.snapsToPixelGrid = true
      scene.view.layoutIfNeeded()
      #expect(frames(scene.view) == frames(snapped.view))
      scene.view.snapsToPixelGrid = false
      scene.view.layoutIfNeeded()
      #expect(frames(scene.view) == frames(plain.view))
    }
    // At another scale, in a snapshot.
    scene.view.snapsToPixelGrid = true
    let input = LayoutInput(size: CGSize(width: 120.6, height: 200.2), scale: 2)
    let nodes = LayoutSnapshot(of: scene.view, in: input).nodes.map(\.frame)
    #expect(nodes[1] == rect(3, 0, 30.5, 20.5))
    scene.view.layoutIfNeeded()
    #expect(frames(scene.view) == frames(snapped.view))
  }

  @Test func `An element that is stacked in another place of the list is laid out anew`() {
    let scene = Scene()
    scene.view.frame = rect(0, 0, 120, 200)
    scene.view.layoutIfNeeded()
    let places = scene.items.map(\.layoutFrame)
    scene.items.reverse()
    scene.view.setNeedsLayout()
    scene.view.layoutIfNeeded()
    #expect(scene.items.map(\.layoutFrame) == places)
    #expect(Set(places.map(\.origin.x)).count == 2)
  }

  @Test func `What is unplaced is noted again whenever it was placed in between`() {
    let view = SchemeView()
    let views = (0..<11).map { _ in UIView() }
    for (index, child) in views.enumerated() {
      child.accessibilityIdentifier = "\(index)"
      view.addSubview(child)
    }
    func scheme(_ views: ArraySlice<UIView>) -> LayoutScheme {
      LayoutScheme(blocks: views.map { $0.layoutBlock() })
    }
    view.schemes = [scheme(views[0...]).when(.width(500...))]
    let place = LayoutLocation(fileID: #fileID, line: #line - 1)
    func notes(_ width: CGFloat) -> [LayoutIssue] {
      LayoutIssue.collecting {
        view.frame = rect(0, 0, width, 50)
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    for _ in 0..<3 {
      let found = notes(100)
      #expect(found.map(\.rule) == [.unplaced])
      // The first eight, and how many there are.
      #expect(found.first?.elements == (0..<8).map { "\($0)" })
      #expect(found.first?.numbers.first == LayoutIssue.Number("count", 11))
      #expect(found.first?.location == place)
      #expect(notes(100).isEmpty && notes(120).isEmpty)
      #expect(notes(600).isEmpty && notes(700).isEmpty)
    }
    // Other elements are another note, each named once however many schemes place it.
    _ = notes(100)
    view.schemes = [
      scheme(views[..<2]).when(.width(500...)),
      scheme(views[1..<3]).when(.width(900...)),
    ]
    let last = LayoutLocation(fileID: #fileID, line: #line - 2)
    let found = notes(100)
    #expect(found.map(\.elements) == [["0", "1", "2"]])
    #expect(found.first?.location == last)
    #expect(notes(100).isEmpty)
    // Without a condition of its own the last scheme has the place of the first block.
    let inner = scheme(views[..<1]).when(.never)
    let block = views[3].layoutBlock()
    let blockPlace = LayoutLocation(fileID: #fileID, line: #line - 1)
    view.schemes = [
      LayoutScheme(blocks: [LayoutScheme(blocks: [block]).when(.never), inner])
    ]
    #expect(notes(100).map(\.location) == [blockPlace])
  }
}

/// Counts its passes.
private final class Container: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
