public import Foundation
import LayoutCore

/// Edges together, named counter-clockwise from the top.
///
/// Source: GetLaid, `ItemPositionTargetCombination`.
extension LayoutItem {
  /// All four edges.
  public var all: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target, bottom.target], [leading.target, trailing.target])
  }

  /// All four edges, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func all(
    topOffset: CGFloat = 0, leadingOffset: CGFloat = 0, bottomOffset: CGFloat = 0,
    trailingOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ],
      [
        leading.offset(leadingOffset, fileID: fileID, line: line),
        trailing.offset(trailingOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All four edges, each with an offset; left and right stay where they are in right-to-left
  /// layouts.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func all(
    topOffset: CGFloat = 0, leftOffset: CGFloat, bottomOffset: CGFloat = 0, rightOffset: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ],
      [
        left.offset(leftOffset, fileID: fileID, line: line),
        right.offset(rightOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All edges but the top.
  public var allButTop: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [bottom.target], [leading.target, trailing.target])
  }

  /// All edges but the top, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButTop(
    leadingOffset: CGFloat = 0, bottomOffset: CGFloat = 0, trailingOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [bottom.offset(bottomOffset, fileID: fileID, line: line)],
      [
        leading.offset(leadingOffset, fileID: fileID, line: line),
        trailing.offset(trailingOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All edges but the top, each with an offset; left and right stay where they are in
  /// right-to-left layouts.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButTop(
    leftOffset: CGFloat, bottomOffset: CGFloat = 0, rightOffset: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [bottom.offset(bottomOffset, fileID: fileID, line: line)],
      [
        left.offset(leftOffset, fileID: fileID, line: line),
        right.offset(rightOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All edges but the leading one.
  public var allButLeading: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target, bottom.target], [trailing.target])
  }

  /// All edges but the leading one, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButLeading(
    topOffset: CGFloat = 0, bottomOffset: CGFloat = 0, trailingOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ], [trailing.offset(trailingOffset, fileID: fileID, line: line)],
      .known(fileID, line))
  }

  /// All edges but the left.
  public var allButLeft: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target, bottom.target], [right.target])
  }

  /// All edges but the left, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButLeft(
    topOffset: CGFloat = 0, bottomOffset: CGFloat = 0, rightOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ], [right.offset(rightOffset, fileID: fileID, line: line)],
      .known(fileID, line))
  }

  /// All edges but the bottom.
  public var allButBottom: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target], [leading.target, trailing.target])
  }

  /// All edges but the bottom, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButBottom(
    topOffset: CGFloat = 0, leadingOffset: CGFloat = 0, trailingOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.offset(topOffset, fileID: fileID, line: line)],
      [
        leading.offset(leadingOffset, fileID: fileID, line: line),
        trailing.offset(trailingOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All edges but the bottom, each with an offset; left and right stay where they are in
  /// right-to-left layouts.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButBottom(
    topOffset: CGFloat = 0, leftOffset: CGFloat, rightOffset: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.offset(topOffset, fileID: fileID, line: line)],
      [
        left.offset(leftOffset, fileID: fileID, line: line),
        right.offset(rightOffset, fileID: fileID, line: line),
      ],
      .known(fileID, line))
  }

  /// All edges but the trailing one.
  public var allButTrailing: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target, bottom.target], [leading.target])
  }

  /// All edges but the trailing one, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButTrailing(
    topOffset: CGFloat = 0, leadingOffset: CGFloat = 0, bottomOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ], [leading.offset(leadingOffset, fileID: fileID, line: line)],
      .known(fileID, line))
  }

  /// All edges but the right.
  public var allButRight: ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [top.target, bottom.target], [left.target])
  }

  /// All edges but the right, each with an offset.
  ///
  /// Offsets are added to the edge, in points, so an inset at the bottom or at the right is
  /// negative.
  public func allButRight(
    topOffset: CGFloat = 0, leftOffset: CGFloat = 0, bottomOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [
        top.offset(topOffset, fileID: fileID, line: line),
        bottom.offset(bottomOffset, fileID: fileID, line: line),
      ], [left.offset(leftOffset, fileID: fileID, line: line)],
      .known(fileID, line))
  }

  /// Both middles. On a view `center` is also its point; the context tells them apart.
  public var center: ItemPositionTargetCombination {
    ItemPositionTargetCombination([centerY.target], [centerX.target])
  }

  /// Both middles, each with an offset in points.
  public func center(
    xOffset: CGFloat = 0, yOffset: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      [centerY.offset(yOffset, fileID: fileID, line: line)],
      [centerX.offset(xOffset, fileID: fileID, line: line)],
      .known(fileID, line))
  }
}
