#if !canImport(ObjectiveC)
/// The name of a method that Objective-C would send. Nothing sends it here: give controls a
/// `UIAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector from the name of a method, such as `"save:"`.
  public init(_ str: String) {
    description = str
  }

  /// Creates a selector from the name of a method.
  public init(stringLiteral value: String) {
    description = value
  }
}
#endif
