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

extension Responsive: ExpressibleByArrayLiteral where Value: ExpressibleByArrayLiteral {
  /// Creates a value that is the same for every input.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    // Swift cannot pass an array on as variadic arguments. A function that takes such arguments
    // receives them as one array, so the two function types have the same representation.
    let make: (Value.ArrayLiteralElement...) -> Value = Value.init(arrayLiteral:)
    self.init(
      unsafeBitCast(make, to: (([Value.ArrayLiteralElement]) -> Value).self)(elements))
  }
}
