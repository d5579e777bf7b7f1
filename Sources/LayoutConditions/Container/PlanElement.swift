import LayoutCore

/// What the vocabulary keeps for an element: who places it, where any number of controllers could,
/// and for a controller what it does not store itself.
final class PlanElement {
  var placement: Placement?

  var orderInfo: [ObjectIdentifier: Int] = [:]
  var optimization = LayoutOptimization.none
}

extension StorageSlot<PlanElement> {
  fileprivate static var plan: StorageSlot { StorageSlot(.third) }
}

extension LayoutStorage {
  /// What the vocabulary keeps, if anything.
  var knownPlanElement: PlanElement? { self[.plan] }

  /// What the vocabulary keeps, created on first use.
  var planElement: PlanElement {
    if let element = knownPlanElement { return element }
    let element = PlanElement()
    self[.plan] = element
    return element
  }
}
