import Foundation
import LayoutCore

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
