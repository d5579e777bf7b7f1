import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Elements that are shared, listed twice, or gone.
@Suite struct HostileElements {
  @Test func `An element in two controllers`() {
    let (one, two) = (BoxController(), BoxController())
    let (shared, own) = (Box("shared"), Box("own"))
    one.addSubview(shared, constantPosition: .spot(1))
    two.addSubview(own, constantPosition: .row)
    two.addSubview(shared, constantPosition: .row)
    #expect(LayoutIssue.collecting { one.layoutControl() }.isEmpty)
    let issues = LayoutIssue.collecting { two.layoutControl() }
    #expect(
      issues.summary == ["elementInTwoControllers: shared, BoxController, BoxController"])
    // Whoever lays out last wins.
    #expect(shared.layoutFrame == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(own.layoutFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(LayoutIssue.collecting { one.layoutControl() }.count == 1)
    #expect(shared.layoutFrame == .spot(1))
  }

  /// A controller that is an element as well, and so has a name.
  private final class Panel: LayoutControllable, LayoutElement {
    let layoutName: String
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    var subviews: [Box] = []
    let boundSize = CGSize(width: 100, height: 200)
    var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
    var orderInfo: [ObjectIdentifier: Int] = [:]
    var zIndexInfo: [ObjectIdentifier: Int] = [:]
    var layoutOptimization = LayoutOptimization.none

    init(_ name: String) { layoutName = name }

    func addSubview(_ view: Box) { subviews.append(view) }
    func place(_ frame: CGRect) { layoutFrame = frame }
    func layoutSubviews() { layoutControl() }
    func setNeedsLayout() {}
  }

  @Test func `Of two controllers the one that placed the element before is named first`() {
    let (left, right) = (Panel("left"), Panel("right"))
    let shared = Box("shared")
    left.addSubview(shared, constantPosition: .spot(1))
    right.addSubview(shared, constantPosition: .spot(2))
    left.layoutControl()
    let issues = LayoutIssue.collecting { right.layoutControl() }
    #expect(issues.summary == ["elementInTwoControllers: shared, left, right"])
    let next = LayoutIssue.collecting { left.layoutControl() }
    #expect(next.summary == ["elementInTwoControllers: shared, right, left"])
  }

  @Test func `An element that changes its controller`() {
    let (one, two) = (BoxController(), BoxController())
    let boxes = (0..<3).map { Box("\($0)") }
    for box in boxes { one.addSubview(box, constantPosition: .row) }
    one.layoutControl()
    // Shared for a moment, then given away, one after the other.
    two.addSubview(boxes[0], constantPosition: .row)
    #expect(LayoutIssue.collecting { two.layoutControl() }.count == 1)
    one.subviews.removeFirst()
    one.layoutInfo[boxes[1].hash] = nil
    two.addSubview(boxes[1], constantPosition: .row)
    #expect(LayoutIssue.collecting { two.layoutControl() }.isEmpty)
    #expect(LayoutIssue.collecting { one.layoutControl() }.isEmpty)
  }

  @Test func `An element of a dead controller`() {
    let box = Box()
    var one: BoxController? = BoxController()
    one?.addSubview(box, constantPosition: .row)
    one?.layoutControl()
    one = nil
    let two = BoxController()
    two.addSubview(box, constantPosition: .spot(1))
    #expect(LayoutIssue.collecting { two.layoutControl() }.isEmpty)
    #expect(box.layoutFrame == .spot(1))
  }

  @Test func `An element listed twice`() {
    let controller = BoxController()
    let (twice, other) = (Box("twice"), Box("other"))
    controller.setConstantPosition(.row, for: twice)
    controller.setConstantPosition(.row, for: other)
    controller.subviews = [twice, other, twice]
    let issues = LayoutIssue.collecting { controller.layoutControl() }
    #expect(issues.summary == ["duplicateElement: twice"])
    #expect(twice.layoutFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(other.layoutFrame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func `A removed subview dies at once`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView(), withAssociatedConstantPosition: .row)
    view.layoutIfNeeded()
    weak let child = view.subviews[0]
    child?.removeFromSuperview()
    #expect(child == nil)
    #expect(view.layoutInfo.isEmpty)
  }

  @Test func `Info survives removal`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    view.addSubview(child, layoutMethods: [LayoutMethod(constantPosition: .spot(1))], order: 3)
    view.setZIndex(4, for: child)
    view.layoutIfNeeded()
    child.removeFromSuperview()
    view.layoutIfNeeded()
    child.frame = .zero
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(child.frame == .spot(1))
    #expect(view.orderInfo[child.hash] == 3)
    #expect(view.zIndexInfo[child.hash] == 4)
  }

  /// The ways to store info of a view that dies later.
  enum Storing: CaseIterable {
    case methodsThenAdd, addThenMethods, order, depth, directlyWhileAdded

    func store<Controller: UIView & LayoutControllable<UIView>>(
      _ child: UIView, in view: Controller
    ) {
      switch self {
      case .methodsThenAdd: view.addSubview(child, withAssociatedConstantPosition: .spot(1))
      case .addThenMethods:
        view.addSubview(child)
        view.setConstantPosition(.spot(1), for: child)
      case .order:
        view.addSubview(child)
        view.setLayoutOrder(3, for: child)
      case .depth:
        view.addSubview(child)
        view.setZIndex(3, for: child)
      case .directlyWhileAdded:
        view.addSubview(child)
        view.layoutInfo[child.hash] = [LayoutMethod(constantPosition: .spot(1))]
      }
    }
  }

  @Test(arguments: Storing.allCases, [true, false])
  func `A new view at the address of a dead one inherits nothing`(
    _ storing: Storing, _ isLaidOut: Bool
  ) {
    // Written directly, only a pass can see whose it is.
    let isSeen = isLaidOut || storing != .directlyWhileAdded
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inheritsNothing(LayoutView(frame: frame), storing, isLaidOut)
    if isSeen { inheritsNothing(CachingController(frame: frame), storing, isLaidOut) }
    if isSeen { inheritsNothing(PlainController(frame: frame), storing, isLaidOut) }
  }

  private func inheritsNothing(
    _ view: some UIView & LayoutControllable<UIView>, _ storing: Storing, _ isLaidOut: Bool
  ) {
    let dead = oneThatDied(in: view, storing, isLaidOut)
    #expect(view.layoutInfo[dead] == nil, "\(type(of: view))")
    #expect(view.orderInfo[dead] == nil, "\(type(of: view))")
    #expect(view.zIndexInfo[dead] == nil, "\(type(of: view))")
    // Allocators like to hand out again what was freed last.
    var others: [UIView] = []
    for _ in 0..<1_000 {
      let other = UIView(frame: .spot(7))
      others.append(other)
      if other.hash == dead { break }
    }
    guard let heir = others.last, heir.hash == dead else {
      // A sanitizer's allocator keeps freed memory back; any other has handed it out by now.
      if AllocationTests.isCounting { Issue.record("no view at the address of the dead one") }
      return
    }
    view.addSubview(heir)
    view.layoutIfNeeded()
    #expect(heir.frame == .spot(7), "\(type(of: view))")
  }

  @inline(never)
  private func oneThatDied(
    in view: some UIView & LayoutControllable<UIView>, _ storing: Storing, _ isLaidOut: Bool
  ) -> ObjectIdentifier {
    let child = UIView()
    storing.store(child, in: view)
    if isLaidOut { view.layoutIfNeeded() }
    child.removeFromSuperview()
    // A plan of the user's own holds its subviews until the next pass.
    view.layoutIfNeeded()
    return child.hash
  }

  @Test func `An element that is no view inherits nothing`() {
    let controller = BoxController()
    var dead: ObjectIdentifier?
    do {
      let box = Box()
      controller.addSubview(box, constantPosition: .spot(1))
      controller.setLayoutOrder(1, for: box)
      controller.layoutControl()
      dead = box.hash
      controller.subviews = []
    }
    #expect(dead != nil)
    #expect(controller.layoutInfo.isEmpty)
    #expect(controller.orderInfo.isEmpty)
  }

  @Test func `Controllers and elements die in any order`() {
    weak var controller: LayoutView?
    let child = UIView()
    do {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(child, withAssociatedConstantPosition: .spot(1))
      view.setLayoutOrder(1, for: child)
      view.layoutIfNeeded()
      controller = view
    }
    #expect(controller == nil)
    #expect(child.superview == nil)
  }

  /// A view that keeps what it hears of a subview that leaves from its superclass, or asks for a
  /// layout while that is still there.
  private final class Leaver: LayoutView {
    enum Mode: CaseIterable { case silent, layingOut, measuring }
    var mode = Mode.silent
    var odd: Set<ObjectIdentifier> = []

    override func willRemoveSubview(_ subview: UIView) {
      guard odd.contains(ObjectIdentifier(subview)) else { return super.willRemoveSubview(subview) }
      switch mode {
      case .silent: return
      case .layingOut:
        super.willRemoveSubview(subview)
        layoutIfNeeded()
      case .measuring:
        super.willRemoveSubview(subview)
        _ = sizeThatFits(bounds.size)
      }
    }
  }

  @Test(arguments: [0, 1, 2], [true, false])
  func `A view that leaves unnoticed is not asked once it is dead`(_ mode: Int, _ forgets: Bool) {
    let view = Leaver(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.mode = Leaver.Mode.allCases[mode]
    view.forgetsRemovedSubviews = forgets
    for number in 0..<6 {
      view.addSubview(UIView(), withAssociatedConstantPosition: .spot(number))
    }
    view.layoutIfNeeded()
    view.odd = [ObjectIdentifier(view.subviews[5])]
    view.subviews[5].removeFromSuperview()
    view.subviews[1].removeFromSuperview()
    // Views that may lie where the others lay.
    for number in 6..<9 {
      view.addSubview(UIView(), withAssociatedConstantPosition: .spot(number))
    }
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [0, 2, 3, 4, 6, 7, 8].map { .spot($0) })
  }

  /// A view that gives another subview its methods as soon as it is marked.
  private final class Marked: LayoutView {
    var onMark: (() -> Void)?

    override func setNeedsLayout() {
      super.setNeedsLayout()
      let change = onMark
      onMark = nil
      change?()
    }
  }

  @Test func `What changes while a view that left is forgotten counts`() {
    let view = Marked(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.forgetsRemovedSubviews = true
    let (kept, leaving) = (UIView(), UIView())
    view.addSubview(kept, withAssociatedConstantPosition: .spot(1))
    view.addSubview(leaving, withAssociatedConstantPosition: .spot(2))
    view.layoutIfNeeded()
    view.onMark = { [unowned view] in
      view.layoutInfo[ObjectIdentifier(kept)] = [LayoutMethod(constantPosition: .spot(3))]
    }
    leaving.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(kept.frame == .spot(3))
  }

  @Test func `Removing all of many views costs as much as each of them`() {
    let ratio = growth(from: 500) { count in
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      for _ in 0..<count {
        view.addSubview(UIView(), withAssociatedConstantPosition: .spot(1))
      }
      view.layoutIfNeeded()
      return {
        for child in view.subviews { child.removeFromSuperview() }
        view.layoutIfNeeded()
      }
    }
    #expect(ratio < 24)
  }

  @Test func `An element that is listed twice alone is placed once`() {
    let controller = BoxController()
    let twice = Box("twice")
    let issues = LayoutIssue.collecting {
      controller.layout([twice, twice], at: .row, fileID: "App/Row.swift", line: 7)
    }
    #expect(issues.summary == ["duplicateElement: twice"])
    #expect(issues.map(\.location) == [LayoutLocation(fileID: "App/Row.swift", line: 7)])
    #expect(twice.layoutFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
