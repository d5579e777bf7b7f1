#if canImport(UIKit)
import UIKit

/// The views whose witnesses wait for their layout.
///
/// UIKit tells nobody that a plain view was laid out, so these are looked at after a turn of the
/// main run loop, and then every second for a minute, as long as there are any.
@MainActor enum LayoutNotices {
  private static var waiting: [(view: ElementLink, attempts: Int)] = []
  private static var isRunning = false
  private static let attemptLimit = 60

  static func add(_ view: UIView) {
    let state = view.storage.uncommonState
    guard !state.awaitsNotice else { return }
    state.awaitsNotice = true
    waiting.append((view.link, 0))
    guard !isRunning else { return }
    isRunning = true
    Task { await run() }
  }

  private static func run() async {
    var delay = 0
    while !waiting.isEmpty {
      try? await Task.sleep(for: .seconds(delay))
      delay = 1
      let views = waiting
      waiting = []
      for (link, attempts) in views {
        guard let view = link.element as? UIView else { continue }
        if !view.isInWindow, attempts < attemptLimit {
          waiting.append((link, attempts + 1))
          continue
        }
        view.storage.uncommonState.awaitsNotice = false
        if view.isInWindow { view.storage.frameWitness?.wasLaidOut(view) }
      }
    }
    isRunning = false
  }
}
#endif
