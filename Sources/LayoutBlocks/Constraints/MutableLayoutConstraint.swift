public import Foundation
public import LayoutCore

/// A constraint with a switch.
///
/// A change counts from the next pass of every block that has the constraint; it asks for none.
public final class MutableLayoutConstraint: LayoutConstraintProtocol {
  let base: any LayoutConstraintProtocol
  let mark = ChangeMark()

  private(set) var isOn: Bool

  /// Creates a constraint that is active only if `base` is too.
  public init(base: any LayoutConstraintProtocol, isActive: Bool) {
    self.base = base
    isOn = isActive
  }

  /// That of the constraint behind the switch.
  public var elementIdentifier: ObjectIdentifier? { base.elementIdentifier }

  /// Whether the switch is on and the constraint behind it active.
  public var isActive: Bool {
    get { isOn && base.isActive }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      mark.noteChange()
    }
  }

  /// Changes the room as the constraint behind the switch does.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
  ) {
    base.formConstrain(sourceRect: &sourceRect, by: rect, in: space)
  }
}

extension LayoutConstraintProtocol {
  /// The same constraint with a switch.
  public func active(_ isActive: Bool) -> MutableLayoutConstraint {
    MutableLayoutConstraint(base: self, isActive: isActive)
  }
}
