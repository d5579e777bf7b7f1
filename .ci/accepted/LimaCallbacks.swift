// Callbacks in all orders of Lima's releases. None escapes, so `self` need not be written.
import Framewise
import UIKit

final class CallbackViewController: UIViewController {
  private var column: LMColumnView!
  private var row: LMRowView!
  private var anchors: LMAnchorView!
  private var root: LMRootView!
  private var scroll: LMScrollView!
  private var cell: LMTableViewCell!
  private var header: LMTableViewHeaderFooterView!
  private var table: UITableView!
  private var items: UICollectionView!
  private var presses = 0

  override func loadView() {
    view = LMColumnView(UILabel(), UILabel()) { column = $0 }
    let rest: [UIView] = [
      LMRowView(UIView(), LMSpacer()) { row = $0 },
      LMRowView(LMSpacer { $0.tag = 1 }) {
        $0.spacing = 4
        row = $0
      },
      LMAnchorView(UILabel(anchor: [.top])) { anchors = $0 },
      LMRootView(UILabel(), UILabel()) { root = $0 },
      LMScrollView(UILabel()) { scroll = $0 },
      LMScrollView(fitToWidth: true, UILabel()) { scroll = $0 },
      LMTableViewCell(selectionStyle: .none, ignoreMargins: true, UILabel()) { cell = $0 },
      LMTableViewHeaderFooterView(ignoreMargins: true, UILabel()) { header = $0 },
      LMColumnView { column = $0 },
      LMColumnView(margin: 8) { column = $0 },
      LMColumnView(with: { column = $0 }, UILabel()),
      LMColumnView(with: { column = $0 }) { UILabel() },
      LMRootView(with: { root = $0 }, UILabel(), UILabel()),
      LMRootView(topPadding: 8) { UILabel() },
      LMTableViewCell(ignoreMargins: true) { UILabel() },
      UITableView(style: .grouped, allowsSelection: false, weight: 1, anchor: [.all]) {
        table = $0
      },
      UICollectionView(
        collectionViewLayout: UICollectionViewFlowLayout(
          scrollDirection: .horizontal, itemSize: CGSize(width: 64, height: 64),
          minimumLineSpacing: 4), height: 64
      ) { items = $0 },
      UIActivityIndicatorView(style: nil),
      UIActivityIndicatorView(style: .large),
      UIButton(type: .system, primaryAction: nil, title: "a", image: nil),
      UIButton(type: .system, title: "b") { button in
        button.on(.primaryActionTriggered) { [weak self] in self?.press() }
        button.on(.primaryActionTriggered) { [weak self] sender in self?.press(sender) }
      },
      UITableView(),
      UITableView(style: .plain),
    ]
    for part in rest { view.addSubview(part) }
  }

  private func press() { presses += 1 }

  private func press(_ sender: UIButton) { presses += sender.tag }
}

@MainActor func barButtons(_ log: @escaping (String) -> Void) -> [UIBarButtonItem] {
  [
    UIBarButtonItem(title: "a") { log("a") },
    UIBarButtonItem(title: "b") { button in log(button.title ?? "") },
    UIBarButtonItem(image: nil) { log("c") },
    UIBarButtonItem(barButtonSystemItem: .add) { log("d") },
    UIBarButtonItem(barButtonSystemItem: .done) { button in log(button.title ?? "") },
    UIBarButtonItem(title: "", style: .plain, target: nil, action: nil),
  ]
}
