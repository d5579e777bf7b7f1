public import Foundation
public import LayoutCore

/// A controller's plan, kept from pass to pass.
///
/// A ``LayoutView`` has one. A conforming class of your own can store one as its
/// ``LayoutControllable/layoutPlanCache`` and call ``setNeedsGather()`` when its info changes.
public final class LayoutPlanCache<Subview: LayoutElement> {
  var plan = LayoutPlan()
  var closures = PlanClosures()
  var state = PlanState()

  /// The subviews as gathered. They keep the elements below alive.
  private var gathered: [Subview] = []

  /// The elements of the plan, in its order.
  private(set) var elements: [Unmanaged<Subview>] = []

  /// The places of the elements, made when first asked for.
  private var places: [ObjectIdentifier: Int] = [:]

  private var needsGather = true
  private var needsFullPass = true

  /// Elements whose methods were replaced since the last pass, and whether they were in the flow.
  private var replaced: [(place: Int, wasFlow: Bool)] = []

  /// The setting of the last pass, and how often its frames were restored by then.
  private var lastInput: LayoutInput?
  private var lastRestoreCount = 0
  private var lastUnplaced = (count: 0, first: -1)

  private(set) var isInPass = false
  private var isReplacing = false

  /// Counts changes of info and subviews, for passes to notice those that closures make.
  private(set) var changeCount = 0

  /// Creates an empty cache.
  public init() {}

  /// Declares that methods, order or subviews changed: the next pass gathers them anew.
  public func setNeedsGather() {
    guard !isReplacing else { return }
    needsGather = true
    changeCount &+= 1
  }

  /// Declares that something else changed that frames depend on: the next pass lays out every
  /// element.
  func setNeedsFullPass() {
    guard !isReplacing else { return }
    needsFullPass = true
  }

  /// Lets go of the subviews; the next pass gathers them anew.
  func forgetSubviews() {
    gathered = []
    elements = []
    places = [:]
    needsGather = true
  }

  /// Runs a change of one element's methods, which returns them, and brings it into the plan.
  func changeMethods(of id: ObjectIdentifier, _ change: () -> [LayoutMethod]) {
    changeCount &+= 1
    guard !isReplacing else {
      _ = change()
      return
    }
    isReplacing = true
    let methods = change()
    isReplacing = false
    if isInPass { needsGather = true }
    guard !needsGather else { return }
    guard let place = place(of: id) else {
      // An element that had no methods until now, or no subview at all.
      needsGather = true
      return
    }
    let wasFlow = plan.isInFlow(place, state)
    if !plan.replaceMethods(of: place, with: methods) {
      needsGather = true
    } else if replaced.count < 64 {
      replaced.append((place, wasFlow))
    } else {
      needsFullPass = true
    }
  }

  /// The place of an element in the plan.
  func place(of id: ObjectIdentifier) -> Int? {
    if places.isEmpty {
      places.reserveCapacity(elements.count)
      for (place, element) in elements.enumerated() {
        places[ObjectIdentifier(element.takeUnretainedValue())] = place
      }
    }
    return places[id]
  }
}

extension LayoutPlanCache {
  /// Lays out a controller; only what was replaced since the last pass, where that is enough.
  func layOut<Controller: LayoutControllable>(
    _ controller: Controller, onlyReplaced: Bool = false
  ) where Controller.Subview == Subview {
    guard !isInPass else {
      report(.changedDuringPass, of: controller, "a closure asked its own controller for a pass")
      return
    }
    let subviews = controller.subviews
    gatherIfNeeded(controller, subviews)
    guard let setting = setting(for: controller, size: controller.boundSize) else { return }

    isInPass = true
    defer { isInPass = false }
    let changes = changeCount
    let plan = plan
    let closures = closures
    var state = PlanState()
    swap(&state, &self.state)
    withExtendedLifetime(subviews) {
      elements.withUnsafeBufferPointer { elements in
        var host = ElementHost(elements, cache: self, changes: changes, controller: controller)
        if !(onlyReplaced && placeReplaced(plan, setting, &state, &host)) {
          plan.walk(setting, closures: closures, state: &state, host: &host)
        }
        host.finish()
      }
    }
    swap(&state, &self.state)
    replaced.removeAll(keepingCapacity: true)
    needsFullPass = false
    lastInput = setting.input
    if self.state.unplacedCount > 0 || lastUnplaced.count > 0 { reportUnplaced(controller) }
  }

  /// Lays out what was replaced; gives whether that was enough.
  private func placeReplaced<Host: LayoutPlanHost>(
    _ plan: LayoutPlan, _ setting: PlanSetting, _ state: inout PlanState, _ host: inout Host
  ) -> Bool {
    guard !needsFullPass, !replaced.isEmpty, closures.isEmpty, lastInput == setting.input else {
      return false
    }
    for entry in replaced {
      guard
        plan.placeAlone(
          entry.place, wasFlow: entry.wasFlow, setting, state: &state, host: &host)
      else { return false }
    }
    return true
  }

  private func setting<Controller: LayoutControllable>(
    for controller: Controller, size: CGSize
  ) -> PlanSetting? where Controller.Subview == Subview {
    nil
  }

  private func gatherIfNeeded<Controller: LayoutControllable>(
    _ controller: Controller, _ subviews: [Subview]
  ) where Controller.Subview == Subview {
  }
}
