public import Foundation
public import LayoutConditions
public import LayoutCore

/// What a layout of SwiftUI's subviews computes, without SwiftUI: sizes for proposals, and frames.
///
/// The elements are placed by a closure, with any of the engines: a plan, a tree of boxes, a
/// problem or blocks. Use it by itself to test a layout headless; in an app `FrameLayout` runs it.
///
/// ```swift
/// let layout = ElementLayout { elements, input in
///   var tree = BoxTree(BoxStyle(.row))
///   tree.rebuild(BoxStyle(.row, spacing: 8)) { row in
///     for element in elements {
///       let size = element.intrinsicContentSize
///       row.leaf(width: .fixed(size.width), height: .fixed(size.height))
///     }
///   }
///   tree.layOut(width: nil, height: nil)
///   for (element, frame) in zip(elements, tree.absoluteFrames().dropFirst()) {
///     element.place(frame)
///   }
/// }
/// ```
public struct ElementLayout: Sendable {
  /// Places elements in a room.
  public typealias Place = @Sendable ([ProposedElement], LayoutInput) -> Void

  /// The axes along which the layout takes a proposed length as it is, rather than how far its
  /// elements reach.
  public var fills: LayoutProposal.Axes

  /// The size to lay out at where nothing is proposed; infinite lengths, as by default, measure
  /// without a limit.
  public var idealSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  /// Places elements, and returns what the elements themselves do not know to be wrong.
  private let place: @Sendable ([ProposedElement], LayoutInput) -> [PassProblem]

  /// Creates a layout from code that places its elements.
  ///
  /// - Parameters:
  ///   - fills: The axes along which a proposed length is taken as it is.
  ///   - place: Places the elements; the room is the input's size, which has no limit along an axis
  ///     where the ideal size is asked for. An element that it leaves out is empty, at (0, 0).
  public init(fills: LayoutProposal.Axes = [], _ place: @escaping Place) {
    self.fills = fills
    self.place = {
      place($0, $1)
      return []
    }
  }

  /// Creates a layout that runs a plan: the first element gets the first frame, and so on.
  ///
  /// - Parameters:
  ///   - plan: The methods of the elements; elements without a frame are empty, at (0, 0). A
  ///     position that asks for the size that fits measures the element.
  ///   - fills: The axes along which a proposed length is taken as it is; both by default, as
  ///     positions of a plan are mostly parts of the room.
  public init(plan: LayoutPlan, fills: LayoutProposal.Axes = [.width, .height]) {
    self.fills = fills
    place = { plan.place($0, in: $1) }
  }

  /// The size that answers a proposal: how far the elements reach from (0, 0), or what is proposed
  /// along an axis that is filled.
  ///
  /// - Complexity: That of the engine.
  public func size(for proposal: LayoutProposal, _ elements: [ProposedElement]) -> CGSize {
    let ideal = LayoutProposal(
      width: proposal.width ?? idealSize.width, height: proposal.height ?? idealSize.height)
    var reach = CGSize.zero
    func cover(_ frame: CGRect) {
      reach.width = max(reach.width, frame.reach.width)
      reach.height = max(reach.height, frame.reach.height)
    }
    let problems = run(elements, in: ideal.room).map(\.kind) + elements.compactMap(\.problem)
    // A frame without end along one axis still counts along the other.
    for case .nonFinite(let frame) in problems { cover(frame) }
    for element in elements where element.isPlaced { cover(element.layoutFrame) }
    return ideal.answer(reach, fills: fills)
  }

  /// The frames of the elements in a size, in points from its top left corner.
  ///
  /// A frame that is not finite or whose size is negative is reported as a `LayoutIssue` that names
  /// the element by its place: `subview 1` is the first one. So is an element
  /// of a plan that answers with such a size when it is measured.
  ///
  /// - Complexity: That of the engine.
  public func frames(in size: CGSize, _ elements: [ProposedElement]) -> [CGRect] {
    var problems = run(elements, in: LayoutProposal(width: size.width, height: size.height).room)
    for (index, element) in elements.enumerated() {
      if let problem = element.problem { problems.append(PassProblem(problem, of: index)) }
    }
    for problem in problems {
      LayoutIssue.report(problem.issue(elements: ["subview \(problem.element + 1)"], at: nil))
    }
    return elements.map(\.layoutFrame)
  }

  private func run(_ elements: [ProposedElement], in room: CGSize) -> [PassProblem] {
    for element in elements { element.clear() }
    return place(elements, LayoutInput(size: room))
  }
}
