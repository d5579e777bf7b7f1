public import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPlan {
  /// The frames of the elements for an input, in their order; `nil` for an element without an
  /// active method or with a frame that is not finite.
  ///
  /// Elements cannot be measured here: the size that fits is zero, and nothing is reported.
  ///
  /// - Parameters:
  ///   - input: What the conditions see.
  ///   - mirrored: Whether frames are mirrored where the input's direction is right to left.
  /// - Complexity: Linear in the elements.
  public func frames(in input: LayoutInput, mirrored: Bool = false) -> [CGRect?] {
    var host = FrameCollector(count: count)
    var state = PlanState()
    let setting = PlanSetting(
      input: input, columns: optimization.columns,
      isMirrored: mirrored && input.direction == .rightToLeft)
    walk(setting, closures: PlanClosures(), state: &state, host: &host)
    return host.frames
  }

  /// Places elements that no controller holds: the first one by the first element's methods, and so
  /// on. What has no active method, or a frame that is not finite, is left out.
  ///
  /// - Returns: What went wrong with the elements, by their numbers.
  /// - Complexity: Linear in the elements of the plan.
  package func place<Element: LayoutElement>(
    _ elements: [Element], in input: LayoutInput
  ) -> [PassProblem] {
    var host = ListHost(elements: elements)
    var state = PlanState()
    walk(
      PlanSetting(input: input, columns: optimization.columns), closures: PlanClosures(),
      state: &state, host: &host)
    return host.problems
  }
}

/// Collects the frames of a walk by index.
private struct FrameCollector: LayoutPlanHost {
  func element(at index: Int) -> AnyObject? { nil }

  var frames: [CGRect?]

  init(count: Int) {
    frames = Array(repeating: nil, count: count)
  }

  mutating func place(_ frame: CGRect, at index: Int) { frames[index] = frame }

  mutating func placeLater(_ frame: CGRect, at index: Int) {}

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize { .zero }

  mutating func noteNonFinite(_ frame: CGRect, at index: Int) {}

  mutating func noteNegative(_ frame: CGRect, at index: Int) {}

  mutating func frame(beside index: Int, _ link: ElementLink, at place: Int) -> CGRect? {
    nil
  }

  mutating func noteCircle(_ indices: [Int]) {}

  mutating func didRunClosures() {}
}

/// A walk's way to elements of a list, which may be shorter than the plan.
private struct ListHost<Element: LayoutElement>: LayoutPlanHost {
  let elements: [Element]
  var problems: [PassProblem] = []

  /// Whether an element is placed within the safe area; `nil` where none can be.
  private var isWithinSafeArea: ((Int) -> Bool)?

  init(elements: [Element]) { self.elements = elements }

  func element(at index: Int) -> AnyObject? { index < elements.count ? elements[index] : nil }

  mutating func place(_ frame: CGRect, at index: Int) {
    if index < elements.count { elements[index].place(frame) }
  }

  mutating func placeLater(_ frame: CGRect, at index: Int) {}

  mutating func noteSafeArea(_ isPlacedWithin: @escaping (Int) -> Bool) {
    isWithinSafeArea = isPlacedWithin
  }

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize {
    guard index < elements.count else { return .zero }
    let size = elements[index].measuredSize(
      fitting: proposal, withinSafeArea: isWithinSafeArea?(index) ?? false)
    if size.isUsableContent { return size }
    note(.size(size), of: index)
    return .zero
  }

  mutating func noteNonFinite(_ frame: CGRect, at index: Int) { note(.nonFinite(frame), of: index) }

  mutating func noteNegative(_ frame: CGRect, at index: Int) { note(.negative(frame), of: index) }

  mutating func frame(beside index: Int, _ link: ElementLink, at place: Int) -> CGRect? { nil }

  mutating func noteCircle(_ indices: [Int]) {}

  mutating func didRunClosures() {}

  private mutating func note(_ kind: PassProblem.Kind, of index: Int) {
    if index < elements.count { problems.append(PassProblem(kind, of: index)) }
  }
}
