import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Closures that change what is laid out while it is laid out.
@Suite struct HostileClosures {
  /// The controllers that must stand it: with a plan of its own, with one of the user's, without.
  enum Kind: CaseIterable { case layoutView, caching, plain }

  /// A controller with subviews `a` to `d`. `a` and `d` are a row, `b` calls `body`.
  final class Scene {
    let view: any UIView & LayoutControllable<UIView>
    var children = ["a", "b", "c", "d"].map { UIView(named: $0, frame: .spot(9)) }
    var passCount = 0
    var body: () -> Void = {}

    init(_ kind: Kind, inCondition: Bool) {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      switch kind {
      case .layoutView: view = LayoutView(frame: frame)
      case .caching: view = CachingController(frame: frame)
      case .plain: view = PlainController(frame: frame)
      }
      view.accessibilityIdentifier = "root"
      for child in children { view.addSubview(child) }
      set(.row, for: 0)
      set(.spot(2), for: 2)
      set(.row, for: 3)
      let run = { [unowned self] in
        passCount += 1
        if passCount == 1 { body() }
      }
      let method =
        inCondition
        ? LayoutMethod(
          condition: { _ in
            run()
            return true
          }, position: .spot(1))
        : LayoutMethod(
          constantPosition: .makeCustom { _ in
            run()
            return .spot(1)
          })
      setMethods([method], for: children[1], in: view)
    }

    func set(_ position: LayoutPosition, for place: Int) {
      setMethods([LayoutMethod(constantPosition: position)], for: children[place], in: view)
    }

    func setMethods(
      _ methods: [LayoutMethod], for child: UIView, in view: some LayoutControllable<UIView>
    ) {
      view.setLayoutMethods(methods, for: child)
    }

    var frames: [CGRect] { children.map(\.frame) }
  }

  static let firstInRow = CGRect(x: 0, y: 0, width: 10, height: 10)
  static let secondInRow = CGRect(x: 10, y: 0, width: 10, height: 10)

  @Test(arguments: Kind.allCases, [false, true])
  func `Removing an element`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = { scene.children[2].removeFromSuperview() }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["removedDuringPass: c", "changedDuringPass: root"])
    #expect(issues.first?.location?.fileID == #fileID)
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(9), Self.secondInRow])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Removing oneself`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = { scene.children[1].removeFromSuperview() }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["removedDuringPass: b", "changedDuringPass: root"])
    #expect(scene.frames == [Self.firstInRow, .spot(9), .spot(2), Self.secondInRow])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Freeing an element`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    weak var freed: UIView?
    scene.body = {
      freed = scene.children[2]
      scene.children.remove(at: 2).removeFromSuperview()
    }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["removedDuringPass: c", "changedDuringPass: root"])
    #expect(scene.frames == [Self.firstInRow, .spot(1), Self.secondInRow])
    #expect(scene.passCount > 0)
    if kind == .layoutView { #expect(freed == nil) }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Moving an element elsewhere`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    let elsewhere = UIView()
    scene.body = { elsewhere.addSubview(scene.children[3]) }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["removedDuringPass: d", "changedDuringPass: root"])
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(2), .spot(9)])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Moving a frame by hand`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    // The flow does not read it back; what is placed later is placed all the same.
    scene.body = {
      scene.children[0].frame = .spot(5)
      scene.children[3].frame = .spot(6)
    }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.isEmpty)
    #expect(scene.frames == [.spot(5), .spot(1), .spot(2), Self.secondInRow])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Changing methods`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    var during: [CGRect] = []
    scene.body = {
      scene.set(.spot(4), for: 2)
      during = scene.frames
    }
    let issues = LayoutIssue.collecting {
      scene.view.layoutIfNeeded()
    }
    // This pass went on with what it began with; the one after it is asked for by the change.
    #expect(issues.summary == ["changedDuringPass: root"])
    #expect(during[2] == .spot(9))
    #expect(scene.passCount == 2)
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(4), Self.secondInRow])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Replacing all info`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = { scene.view.layoutInfo = [:] }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["changedDuringPass: root"])
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(2), Self.secondInRow])
    scene.children[2].frame = .spot(8)
    scene.view.setNeedsLayout()
    #expect(LayoutIssue.collecting { scene.view.layoutIfNeeded() }.isEmpty)
    #expect(scene.children[2].frame == .spot(8))
    #expect(scene.passCount == 1)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Changing orders`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = {
      scene.view.orderInfo[scene.children[3].hash] = -1
      scene.view.setNeedsLayout()
    }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    // A user's own plan hears of orders only by setNeedsGather().
    if kind != .caching {
      #expect(scene.frames == [Self.secondInRow, .spot(1), .spot(2), Self.firstInRow])
    }
    #expect(issues.summary == ["changedDuringPass: root"])
  }

  @Test(arguments: [false, true])
  func `Changing the optimization`(_ inCondition: Bool) {
    let scene = Scene(.layoutView, inCondition: inCondition)
    for place in [0, 2, 3] { scene.set(.cell, for: place) }
    scene.body = {
      (scene.view as? LayoutView)?.layoutOptimization = .matrix(colsPerRow: 0)
    }
    // The first pass is a column, so is the second, which has no columns either.
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["invalidColumnCount: root"])
    #expect([0, 2, 3].map { scene.children[$0].frame.origin.y } == [0, 12, 24])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Asking for a pass within the pass`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = { scene.view.layoutControl() }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["changedDuringPass: root"])
    #expect(scene.passCount == 1)
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(2), Self.secondInRow])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `Laying out within the pass`(_ kind: Kind, _ inCondition: Bool) {
    let scene = Scene(kind, inCondition: inCondition)
    scene.body = { scene.view.layoutIfNeeded() }
    // Nothing is marked any more, so there is nothing to do.
    #expect(LayoutIssue.collecting { scene.view.layoutIfNeeded() }.isEmpty)
    scene.passCount = 0
    scene.view.setNeedsLayout()
    scene.body = {
      scene.view.setNeedsLayout()
      scene.view.layoutIfNeeded()
    }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["changedDuringPass: root"])
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(2), Self.secondInRow])
  }

  @Test(arguments: [false, true])
  func `Measuring within the pass`(_ inCondition: Bool) {
    let scene = Scene(.layoutView, inCondition: inCondition)
    var size = CGSize.zero
    scene.body = {
      scene.set(.spot(3), for: 2)
      size = scene.view.sizeThatFits(.zero)
    }
    let issues = LayoutIssue.collecting { scene.view.layoutIfNeeded() }
    #expect(issues.summary == ["changedDuringPass: root"])
    #expect(size == CGSize(width: 100, height: 100))
    #expect(scene.frames == [Self.firstInRow, .spot(1), .spot(3), Self.secondInRow])
  }

  @Test(arguments: [false, true])
  func `Measuring within measuring`(_ inCondition: Bool) {
    let scene = Scene(.layoutView, inCondition: inCondition)
    scene.body = {
      _ = scene.view.sizeThatFits(.zero)
      scene.view.layoutControl()
    }
    let before = scene.frames
    var size = CGSize.zero
    let issues = LayoutIssue.collecting {
      size = scene.view.sizeThatFits(CGSize(width: 5, height: 5))
    }
    #expect(issues.summary == ["changedDuringPass: root"])
    // The second spot reaches to (50, 12), the row to (20, 10).
    #expect(size == CGSize(width: 50, height: 12))
    #expect(scene.frames == before)
  }

  @Test func `Asking for ever more passes ends`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    view.addSubview(
      UIView(),
      withAssociatedConstantPosition: .makeCustom { [unowned view] _ in
        count += 1
        view.setNeedsLayout()
        return .spot(count)
      })
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    // Eight passes, and the repetitions that show that they do not settle.
    #expect(count <= 8 + 32)
    #expect(issues.filter { $0.rule == .unsettledPasses }.count == 1)
    #expect(view.subviews[0].frame == .spot(count))
  }
}
