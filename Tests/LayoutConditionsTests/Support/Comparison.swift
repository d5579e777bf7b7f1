import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

extension CGRect {
  /// Whether two rectangles agree up to the rounding of their size.
  func isClose(to other: CGRect, tolerance: CGFloat = 1e-9) -> Bool {
    zip(numbers, other.numbers).allSatisfy { a, b in
      a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
    }
  }

  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

/// What differs first between frames and what they should be; `nil` where they agree.
func difference(
  _ frames: [CGRect], _ expected: [CGRect], _ model: ControllerModel, tolerance: CGFloat = 1e-9
) -> String? {
  guard frames.count == expected.count else {
    return "\(frames.count) frames instead of \(expected.count)"
  }
  for (place, element) in model.elements.enumerated()
  where !frames[place].isClose(to: expected[place], tolerance: tolerance) {
    let methods = (element.methods ?? []).map { "\($0.form) \($0.test): \($0.position)" }
    return "element \(place) is \(frames[place].numbers), not \(expected[place].numbers), in "
      + "\(model.size) \(model.optimization) mirrors \(model.mirrors && model.isRightToLeft) snaps "
      + "\(model.snaps); \(methods.joined(separator: "; "))"
  }
  return nil
}

/// Runs a law on random controllers, without their issues; the generator goes on from the model.
///
/// Every other one has no closures if asked for. The law gives what is wrong, or `nil`. The first
/// failure ends the run.
func forRandomControllers(
  seed: UInt64, count: Int = 2_000, readsOthers: Bool = true,
  mayAvoidClosures: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (ControllerModel, inout ModelGenerator) -> String?
) {
  LayoutIssue.withHandler({ _ in }) {
    var generator = ModelGenerator(seed: seed)
    for round in 0..<count {
      generator.avoidsClosures = mayAvoidClosures && round % 2 == 1
      let model = generator.controller(readsOthers: readsOthers)
      if let failure = law(model, &generator) {
        Issue.record("controller \(round): \(failure)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
