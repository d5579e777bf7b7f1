import LayoutCore

/// An item whose statements leave open where it is or how large.
///
/// ```swift
/// for ambiguity in screen.ambiguities() { print(ambiguity) }   // title: x, width
/// ```
public struct LayoutAmbiguity: CustomStringConvertible {
  /// A number of a frame.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The item.
  public let item: any LayoutItem

  /// The numbers of its frame that are open, in the order x, y, width, height.
  public let attributes: [Attribute]

  /// The item's name and what is open.
  public var description: String {
    "\(item.layoutName): \(attributes.map(\.rawValue).joined(separator: ", "))"
  }
}
