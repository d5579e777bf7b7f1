import Foundation
import HeadlessUIKit
import Testing

@Suite struct ControlTests {
  @Test func `Image views are as large as their image`() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 20, height: 10)))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.highlightedImage = UIImage(size: CGSize(width: 30, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 30))
    view.isHighlighted = false
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImage(size: CGSize(width: -1, height: CGFloat.nan), scale: 0).size == .zero)
  }

  @Test func `Buttons have UIKits size`() {
    // At 15 points "Title" is 3869 · 15 / 2048 = 28.3 wide and 16.8 high; at 18, 34.005 and 20.1.
    let system = UIButton(type: .system)
    system.setTitle("Title", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 29))
    let custom = UIButton()
    #expect(custom.intrinsicContentSize == .zero)
    custom.setTitle("Title", for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 35, height: 33))
    custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(custom.intrinsicContentSize == CGSize(width: 41, height: 25))
    custom.setImage(UIImage(size: CGSize(width: 40, height: 40)), for: .normal)
    #expect(custom.sizeThatFits(.zero) == CGSize(width: 81, height: 44))
  }

  @Test func `Buttons place their parts`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 105, height: 53))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 30, y: 21.5, width: 10, height: 10))
    #expect(button.titleLabel?.frame == CGRect(x: 40, y: 16, width: 35, height: 21))
    // The title begins at 16; its baseline is 1854 · 18 / 2048 = 16.294921875 below.
    #expect(button.baselineOffsets(for: button.bounds.size).top == 32.294_921_875)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.origin.x == 30)
    #expect(button.imageView?.frame.origin.x == 65)
  }

  @Test func `Buttons follow their state`() {
    let root = UIView()
    let button = UIButton()
    root.addSubview(button)
    button.setTitle("on", for: .normal)
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "on" && button.titleLabel?.text == "on")
    let width = button.intrinsicContentSize.width
    button.isEnabled = false
    #expect(button.state == .disabled && button.titleLabel?.text == "off")
    button.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(button.intrinsicContentSize.width > width)
    var pressed = 0
    let action = UIAction { _ in pressed += 1 }
    button.addAction(action, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(pressed == 2)
  }

  @Test func `An action that is added again runs once, for all its events`() {
    let button = UIButton()
    var pressed = 0
    let action = UIAction { _ in pressed += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(pressed == 1)
    button.sendActions(for: .touchDown)
    #expect(pressed == 2)
    button.addAction(UIAction { _ in pressed += 10 }, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(pressed == 13)
  }

  @Test func `A title font marks the view around the button`() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let root = Counter()
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    root.addSubview(button)
    root.layoutIfNeeded()
    button.titleLabel?.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(root.layouts == 2)
  }

  @Test func `Scroll views move their bounds`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
    }
    let listener = Listener()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = listener
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 50))
    #expect(view.frame.origin == .zero)
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 500))
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(listener.calls == 1)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 210)
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 210)
    view.scrollRectToVisible(CGRect(x: 0, y: 5, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 5)
    view.scrollRectToVisible(CGRect(x: 0, y: 495, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 400)
  }

  @Test func `The safe area counts where content scrolls`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
    view.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 1, bottom: 11, right: 1))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 6, bottom: 11, right: 6))
  }

  @Test func `Tables take what is set`() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .subtitle, reuseIdentifier: "row \(indexPath.row)")
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .grouped)
    table.dataSource = source
    table.delegate = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.reloadData()
    #expect(table.style == .grouped && UITableView().style == .plain)
    #expect(table.subviews.isEmpty && table.dataSource?.numberOfSections(in: table) == 1)
    let path = IndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.section == 1)
    let cell = source.tableView(table, cellForRowAt: path)
    #expect(cell.reuseIdentifier == "row 2" && cell.contentView.subviews.isEmpty)
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test func `Colors compare by their parts`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1), .white]).count == 2)
    var parts = [CGFloat](repeating: -1, count: 4)
    parts.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      UIColor.systemOrange.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    #expect(parts == [1, CGFloat(149) / 255, 0, 1])
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(
      UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 1).getWhite(nil, alpha: nil)
        == false)
  }

  @Test func `Subclasses initialize as under UIKit`() {
    class Base: UIView {
      let note: String
      override init(frame: CGRect) {
        note = "frame"
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) {
        note = "coder"
        super.init(coder: coder)
      }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    final class Bare: UILabel {
      init() { super.init(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
      required init?(coder: NSCoder) { nil }
    }
    final class Inheriting: UIScrollView {}
    #expect(Base().note == "frame" && Base().bounds.width == 1)
    #expect(Bare().bounds.width == 2)
    #expect(Inheriting().bounds == .zero)
    #expect(Inheriting(frame: CGRect(x: 0, y: 0, width: 3, height: 3)).bounds.width == 3)
    #expect(UIButton(type: .system).buttonType == .system)
    // An archive is empty, so a button from one is as a new one.
    let button = UIButton(coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(button?.titleLabel?.font == UIButton().titleLabel?.font)
    #expect(button?.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}
