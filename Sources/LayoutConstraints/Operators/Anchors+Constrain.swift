public import Foundation
import LayoutCore

extension HorizontalAnchor {
  /// Relates the attribute to an item's same one.
  @discardableResult
  public func constrain(
    to target: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.anchor(for: position), fileID: fileID, line: line)
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: HorizontalAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the attribute to another, as the target says.
  @discardableResult
  public func constrain(
    to target: consuming HorizontalTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(attribute, of: item, at: .known(fileID, line))
  }
}

extension VerticalAnchor {
  /// Relates the attribute to an item's same one.
  @discardableResult
  public func constrain(
    to target: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.anchor(for: position), fileID: fileID, line: line)
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: VerticalAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the attribute to another, as the target says.
  @discardableResult
  public func constrain(
    to target: consuming VerticalTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(attribute, of: item, at: .known(fileID, line))
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: BaselineAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the attribute to another, as the target says.
  @discardableResult
  public func constrain(
    to target: BaselineTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(attribute, of: item, at: .known(fileID, line))
  }
}

extension BaselineAnchor {
  /// Relates the baseline to a view's same one.
  @discardableResult
  public func constrain(
    to target: (any ConstrainableView)?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.anchor(for: baseline), fileID: fileID, line: line)
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: BaselineAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the attribute to another, as the target says.
  @discardableResult
  public func constrain(
    to target: BaselineTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(attribute, of: view, at: .known(fileID, line))
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: VerticalAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the attribute to another, as the target says.
  @discardableResult
  public func constrain(
    to target: VerticalTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    target?.makeStatement(attribute, of: view, at: .known(fileID, line))
  }
}

extension DimensionAnchor {
  /// Relates the attribute to an item's same one.
  @discardableResult
  public func constrain(
    to target: (any LayoutItem)?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.anchor(for: dimension), fileID: fileID, line: line)
  }

  /// Relates the attribute to another.
  @discardableResult
  public func constrain(
    to target: DimensionAnchor?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    constrain(to: target?.target, fileID: fileID, line: line)
  }

  /// Relates the dimension to another, or to a number, as the target says.
  @discardableResult
  public func constrain(
    to target: DimensionTarget?, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement? {
    guard let target else { return nil }
    return .make(attribute, of: item, to: target, at: .known(fileID, line))
  }

  /// Makes the dimension equal to a number of points.
  @_disfavoredOverload
  @discardableResult
  public func constrain(
    to target: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement {
    .make(
      attribute, of: item, to: .size(target, fileID: fileID, line: line),
      at: .known(fileID, line))
  }
}
