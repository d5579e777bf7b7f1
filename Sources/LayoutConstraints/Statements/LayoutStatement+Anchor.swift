public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutStatement {
  /// One attribute of an item, which becomes a target by what it is asked for.
  public protocol Anchor {
    /// What the anchor becomes.
    associatedtype Target: LayoutStatement.Target

    /// The anchor as a target: equal, factor 1, offset 0.
    var target: Target { get }
  }
}

extension LayoutStatement.Anchor {
  // Most statements have an offset, and it takes long where the types are not known.

  /// The attribute moved by an offset, in points.
  @_specialize(where Self == HorizontalAnchor)
  @_specialize(where Self == VerticalAnchor)
  public func offset(_ offset: CGFloat, fileID: String = #fileID, line: Int = #line) -> Target {
    target.offset(offset, fileID: fileID, line: line)
  }

  /// The attribute times a factor. A position counts from the edge of the items' nearest common
  /// ancestor.
  public func at(_ factor: CGFloat, fileID: String = #fileID, line: Int = #line) -> Target {
    target.at(factor, fileID: fileID, line: line)
  }

  /// The attribute for a statement of another priority, 1 to 1000.
  public func priority(_ priority: Float, fileID: String = #fileID, line: Int = #line) -> Target {
    target.priority(priority, fileID: fileID, line: line)
  }

  /// The attribute for a statement of another priority: `.priority(.defaultHigh)`.
  public func priority(
    _ priority: UILayoutPriority, fileID: String = #fileID, line: Int = #line
  ) -> Target {
    target.priority(priority, fileID: fileID, line: line)
  }

  /// The attribute as a lower limit.
  public var min: Target { target.min }

  /// The attribute as an upper limit.
  public var max: Target { target.max }
}
