public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutStatement {
  /// What a statement's source is related to: relation, factor and offset. Wherever they are given,
  /// a statement reads `source relation multiplier * target + offset`.
  ///
  /// ```swift
  /// a >> b.left.min.offset(8)      // a.left >= b.left + 8
  /// a >> b.height.at(0.6).min      // a.height >= 0.6 * b.height
  /// a >> b.top.priority(750)       // a.top == b.top @750
  /// a.left >> b.right + 8          // a.left == b.right + 8
  /// a.width >> 0.5 * b.width - 4   // a.width == 0.5 * b.width - 4
  /// ```
  ///
  /// Arithmetic works on anchors, targets and behind `>>`. Long expressions with many literals take
  /// the compiler long, as any arithmetic does; `offset` and `at` do not.
  public protocol Target {
    /// Equal, at least or at most. Setting `.relative` sets the ``multiplier`` instead.
    var relation: Relation { get set }

    /// The factor of the target; 1 at first.
    var multiplier: CGFloat { get set }

    /// What is added to the target, in points; 0 at first.
    var offset: CGFloat { get set }

    /// How much the statement counts against others; required at first.
    var priority: UILayoutPriority { get set }

    /// Where the target was written, as far as known.
    var location: LayoutLocation? { get set }
  }
}

extension LayoutStatement.Target {
  /// The target with another offset, in points, which replaces the former one.
  public consuming func offset(_ offset: CGFloat, fileID: String = #fileID, line: Int = #line)
    -> Self
  {
    var copy = self
    copy.offset = offset
    copy.locate(fileID, line)
    return copy
  }

  /// The target as a lower limit.
  public var min: Self { with(.minimum) }

  /// The target as an upper limit.
  public var max: Self { with(.maximum) }

  /// The target with a factor, which leaves the relation as it is.
  public consuming func at(_ factor: CGFloat, fileID: String = #fileID, line: Int = #line) -> Self {
    var copy = self
    copy.multiplier = factor
    copy.locate(fileID, line)
    return copy
  }

  /// The target for a statement of another priority, 1 to 1000; see ``LayoutStatement/priority``.
  public consuming func priority(_ priority: Float, fileID: String = #fileID, line: Int = #line)
    -> Self
  {
    self.priority(UILayoutPriority(priority), fileID: fileID, line: line)
  }

  /// The target for a statement of another priority: `.priority(.defaultHigh)`.
  public consuming func priority(
    _ priority: UILayoutPriority, fileID: String = #fileID, line: Int = #line
  ) -> Self {
    var copy = self
    copy.priority = priority
    copy.locate(fileID, line)
    return copy
  }

  /// Takes a place if one is known.
  private mutating func locate(_ fileID: String, _ line: Int) {
    if let location = LayoutLocation.known(fileID, line) { self.location = location }
  }

  /// The target with another relation, or with the factor of `.relative`.
  public consuming func with(_ relation: LayoutStatement.Relation) -> Self {
    var copy = self
    copy.relation = relation
    return copy
  }
}
