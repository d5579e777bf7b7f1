public import Foundation
public import LayoutCore

/// One (condition, position) pair of a subview.
///
/// A subview holds an ordered list of them. A pass takes the first whose condition holds for the
/// bounds; if none does, the subview stays where it is. A closure in a method that reads the
/// subview itself holds it `unowned`, as methods are kept as long as the subview lives.
///
/// ```swift
/// view.setLayoutMethods([
///   LayoutMethod(condition: .width(600...), position: .makeAbsolute(frame: sidebar)),
///   LayoutMethod(constantPosition: .makeInsets(insets: .zero)),
/// ], for: list)
/// ```
///
/// Source: NotAutoLayout, `LayoutMethod`.
public struct LayoutMethod: Sendable {
  /// When the method applies.
  public let condition: LayoutCondition

  /// The frame it gives.
  public let position: LayoutPosition

  /// Where the method was written.
  public let location: LayoutLocation?

  /// Creates a method of a condition and a position.
  public init(
    condition: LayoutCondition, position: LayoutPosition,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.condition = condition
    self.position = position
    self.location = LayoutLocation(fileID: fileID, line: line)
  }

  /// Creates a method of an opaque condition and a position.
  public init(
    condition: @escaping (_ boundSize: CGSize) -> Bool, position: LayoutPosition,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      condition: LayoutCondition(condition, fileID: fileID, line: line), position: position,
      fileID: fileID, line: line)
  }

  /// Creates a method of the position of another one, for where another condition holds.
  init(_ method: LayoutMethod, while condition: LayoutCondition) {
    self.condition = condition
    position = method.position
    location = method.location
  }

  /// Creates a method that always applies.
  public init(
    constantPosition: LayoutPosition, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(condition: .always, position: constantPosition, fileID: fileID, line: line)
  }
}
