import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// What is called while blocks are declared may change, move and free all that they are made of.
@Suite struct DeclaringTests {
  private let source = rect(0, 0, 100, 100)

  @Test func `A block that reads a frame which a later one sets is told once`() {
    let view = SchemeView(frame: source)
    let (first, second) = (UIView(), UIView())
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    for element in [first, second] { view.addSubview(element) }
    let reading = first.layoutBlock(
      with: Layout(x: .left(5), width: .fixed(10)),
      constraints: [second.layoutConstraint(for: [.right(.limit(on: .outer))])])
    let line = #line - 3
    let placing = second.layoutBlock(with: Layout(x: .left(0), width: .fixed(20)))
    func pass(_ blocks: [any LayoutBlockProtocol]?, width: CGFloat = 100) -> [LayoutIssue] {
      LayoutIssue.collecting {
        if let blocks { view.schemes = [LayoutScheme(blocks: blocks)] }
        view.frame.size.width = width
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    let issues = pass([reading, placing])
    #expect(issues.map(\.rule) == [.blockOutOfOrder])
    #expect(issues.first?.elements == ["second", "first"])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(first.frame.minX == 5 && second.frame == rect(0, 0, 20, 100))
    #expect(pass(nil) == [] && first.frame.minX == 25)
    #expect(pass(nil, width: 90) == [])
    #expect(pass([placing, reading]) == [])
    // Placed before and again after: it reads the first frame.
    #expect(pass([placing, reading, placing]) == [])
    // What it was before is what an element may keep.
    let own = first.layoutBlock(
      with: .equal, constraints: [first.layoutConstraint(for: [.left(.limit(on: .inner))])])
    #expect(pass([own]) == [])
    #expect(pass([LayoutScheme(blocks: [reading]).when(.width(..<50)), placing]) == [])
    #expect(pass(nil, width: 40).map(\.rule) == [.blockOutOfOrder])
    #expect(pass(nil, width: 41) == [])
  }

  /// What a test holds, to be freed by what is called.
  private final class Held {
    var elements: [any LayoutElement] = []
    var blocks: [any LayoutBlockProtocol] = []

    func free() {
      let all = elements
      elements = []
      for element in all { element.removeFromSuperElement() }
    }
  }

  /// A constraint that does something when it is declared, and then takes a length off the room.
  private struct Doing: LayoutConstraintProtocol {
    var elementIdentifier: ObjectIdentifier? { nil }
    var isActive: Bool { true }
    var inset: CGFloat = 0
    var action: (AnyObject) -> Void

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {}

    func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject) {
      action(container)
      AnonymConstraint(anchors: [.insets(UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0))])
        .declareConstraint(in: &declaration, within: container)
    }
  }

  /// A view that does something when it is asked for its name.
  private final class Named: UIView {
    var willBeNamed: (() -> Void)?
    private var name = "named"

    override var accessibilityIdentifier: String? {
      get {
        let action = willBeNamed
        willBeNamed = nil
        action?()
        return name
      }
      set {}
    }
  }

  @Test(arguments: [false, true])
  func `A view may be freed by what is asked for its name`(_ isConstraint: Bool) {
    let container = UIView(frame: source)
    let other = UIView()
    container.addSubview(other)
    let held = Held()
    var named: Named? = Named()
    if let named {
      container.addSubview(named)
      held.elements = [named]
      let constraint = named.layoutConstraint(for: [.left(.align(by: .inner))])
      held.blocks =
        isConstraint
        ? [other.layoutBlock(constraints: [constraint])]
        : [named.layoutBlock(), other.layoutBlock()]
      named.willBeNamed = { [unowned held] in held.free() }
    }
    named = nil
    let scheme = LayoutScheme(blocks: held.blocks)
    let issues = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(issues.map(\.rule).contains(.missingElement))
    #expect(other.frame == source)
    #expect(container.subviews.count == 1)
  }

  @Test func `A constraint may change all of its own block`() {
    let container = UIView(frame: source)
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { container.addSubview(view) }
    let held = Held()
    let block = first.layoutBlock(constraints: [] as [any LayoutConstraintProtocol])
    var isNew = true
    block.setConstraints([
      Doing(inset: 10) { [unowned block] _ in
        guard isNew else { return }
        isNew = false
        block.setItem(second)
        block.setLayout(Layout(width: .fixed(7)))
        block.direction = .rightToLeft
        block.setConstraints([Doing(inset: 20) { _ in }])
      },
      Doing(inset: 5) { _ in },
    ])
    held.blocks = [block]
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: held.blocks).layout(in: source) }
    #expect(issues.isEmpty)
    #expect(first.frame == .zero)
    #expect(second.frame == rect(20, 0, 7, 100))
  }

  @Test func `Containers may be freed while what they held is declared`() {
    let root = UIView(frame: source)
    let views = (0..<4).map { _ in UIView() }
    let other = UIView()
    root.addSubview(other)
    var seen: [ObjectIdentifier] = []
    for view in views {
      let home = UIView(frame: source)
      home.addSubview(view)
      root.addSubview(home)
    }
    var isNew = true
    let blocks = views.map { view in
      view.layoutBlock(constraints: [
        Doing(inset: 1) { _ in
          guard isNew else { return }
          for view in views {
            let home = view.superview
            if home === root { continue }
            root.addSubview(view)
            home?.removeFromSuperview()
          }
          isNew = view !== views[3]
        },
        other.layoutConstraint(for: [.right(.limit(on: .inner))]),
        Doing(inset: 2) { container in seen.append(ObjectIdentifier(container)) },
      ])
    }
    let scheme = LayoutScheme(blocks: [other.layoutBlock(with: Layout(width: 50))] + blocks)
    let issues = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(Set(issues.map(\.rule)).subtracting([.unrelatedElements]).isEmpty)
    for view in views { #expect(view.frame == rect(3, 0, 47, 100)) }
    #expect(root.subviews.count == 5)
    scheme.layout(in: rect(0, 0, 200, 100))
    for view in views { #expect(view.frame == rect(3, 0, 47, 100)) }
  }

  @Test func `A view may be freed while it is measured`() {
    final class Dying: UIView {
      var willBeMeasured: (() -> Void)?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        willBeMeasured?()
        return CGSize(width: 10, height: 20)
      }
    }
    let container = UIView(frame: source)
    let held = Held()
    var view: Dying? = Dying()
    if let view {
      container.addSubview(view)
      held.elements = [view]
      held.blocks = [view.layoutBlock(with: Layout(width: .content, height: .content))]
      view.willBeMeasured = { [unowned held] in held.free() }
    }
    view = nil
    let scheme = LayoutScheme(blocks: held.blocks)
    _ = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(container.subviews.isEmpty)
  }

  @Test(arguments: [false, true])
  func `What refers to a view that moves while others are declared follows it`(_ isBlock: Bool) {
    let root = UIView(frame: source)
    let home = UIView(frame: rect(30, 0, 50, 50))
    let moving = UIView(frame: rect(10, 0, 20, 10))
    let (first, last) = (UIView(), UIView())
    home.addSubview(moving)
    for view in [home, first, last] { root.addSubview(view) }
    let atMoving = moving.layoutConstraint(for: [.left(.align(by: .inner))])
    let move = Doing { _ in root.addSubview(moving) }
    let scheme = LayoutScheme(blocks: [
      first.layoutBlock(constraints: [atMoving, move]),
      isBlock ? moving.layoutBlock(with: .nothing) : last.layoutBlock(constraints: [atMoving]),
    ])
    let issues = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(issues.map(\.rule) == (isBlock ? [.blockOutOfOrder] : []))
    #expect(first.frame == rect(10, 0, 100, 100))
    #expect(moving.frame == rect(10, 0, 20, 10))
    if !isBlock { #expect(last.frame == rect(10, 0, 100, 100)) }
  }

  /// A constraint that declares a block of its own.
  private struct Adding: LayoutConstraintProtocol {
    let block: any LayoutBlockProtocol
    var elementIdentifier: ObjectIdentifier? { nil }
    var isActive: Bool { true }

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {}

    func declareConstraint(in declaration: inout BlockDeclaration, within container: AnyObject) {
      declaration.add(block)
    }
  }

  @Test func `A container lives as long as constraints in it are declared`() {
    let root = UIView(frame: source)
    let (view, other) = (UIView(), UIView())
    root.addSubview(other)
    weak var home: UIView?
    do {
      let made = UIView(frame: source)
      made.addSubview(view)
      root.addSubview(made)
      home = made
    }
    var wasThere: [Bool] = []
    let scheme = LayoutScheme(blocks: [
      view.layoutBlock(constraints: [
        Doing { _ in
          root.addSubview(view)
          home?.removeFromSuperview()
        },
        Adding(block: other.layoutBlock()), Doing { _ in wasThere.append(home != nil) },
      ])
    ])
    _ = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(wasThere.first == true)
    #expect(home == nil)
    #expect(view.superview === root)
  }

  @Test func `A block is formed by the layout that it has when its constraints are declared`() {
    let root = UIView(frame: source)
    let view = UIView()
    root.addSubview(view)
    let block = view.layoutBlock()
    var width: CGFloat = 0
    block.setConstraints([
      Doing { [unowned block] _ in
        width += 1
        block.setLayout(Layout(width: .fixed(width)))
      }
    ])
    let scheme = LayoutScheme(blocks: [block])
    for _ in 0..<2 {
      _ = LayoutIssue.collecting { scheme.layout(in: source) }
      #expect(view.frame == rect(0, 0, width, 100))
    }
  }
}
