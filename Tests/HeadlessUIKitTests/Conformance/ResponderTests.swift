import Foundation
import HeadlessUIKit
import Testing

private final class Willing: UIView {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

private final class Editor: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var begins = true
  var ends = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
}

@Suite struct ResponderTests {
  @Test func `A tree has one first responder`() {
    let root = UIView()
    let (first, second, other) = (Willing(), Willing(), Willing())
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
    #expect(other.becomeFirstResponder() && second.isFirstResponder)
    second.resigns = false
    #expect(!first.becomeFirstResponder() && second.isFirstResponder)
    #expect(!second.resignFirstResponder() && first.resignFirstResponder())
    #expect(!root.becomeFirstResponder())
  }

  @Test func `A view that leaves its tree is no first responder there`() {
    let root = UIView()
    let view = Willing()
    root.addSubview(view)
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder())
  }

  @Test func `A responder beside any view becomes none`() {
    final class Free: UIResponder {
      override var canBecomeFirstResponder: Bool { true }
    }
    #expect(!Free().becomeFirstResponder())
  }

  @Test func `Editing ends within a view only`() {
    let root = UIView()
    let (branch, other, leaf) = (UIView(), UIView(), Willing())
    root.addSubview(branch)
    root.addSubview(other)
    branch.addSubview(leaf)
    leaf.becomeFirstResponder()
    #expect(other.endEditing(true) && leaf.isFirstResponder)
    leaf.resigns = false
    #expect(!branch.endEditing(false) && leaf.isFirstResponder)
    #expect(branch.endEditing(true) && !leaf.isFirstResponder)
    leaf.resigns = true
    leaf.becomeFirstResponder()
    #expect(root.endEditing(false) && !leaf.isFirstResponder)
  }

  @Test func `A text field asks its delegate before it begins and ends editing`() {
    let (field, editor) = (UITextField(), Editor())
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.delegate = editor
    editor.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    editor.begins = true
    #expect(field.becomeFirstResponder() && field.becomeFirstResponder() && field.isEditing)
    editor.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing)
    editor.ends = true
    #expect(field.resignFirstResponder() && field.resignFirstResponder() && !field.isEditing)
    #expect(editor.calls == ["begin", "end"] && events == ["begin", "end"])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `A control keeps the methods of targets and hands them on`() {
    final class Sender: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append("\(action)")
      }
    }
    let control = Sender()
    var target: NSObject? = NSObject()
    let other = NSObject()
    control.addTarget(target, action: Selector(("save:")), for: .touchUpInside)
    control.addTarget(target, action: Selector(("save:")), for: .touchDown)
    control.addTarget(other, action: Selector(("load")), for: .touchDown)
    control.addTarget(nil, action: Selector(("anyone")), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.sent == ["save:", "load", "anyone"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == nil)
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
    control.removeTarget(other, action: nil, for: .allEvents)
    target = nil
    control.sent = []
    control.sendActions(for: .allEvents)
    #expect(control.sent == ["anyone"])
  }

  @Test func `One method of a target can be removed without its others`() {
    final class Target {}
    let (control, target) = (UIControl(), Target())
    for name in ["save", "load"] {
      control.addTarget(target, action: Selector(name), for: .touchDown)
    }
    control.removeTarget(target, action: Selector("save"), for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["load"])
  }

  @Test func `A control lets go of an action without events`() {
    let control = UIControl()
    weak var kept: UIAction?
    do {
      let action = UIAction { _ in }
      kept = action
      control.addAction(action, for: [.touchDown, .touchUpInside])
      control.removeAction(action, for: .touchDown)
    }
    #expect(kept != nil)
    if let action = kept { control.removeAction(action, for: .touchUpInside) }
    #expect(kept == nil)
  }

  @Test func `A recognizer belongs to the view it was added to last`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && second.gestureRecognizers == nil)
  }
}
