import ConstraintSolver
public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView {
  /// The size that suits the statements about what is in the view, with a wish for each direction.
  ///
  /// The target counts as a width and a height to come close to, at the priorities given: compressed
  /// is zero at 50, the default. Nothing is placed, and nothing is reported. ``ConstraintView``
  /// answers `systemLayoutSizeFitting` with it.
  ///
  /// - Parameters:
  ///   - target: The size to come close to, in points. `nan` counts as 0 and endless sizes as
  ///     10,000.
  ///   - horizontal: How much the width counts against statements.
  ///   - vertical: How much the height counts against statements.
  public func constraintSizeFitting(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    fittingSize(
      [target.width.wish, target.height.wish],
      [LayoutStatement.level(horizontal.rawValue), LayoutStatement.level(vertical.rawValue)],
      seen: target)
  }

  /// The natural size; where that is wider than proposed, the proposed width and the natural height
  /// there. Statements that are required may still ask for more.
  func constraintSizeThatFits(_ proposal: CGSize) -> CGSize {
    Measuring.run(self) {
      let natural = fittingSize([0, 0], [50, 50], seen: proposal)
      guard natural.width > proposal.width else { return natural }
      return fittingSize([proposal.width.wish, 0], [999, 50], seen: proposal)
    }
  }

  private func fittingSize(_ wishes: [Double], _ levels: [Int], seen: CGSize) -> CGSize {
    let state = ConstraintItem.of(self)
    let front = state.fittingFront ?? ConstraintFront(self, isFitting: true)
    state.fittingFront = front
    let stamp = ConstraintStamp(state)
    var size = bounds.size
    _ = front.pass {
      // A plain view does not hear of changes.
      if front.stamp != stamp || !state.tellsChanges { front.needsGather = true }
      front.isDirty = true
      bring(front, upTo: seen)
      front.stamp = stamp
      for (row, (wish, level)) in zip(front.wishes, zip(wishes, levels)) {
        front.problem.setConstant(wish, of: row)
        front.problem.setPriority(level, of: row)
      }
      solve(front)
      let root = front.nodes[0]
      size = CGSize(
        width: max(0, front.problem[root.width]), height: max(0, front.problem[root.height]))
    }
    return size
  }
}

extension CGFloat {
  /// The number as a wish: finite and not negative.
  fileprivate var wish: Double {
    if isNaN { return 0 }
    return isFinite ? Double(Swift.max(self, 0)) : self > 0 ? 10_000 : 0
  }
}
