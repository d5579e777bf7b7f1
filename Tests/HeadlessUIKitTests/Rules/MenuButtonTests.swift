import Foundation
import HeadlessUIKit
import Testing

private func action(
  _ title: String, state: UIMenuElement.State = .off, attributes: UIMenuElement.Attributes = []
) -> UIAction {
  UIAction(title: title, attributes: attributes, state: state) { _ in }
}

@Suite struct MenuButtonTests {
  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(configuration: .borderedTinted(), primaryAction: action("Own"))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func `A button shows the selected element of its menu`() {
    let menu = UIMenu(children: [action("One"), action("Second", state: .on), action("Three")])
    let button = button(menu)
    #expect(button.currentTitle == "Second" && button.titleLabel?.text == "Second")
    #expect(menu.selectedElements.map(\.title) == ["Second"])
  }

  @Test func `Without a selection it shows the first element that can be chosen`() {
    let inner = UIMenu(options: .displayInline, children: [action("Inner"), action("Other")])
    let menu = UIMenu(children: [
      action("Gone", attributes: .hidden), action("Grey", attributes: .disabled), inner,
    ])
    #expect(button(menu).currentTitle == "Inner")
    #expect(button(UIMenu(children: [])).currentTitle == "Own")
  }

  @Test func `It takes both properties, in any order`() {
    let menu = UIMenu(children: [action("One")])
    let button = UIButton(configuration: .plain(), primaryAction: action("Own"))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Own")
    button.menu = menu
    #expect(button.currentTitle == "Own")
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Own" && button.titleLabel?.text == "Own")
  }

  @Test func `The size is that of what is shown`() {
    let menu = UIMenu(children: [action("Own Own"), action("One", state: .on)])
    let plain = UIButton(configuration: .plain(), primaryAction: action("One"))
    let button = button(menu)
    let version = button.intrinsicContentSize
    #expect(version == plain.intrinsicContentSize)
    button.changesSelectionAsPrimaryAction = false
    #expect(button.intrinsicContentSize.width > version.width)
  }

  @Test func `A change of the choice marks the superview`() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let parent = Counter()
    let button = button(UIMenu(children: [action("One")]))
    parent.addSubview(button)
    parent.layoutIfNeeded()
    button.menu = UIMenu(children: [action("Longer")])
    parent.layoutIfNeeded()
    #expect(parent.layouts == 2)
  }
}
