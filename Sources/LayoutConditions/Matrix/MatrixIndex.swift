/// The place of an item in a ``MatrixView``: its section, and its number there.
///
/// ```swift
/// MatrixIndex(section: 0, item: 9) < MatrixIndex(section: 1, item: 0)   // true
/// ```
public struct MatrixIndex: Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int

  /// The item within the section, counted from 0.
  public var item: Int

  /// Creates an index; nothing is checked.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether one item comes before another: in an earlier section, or earlier in the same one.
  public static func < (lhs: MatrixIndex, rhs: MatrixIndex) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.item < rhs.item
  }
}
