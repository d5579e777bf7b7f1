package import Foundation

/// The issues that any pass may find, worded once. A vocabulary adds the location.
extension LayoutIssue {
  /// A frame that no element can have.
  package static func nonFiniteFrame(
    _ frame: CGRect, _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .nonFiniteFrame, elements: elements, numbers: frame.issueNumbers, location: location,
      explanation: "The frame has a number, a center or an edge that is not finite, so the "
        + "element keeps its last frame.",
      advice: "Look for a division by zero, or a length that is infinite or not a number.")
  }

  /// A frame with a negative length.
  package static func negativeSize(
    _ frame: CGRect, _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .negativeSize, elements: elements, numbers: frame.issueNumbers, location: location,
      explanation: "The frame has a negative width or height; it counts by its amount, about the "
        + "same center.",
      advice: "Check for insets that are larger than the bounds, limit the length to 0, or add a "
        + "condition that excludes small bounds.")
  }

  /// An answer of `sizeThatFits(_:)` that no content can have.
  package static func measuringFailed(
    _ size: CGSize, _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .measuringFailed, elements: elements,
      numbers: ["width": size.width, "height": size.height], location: location,
      explanation: "The size that the element's content asks for is negative or not finite; it "
        + "counts as having none.",
      advice: "Answer every proposal, also an infinite one or zero, with a finite size.")
  }

  /// Containers that measure each other without end.
  package static func measuredTooDeep(_ element: String, depth: Int) -> LayoutIssue {
    LayoutIssue(
      .measuringFailed, elements: [element], numbers: ["depth": Double(depth)],
      explanation: "Too many containers measure each other, one within the other, so the "
        + "element's current size counts.",
      advice: "Give some of them a size that does not depend on what is in them.")
  }

  /// Elements that left their container while a pass ran.
  package static func removedDuringPass(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .removedDuringPass, elements: elements, location: location,
      explanation: "The elements left their container while it was laid out, so they were not "
        + "placed.",
      advice: "Change the tree before or after a pass, not in what a pass calls.")
  }

  /// A change of a container, or a request for its pass, while its pass ran.
  package static func changedDuringPass(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .changedDuringPass, elements: elements, location: location,
      explanation: "While the container was laid out or measured, it was changed or asked for "
        + "another pass. The pass finished with what it began with; the change counts from the "
        + "next one.",
      advice: "Change the container before or after a pass, not in what a pass calls.")
  }

  /// A view that was to be added to itself, or to one that is in it.
  package static func containsItself(_ element: String, in container: String) -> LayoutIssue {
    LayoutIssue(
      .containsItself,
      elements: element == container ? [element] : [element, container],
      explanation: element == container
        ? "The element was to be added to itself, so it stays where it is."
        : "The element was to be added to the second one, which is in it, so both stay where they "
          + "are.",
      advice: "Add it to what is to hold it; UIKit raises an exception here.")
  }

  /// Bounds that nothing can be laid out in.
  package static func invalidBounds(
    _ bounds: CGSize, _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: elements,
      numbers: ["width": bounds.width, "height": bounds.height], location: location,
      explanation: "The bounds are not finite, so nothing was laid out.",
      advice: "Set finite bounds; measure with sizeThatFits(_:) for infinite ones.")
  }

  /// Elements that no condition places at the current input.
  ///
  /// - Parameters:
  ///   - elements: The names of the first of them.
  ///   - count: How many there are.
  ///   - size: The size of the input.
  ///   - location: The last condition that was tried, if known.
  package static func unplaced(
    _ elements: [String], count: Int, in size: CGSize, at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .unplaced, severity: .note, elements: elements,
      numbers: ["count": Double(count), "width": size.width, "height": size.height],
      location: location,
      explanation: "None of the conditions of the elements holds for these bounds, so they keep "
        + "their frames.",
      advice: "Append an alternative without a condition as the last one, or hide the elements "
        + "there.")
  }

  /// An element that a container lists twice.
  package static func duplicateElement(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .duplicateElement, elements: elements, location: location,
      explanation: "The element is listed twice; its first place counts.",
      advice: "List every element once.")
  }
}

extension LayoutIssue {
  /// An element whose position refers to one that died.
  package static func missingSibling(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .missingElement, elements: elements, location: location,
      explanation: "The element that the position refers to is gone, so this one keeps its frame.",
      advice: "Hold the other element, or replace the position when it goes.")
  }

  /// An element whose position refers to one that is not in the same container; its name comes
  /// second.
  package static func notASibling(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .notASibling, elements: elements, location: location,
      explanation: "The element that the position refers to, the second one, is not in the same "
        + "container, so its frame says nothing here; the first one keeps its frame.",
      advice: "Add both to the same container, or refer to the element that holds the other one.")
  }

  /// Elements whose positions refer to each other.
  package static func circularPositions(
    _ elements: [String], at location: LayoutLocation? = nil
  ) -> LayoutIssue {
    LayoutIssue(
      .circularPositions, elements: elements, location: location,
      explanation: "Each of the elements stands beside the next one and the last beside the first, "
        + "so none can be placed before the others. They keep their frames.",
      advice: "Place one of them by the container's bounds.")
  }
}

extension CGRect {
  /// The four numbers as an issue shows them.
  package var issueNumbers: KeyValuePairs<String, Double> {
    ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height]
  }
}
