/// One vocabulary's place in the storage of every element.
///
/// Each vocabulary declares its slots once, as constants, and reaches its own objects through
/// them. The number only has to differ from those of the other vocabularies; an object of another
/// class in the slot reads as none.
///
/// ```swift
/// extension StorageSlot<PlanElement> { static let plan = StorageSlot(.second) }
/// storage[.plan]?.note()
/// ```
package struct StorageSlot<State: AnyObject>: Sendable {
  package enum Number: Sendable { case first, second, third, fourth }

  package let number: Number

  package init(_ number: Number) {
    self.number = number
  }
}

extension LayoutStorage {
  /// The object in a slot, if there is one. The class has no subclasses.
  package subscript<State: AnyObject>(slot: StorageSlot<State>) -> State? {
    get {
      let object =
        switch slot.number {
        case .first: slots.0
        case .second: slots.1
        case .third: slots.2
        case .fourth: slots.3
        }
      guard let object, type(of: object) == State.self else { return nil }
      // The class was compared.
      return unsafeDowncast(object, to: State.self)
    }
    set {
      switch slot.number {
      case .first: slots.0 = newValue
      case .second: slots.1 = newValue
      case .third: slots.2 = newValue
      case .fourth: slots.3 = newValue
      }
    }
  }
}
