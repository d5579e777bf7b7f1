import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Measuring: the size of the root that suits its statements. Nothing is placed or reported.
extension StatementPass {
  /// Measures a view: gathers once, and solves for as many wishes as `body` asks for; `proposal` is
  /// what conditions see.
  ///
  /// A view that is asked while it is measured answers its current size.
  private static func measure(
    _ view: UIView, seen proposal: CGSize, _ body: (StatementPass, LayoutInput) -> CGSize
  ) -> CGSize {
    let state = ConstraintItem.of(view)
    let pass = state.fittingStatementPass ?? StatementPass(view, isFitting: true)
    state.fittingPass = pass
    (state.ownStatementPass ?? state.statementPass)?.hasMeasured = true
    // Within a pass, or another measuring, nothing is computed; the request is told by that one.
    if let own = state.ownStatementPass, own.guardState.isRunning, !own.guardState.begin() {
      return view.bounds.size
    }
    guard pass.guardState.begin() else { return view.bounds.size }
    let stamp = ConstraintStamp(state)
    // A plain view does not hear of changes.
    if pass.stamp != stamp || !state.tellsChanges { pass.needsGather = true }
    pass.isDirty = true
    pass.stamp = stamp
    let input = view.passInput.with(size: proposal)
    pass.gather(view, input)
    let size = body(pass, input)
    pass.frameProblems.removeAll()
    if let interruption = pass.guardState.end() {
      let location = pass.firstLocation
      pass.reset()
      interruption.tell(view, at: location)
    }
    return size
  }

  /// The size close to a target, with a wish for each direction.
  static func size(
    of view: UIView, fitting target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let wishes = FittingWishes(
      target: target, widthLevel: LayoutStatement.level(horizontal.rawValue),
      heightLevel: LayoutStatement.level(vertical.rawValue))
    return Measuring.run(view) {
      measure(view, seen: target) { $0.size(for: wishes, view, $1) }
    }
  }

  /// The natural size; where that is wider than proposed, the proposed width and the natural height
  /// there. Statements that are required may still ask for more.
  static func size(of view: UIView, thatFits proposal: CGSize) -> CGSize {
    Measuring.run(view) {
      measure(view, seen: proposal) { pass, input in
        let natural = pass.size(for: FittingWishes(target: .zero), view, input)
        guard natural.width > proposal.width else { return natural }
        let width = CGSize(width: proposal.width, height: 0)
        return pass.size(for: FittingWishes(target: width, widthLevel: 999), view, input)
      }
    }
  }

  private func size(for wishes: FittingWishes, _ root: UIView, _ input: LayoutInput) -> CGSize {
    problem.setConstant(wishes.target.width.wish, of: self.wishes[0])
    problem.setConstant(wishes.target.height.wish, of: self.wishes[1])
    problem.setPriority(wishes.widthLevel, of: self.wishes[0])
    problem.setPriority(wishes.heightLevel, of: self.wishes[1])
    run(root, input)
    // No size is -0.
    return CGSize(
      width: max(0, problem[nodes[0].width]) + 0, height: max(0, problem[nodes[0].height]) + 0)
  }
}

extension CGFloat {
  /// The number as a wish: finite and not negative.
  fileprivate var wish: Double {
    if isNaN { return 0 }
    guard self > 0 else { return 0 }
    return isFinite ? Double(self) : 10_000
  }
}
