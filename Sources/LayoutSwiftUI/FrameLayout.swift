#if canImport(SwiftUI)
public import Foundation
public import LayoutConditions
public import SwiftUI

/// A layout of SwiftUI's views by one of the engines.
///
/// ```swift
/// let plan = LayoutPlan([
///   [
///     LayoutMethod(condition: .width(600...), position: .makeRelative(frame: leftHalf)),
///     LayoutMethod(constantPosition: .makeRelative(frame: topHalf)),
///   ],
/// ])!
/// FrameLayout(plan: plan) { Photo() }
/// ```
///
/// Positions are computed from left to right: where people read from right to left, SwiftUI itself
/// mirrors what a layout places.
public struct FrameLayout: Layout {
  /// What is computed, for tests without SwiftUI as well.
  public var elementLayout: ElementLayout

  /// Creates a layout.
  public init(_ elementLayout: ElementLayout) {
    self.elementLayout = elementLayout
  }

  /// Creates a layout that runs a plan: the first subview gets the first frame, and so on.
  ///
  /// - Parameters:
  ///   - plan: The methods of the subviews.
  ///   - fills: The axes along which a proposed length is taken as it is.
  public init(plan: LayoutPlan, fills: LayoutProposal.Axes = [.width, .height]) {
    self.init(ElementLayout(plan: plan, fills: fills))
  }

  /// The size that the layout takes for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    elementLayout.size(for: LayoutProposal(proposal), elements(subviews))
  }

  /// Places the subviews in bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = elementLayout.frames(in: bounds.size, elements(subviews))
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.origin.x + frame.origin.x, y: bounds.origin.y + frame.origin.y),
        anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func elements(_ subviews: Subviews) -> [ProposedElement] {
    subviews.map { subview in
      ProposedElement { subview.sizeThatFits(ProposedViewSize($0)) }
    }
  }
}

extension LayoutProposal {
  /// Creates a proposal from SwiftUI's.
  public init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width, height: proposal.height)
  }
}

extension ProposedViewSize {
  /// Creates SwiftUI's proposal.
  public init(_ proposal: LayoutProposal) {
    self.init(width: proposal.width, height: proposal.height)
  }
}
#endif
