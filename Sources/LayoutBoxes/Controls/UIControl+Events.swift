#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIControl {
  /// Calls a closure whenever something happens to the control.
  ///
  /// ```swift
  /// button.on(.primaryActionTriggered) { [weak self] in self?.submit() }
  /// ```
  ///
  /// The control keeps the closure. Source: Lima 2.1, `UIControl`.
  public final func on(
    _ event: UIControl.Event, invoke actionHandler: @escaping () -> Void
  ) {
    addAction(UIAction { _ in actionHandler() }, for: event)
  }

  /// Calls a closure with the control whenever something happens to it.
  ///
  /// ```swift
  /// stepper.on(.valueChanged) { (stepper: UIStepper) in print(stepper.value) }
  /// ```
  ///
  /// The control keeps the closure. The closure's parameter has to be of the control's class or a
  /// class above it. Source: Lima 2.1, `UIControl`.
  public final func on<Sender>(
    _ event: UIControl.Event, invoke actionHandler: @escaping (Sender) -> Void
  ) {
    guard self is Sender else {
      preconditionFailure("A \(type(of: self)) is no \(Sender.self), which the closure takes.")
    }
    // The control keeps the action, so it is there when the action runs.
    addAction(
      UIAction { [unowned self] _ in
        if let sender = self as? Sender { actionHandler(sender) }
      }, for: event)
  }
}
