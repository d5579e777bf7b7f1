import Foundation
import LayoutCore

/// One gathering of a controller: what an element remembers of who places it.
final class Placement {
  private weak var controller: AnyObject?
  /// What a controller holds, which is given: a closure that captured its own would keep its class
  /// in apps that do not use it.
  private let subviews: (AnyObject) -> [AnyObject]

  /// What the placements that were asked in this gathering hold, each asked once.
  private var others: [ObjectIdentifier: (placement: Placement, held: Set<ObjectIdentifier>)] = [:]

  init<Controller: LayoutControllable>(by controller: Controller) {
    self.controller = controller
    subviews = { controller in
      guard let controller = controller as? Controller else { return [] }
      let info = controller.layoutInfo
      return controller.subviews.filter { info[ObjectIdentifier($0)] != nil }
    }
  }

  var controllerName: String {
    (controller as? any LayoutElement)?.issueName
      ?? controller.map { String(describing: type(of: $0)) } ?? ""
  }

  private var heldElements: [AnyObject] { controller.map(subviews) ?? [] }

  func isBy(_ other: Placement) -> Bool { controller === other.controller }

  /// Whether the controller of an earlier gathering still lives and places the element.
  func isSharing(_ element: AnyObject, with former: Placement) -> Bool {
    let id = ObjectIdentifier(former)
    if let known = others[id] { return known.held.contains(ObjectIdentifier(element)) }
    let held = Set(former.heldElements.map { ObjectIdentifier($0) })
    others[id] = (former, held)
    return held.contains(ObjectIdentifier(element))
  }

  func forgetOthers() { others = [:] }
}
