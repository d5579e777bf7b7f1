/// A type that a rule of your own can become a value of, so that code stays typed.
///
/// ```swift
/// extension Center {
///   static var belowCenter: Center { .build(BelowCenter()) }
/// }
/// ```
///
/// Source: CGLayout 0.7, Extensible.
public protocol Extensible {
  /// What a rule conforms to.
  associatedtype Conformed

  /// A value that does what the rule says.
  static func build(_ base: Conformed) -> Self
}

extension Layout: Extensible {}
extension Layout.Alignment.Horizontal: Extensible {}
extension Layout.Alignment.Vertical: Extensible {}
extension Layout.Filling.Length: Extensible {}
