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
  /// Elements cannot be measured here: the size that fits is zero.
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
