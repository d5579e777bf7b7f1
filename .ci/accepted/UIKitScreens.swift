// View controllers beside layout, as UIKit spells them.
import UIKit

final class FormController: UITableViewController {
  private var cells: [UITableViewCell] = []

  override func loadView() {
    super.loadView()
    cells = [UITableViewCell(style: .default, reuseIdentifier: nil)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    refreshControl = UIRefreshControl()
    refreshControl?.endRefreshing()
    title = "Form"
    edgesForExtendedLayout = []
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { [weak self] _ in self?.save() })
    navigationItem.largeTitleDisplayMode = .never
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell") ?? cells[indexPath.row]
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section" }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  override func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(PageController(), animated: true)
  }

  private func save() {
    let alert = UIAlertController(title: nil, message: "Save?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in alert.dismiss(animated: true) })
    present(alert, animated: true)
    present(alert, animated: false, completion: nil)
  }
}

final class PageController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewRespectsSystemMinimumLayoutMargins = false
    field.delegate = self
    field.becomeFirstResponder()
  }

  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    field.resignFirstResponder()
    view.endEditing(true)
  }

  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }

  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFlat = traitCollection.verticalSizeClass == .compact
    field.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: isFlat ? 32 : 44)
  }

  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }

  override func updateViewConstraints() { super.updateViewConstraints() }

  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {}
}

final class SwatchController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.backgroundColor = .white
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

final class PinView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() { super.updateConstraints() }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

@MainActor func window() -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 80, height: 120)
  let navigation = UINavigationController(rootViewController: FormController(style: .grouped))
  navigation.pushViewController(SwatchController(collectionViewLayout: layout), animated: false)
  navigation.setNavigationBarHidden(true, animated: false)
  navigation.popToRootViewController(animated: false)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  return window
}

@MainActor func controls(_ target: PageController) -> [UIControl] {
  let control = UIControl()
  control.addTarget(target, action: Selector(("save:")), for: .touchUpInside)
  control.removeTarget(nil, action: nil, for: .allEvents)
  control.addAction(UIAction { _ in }, for: [.touchDown, .editingDidBegin])
  let menu = UIMenu(children: [
    UIAction(title: "One", state: .on) { _ in },
    UIAction(title: "Two", attributes: .hidden) { _ in },
  ])
  let button = UIButton(configuration: .borderedTinted())
  button.menu = menu
  button.showsMenuAsPrimaryAction = true
  button.changesSelectionAsPrimaryAction = true
  let view = UIView()
  view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
  view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
  return [control, button]
}
