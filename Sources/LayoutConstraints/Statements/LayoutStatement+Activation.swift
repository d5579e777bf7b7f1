import LayoutCore

extension LayoutStatement {
  /// Whether the statement counts; `true` when it was made. Inactive statements keep their numbers.
  ///
  /// With a condition it counts as long as that holds, too.
  public var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue {
        enterItems()
      } else {
        leaveItems()
      }
    }
  }

  /// Activates the statement, which is inactive, unless an item of it is gone. As long as it is
  /// active it keeps itself, so that no item has to.
  func enterItems() {
    guard source.isAlive, target?.isAlive ?? true else { return }
    storedIsActive = true
    _ = Unmanaged.passRetained(self)
    serial = SerialNumber.next()
    forEachItem { $0.insert(self) }
    if isAdded(to: source.pass) || isAdded(to: source.ownPass) || isAdded(to: source.awaitedBy) {
      return
    }
    markPasses()
  }

  /// Deactivates the statement, which is active and held by the caller.
  private func leaveItems() {
    storedIsActive = false
    isToldUnsolved = false
    forEachItem { $0.remove(self) }
    Unmanaged.passUnretained(self).release()
    if let observer {
      observer.remove(self)
      observer.mark()
    } else {
      markPasses()
    }
  }

  /// Activates the statement and returns it.
  @discardableResult
  public func activate() -> LayoutStatement {
    isActive = true
    return self
  }

  /// Deactivates the statement and returns it.
  @discardableResult
  public func deactivate() -> LayoutStatement {
    isActive = false
    return self
  }

  /// Activates statements, in their order.
  public static func activate(_ statements: [LayoutStatement]) {
    for statement in statements { statement.isActive = true }
  }

  /// Deactivates statements.
  public static func deactivate(_ statements: [LayoutStatement]) {
    for statement in statements { statement.isActive = false }
  }

  /// Has the new statement taken in by what solves both items.
  private func isAdded(to observer: (any StatementObserver)?) -> Bool {
    guard let observer, !observer.needsGather, observer.add(self) else { return false }
    observer.mark()
    return true
  }

  /// Ends the statement because an item died, which took it from its list and releases it.
  func end(without item: ConstraintItem) {
    storedIsActive = false
    forEachItem { if $0 !== item { $0.remove(self) } }
    observer?.remove(self)
  }
}
