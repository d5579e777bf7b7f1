import Foundation
import LayoutCore

extension PlanPass {
  /// Brings the plan up to date where it is not that of the subviews and their info. Returns the
  /// count of changes up to those that the plan knows.
  ///
  /// Complexity: linear in the subviews and their methods, and a sort where orders are stored.
  /// Where subviews only left, a few came, or any number came after all others, little more than a
  /// look at each.
  func gatherIfNeeded<Controller: LayoutControllable>(
    _ controller: Controller, _ subviews: [Subview]
  ) -> Int where Controller.Subview == Subview {
    guard gathering != .nothing || !gathered.holdsSame(subviews) || recordsLeftovers else {
      return changeCount
    }
    // Compared are conditions and positions with each other, in an order that is not always the
    // same.
    return Recording.without {
      let changes = changeCount
      return update(controller, subviews) ? changes : gather(controller, subviews)
    }
  }

  /// Whether a recorded pass would ask conditions that no element has any more.
  private var recordsLeftovers: Bool { Recording.isOn && plan.hasLeftovers }

  /// Adds the elements that came to the plan. Returns `false`, and leaves it as it is, where that
  /// does not make it the plan of the subviews, or where so many came that it is better built anew.
  private func update<Controller: LayoutControllable>(
    _ controller: Controller, _ subviews: [Subview]
  ) -> Bool where Controller.Subview == Subview {
    guard isToldOfChanges, gathering != .everything, elementsKnowContainer, plan.hasRoom,
      !recordsLeftovers, controller.orderInfo.isEmpty
    else { return false }
    let info = controller.layoutInfo
    var new: [NewElement] = []
    var known = 0
    for subview in subviews {
      if known < elements.count, elements[known].isReference(to: subview) {
        known += 1
        continue
      }
      guard let methods = info[ObjectIdentifier(subview)] else { continue }
      // Each moves all elements behind it.
      guard known == elements.count || new.count < 16, subview.layoutContainer === controller else {
        return false
      }
      new.append(NewElement(subview: subview, methods: methods, place: known + new.count))
    }
    guard known == elements.count else { return false }
    add(new, subviews)
    closures.connect(amid: subviews, place)
    return true
  }

  private func gather<Controller: LayoutControllable>(
    _ controller: Controller, _ subviews: [Subview]
  ) -> Int where Controller.Subview == Subview {
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
      add(subview, methods, at: elements.count)
    }
    lastAdded = []
    placement?.forgetOthers()
    plan.noteBuilt()
    closures.connect(amid: subviews, place)
    return changes
  }

  /// Builds a plan that gives every element the same method, at its first place in the list.
  func gather<Controller: LayoutControllable>(
    _ subviews: [Subview], with method: LayoutMethod, of controller: Controller
  ) where Controller.Subview == Subview {
    beginGathering(subviews)
    var listed: Set<ObjectIdentifier> = []
    for subview in subviews {
      if subviews.count > 1, !listed.insert(ObjectIdentifier(subview)).inserted {
        LayoutIssue.report(.duplicateElement([subview.issueName], at: method.location))
      } else {
        add(subview, [method], at: elements.count)
      }
    }
    closures.connect(amid: controller.subviews, place)
  }

  /// Notes that a controller places an element that any number could hold. Returns `false` for
  /// an element that the controller lists twice.
  private func claim(_ subview: Subview, for placement: Placement) -> Bool {
    let element = subview.storage.planElement
    defer { element.placement = placement }
    guard let former = element.placement else { return true }
    if former === placement {
      LayoutIssue.report(.duplicateElement([subview.issueName]))
      return false
    }
    if former.isBy(placement) || !placement.isSharing(subview, with: former) { return true }
    reportTwoControllers(subview, former, placement)
    return true
  }
}

extension Unmanaged {
  /// Whether it is a reference to an object; never asks its own, which may be dead.
  fileprivate func isReference(to object: Instance) -> Bool {
    toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
