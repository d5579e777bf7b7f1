import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Code besides conditions and positions that runs in a pass and changes what is laid out: what a
/// controller and its elements are asked for, and handlers of issues.
@Suite struct HostileCallers {
  private func fill<View: LayoutView>(
    _ view: View, count: Int = 10, _ method: LayoutMethod = LayoutMethod(constantPosition: .spot(1))
  ) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<count {
      view.addSubview(UIView(frame: .spot(9)), layoutMethods: [method])
    }
    return view
  }

  /// A controller whose columns are asked for by a closure.
  private func asking(_ body: @escaping (LayoutView) -> Void) -> LayoutView {
    let view = fill(LayoutView())
    let condition = LayoutCondition { [unowned view] _ in
      body(view)
      return true
    }
    view.responsiveOptimization = Responsive(.none).when(condition, .none)
    return view
  }

  @Test func `Columns that remove elements`() {
    var count = 0
    let view = asking { view in
      count += 1
      if count == 1 { view.subviews[5].removeFromSuperview() }
    }
    let removed = view.subviews[5]
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.removedDuringPass, .changedDuringPass])
    #expect(removed.frame == .spot(9))
    #expect(view.subviews.count == 9 && view.subviews.allSatisfy { $0.frame == .spot(1) })
  }

  @Test func `Columns that remove elements while they are measured`() {
    let view = asking { view in for subview in view.subviews { subview.removeFromSuperview() } }
    let issues = LayoutIssue.collecting { _ = view.sizeThatFits(CGSize(width: 10, height: 10)) }
    #expect(issues.map(\.rule) == [.changedDuringPass])
  }

  @Test func `Columns that ask for sizes and passes`() {
    let view = asking { view in
      _ = view.sizeThatFits(.zero)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(!issues.isEmpty)
    #expect(issues.allSatisfy { $0.rule == .changedDuringPass && $0.elements == ["LayoutView"] })
    #expect(view.subviews.allSatisfy { $0.frame == .spot(1) })
  }

  private final class Asking: LayoutView {
    var onDirection: () -> Void = {}
    var onMark: () -> Void = {}

    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      onDirection()
      return .leftToRight
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      onMark()
    }
  }

  @Test func `A direction that removes elements`() {
    let view = fill(Asking())
    view.mirrorsForRightToLeft = true
    view.onDirection = { [unowned view] in
      if view.subviews.count > 7 { view.subviews.last?.removeFromSuperview() }
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.last?.rule == .changedDuringPass)
    view.onDirection = {}
    view.layoutIfNeeded()
    #expect(view.subviews.count == 7)
    #expect(view.subviews.allSatisfy { $0.frame == .spot(1) })
  }

  @Test func `A mark that replaces other methods`() {
    let view = fill(Asking())
    view.layoutIfNeeded()
    let subviews = view.subviews
    let other = [LayoutMethod(constantPosition: .spot(2))]
    let changes: [() -> Void] = [
      { view.setLayoutMethods(other, for: subviews[0]) },
      { view.layoutInfo[subviews[1].hash] = other },
    ]
    for (place, change) in changes.enumerated() {
      var count = 0
      view.onMark = {
        count += 1
        if count == 1 { change() }
      }
      view.setLayoutMethods([LayoutMethod(constantPosition: .spot(3))], for: subviews[9])
      view.layoutIfNeeded()
      #expect(subviews[place].frame == .spot(2))
      #expect(subviews[9].frame == .spot(3))
    }
  }

  @Test(arguments: [false, true]) func `Handlers that remove elements`(_ isUnplaced: Bool) {
    let method =
      isUnplaced
      ? LayoutMethod(condition: .never, position: .spot(1))
      : LayoutMethod(constantPosition: .makeAbsolute(frame: .null))
    let view = fill(LayoutView(), method)
    for subview in view.subviews { subview.accessibilityIdentifier = "a" }
    nonisolated(unsafe) let unsafeView = view
    nonisolated(unsafe) var rules: Set<LayoutIssue.Rule> = []
    LayoutIssue.withHandler({ issue in
      rules.insert(issue.rule)
      unsafeView.subviews.last?.removeFromSuperview()
      unsafeView.layoutIfNeeded()
    }) {
      view.layoutIfNeeded()
    }
    #expect(rules == [isUnplaced ? .unplaced : .nonFiniteFrame])
    #expect(view.subviews.count < 10)
  }

  private final class NamedOnce: UIView {
    override var accessibilityIdentifier: String? {
      get {
        removeFromSuperview()
        return "x"
      }
      set {}
    }
  }

  @Test func `Names that remove their elements`() {
    let view = fill(LayoutView(), count: 0)
    for _ in 0..<4 {
      view.addSubview(
        NamedOnce(), layoutMethods: [LayoutMethod(condition: .never, position: .spot(1))])
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.first?.elements == ["x", "x", "x", "x"])
  }

  private final class Listing: LayoutView {
    var listed: [UIView]?
    override var subviews: [UIView] { listed ?? super.subviews }
  }

  /// Whoever hears of an element listed twice changes the list while it is gathered.
  @Test func `Handlers that change what is gathered`() {
    let view = fill(Listing(), count: 0)
    let subviews = (0..<5).map { _ in UIView() }
    for subview in subviews {
      view.setLayoutMethods([LayoutMethod(constantPosition: .spot(1))], for: subview)
    }
    view.listed = subviews + subviews
    nonisolated(unsafe) let unsafeView = view
    nonisolated(unsafe) var count = 0
    LayoutIssue.withHandler({ _ in
      count += 1
      guard count == 1 else { return }
      unsafeView.listed?.removeLast(7)
      unsafeView.setNeedsLayout()
      unsafeView.layoutIfNeeded()
    }) {
      view.layoutIfNeeded()
    }
    view.listed = Array(subviews.prefix(3))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(subviews.prefix(3).allSatisfy { $0.frame == .spot(1) })
  }

  @Test func `Reloading subviews listed twice`() {
    let view = fill(Listing(), count: 0)
    let (a, b) = (UIView(), UIView())
    view.listed = [a, b, a]
    view.setZIndex(1, for: a)
    view.reloadSubviews()
    #expect(a.superview === view && b.superview === view)
  }
}
