import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// What Lima's releases between the first and the fourth brought, and callbacks that do not escape.
@Suite struct CallbackTests {
  /// A controller whose closures store views without naming `self`.
  private final class Controller: UIViewController {
    var column: LMColumnView!
    var row: LMRowView!
    var anchors: LMAnchorView!
    var root: LMRootView!
    var scroll: LMScrollView!
    var cell: LMTableViewCell!
    var header: LMTableViewHeaderFooterView!

    override func loadView() {
      view = LMColumnView(
        LMRowView(UIView(), UIView()) { row = $0 },
        LMAnchorView(UIView()) { anchors = $0 },
        LMRootView(UIView(), UIView(), UIView()) { root = $0 },
        LMScrollView(UIView()) { scroll = $0 },
        LMTableViewCell(UIView()) { cell = $0 },
        LMTableViewHeaderFooterView(UIView()) { header = $0 }
      ) { column = $0 }
    }
  }

  @Test func `A trailing callback gets its view, with all that is in it`() {
    let controller = Controller()
    #expect(controller.view === controller.column && controller.column.subviews.count == 6)
    #expect(controller.row.subviews.count == 2 && controller.anchors.subviews.count == 1)
    #expect(controller.root.subviews.count == 3 && controller.scroll.content != nil)
    #expect(controller.cell.content() != nil && controller.header.content() != nil)
  }

  @Test func `A missing callback is not called`() {
    let none: ((UIView) -> Void)? = nil
    for view in [
      LMRowView(UIView(), with: none), LMColumnView(UIView(), with: none),
      LMAnchorView(UIView(), with: none), LMRootView(UIView(), with: none),
    ] {
      #expect(view.subviews.count == 1)
    }
    #expect(LMScrollView(UIView(), with: none).content != nil)
    #expect(LMTableViewCell(UIView(), with: none).content() != nil)
    #expect(LMTableViewHeaderFooterView(UIView(), with: none).content() != nil)
  }

  @Test func `A callback that may be missing is called where it is not`() {
    var called: [UIView] = []
    let note: ((UIView) -> Void)? = { called.append($0) }
    let views = [
      LMRowView(UIView(), with: note), LMColumnView(UIView(), with: note),
      LMAnchorView(UIView(), with: note), LMRootView(UIView(), with: note),
      LMScrollView(UIView(), with: note), LMTableViewCell(UIView(), with: note),
      LMTableViewHeaderFooterView(UIView(), with: note),
    ]
    #expect(called == views)
  }

  @Test func `A root box gives each of several subviews all of its room`() {
    let (first, second) = (UIView(), UIView())
    let root = LMRootView(topPadding: 20, bottomPadding: 30, first, second)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 20, width: 100, height: 150))
    #expect(second.frame == first.frame)
    let built = LMRootView(topPadding: 20, with: { $0.bottomPadding = 30 }) {
      UIView()
      UIView()
    }
    #expect(built.subviews.count == 2 && built.bottomPadding == 30)
  }

  @Test func `A cell made with ignored margins gives its content all of its room`() {
    let (inner, outer) = (UIView(), UIView())
    let cells = [
      LMTableViewCell(ignoreMargins: true, outer), LMTableViewCell(inner),
      LMTableViewCell(ignoreMargins: true) { UIView() },
    ]
    for cell in cells {
      cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 10, bottom: 5, trailing: 10)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      cell.layoutIfNeeded()
    }
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 80, height: 40))
    #expect(cells[2].content().frame == outer.frame)
    let header = LMTableViewHeaderFooterView(ignoreMargins: true, UIView())
    header.contentView.directionalLayoutMargins.leading = 10
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    header.layoutIfNeeded()
    #expect(header.content().frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `A control calls closures, with itself where they take it`() {
    var calls: [String] = []
    let stepper = UIStepper()
    stepper.value = 3
    stepper.on(.valueChanged) { calls.append("plain") }
    stepper.on(.valueChanged) { (sender: UIStepper) in calls.append("\(sender.value)") }
    stepper.on(.touchDown) { calls.append("down") }
    stepper.sendActions(for: .valueChanged)
    #expect(calls == ["plain", "3.0"])
  }

  @Test func `Closures on a control do not keep it alive`() {
    weak var gone: UISwitch?
    do {
      let control = UISwitch()
      control.on(.valueChanged) { (_: UISwitch) in }
      gone = control
    }
    #expect(gone == nil)
  }

  @Test func `Bar buttons call closures, with themselves where they take them`() {
    var calls: [String] = []
    let buttons = [
      UIBarButtonItem(title: "a") { calls.append("a") },
      UIBarButtonItem(title: "b") { button in calls.append(button.title ?? "none") },
      UIBarButtonItem(image: nil) { calls.append("c") },
      UIBarButtonItem(barButtonSystemItem: .add) { calls.append("d") },
    ]
    #expect(buttons.map(\.title) == ["a", "b", "", ""])
    for button in buttons {
      let control = UIButton(primaryAction: button.primaryAction)
      control.sendActions(for: .primaryActionTriggered)
    }
    #expect(calls == ["a", "b", "c", "d"])
  }

  @Test func `Tables and collections take what a box asks of its children`() {
    let table = UITableView(
      style: .grouped, allowsSelection: false, weight: 2, anchor: [.top], with: { $0.tag = 5 })
    #expect(table.style == .grouped && !table.allowsSelection && table.weight == 2)
    #expect(table.anchor == [.top] && table.tag == 5)
    #expect(UITableView().style == .plain && UITableView(weight: 1).allowsSelection)
    let layout = UICollectionViewFlowLayout(
      scrollDirection: .horizontal, itemSize: CGSize(width: 3, height: 4),
      minimumInteritemSpacing: 5, minimumLineSpacing: 6)
    #expect(layout.scrollDirection == .horizontal && layout.itemSize.height == 4)
    #expect(layout.minimumInteritemSpacing == 5 && layout.minimumLineSpacing == 6)
    let items = UICollectionView(
      collectionViewLayout: layout, width: 7, height: 8, with: { $0.tag = 5 })
    #expect(items.width == 7 && items.height == 8 && items.tag == 5)
    #expect(items.backgroundColor == .white && items.collectionViewLayout === layout)
    let plain = UICollectionView(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(plain.width.isNaN)
  }

  @Test func `A button takes its title before its action and after it`() {
    let action = UIAction(title: "Go") { _ in }
    let late = UIButton(type: .close, primaryAction: action, title: "a", image: UIImage())
    #expect(late.buttonType == .close && late.currentTitle == "a" && late.currentImage != nil)
    let early = UIButton(type: .close, title: "a", primaryAction: action)
    #expect(early.currentTitle == "a")
    #expect(UIActivityIndicatorView(style: nil).style == .medium)
  }
}
