extension Responsive: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Creates a value that is the same for every input.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(Value(integerLiteral: value))
  }
}

extension Responsive: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Creates a value that is the same for every input.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self.init(Value(floatLiteral: value))
  }
}

extension Responsive: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Creates a value that is the same for every input.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(Value(booleanLiteral: value))
  }
}

extension Responsive: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Creates a value that is the same for every input.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Value(unicodeScalarLiteral: value))
  }
}

extension Responsive: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a value that is the same for every input.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Responsive: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Creates a value that is the same for every input.
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Value(stringLiteral: value))
  }
}

extension Responsive: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Creates a value that is nil for every input.
  public init(nilLiteral: ()) {
    self.init(Value(nilLiteral: ()))
  }
}

/// A value that an array literal can make inside a ``Responsive``: arrays and sets, and types of
/// your own that declare conformance.
public protocol ArrayLiteralValue: ExpressibleByArrayLiteral {
  /// Creates the value of the elements of a literal.
  init(_ elements: [ArrayLiteralElement])
}

extension Array: ArrayLiteralValue {}
extension ArraySlice: ArrayLiteralValue {}
extension ContiguousArray: ArrayLiteralValue {}
extension Set: ArrayLiteralValue {}
extension LayoutTraits.Anchor: ArrayLiteralValue {}

extension Responsive: ExpressibleByArrayLiteral where Value: ArrayLiteralValue {
  /// Creates a value that is the same for every input.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    self.init(Value(elements))
  }
}
