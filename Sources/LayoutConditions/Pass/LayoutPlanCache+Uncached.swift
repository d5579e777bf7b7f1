import Foundation
import LayoutCore

extension LayoutPlanCache {
  /// Lays out a controller that keeps no plan: gathers, lays out and forgets.
  static func layOutUncached<Controller: LayoutControllable>(
    _ controller: Controller
  ) where Controller.Subview == Subview {
    let cache = LayoutPlanCache()
    guard UncachedPasses.begin(controller) else {
      cache.reportNestedPass(controller)
      return
    }
    defer { UncachedPasses.end(controller) }
    cache.layOut(controller)
  }
}

/// The controllers without a cache that are laid out now. A closure may ask for another pass of
/// the controller whose pass called it, and would do so again and again.
private enum UncachedPasses {
  static func begin(_ controller: AnyObject) -> Bool {
    lock.withLock { running.insert(ObjectIdentifier(controller)).inserted }
  }

  static func end(_ controller: AnyObject) {
    lock.withLock { _ = running.remove(ObjectIdentifier(controller)) }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var running: Set<ObjectIdentifier> = []
}

/// What a controller held when a pass began, to be compared afterwards.
struct PassInfo<Subview: LayoutElement> {
  private let subviews: [Subview]
  private let methods: [ObjectIdentifier: [LayoutMethod]]
  private let order: [ObjectIdentifier: Int]

  init<Controller: LayoutControllable>(
    of controller: Controller, _ subviews: [Subview]
  ) where Controller.Subview == Subview {
    self.subviews = subviews
    methods = controller.layoutInfo
    order = controller.orderInfo
  }

  /// Whether the controller still holds the same. Methods cannot be compared, but a changed list
  /// of them cannot share its storage with this one.
  func holds<Controller: LayoutControllable>(
    for controller: Controller
  ) -> Bool where Controller.Subview == Subview {
    let current = controller.layoutInfo
    return subviews.holdsSame(controller.subviews) && order == controller.orderInfo
      && methods.count == current.count
      && methods.allSatisfy { id, list in
        current[id].map { list.sharesStorage(with: $0) } ?? false
      }
  }
}
