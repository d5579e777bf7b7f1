public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Several edges of an item, each with an offset: what `item.all` and its like are.
///
/// It is no target of its own, so it takes a priority, but no offset, factor or limit.
public struct ItemPositionTargetCombination {
  /// The vertical edges, which statements are made of first.
  public let verticalTargets: [VerticalTarget]

  /// The horizontal edges.
  public let horizontalTargets: [HorizontalTarget]

  let location: LayoutLocation?

  init(
    _ vertical: [VerticalTarget], _ horizontal: [HorizontalTarget],
    _ location: LayoutLocation? = nil
  ) {
    verticalTargets = vertical
    horizontalTargets = horizontal
    self.location = location
  }
}

extension ItemPositionTargetCombination {
  /// The edges for statements of another priority, 1 to 1000.
  ///
  /// ```swift
  /// a >> b.all.priority(999)
  /// ```
  public func priority(
    _ priority: Float, fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    self.priority(UILayoutPriority(priority), fileID: fileID, line: line)
  }

  /// The edges for statements of another priority: `b.all.priority(.defaultHigh)`.
  public func priority(
    _ priority: UILayoutPriority, fileID: String = #fileID, line: Int = #line
  ) -> ItemPositionTargetCombination {
    ItemPositionTargetCombination(
      verticalTargets.map { $0.priority(priority, fileID: fileID, line: line) },
      horizontalTargets.map { $0.priority(priority, fileID: fileID, line: line) },
      .known(fileID, line) ?? location)
  }

  /// One offset for edges on both sides would move the item and inset nothing.
  @available(
    *, unavailable,
    message: """
      several edges have an offset each: write 'b.all(topOffset: 8, leadingOffset: 8, \
      bottomOffset: -8, trailingOffset: -8)'
      """
  )
  public func offset(_ offset: CGFloat) -> ItemPositionTargetCombination { self }
}
