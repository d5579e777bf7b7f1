public import Foundation
import LayoutCore

/// A width or height with relation, factor and offset: of another item, or a number.
///
/// ```swift
/// item.width >> .min(64)                        // item.width >= 64
/// item >> .size(100).offset(10).at(0.5)         // width and height == 0.5 * 100 + 10 = 60
/// item >> other.height.at(0.6).min              // item.height >= 0.6 * other.height
/// ```
public struct DimensionTarget: TermsTarget {
  enum Content {
    case anchor(DimensionAnchor)
    case constant(CGFloat)
  }

  let content: Content
  var terms = TargetTerms()

  init(anchor: DimensionAnchor) {
    content = .anchor(anchor)
  }

  init(
    _ constant: CGFloat, _ relation: LayoutStatement.Relation, at location: LayoutLocation? = nil
  ) {
    content = .constant(constant)
    terms.set(relation)
    terms.location = location
  }

  /// The item's dimension, if it is not a number.
  public var anchor: DimensionAnchor? {
    if case .anchor(let anchor) = content { anchor } else { nil }
  }

  /// The number for a constant target: factor times number plus offset.
  func value(of constant: CGFloat) -> CGFloat { multiplier * constant + offset }

  /// A number of points.
  public static func size(
    _ size: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> DimensionTarget {
    DimensionTarget(size, .exact, at: .known(fileID, line))
  }

  /// At least a number of points.
  public static func min(
    _ size: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> DimensionTarget {
    DimensionTarget(size, .minimum, at: .known(fileID, line))
  }

  /// At most a number of points.
  public static func max(
    _ size: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> DimensionTarget {
    DimensionTarget(size, .maximum, at: .known(fileID, line))
  }
}

extension DimensionAnchor: LayoutStatement.Anchor {
  /// The anchor as a target.
  public var target: DimensionTarget { DimensionTarget(anchor: self) }
}

/// A number of points as a target for width and height.
public func layoutSize(
  _ size: CGFloat, fileID: String = #fileID, line: Int = #line
) -> DimensionTarget {
  .size(size, fileID: fileID, line: line)
}
