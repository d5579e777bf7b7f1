import Foundation
import LayoutCore

extension LayoutPlanCache {
  /// Builds the plan anew where it is not that of the subviews and their info. Gives the count of
  /// changes up to those that the plan knows.
  ///
  /// Complexity: linear in the subviews and their methods, and a sort where orders are stored.
  func gatherIfNeeded<Controller: LayoutControllable>(
    _ controller: Controller, _ subviews: [Subview]
  ) -> Int where Controller.Subview == Subview {
    guard needsGather || !gathered.holdsSame(subviews) else { return changeCount }
    beginGathering(subviews)
    let changes = changeCount
    let info = controller.layoutInfo
    guard !info.isEmpty else { return changes }
    let order = controller.orderInfo
    let sequence =
      order.isEmpty ? subviews : subviews.sortedStably { order[ObjectIdentifier($0)] ?? 0 }
    var placement: Placement?
    elementsKnowContainer = true
    for subview in sequence {
      guard let methods = info[ObjectIdentifier(subview)] else { continue }
      // Info that was stored directly: nobody watches its element yet.
      if !isToldOfChanges { controller.forgetWhenGone(subview) }
      if subview.layoutContainer !== controller {
        elementsKnowContainer = false
        let claimant = placement ?? Placement(by: controller)
        placement = claimant
        guard claim(subview, for: claimant) else { continue }
      }
      add(subview, methods)
    }
    lastAdded = []
    placement?.forgetOthers()
    return changes
  }

  /// Builds a plan that gives every element the same method.
  func gather(_ subviews: [Subview], with method: LayoutMethod) {
    beginGathering(subviews)
    for subview in subviews { add(subview, [method]) }
  }

  /// Notes that a controller places an element that any number could hold. Gives `false` for an
  /// element that the controller lists twice.
  private func claim(_ subview: Subview, for placement: Placement) -> Bool {
    let element = subview.storage.planElement
    defer { element.placement = placement }
    guard let former = element.placement else { return true }
    if former === placement {
      reportDuplicate(subview)
      return false
    }
    if former.isBy(placement) || !placement.isSharing(subview, with: former) { return true }
    reportTwoControllers(subview, former, placement)
    return true
  }
}

/// One gathering of a controller: what an element remembers of who places it.
final class Placement {
  private weak var controller: AnyObject?
  private let subviews: () -> [AnyObject]

  /// What the placements that were asked in this gathering hold, each asked once.
  private var others: [ObjectIdentifier: (placement: Placement, held: Set<ObjectIdentifier>)] = [:]

  init<Controller: LayoutControllable>(by controller: Controller) {
    self.controller = controller
    subviews = { [weak controller] in
      guard let controller else { return [] }
      let info = controller.layoutInfo
      return controller.subviews.filter { info[ObjectIdentifier($0)] != nil }
    }
  }

  var controllerName: String {
    (controller as? any LayoutElement)?.layoutName
      ?? controller.map { String(describing: type(of: $0)) } ?? ""
  }

  func isBy(_ other: Placement) -> Bool { controller === other.controller }

  /// Whether the controller of an earlier gathering still lives and places the element.
  func isSharing(_ element: AnyObject, with former: Placement) -> Bool {
    let id = ObjectIdentifier(former)
    if let known = others[id] { return known.held.contains(ObjectIdentifier(element)) }
    let held = Set(former.subviews().map { ObjectIdentifier($0) })
    others[id] = (former, held)
    return held.contains(ObjectIdentifier(element))
  }

  func forgetOthers() { others = [:] }
}
