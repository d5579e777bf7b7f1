package import Foundation

/// What went wrong with an element in a pass, to be reported when the pass is over.
package struct PassProblem {
  package enum Kind {
    /// A computed frame with a number, center or edge that is not finite. The element keeps its
    /// last one.
    case nonFinite(CGRect)

    /// A computed frame with a negative length. It counts by its amount.
    case negative(CGRect)

    /// An answer of `sizeThatFits(_:)` that is negative or not finite. Zero counts instead.
    case size(CGSize)

    /// The element left its container while the pass ran, so it is not placed.
    case removed

    /// The element that the position refers to is gone. The element keeps its frame.
    case missingSibling

    /// The element that the position refers to, by name, is in another container, or in none. The
    /// element keeps its frame.
    case notASibling(String)

    /// Elements, by number, whose positions refer to each other. They keep their frames.
    case circle([Int])
  }

  package var kind: Kind

  /// Whether the element keeps a frame that the pass did not compute.
  package var leavesFrame: Bool {
    switch kind {
    case .nonFinite, .removed, .missingSibling, .notASibling, .circle: true
    case .negative, .size: false
    }
  }

  /// The element's number in its pass.
  package var element: Int

  package init(_ kind: Kind, of element: Int) {
    self.kind = kind
    self.element = element
  }

  /// The problem as an issue.
  ///
  /// - Parameters:
  ///   - elements: The names of the elements it is about, the one with the problem first.
  ///   - location: Where the frame or size was declared, if known.
  package func issue(elements: [String], at location: LayoutLocation?) -> LayoutIssue {
    switch kind {
    case .nonFinite(let frame): .nonFiniteFrame(frame, elements, at: location)
    case .negative(let frame): .negativeSize(frame, elements, at: location)
    case .size(let size): .measuringFailed(size, elements, at: location)
    case .removed: .removedDuringPass(elements, at: location)
    case .missingSibling: .missingSibling(elements, at: location)
    case .notASibling(let sibling): .notASibling(elements + [sibling], at: location)
    case .circle: .circularPositions(elements, at: location)
    }
  }
}
