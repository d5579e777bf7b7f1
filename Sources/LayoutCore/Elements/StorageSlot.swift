// Inlinable, so that what is in a slot costs no generic call.

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
@usableFromInline package struct StorageSlot<State: AnyObject>: Sendable {
  @usableFromInline package let number: LayoutStorage.Slot

  @inlinable package init(_ number: LayoutStorage.Slot) {
    self.number = number
  }
}

extension LayoutStorage {
  /// The number of a slot. What is in the first one goes with ``ChildNotes``.
  @usableFromInline package enum Slot: CaseIterable, Sendable { case first, second, third, fourth }

  /// Any object in a slot.
  @inlinable package subscript(slot: Slot) -> AnyObject? {
    get {
      switch slot {
      case .first: firstSlot
      case .second: secondSlot
      case .third: thirdSlot
      case .fourth: fourthSlot
      }
    }
    set {
      switch slot {
      case .first: firstSlot = newValue
      case .second: secondSlot = newValue
      case .third: thirdSlot = newValue
      case .fourth: fourthSlot = newValue
      }
    }
  }

  /// The object in a slot, if there is one. The class has no subclasses.
  @inlinable package subscript<State: AnyObject>(slot: StorageSlot<State>) -> State? {
    get {
      guard let object = self[slot.number], type(of: object) == State.self else { return nil }
      // The class was compared.
      return unsafeDowncast(object, to: State.self)
    }
    set { self[slot.number] = newValue }
  }

  /// The object in a slot, if there is one, without counting a reference: the storage holds it.
  @inlinable package func unmanaged<State: AnyObject>(
    _ slot: StorageSlot<State>
  ) -> Unmanaged<State>? {
    guard let object = self[slot.number].map(Unmanaged.passUnretained),
      object._withUnsafeGuaranteedRef({ type(of: $0) == State.self })
    else { return nil }
    return .fromOpaque(object.toOpaque())
  }
}
