import Foundation
import LayoutCore

extension PlanPass {
  /// The size that a controller's elements take up at a proposal, by the plan of its passes.
  ///
  /// Closures may read frames of elements placed earlier, so where there are closures the frames
  /// are stored while measuring, and restored.
  func fittingSize<Controller: LayoutControllable>(
    of controller: Controller, proposal: CGSize
  ) -> CGSize? where Controller.Subview == Subview {
    guard guardState.begin(toMeasure: true) else { return nil }
    let subviews = controller.subviews
    var changes = changeCount
    var restorations: [() -> Void] = []
    defer {
      for restore in restorations { restore() }
      if changes != changeCount { guardState.noteChange() }
      if let interruption = guardState.end() { report(interruption, of: controller) }
    }
    changes = gatherIfNeeded(controller, subviews)
    guard !proposal.width.isNaN, !proposal.height.isNaN else { return nil }
    var setting = setting(for: controller, size: proposal)
    // That of the last pass says nothing about a proposal.
    setting.contentWidth = nil
    // Frames reach as far unmirrored, and are on whole pixels there, whatever the proposal's width.
    setting.mirrorsLate = setting.isMirrored
    if !closures.isEmpty {
      restorations = subviews.map { $0.saveLayout() }
      if setting.mirrorsLate {
        elements.withUnsafeBufferPointer { _ = mirrorBack($0, in: setting.mirroredWidth) }
      }
    }
    return withExtendedLifetime(subviews) {
      var host = MeasuringHost(
        elements: elements, stores: !closures.isEmpty,
        container: controller, mirroredWidth: setting.mirroredWidth)
      var state = PlanState()
      // A closure may reach this object during the walk, so the walk has its own copies.
      let (plan, closures) = (plan, closures)
      plan.walk(setting, closures: closures, state: &state, host: &host)
      return host.size
    }
  }
}

/// Collects the extent of a walk's frames.
private struct MeasuringHost<Subview: LayoutElement>: LayoutPlanHost {
  let elements: [Unmanaged<Subview>]
  let stores: Bool

  let container: AnyObject

  /// The width in which the frames that elements have are mirrored; new ones arrive unmirrored.
  let mirroredWidth: CGFloat?
  var size = CGSize.zero

  /// Whether an element is placed within the safe area; `nil` where none can be.
  var isWithinSafeArea: ((Int) -> Bool)?

  /// The frames that no element can have, for what stands beside these elements.
  var endless: [Int: CGRect] = [:]

  func element(at index: Int) -> AnyObject? { elements[index].takeUnretainedValue() }

  func location(ofMethod method: Int, of index: Int) -> LayoutLocation? {
    (container as? any LayoutControllable)?
      .location(ofMethod: method, of: elements[index].takeUnretainedValue())
  }

  mutating func place(_ frame: CGRect, at index: Int) {
    cover(frame)
    if stores { elements[index].takeUnretainedValue().place(frame) }
  }

  mutating func placeLater(_ frame: CGRect, at index: Int) {}

  mutating func noteSafeArea(_ isPlacedWithin: @escaping (Int) -> Bool) {
    isWithinSafeArea = isPlacedWithin
  }

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize {
    elements[index].takeUnretainedValue().measuredSize(
      fitting: proposal, withinSafeArea: isWithinSafeArea?(index) ?? false)
  }

  /// A frame without end along one axis still counts along the other.
  mutating func noteNonFinite(_ frame: CGRect, at index: Int) {
    cover(frame)
    endless[index] = frame
  }

  mutating func noteNegative(_ frame: CGRect, at index: Int) {}

  mutating func frame(beside index: Int, _ link: ElementLink, at place: Int) -> CGRect? {
    guard let sibling = link.element else { return nil }
    if place >= 0 { return endless[place] ?? sibling.layoutFrame }
    guard place == PlanClosures.Beside.held || sibling.layoutContainer === container else {
      return nil
    }
    return sibling.layoutFrame.mirrored(in: mirroredWidth)
  }

  mutating func noteCircle(_ indices: [Int]) {}

  mutating func didRunClosures() {}

  private mutating func cover(_ frame: CGRect) {
    let reach = frame.reach
    size.width = max(size.width, reach.width)
    size.height = max(size.height, reach.height)
  }
}
