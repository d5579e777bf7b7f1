import LayoutCore

extension PlanPass {
  /// Lays out a controller that keeps no plan: gathers, lays out and forgets.
  static func layOutUncached<Controller: LayoutControllable>(
    _ controller: Controller
  ) where Controller.Subview == Subview {
    let pass = PlanPass()
    guard RunningPasses.begin(controller, pass) else { return }
    pass.layOut(controller)
    RunningPasses.end(controller)
  }
}

/// The passes of controllers that keep none. A closure may ask for another pass of the controller
/// whose pass called it, which the running pass then tells.
private enum RunningPasses {
  /// Reached only by the thread that runs the pass, as a controller belongs to one thread.
  private struct Entry: @unchecked Sendable {
    let interrupt: () -> Void
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  static func begin<Subview>(_ controller: AnyObject, _ pass: PlanPass<Subview>) -> Bool {
    let id = ObjectIdentifier(controller)
    let outer = entries.withLock { entries in
      let outer = entries[id]
      if outer == nil { entries[id] = Entry { _ = pass.guardState.begin() } }
      return outer
    }
    outer?.interrupt()
    return outer == nil
  }

  static func end(_ controller: AnyObject) {
    entries.withLock { $0[ObjectIdentifier(controller)] = nil }
  }
}
