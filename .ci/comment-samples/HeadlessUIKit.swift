// UIView+Animation.swift
let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), child = UIView()
view.addSubview(child, constantPosition: .insets(.zero))
// ...
child.frame  // (0, 0, 320, 100)

// UIImage+Named.swift
defer { UIImage.sizeOfName = nil }
// ...

// UIControl.swift: addTarget
final class Form: UIView {
  let control = UIControl()
  var isSaved = false
  func save() { isSaved = true }
  func prepare() {
    // ...
  }
}
let form = Form()
form.prepare()
form.control.sendActions(for: .touchUpInside)
form.isSaved  // true

// UIViewController.swift: UIViewController
final class Screen: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
}
let controller = Screen()
// ...
controller.calls  // ["viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"]

// UIViewController.swift: additionalSafeAreaInsets
let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), controller = UIViewController()
controller.view.frame = root.bounds

// UITableViewController.swift
final class Names: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.tag = indexPath.row
    return cell
  }
}
let controller = Names()
// ...
cell.tag  // 2
