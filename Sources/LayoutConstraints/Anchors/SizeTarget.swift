public import Foundation
import LayoutCore

/// Width and height with relation, factor and offset: of another item, or two numbers.
///
/// ```swift
/// item >> .size(100, 50)              // width == 100, height == 50
/// item >> other.size.at(0.5).min      // width >= 0.5 * other.width, height >= 0.5 * other.height
/// ```
public struct SizeTarget: TermsTarget {
  enum Content {
    case item(any LayoutItem)
    case constant(CGFloat, CGFloat)
  }

  let content: Content
  var terms = TargetTerms()

  init(item: any LayoutItem) {
    content = .item(item)
  }

  init(
    width: CGFloat, height: CGFloat, _ relation: LayoutStatement.Relation,
    at location: LayoutLocation?
  ) {
    content = .constant(width, height)
    terms.set(relation)
    terms.location = location
  }

  /// Two numbers of points.
  public static func size(
    _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> SizeTarget {
    SizeTarget(width: width, height: height, .exact, at: .known(fileID, line))
  }

  /// At least two numbers of points.
  public static func min(
    _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> SizeTarget {
    SizeTarget(width: width, height: height, .minimum, at: .known(fileID, line))
  }

  /// At most two numbers of points.
  public static func max(
    _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> SizeTarget {
    SizeTarget(width: width, height: height, .maximum, at: .known(fileID, line))
  }

  /// The target of one dimension.
  func target(for dimension: DimensionAnchor.Dimension) -> DimensionTarget {
    var target: DimensionTarget
    switch content {
    case .item(let item): target = DimensionAnchor(item: item, dimension: dimension).target
    case .constant(let width, let height):
      target = DimensionTarget(dimension == .width ? width : height, .exact)
    }
    target.terms = terms
    return target
  }
}

/// Two numbers of points as a target for width and height.
public func layoutSize(
  _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
) -> SizeTarget {
  .size(width, height, fileID: fileID, line: line)
}
