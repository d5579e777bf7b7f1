import Foundation
import HeadlessUIKit
import Testing

/// A controller that writes down what it is told of insets.
private final class Told: UIViewController {
  var calls: [String] = []
  var didLayOut: (() -> Void)?

  override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
  override func viewLayoutMarginsDidChange() { calls.append("margins") }
  override func viewDidLayoutSubviews() { didLayOut?() }
}

/// A view that places its only subview.
private final class Frame: UIView {
  var place = CGRect.zero

  override func layoutSubviews() { subviews.first?.frame = place }
}

@Suite struct ControllerSafeAreaTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let controller = Told()
  private let both = ["safe area", "margins"]

  private func cover(top: CGFloat = 0, bottom: CGFloat = 0) {
    root.hostSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private func add(_ insets: UIEdgeInsets) { controller.additionalSafeAreaInsets = insets }

  private func show(_ frame: CGRect) -> UIView {
    let view: UIView = controller.view
    view.frame = frame
    root.addSubview(view)
    return view
  }

  @Test func `A controller adds to what covers its view`() {
    let view = show(root.bounds)
    cover(top: 44, bottom: 34)
    add(UIEdgeInsets(top: 0, left: 7, bottom: 50, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 7, bottom: 84, right: 0))
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `The view of a controller may be the root`() {
    let view: UIView = controller.view
    add(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaInsets.top == 10)
    view.hostSafeAreaInsets.top = 20
    #expect(view.safeAreaInsets.top == 30 && controller.calls == both + both)
  }

  @Test func `What is in the view reaches into what was added`() {
    let view = show(CGRect(x: 0, y: 100, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    view.addSubview(child)
    add(UIEdgeInsets(top: 5, left: 0, bottom: 40, right: 0))
    // 100 - 40 = 60 is 10 above the child's bottom.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0))
    child.frame.origin.y = 5
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0))
  }

  @Test func `Negative parts take from the safe area, but not below zero`() {
    let view = show(root.bounds)
    cover(top: 44, bottom: 34)
    add(UIEdgeInsets(top: -4, left: -4, bottom: -50, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
  }

  @Test func `A part that is not finite adds nothing`() {
    let view = show(root.bounds)
    cover(top: 44, bottom: 34)
    add(UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 1))
  }

  @Test func `Another view of the controller takes over what is added`() {
    let old = show(root.bounds)
    add(UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
    let new = UIView()
    controller.view = new
    #expect(old.safeAreaInsets.top == 0 && new.safeAreaInsets.top == 9)
    root.addSubview(new)
    #expect(new.safeAreaInsets.top == 9 && root.safeAreaInsets.top == 0)
  }

  @Test func `A controller is told of safe areas and margins`() {
    let view = show(root.bounds)
    root.layoutIfNeeded()
    cover(top: 20)
    #expect(controller.calls == both)
    cover(top: 20)
    add(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    add(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    #expect(controller.calls == both + both)
    view.insetsLayoutMarginsFromSafeArea = false
    cover(top: 30)
    view.directionalLayoutMargins.top = 3
    #expect(controller.calls == both + both + ["margins", "safe area", "margins"])
  }

  @Test func `A controller is told when its view comes into a covered tree`() {
    cover(top: 20)
    _ = show(root.bounds)
    #expect(controller.calls == both)
  }

  @Test func `Views that a layout moves into what was added are told`() {
    let frame = Frame(frame: root.bounds)
    let child = Told()
    controller.view = frame
    root.addSubview(frame)
    frame.addSubview(child.view)
    frame.place = CGRect(x: 0, y: 50, width: 100, height: 50)
    add(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
    child.calls = []
    frame.place.origin.y = 20
    frame.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 10 && child.calls == both)
  }

  @Test func `A pass takes in what a controller adds within it`() {
    let (frame, child) = (Frame(frame: root.bounds), Told())
    _ = show(root.bounds)
    controller.view.addSubview(frame)
    frame.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
    frame.place = CGRect(x: 0, y: 20, width: 100, height: 50)
    controller.didLayOut = { [unowned controller] in
      controller.additionalSafeAreaInsets.top = 30
    }
    root.layoutIfNeeded()
    // The frame is laid out after its superview, and moves the child below what is covered.
    #expect(child.view.safeAreaInsets.top == 10 && child.calls == both)
  }

  @Test func `A controller that is gone adds nothing any more`() {
    var gone: UIViewController? = UIViewController()
    let view: UIView = gone!.view
    view.frame = root.bounds
    root.addSubview(view)
    cover(top: 44)
    gone?.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 50, right: 0))
    root.layoutIfNeeded()
    gone = nil
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(view.isMarkedForLayout)
  }

  @Test func `A view that goes with its controller hears of nothing`() {
    final class Hearing: UIView {
      nonisolated(unsafe) static var calls = 0
      override func safeAreaInsetsDidChange() { Hearing.calls += 1 }
    }
    do {
      let controller = UIViewController()
      controller.view = Hearing()
      controller.additionalSafeAreaInsets.top = 10
    }
    #expect(Hearing.calls == 1)
  }
}
