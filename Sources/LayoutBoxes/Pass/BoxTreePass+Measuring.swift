import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxTreePass {
  /// The size that a box takes for a proposal, leaving all frames as they are: the natural one, or
  /// where that is too wide, the proposed width and the natural height there. A required width is
  /// the width, however wide the content is.
  static func size(
    of box: any BoxElement, fitting proposal: CGSize, isWidthRequired: Bool = false
  ) -> CGSize {
    asking(box, proposal) { $0.measure(proposal, $1, isWidthRequired) } ?? box.layoutFrame.size
  }

  /// The distances of the first line of text in a box from its top and of the last one from its
  /// bottom if the box had a size; `nil` while it is laid out or measured.
  static func baselines(
    of box: any BoxElement, at size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    var lines: (first: CGFloat, last: CGFloat)?
    _ = asking(box, size) { pass, direction in
      pass.run(width: size.width, height: size.height, direction)
      lines = (pass.firstBaseline, pass.lastBaseline)
      return size
    }
    return lines
  }

  /// Asks the tree of a box, leaving all frames as they are; `nil` while it is laid out or asked.
  private static func asking(
    _ box: any BoxElement, _ proposal: CGSize,
    _ question: (BoxTreePass, UIUserInterfaceLayoutDirection) -> CGSize
  ) -> CGSize? {
    let state = box.ownBoxState
    // What is in the box asks for its size while the box asks it.
    if state.ownPass?.refuses() == true || state.measuringPass?.refuses() == true { return nil }
    let input = box.passInput.with(size: proposal)
    return Measuring.run(box as UIView) {
      if let own = state.ownPass, own.isUpToDate(input) {
        return own.askLeavingTree(box) { question(own, input.direction) }
      }
      let pass = state.measuringPass ?? BoxTreePass(nil)
      state.measuringPass = pass
      return pass.askAnew(box, input) { question(pass, input.direction) }
    }
  }

  /// Whether the pass runs, which refuses another and notes the request.
  private func refuses() -> Bool {
    guardState.isRunning && !guardState.begin()
  }

  /// The size for which a box suits a target: the target's lengths where they are required, and the
  /// height that the content has at that width.
  static func size(
    of box: any BoxElement, target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontal == .required && target.width.isFinite
    let size = size(
      of: box, fitting: CGSize(width: keepsWidth ? target.width : .infinity, height: .infinity),
      isWidthRequired: keepsWidth)
    return CGSize(
      width: keepsWidth ? target.width : size.width,
      height: vertical == .required ? target.height : size.height)
  }

  /// Whether the tree is as the views are now.
  private func isUpToDate(_ input: LayoutInput) -> Bool {
    !needsGather && marked.isEmpty && !dependsOnInput
      && self.input?.layoutMargins == input.layoutMargins
  }

  /// Asks the tree of a pass and leaves it as it was.
  private func askLeavingTree(_ box: any BoxElement, _ question: () -> CGSize) -> CGSize {
    _ = guardState.begin()
    tree.beginMeasuring(&setAside)
    let answer = question()
    tree.endMeasuring(&setAside)
    let interruption = guardState.end()
    if needsGather { forgetViews() }
    report()
    interruption?.tell(box as UIView)
    return answer
  }

  /// Asks in a temporary pass. The box's own pass hears of changes meanwhile.
  private func askAnew(
    _ box: any BoxElement, _ input: LayoutInput, _ question: () -> CGSize
  ) -> CGSize {
    let own = box.ownBoxState.ownPass
    _ = guardState.begin()
    _ = own?.guardState.begin()
    gatherAll(box, input, isTemporary: true)
    let answer = question()
    let (outer, inner) = (own?.guardState.end(), guardState.end())
    if let own, own.needsGather { own.forgetViews() }
    dropViews()
    report()
    (outer.flatMap { $0 } ?? inner)?.tell(box as UIView)
    return answer
  }

  private func measure(
    _ proposal: CGSize, _ direction: UIUserInterfaceLayoutDirection, _ isWidthRequired: Bool
  ) -> CGSize {
    if !isWidthRequired {
      run(width: nil, height: nil, direction)
      let size = tree.frame(of: 0).size
      guard size.width > proposal.width else { return size }
    }
    run(width: proposal.width, height: nil, direction)
    return tree.frame(of: 0).size
  }
}
