public import Foundation
import LayoutCore

/// `item.constrain(to: target)`: the same as `item >> target`, with the place where it is written.
///
/// Statements are active at once. A `nil` target makes none.
///
/// Source: GetLaid, `constrain(to:)` and `>>`.
extension LayoutItem {
  /// Relates the horizontal attribute to another item's same one.
  @discardableResult
  public func constrain(
    to target: HorizontalAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the horizontal attribute to another item's same one, as the target says.
  @discardableResult
  public func constrain(
    to target: HorizontalTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(of: self, at: .known(fileID, line))
  }

  /// Relates the vertical attribute to another item's same one.
  @discardableResult
  public func constrain(
    to target: VerticalAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the vertical attribute to another item's same one, as the target says.
  @discardableResult
  public func constrain(
    to target: VerticalTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(of: self, at: .known(fileID, line))
  }

  /// Relates the same dimension to another item's.
  @discardableResult
  public func constrain(
    to target: DimensionAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    guard let target else { return nil }
    return .make(
      target.attribute, of: self, to: target.attribute, of: target.item, TargetTerms(),
      at: .known(fileID, line))
  }

  /// Relates the same dimension to another item's, or width and height to a number, in this order.
  @discardableResult
  public func constrain(
    to target: DimensionTarget?, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    guard let target else { return [] }
    let location = LayoutLocation.known(fileID, line)
    if let anchor = target.anchor {
      return [.make(anchor.attribute, of: self, to: target, at: location)]
    }
    return [
      .make(.width, of: self, to: target, at: location),
      .make(.height, of: self, to: target, at: location),
    ]
  }

  /// Makes width and height equal to a number of points; in this order.
  @_disfavoredOverload
  @discardableResult
  public func constrain(
    to target: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    constrain(to: .size(target, fileID: fileID, line: line), fileID: fileID, line: line)
  }

  /// Relates width and height, in this order.
  @discardableResult
  public func constrain(
    to target: SizeTarget?, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    guard let target else { return [] }
    let location = LayoutLocation.known(fileID, line)
    return [
      .make(.width, of: self, to: target.target(for: .width), at: location),
      .make(.height, of: self, to: target.target(for: .height), at: location),
    ]
  }

  /// Makes width and height equal to two numbers of points.
  @discardableResult
  public func constrain(
    to target: (CGFloat, CGFloat), fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    constrain(
      to: SizeTarget.size(target.0, target.1, fileID: fileID, line: line), fileID: fileID,
      line: line)
  }

  /// Makes width and height equal to two numbers of points: `item.constrain(to: 100, 50)`.
  @discardableResult
  public func constrain(
    to width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    constrain(to: (width, height), fileID: fileID, line: line)
  }

  /// Fills another item: top, bottom, leading, trailing.
  @discardableResult
  public func constrain(
    to target: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    constrain(to: target?.all, fileID: fileID, line: line)
  }

  /// Meets the edges of a combination, the vertical ones first.
  @discardableResult
  public func constrain(
    to target: ItemPositionTargetCombination?, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    guard let target else { return [] }
    let location = target.location ?? .known(fileID, line)
    return target.verticalTargets.map { $0.makeStatement(of: self, at: location) }
      + target.horizontalTargets.map { $0.makeStatement(of: self, at: location) }
  }
}

extension ConstrainableView {
  /// Relates the baseline to another view's same one.
  @discardableResult
  public func constrain(
    to target: BaselineAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the baseline to another view's same one, as the target says.
  @discardableResult
  public func constrain(
    to target: BaselineTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(of: self, at: .known(fileID, line))
  }
}
