import Foundation
import HeadlessUIKit
import Testing

/// A controller that writes down what it is told.
private final class Told: UIViewController {
  var calls: [String] = []
  var places: ((UIView) -> Void)?

  override func viewDidLoad() { calls.append("load") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  override func viewWillLayoutSubviews() { calls.append("will layout") }
  override func viewDidLayoutSubviews() {
    calls.append("did layout")
    places?(view)
  }
  override func updateViewConstraints() { calls.append("constraints") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traits")
  }
}

/// A view that writes down its layouts and updates of constraints.
private final class Noted: UIView {
  var calls: [String] = []
  var body: (() -> Void)?

  override func layoutSubviews() {
    calls.append("layout")
    body?()
  }
  override func updateConstraints() { calls.append("constraints") }
}

@Suite struct ViewControllerTests {
  @Test func `A controller is told of each layout of its plain view`() {
    let controller = Told()
    let view: UIView = controller.view
    let child = UIView()
    view.addSubview(child)
    controller.places = { child.frame = $0.bounds }
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(controller.calls == ["load", "will layout", "did layout"])
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    view.center = CGPoint(x: 7, y: 7)
    view.layoutIfNeeded()
    #expect(controller.calls.count == 3)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(controller.calls.count == 5 && child.frame.size.width == 200)
  }

  @Test func `The layout of the view is between what its controller is told`() {
    let controller = Told()
    let view = Noted()
    view.body = { [unowned controller] in controller.calls.append("view") }
    controller.view = view
    view.layoutIfNeeded()
    #expect(controller.calls == ["will layout", "view", "did layout"])
  }

  @Test func `A controller is told of a pass that begins above its view`() {
    let root = UIView()
    let controller = Told()
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    #expect(controller.calls == ["load", "will layout", "did layout"])
  }

  @Test func `A view that is replaced tells the controller nothing more`() {
    let controller = Told()
    let old: UIView = controller.view
    controller.view = UIView()
    old.frame.size.width = 9
    old.setNeedsLayout()
    old.layoutIfNeeded()
    #expect(controller.calls == ["load"])
    #expect(old.next == nil && controller.view.next === controller)
  }

  @Test func `A view outlives its controller`() {
    var controller: Told? = Told()
    let view: UIView = controller!.view
    controller = nil
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.next == nil)
  }

  @Test func `A controller is told of what its host says it does`() {
    let controller = Told()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(
      controller.calls == [
        "load", "will appear true", "did appear", "will disappear false", "did disappear",
      ])
  }

  @Test
  func `What a controller changes as its view is appearing is laid out when it has appeared`() {
    final class Screen: UIViewController {
      final class Page: UIView {
        override func layoutSubviews() { subviews.first?.frame = bounds }
      }
      var seen: [CGRect] = []
      override func loadView() { view = Page() }
      override func viewIsAppearing(_ animated: Bool) {
        seen.append(view.bounds)
        view.addSubview(UIView())
      }
      override func viewDidAppear(_ animated: Bool) { seen += view.subviews.map(\.frame) }
    }
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), Screen())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.seen == [window.bounds, window.bounds])
  }

  @Test func `A window shows its controller's view in its own size`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let controller = Told()
    window.rootViewController = controller
    window.isHidden = true
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(controller.view.frame == window.bounds && controller.view.window === window)
    #expect(
      controller.calls == ["load", "will appear false", "will layout", "did layout", "did appear"])
    window.rootViewController = nil
    #expect(controller.view.superview == nil && controller.view.window == nil)
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test func `A scene's delegate makes its window`() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      }
    }
    let (delegate, session) = (Delegate(), UISceneSession())
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    delegate.scene(scene, willConnectTo: session, options: options)
    #expect(delegate.window?.windowScene === scene && delegate.window?.bounds.width == 390)
  }

  @Test func `Constraints are updated once before the layout that was asked for`() {
    let view = Noted()
    let controller = Told()
    controller.view = view
    view.layoutIfNeeded()
    #expect(view.calls == ["layout"])
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(view.calls == ["layout", "constraints", "layout"] && !view.needsUpdateConstraints())
    #expect(controller.calls.filter { $0 == "constraints" }.count == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["layout", "constraints", "layout", "layout"])
  }

  @Test func `Constraints of a subtree are updated where it was asked for`() {
    let (root, asked, other) = (UIView(), Noted(), Noted())
    root.addSubview(asked)
    root.addSubview(other)
    asked.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(asked.calls == ["constraints"] && other.calls == [])
  }

  @Test func `Controllers hold their children`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    other.addChild(child)
    #expect(parent.children == [] && child.parent === other)
    parent.addChild(parent)
    #expect(parent.parent == nil)
    child.removeFromParent()
    #expect(other.children == [] && child.parent == nil)
  }

  @Test func `A controller presents one other until either dismisses it`() {
    let (below, above, child) = (UIViewController(), UIViewController(), UIViewController())
    above.addChild(child)
    var isDone = false
    below.present(above, animated: true) { isDone = true }
    #expect(isDone && below.presentedViewController === above)
    #expect(above.presentingViewController === below && child.presentingViewController === below)
    above.dismiss(animated: true)
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
    below.present(above, animated: true)
    isDone = false
    above.dismiss(animated: true) { isDone = true }
    #expect(isDone && below.presentedViewController == nil)
    isDone = false
    below.dismiss(animated: true) { isDone = true }
    #expect(isDone)
  }

  @Test func `A navigation controller is a stack`() {
    let screens = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    for screen in screens.dropFirst() { stack.pushViewController(screen, animated: true) }
    stack.pushViewController(screens[1], animated: true)
    #expect(stack.viewControllers == screens && stack.topViewController === screens[3])
    #expect(screens[3].navigationController === stack)
    #expect(stack.popViewController(animated: true) === screens[3])
    #expect(screens[3].navigationController == nil)
    #expect(stack.popToViewController(screens[3], animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == [screens[1], screens[2]])
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.viewControllers == [screens[0]])
  }

  @Test func `A screen has one navigation item with its title`() {
    let controller = UIViewController()
    controller.title = "Cart"
    let item = controller.navigationItem
    #expect(item === controller.navigationItem && item.title == "Cart")
    item.rightBarButtonItems = [UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b")]
    #expect(item.rightBarButtonItem?.title == "a" && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = UIBarButtonItem(title: "c")
    #expect(item.rightBarButtonItems?.map(\.title) == ["c"])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func `An alert holds its texts, buttons and fields`() {
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    #expect(alert.title == "a" && alert.message == "b" && alert.preferredStyle == .alert)
    #expect(alert.textFields == nil && alert.actions.isEmpty)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.addTextField { $0.text = "c" }
    alert.addTextField()
    #expect(alert.actions.map(\.title) == ["OK"] && alert.actions[0].style == .cancel)
    #expect(alert.textFields?.map(\.text) == ["c", ""])
  }

  @Test func `All views of a tree have the traits of its host`() {
    let controller = Told()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.traitCollection.verticalSizeClass == .unspecified)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(),
    ])
    controller.view.hostTraitCollection = traits
    controller.view.hostTraitCollection = UITraitCollection(traitsFrom: [traits])
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(controller.traitCollection.displayScale == 3)
    #expect(controller.calls == ["load", "traits"])
  }

  @Test func `A table controller provides the rows of its own table`() {
    final class Three: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
    }
    let controller = Three(style: .grouped)
    #expect(controller.tableView === controller.view && controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    controller.tableView.rowHeight = 50
    #expect(controller.tableView(controller.tableView, heightForRowAt: [0, 0]) == 50)
    #expect(UITableView().numberOfSections == 0 && UITableView().numberOfRows(inSection: 0) == 0)
  }

  @Test func `A collection controller shows a collection with its layout`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.dataSource === controller)
  }

  @Test func `A bar button has the title and the image of its action unless it has its own`() {
    let (image, own) = (UIImage(), UIImage())
    let action = UIAction(title: "Add", image: image) { _ in }
    let button = UIBarButtonItem(primaryAction: action)
    #expect(button.title == "Add" && button.image === image)
    let other = UIBarButtonItem(title: "New", image: own, primaryAction: action)
    #expect(other.title == "New" && other.image === own)
    let plain = UIBarButtonItem(image: own, style: .done, target: nil, action: nil)
    #expect(plain.image === own && plain.style == .done)
    #expect(UIBarButtonItem(title: "a", style: .done, target: nil, action: nil).style == .done)
  }

  @Test func `A child is told of its parent before it changes`() {
    let (parent, child) = (UIViewController(), MovingController())
    parent.addChild(child)
    #expect(child.moves == ["from none to parent"])
    child.removeFromParent()
    #expect(child.moves.last == "moved to none")
  }

  @Test func `A screen is told before and after it comes onto a stack and leaves it`() {
    let (stack, pushed, set) = (UINavigationController(), MovingController(), MovingController())
    stack.viewControllers = [UIViewController(), set]
    stack.pushViewController(pushed, animated: false)
    stack.popViewController(animated: false)
    stack.viewControllers = []
    let moves = [
      "from none to parent", "moved to parent", "from parent to none", "moved to none",
    ]
    #expect(pushed.moves == moves && set.moves == moves)
  }

  /// UIKit does nothing then but to write a warning.
  @Test func `A controller presents no second one, and none that is presented`() {
    let (below, other) = (UIViewController(), UIViewController())
    let (first, second) = (UIViewController(), UIViewController())
    below.present(first, animated: false)
    var isDone = false
    below.present(second, animated: false) { isDone = true }
    other.present(first, animated: false) { isDone = true }
    below.present(below, animated: false) { isDone = true }
    #expect(!isDone && below.presentedViewController === first)
    #expect(second.presentingViewController == nil && other.presentedViewController == nil)
    #expect(first.presentingViewController === below)
  }

  @Test func `A screen within one that is presented dismisses that one`() {
    let (below, screen) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: screen)
    below.present(stack, animated: false)
    var isDone = false
    screen.dismiss(animated: false) { isDone = true }
    #expect(isDone && below.presentedViewController == nil && stack.presentingViewController == nil)
    // What its parent presents comes first.
    let above = UIViewController()
    below.present(stack, animated: false)
    stack.present(above, animated: false)
    #expect(screen.presentedViewController === above)
    screen.dismiss(animated: false)
    #expect(stack.presentedViewController == nil && below.presentedViewController === stack)
  }

  @Test func `The screen in front is the one presented, by the stack or its topmost`() {
    let (first, top, above) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController()
    #expect(stack.visibleViewController == nil && stack.topViewController == nil)
    stack.setViewControllers([first, top], animated: false)
    #expect(stack.visibleViewController === top && stack.viewControllers == [first, top])
    top.present(above, animated: false)
    #expect(stack.visibleViewController === above && stack.topViewController === top)
    top.dismiss(animated: false)
    stack.present(above, animated: false)
    #expect(stack.visibleViewController === above)
  }

  @Test func `Controllers make no circle`() {
    let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(middle)
    middle.addChild(inner)
    inner.addChild(outer)
    #expect(outer.parent == nil && inner.children == [] && outer.children == [middle])
    #expect(outer.navigationController == nil && inner.presentingViewController == nil)
    let host = UIViewController()
    host.addChild(outer)
    #expect(host.children == [outer] && outer.parent === host)
  }

  @Test func `A new title reaches the item of the bar`() {
    let controller = UIViewController()
    let item = controller.navigationItem
    #expect(item.title == nil)
    controller.title = "Cart"
    #expect(item.title == "Cart")
    item.title = "Items"
    #expect(controller.title == "Cart")
    controller.title = nil
    #expect(item.title == nil)
  }

  @Test func `Bar buttons that are set are the only ones on their side`() {
    let item = UINavigationItem(title: "Cart")
    let (left, right) = (UIBarButtonItem(title: "a"), UIBarButtonItem(customView: UISwitch()))
    item.leftBarButtonItems = [UIBarButtonItem(), UIBarButtonItem()]
    item.setLeftBarButton(left, animated: true)
    item.setRightBarButton(right, animated: true)
    #expect(item.leftBarButtonItems == [left] && item.rightBarButtonItems == [right])
    #expect(right.customView is UISwitch && right.title == nil)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(system.title == nil && system.primaryAction == nil)
    system.primaryAction = nil
    #expect(system.title == nil)
  }

  @Test func `What is set with an animation is set at once`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.setNavigationBarHidden(true, animated: true)
    controller.setEditing(true, animated: true)
    #expect(controller.isNavigationBarHidden && controller.isEditing)
    #expect(controller.navigationBar.bounds.height == 44)
    #expect(!controller.prefersStatusBarHidden)
  }

  @Test func `Devices stand on end or on a side, or lie flat`() {
    let orientations = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(orientations.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(orientations.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(UIDevice.current.orientation == .portrait && UIScreen.main.scale == 1)
    #expect(UIDevice.current.userInterfaceIdiom == .unspecified)
  }

  @Test func `A table controller hands its refresh control to the table`() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.refreshControl == nil)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control && !control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing && control.bounds.height == 60)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    let table = UITableView()
    controller.tableView = table
    #expect(controller.view === table && controller.refreshControl == nil)
  }

  @Test func `A collection controller takes another collection for its view`() {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    controller.collectionView = other
    #expect(controller.view === other)
  }
}

/// A controller that keeps what it is told of its parents.
private final class MovingController: UIViewController {
  var moves: [String] = []

  private func name(_ parent: UIViewController?) -> String { parent == nil ? "none" : "parent" }

  override func willMove(toParent parent: UIViewController?) {
    moves.append("from \(name(self.parent)) to \(name(parent))")
  }

  override func didMove(toParent parent: UIViewController?) {
    moves.append("moved to \(name(parent))")
  }
}
