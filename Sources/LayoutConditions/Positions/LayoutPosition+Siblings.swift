public import Foundation
public import LayoutCore

// Where `.after` lies is decided once, here: frames of a container are computed from left to right
// and mirrored as a whole where it mirrors, so "after" is to the right unless they are mirrored.
extension LayoutPosition {
  /// Behind another element of the container in reading direction.
  ///
  /// ```swift
  /// // 320 × 200; title is at (16, 20, 100, 30), badge fits 24 × 24.
  /// screen.setConstantPosition(.after(title, 8), for: badge)   // badge.frame is (124, 23, 24, 24)
  /// screen.setConstantPosition(.after(title, 8, width: .remaining(inset: 16)), for: badge)
  /// // badge.frame is (124, 23, 180, 24)
  /// // In a mirroring container from right to left it is (16, 23, 180, 24).
  /// ```
  ///
  /// The other element may stand anywhere in the order of the flow: the pass places it first. It
  /// has to be in the same container, or one of its guides, but needs no methods. Where elements
  /// wait for each other, they stay where they are and an issue names them; so does one whose
  /// other element is gone or elsewhere.
  ///
  /// - Parameters:
  ///   - sibling: The other element. It is not kept alive.
  ///   - spacing: The distance between the two, in points; may be negative.
  ///   - alignment: How the element stands along the other one's height.
  ///   - width: The element's width.
  ///   - height: The element's height; without effect for ``SiblingPosition/Alignment/fill``.
  /// - Complexity: O(1) in a pass.
  public static func after(
    _ sibling: any LayoutElement, _ spacing: CGFloat = 0,
    align alignment: SiblingPosition.Alignment = .center,
    width: SiblingPosition.Length = .fitting, height: SiblingPosition.Length = .fitting
  ) -> LayoutPosition {
    beside(.after, sibling, spacing, alignment, width, height)
  }

  /// Before another element of the container in reading direction: see
  /// ``after(_:_:align:width:height:)``.
  public static func before(
    _ sibling: any LayoutElement, _ spacing: CGFloat = 0,
    align alignment: SiblingPosition.Alignment = .center,
    width: SiblingPosition.Length = .fitting, height: SiblingPosition.Length = .fitting
  ) -> LayoutPosition {
    beside(.before, sibling, spacing, alignment, width, height)
  }

  /// Below another element of the container.
  ///
  /// ```swift
  /// // 320 × 200; title is at (16, 20, 100, 30), text fits 288 × 60.
  /// screen.setConstantPosition(.below(title, 8, width: .remaining(inset: 16)), for: text)
  /// // text.frame is (16, 58, 288, 60)
  /// ```
  ///
  /// - Parameters:
  ///   - sibling: The other element. It is not kept alive.
  ///   - spacing: The distance between the two, in points; may be negative.
  ///   - alignment: How the element stands along the other one's width.
  ///   - width: The element's width; without effect for ``SiblingPosition/Alignment/fill``.
  ///   - height: The element's height.
  public static func below(
    _ sibling: any LayoutElement, _ spacing: CGFloat = 0,
    align alignment: SiblingPosition.Alignment = .start,
    width: SiblingPosition.Length = .fitting, height: SiblingPosition.Length = .fitting
  ) -> LayoutPosition {
    beside(.below, sibling, spacing, alignment, width, height)
  }

  /// Above another element of the container: see ``below(_:_:align:width:height:)``.
  public static func above(
    _ sibling: any LayoutElement, _ spacing: CGFloat = 0,
    align alignment: SiblingPosition.Alignment = .start,
    width: SiblingPosition.Length = .fitting, height: SiblingPosition.Length = .fitting
  ) -> LayoutPosition {
    beside(.above, sibling, spacing, alignment, width, height)
  }

  private static func beside(
    _ side: SiblingPosition.Side, _ sibling: any LayoutElement, _ spacing: CGFloat,
    _ alignment: SiblingPosition.Alignment, _ width: SiblingPosition.Length,
    _ height: SiblingPosition.Length
  ) -> LayoutPosition {
    .individual(
      .beside(
        SiblingPosition(
          side, sibling, spacing: spacing, alignment: alignment, width: width, height: height)))
  }
}
