public import Foundation
public import LayoutCore

/// An element that stands for a subview of SwiftUI while a layout runs: it is measured by
/// proposals, and keeps the frame that it gets.
public final class ProposedElement: LayoutElement {
  /// The frame in the coordinates of the container, in points; empty until it is placed.
  public private(set) var layoutFrame = CGRect.zero

  /// What layouts keep with the element.
  public var layoutStorage: AnyObject?

  /// What holds it: all elements lie in one space, that of the layout.
  public var layoutContainer: AnyObject? { ProposedElement.space }

  private final class Space: Sendable {}
  private static let space = Space()

  /// Whether it was placed.
  public private(set) var isPlaced = false

  /// What is wrong with the frame that it got last, if anything is.
  private(set) var problem: PassProblem.Kind?

  private let measure: (LayoutProposal) -> CGSize

  /// Creates an element.
  ///
  /// - Parameter measure: The size that a subview takes for a proposal.
  public init(measure: @escaping (LayoutProposal) -> CGSize) {
    self.measure = measure
  }

  /// Places the element. A frame with a number that is not finite is refused, and a negative length
  /// counts by its amount; ``ElementLayout/frames(in:_:)`` reports both as issues.
  public func place(_ frame: CGRect) {
    problem = nil
    guard let storable = frame.storable({ problem = $0 }) else { return }
    layoutFrame = storable
    isPlaced = true
  }

  /// Forgets the frame of a former layout.
  func clear() { (layoutFrame, isPlaced, problem) = (.zero, false, nil) }

  /// The size that the subview takes in a room; a length without a limit asks for the ideal one.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length < .infinity ? Swift.max(0, length) : nil }
    return measure(LayoutProposal(width: proposed(size.width), height: proposed(size.height)))
  }

  /// The ideal size.
  public var intrinsicContentSize: CGSize { measure(LayoutProposal()) }
}
