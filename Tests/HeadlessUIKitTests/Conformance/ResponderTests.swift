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

  /// UIKit's header says that a delegate is told of an end that is forced, too.
  @Test func `A text field that is forced to end editing tells of it`() {
    let (root, field, editor) = (UIView(), UITextField(), Editor())
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    field.delegate = editor
    root.addSubview(field)
    field.becomeFirstResponder()
    editor.ends = false
    #expect(!root.endEditing(false) && field.isEditing && ends == 0)
    #expect(root.endEditing(true) && !field.isEditing)
    #expect(editor.calls == ["begin", "end"] && ends == 1)
    #expect(root.endEditing(true) && ends == 1)
  }

  @Test func `A view that comes back to a tree is not its first responder again`() {
    let (root, branch, field, editor) = (UIView(), UIView(), UITextField(), Editor())
    root.addSubview(branch)
    branch.addSubview(field)
    field.delegate = editor
    editor.ends = false
    field.becomeFirstResponder()
    branch.removeFromSuperview()
    #expect(editor.calls == ["begin", "end"])
    root.addSubview(branch)
    #expect(!field.isFirstResponder && editor.calls == ["begin", "end"])
    // The same without a step between the two trees, and from a tree of its own.
    field.becomeFirstResponder()
    let other = UIView()
    other.addSubview(branch)
    #expect(editor.calls.count == 4 && !field.isFirstResponder)
    branch.removeFromSuperview()
    field.becomeFirstResponder()
    root.addSubview(branch)
    #expect(editor.calls.count == 6 && !field.isFirstResponder)
  }

  @Test func `A first responder stays it where its tree moves it or loses another view`() {
    let (root, first, second, leaf) = (UIView(), UIView(), UIView(), Willing())
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(leaf)
    leaf.becomeFirstResponder()
    second.addSubview(leaf)
    #expect(leaf.isFirstResponder)
    first.removeFromSuperview()
    #expect(leaf.isFirstResponder)
    second.removeFromSuperview()
    #expect(!leaf.isFirstResponder)
  }

  @Test func `A controller is first responder while its view is in the tree`() {
    final class Screen: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (root, screen) = (UIView(), Screen())
    #expect(!screen.becomeFirstResponder() && !screen.isViewLoaded)
    root.addSubview(screen.view)
    #expect(screen.next === root)
    #expect(screen.becomeFirstResponder() && screen.becomeFirstResponder())
    screen.view.removeFromSuperview()
    root.addSubview(screen.view)
    #expect(!screen.isFirstResponder)
  }

  @Test func `A responder has neither a next one nor views for the keyboard`() {
    let responder = UIResponder()
    #expect(responder.next == nil && !responder.canBecomeFirstResponder)
    #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
    #expect(UITextView().canBecomeFirstResponder)
    let text = UITextView()
    text.isEditable = false
    #expect(!text.becomeFirstResponder())
  }

  @Test func `A text field without an own answer begins, ends and returns`() {
    final class Silent: NSObject, UITextFieldDelegate {}
    let (field, silent) = (UITextField(), Silent())
    field.delegate = silent
    #expect(field.becomeFirstResponder() && field.resignFirstResponder() && !field.isEditing)
    #expect(silent.textFieldShouldReturn(field))
    #expect(
      silent.textField(
        field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a"))
  }

  @Test func `A method for anyone is kept beside that of a target that is gone`() {
    final class Sender: UIControl {
      var sent = 0
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        #expect(target == nil)
        sent += 1
      }
    }
    let control = Sender()
    var target: NSObject? = NSObject()
    control.addTarget(target, action: Selector(("save")), for: .touchDown)
    target = nil
    control.addTarget(nil, action: Selector(("save")), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.sent == 1)
  }

  @Test func `All events of a control are those of its actions and targets`() {
    let (control, target) = (UIControl(), NSObject())
    #expect(control.allControlEvents == [])
    control.addAction(UIAction { _ in }, for: .valueChanged)
    control.addAction(UIAction { _ in }, for: .touchCancel)
    control.addTarget(target, action: Selector(("save")), for: .touchDown)
    #expect(control.allControlEvents == [.valueChanged, .touchCancel, .touchDown])
  }

  @Test func `The recognizers that are set replace the others`() {
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [tap]
    other.removeGestureRecognizer(tap)
    #expect(tap.view === view)
    view.gestureRecognizers = [pan, tap]
    #expect(view.gestureRecognizers == [pan, tap] && tap.view === view && pan.view === view)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil && tap.view == nil && pan.view == nil)
  }

  @Test func `Recognizers begin with the values that UIKit documents`() {
    let (press, swipe) = (UILongPressGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(swipe.state == .possible && swipe.numberOfTouches == 0 && swipe.isEnabled)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.velocity(in: nil) == .zero)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
  }
}
