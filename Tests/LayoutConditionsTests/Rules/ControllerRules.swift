import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What asks a controller for a pass, and what it keeps of its elements.
@Suite struct ControllerRules {
  /// Everything that can be changed of a layout view with two children.
  static var changes: [(name: String, change: (LayoutView, UIView) -> Void)] {
    [
      ("layoutOptimization", { view, _ in view.layoutOptimization = .matrix(colsPerRow: 2) }),
      (
        "responsiveOptimization",
        { view, _ in view.responsiveOptimization = Responsive(.sequence) }
      ),
      ("mirrorsForRightToLeft", { view, _ in view.mirrorsForRightToLeft = true }),
      ("snapsToPixelGrid", { view, _ in view.snapsToPixelGrid = true }),
      ("inputTraits", { view, _ in view.inputTraits = ["a": "b"] }),
      ("layoutInfo", { view, child in view.layoutInfo[child.hash] = [] }),
      ("orderInfo", { view, child in view.orderInfo[child.hash] = 1 }),
      ("setLayoutOrder", { view, child in view.setLayoutOrder(1, for: child) }),
      ("setLayoutMethods", { view, child in view.setLayoutMethods([], for: child) }),
      ("setConstantPosition", { view, child in view.setConstantPosition(.spot(1), for: child) }),
      ("appendLayoutMethod", { view, child in view.appendConstantPosition(.spot(1), for: child) }),
      ("addSubview", { view, _ in view.addSubview(UIView(), layoutMethods: nil) }),
      ("removeFromSuperview", { _, child in child.removeFromSuperview() }),
      ("bounds", { view, _ in view.bounds.size.width = 50 }),
    ]
  }

  @Test(arguments: changes.map(\.name)) func `A change asks for a pass`(_ name: String) throws {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child, layoutMethods: [LayoutMethod(constantPosition: .row)])
    view.addSubview(UIView(), layoutMethods: [LayoutMethod(constantPosition: .row)])
    view.layoutIfNeeded()
    #expect(!view.isMarkedForLayout)
    let change = try #require(Self.changes.first { $0.name == name }).change
    change(view, child)
    #expect(view.isMarkedForLayout)
  }

  /// A controller with the least that the protocol requires, which counts what it is asked for.
  private final class Counting: LayoutElement, LayoutControllable {
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
    var zIndexInfo: [ObjectIdentifier: Int] = [:]
    var subviews: [Box] = []
    var additions = 0
    var marks = 0
    var reorders = false

    func place(_ frame: CGRect) { layoutFrame = frame }
    func layoutSubviews() { layoutControl() }
    func setNeedsLayout() { marks += 1 }

    func addSubview(_ view: Box) {
      additions += 1
      subviews.removeAll { $0 === view }
      subviews.append(view)
    }

    func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool {
      if reorders { subviews = children.compactMap { $0 as? Box } }
      return reorders
    }
  }

  @Test func `Changes beside a controller ask for a pass each`() {
    let controller = Counting()
    let box = Box()
    let changes: [() -> Void] = [
      { controller.layoutOptimization = .sequence },
      { controller.setLayoutOrder(2, for: box) },
      { controller.setLayoutMethods([], for: box) },
      { controller.setConstantPosition(.spot(1), for: box) },
      { controller.appendConstantPosition(.spot(1), for: box) },
      { controller.setLayout(of: box, at: .spot(1), while: .portrait) },
      { controller.setLayout(of: box, at: .spot(1), while: { _ in true }) },
    ]
    for (number, change) in changes.enumerated() {
      change()
      #expect(controller.marks == number + 1)
    }
    #expect(controller.layoutOptimization == .sequence)
    #expect(controller.orderInfo[box.hash] == 2)
  }

  @Test func `Adding stores what is given and leaves the rest`() {
    let controller = Counting()
    let box = Box()
    controller.addSubview(box, constantPosition: .spot(1), order: 3, zIndex: 4)
    controller.addSubview(box, layoutMethods: nil)
    #expect(controller.layoutInfo[box.hash]?.count == 1)
    #expect(controller.orderInfo[box.hash] == 3)
    #expect(controller.zIndexInfo[box.hash] == 4)
    controller.addSubview(box, layoutMethods: [], order: 5, zIndex: 6)
    #expect(controller.layoutInfo[box.hash]?.isEmpty == true)
    #expect(controller.orderInfo[box.hash] == 5)
    #expect(controller.zIndexInfo[box.hash] == 6)
  }

  @Test(arguments: [false, true]) func `Reloading sorts once`(_ reorders: Bool) {
    let controller = Counting()
    controller.reorders = reorders
    let boxes = (0..<4).map { Box("\($0)") }
    for (box, depth) in zip(boxes, [1, 0, 1, -1]) {
      controller.addSubview(box, layoutMethods: nil, zIndex: depth)
    }
    controller.additions = 0
    controller.reloadSubviews()
    #expect(controller.subviews.map(\.layoutName) == ["3", "1", "0", "2"])
    #expect(controller.additions == (reorders ? 0 : 4))
    controller.additions = 0
    controller.reloadSubviews()
    #expect(controller.additions == 0)
  }

  @Test func `A controller that is no element adds again, where the order is another`() {
    final class Plain: LayoutControllable {
      var subviews: [Box] = []
      var additions = 0
      let boundSize = CGSize(width: 100, height: 100)
      var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
      var orderInfo: [ObjectIdentifier: Int] = [:]
      var zIndexInfo: [ObjectIdentifier: Int] = [:]

      func layoutSubviews() { layoutControl() }
      func setNeedsLayout() {}

      func addSubview(_ view: Box) {
        additions += 1
        subviews.removeAll { $0 === view }
        subviews.append(view)
      }
    }
    let controller = Plain()
    controller.subviews = (0..<4).map { Box("\($0)") }
    controller.zIndexInfo = [controller.subviews[0].hash: 1]
    for _ in 0..<2 {
      controller.reloadSubviews()
      #expect(controller.subviews.map(\.layoutName) == ["1", "2", "3", "0"])
      #expect(controller.additions == 4)
    }
  }

  /// The three kinds of info, stored one at a time and all together.
  @Test(arguments: 1..<8) func `Nothing is kept for an element that died`(_ stored: Int) {
    func store<C: LayoutControllable>(_ view: C.Subview, in controller: C) {
      if stored & 1 != 0 { controller.setConstantPosition(.spot(1), for: view) }
      if stored & 2 != 0 { controller.setLayoutOrder(1, for: view) }
      if stored & 4 != 0 { controller.setZIndex(1, for: view) }
    }
    func isEmpty(_ controller: some LayoutControllable) -> Bool {
      controller.layoutInfo.isEmpty && controller.orderInfo.isEmpty
        && controller.zIndexInfo.isEmpty
    }
    let (counting, plain) = (Counting(), BoxController())
    do {
      let box = Box()
      store(box, in: counting)
      store(box, in: plain)
    }
    #expect(isEmpty(counting))
    #expect(isEmpty(plain))
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    do {
      // Stored before it is added, while it is in, and never added.
      let children = [UIView(), UIView(), UIView()]
      store(children[0], in: view)
      for child in children.prefix(2) { view.addSubview(child) }
      store(children[1], in: view)
      store(children[2], in: view)
      view.layoutIfNeeded()
      for child in children { child.removeFromSuperview() }
      withExtendedLifetime(children) { #expect(!isEmpty(view)) }
    }
    #expect(isEmpty(view))
  }

  @Test func `A controller may look at itself at another input in a pass`() {
    final class Curious: LayoutView {
      var isLooking = false
      var seen: [CGRect?] = []
      override func layoutSubviews() {
        if !isLooking {
          isLooking = true
          let input = LayoutInput(size: CGSize(width: 30, height: 30), traits: ["a": "small"])
          seen.append(LayoutSnapshot(of: self, in: input).root.children.first?.frame)
          isLooking = false
        }
        super.layoutSubviews()
      }
    }
    let view = Curious(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(
      UIView(),
      layoutMethods: [
        LayoutMethod(condition: .trait("a", is: "small"), position: .spot(1)),
        LayoutMethod(condition: .trait("a", is: "large"), position: .spot(2)),
        LayoutMethod(constantPosition: .spot(3)),
      ])
    let input = LayoutInput(size: CGSize(width: 300, height: 300), traits: ["a": "large"])
    #expect(LayoutSnapshot(of: view, in: input).root.children.first?.frame == .spot(2))
    #expect(view.seen == [.spot(1)])
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [.spot(3)])
  }

  @Test func `Every controller sees the input that frames are taken for`() {
    func check(_ view: some UIView & LayoutControllable<UIView>) {
      view.setLayoutMethods(
        [
          LayoutMethod(condition: .trait("a", is: "b"), position: .spot(1)),
          LayoutMethod(constantPosition: .spot(2)),
        ], for: child(of: view))
      let input = LayoutInput(size: CGSize(width: 300, height: 300), traits: ["a": "b"])
      let snapshot = LayoutSnapshot(of: view, in: input)
      #expect(snapshot.root.children.first?.frame == .spot(1), "\(type(of: view))")
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame == .spot(2), "\(type(of: view))")
    }
    func child(of view: some UIView & LayoutControllable<UIView>) -> UIView {
      let child = UIView()
      view.addSubview(child)
      return child
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    check(LayoutView(frame: frame))
    check(CachingController(frame: frame))
    check(PlainController(frame: frame))
  }

  @Test func `What reaches a controller from around counts from the next pass`() {
    func check(_ inner: some UIView & LayoutControllable<UIView>) {
      let child = UIView()
      inner.addSubview(child)
      inner.setLayoutMethods(
        [
          LayoutMethod(condition: .trait("a", is: "b"), position: .spot(1)),
          LayoutMethod(condition: .direction(.rightToLeft), position: .spot(2)),
          LayoutMethod(constantPosition: .spot(3)),
        ], for: child)
      let size = CGSize(width: 100, height: 100)
      let outer = LayoutView(frame: CGRect(origin: .zero, size: size))
      outer.addSubview(
        inner,
        withAssociatedConstantPosition: .makeAbsolute(frame: CGRect(origin: .zero, size: size)))
      outer.layoutIfNeeded()
      #expect(child.frame == .spot(3), "\(type(of: inner))")
      func frame(_ input: LayoutInput) -> CGRect? {
        LayoutSnapshot(of: outer, in: input).root.children.first?.children.first?.frame
      }
      #expect(frame(LayoutInput(size: size, traits: ["a": "b"])) == .spot(1))
      #expect(frame(LayoutInput(size: size, direction: .rightToLeft)) == .spot(2))
      outer.inputTraits = ["a": "b"]
      outer.layoutIfNeeded()
      #expect(child.frame == .spot(1), "\(type(of: inner))")
    }
    check(LayoutView())
    check(CachingController())
    check(PlainController())
  }

  @Test func `Frames taken for an input leave safe areas and margins as they were`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = LayoutView()
    view.addSubview(inner, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    inner.addSubview(
      UIView(), withAssociatedConstantPosition: .makeInsets(insets: .zero, in: .safeArea))
    view.layoutIfNeeded()
    var input = LayoutInput(size: CGSize(width: 200, height: 100))
    input.safeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let leaf = LayoutSnapshot(of: view, in: input).root.children[0].children[0]
    #expect(leaf.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
    #expect(view.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
    for view in [view, inner] { view.setNeedsLayout() }
    view.layoutIfNeeded()
    #expect(inner.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `An element's methods are asked with the input of its controller`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(
      child,
      layoutMethods: [
        LayoutMethod(condition: .trait("a", is: "b"), position: .spot(1)),
        LayoutMethod(condition: .direction(.rightToLeft), position: .spot(2)),
        LayoutMethod(constantPosition: .spot(3)),
      ])
    let count = { view.layoutTrace().entries.first?.methods.count }
    func active() -> String? { view.activeLayoutMethod(for: child).map { "\($0.position)" } }
    #expect(active() == "\(LayoutPosition.spot(3))" && count() == 3)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(active() == "\(LayoutPosition.spot(2))" && count() == 2)
    view.inputTraits = ["a": "b"]
    #expect(active() == "\(LayoutPosition.spot(1))" && count() == 1)
    view.layoutIfNeeded()
    #expect(child.frame == .spot(1))
  }

  @Test func `Breakpoints are those of methods and of the optimization, of elements there are`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(
      UIView(),
      layoutMethods: [
        LayoutMethod(condition: .width(200...), position: .row),
        LayoutMethod(condition: .height(300...), position: .row),
      ])
    let gone = UIView()
    view.setLayout(of: gone, at: .row, while: .width(900...))
    view.responsiveOptimization = Responsive(.none).when(.width(500...), .matrix(colsPerRow: 2))
    #expect(view.layoutBreakpoints == LayoutBreakpoints(widths: [200, 500], heights: [300]))
  }

  @Test func `Elements come in the order of their layout only where that is asked for`() {
    let view = LayoutView(frame: .zero)
    let children = (0..<3).map { _ in UIView() }
    for child in children { view.addSubview(child, constantPosition: .row) }
    view.setLayoutOrder(1, for: children[0])
    view.setLayoutOrder(-1, for: children[2])
    #expect(
      view.getLayoutRequiredSubviews() == [children[2], children[1], children[0]])
    #expect(view.getLayoutRequiredSubviews(sortedByOrder: false) == children)
  }

  @Test func `Breakpoints of a container are those of its methods and of its optimization`() {
    let view = LayoutView(frame: .zero)
    let child = UIView()
    view.addSubview(child)
    view.setLayout(of: child, at: .row, while: .width(600...))
    view.responsiveOptimization = Responsive(.sequence).when(
      .height(300...), .matrix(colsPerRow: 2))
    func anyBreakpoints(of controller: some LayoutControllable) -> LayoutBreakpoints {
      controller.layoutBreakpoints
    }
    for breakpoints in [view.layoutBreakpoints, anyBreakpoints(of: view)] {
      #expect(breakpoints.widths == [600])
      #expect(breakpoints.heights == [300])
    }
  }
}
