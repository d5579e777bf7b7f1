public import Foundation
public import LayoutCore

/// A constraint with a switch.
///
/// A change counts from the next pass of every block that has the constraint; it asks for none.
public final class MutableLayoutConstraint: LayoutConstraintProtocol {
  /// The constraint behind all switches that are behind each other.
  let core: any LayoutConstraintProtocol

  /// The next switch, if that is what is behind this one.
  private(set) var inner: MutableLayoutConstraint?
  let mark = ChangeMark()

  private(set) var isOn: Bool

  /// Creates a constraint that is active only if `base` is too.
  public init(base: any LayoutConstraintProtocol, isActive: Bool) {
    inner = base as? MutableLayoutConstraint
    core = inner?.core ?? base
    isOn = isActive
  }

  /// Releases switches one after the other: as a chain they would overflow the stack.
  deinit {
    var next = inner
    inner = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.inner
      next?.inner = nil
      next = following
    }
  }

  /// That of the constraint behind the switch.
  public var elementIdentifier: ObjectIdentifier? { core.elementIdentifier }

  /// Whether the switch is on and the constraint behind it active.
  public var isActive: Bool {
    get {
      var current = self
      while current.isOn {
        guard let inner = current.inner else { return core.isActive }
        current = inner
      }
      return false
    }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      mark.noteChange()
    }
  }

  /// Declares the constraint behind the switch, if that is on.
  public func declareConstraint(
    in declaration: inout BlockDeclaration, within container: AnyObject
  ) {
    var current: MutableLayoutConstraint? = self
    while let mutable = current {
      declaration.observe(mutable.mark)
      guard mutable.isOn else { return }
      current = mutable.inner
    }
    core.declareConstraint(in: &declaration, within: container)
  }

  /// Changes the room as the constraint behind the switch does.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
  ) {
    core.formConstrain(sourceRect: &sourceRect, by: rect, in: space)
  }
}

extension LayoutConstraintProtocol {
  /// The same constraint with a switch.
  public func active(_ isActive: Bool) -> MutableLayoutConstraint {
    MutableLayoutConstraint(base: self, isActive: isActive)
  }
}
