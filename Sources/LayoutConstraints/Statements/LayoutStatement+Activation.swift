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
        guard source.item != nil, target == nil || target?.item != nil else { return }
        storedIsActive = true
        serial = StatementAge.next()
        source.insert(self, isSource: true)
        if let target, target !== source { target.insert(self, isSource: false) }
        noteActivation()
      } else {
        storedIsActive = false
        leaveItems()
        if let observer {
          observer.remove(self)
          observer.mark()
        } else {
          markPasses()
        }
      }
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

  /// Has the new statement taken in by what solves both items, or gathered.
  private func noteActivation() {
    if isAdded(to: source.pass) || isAdded(to: source.ownPass) || isAdded(to: source.awaitedBy) {
      return
    }
    markPasses()
  }

  private func isAdded(to observer: (any StatementObserver)?) -> Bool {
    guard let observer, !observer.needsGather, observer.add(self) else { return false }
    observer.mark()
    return true
  }

  private func leaveItems() {
    source.remove(at: sourceSlot)
    if let target, target !== source { target.remove(at: targetSlot) }
  }

  /// Ends the statement because an item died.
  func end() {
    guard storedIsActive else { return }
    storedIsActive = false
    leaveItems()
    observer?.remove(self)
  }
}

/// Ages of statements and groups: what was activated or made later has a higher one.
enum StatementAge {
  private static let last = Locked(0)

  static func next() -> Int {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}
