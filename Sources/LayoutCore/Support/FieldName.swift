/// The name of a field in a file.
///
/// One type serves all values: a key type of each would stand, with all that a key conforms to, in
/// every app, also in one that reads and writes no file.
package struct FieldName: CodingKey {
  package let stringValue: String

  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }

  package init?(intValue: Int) { nil }
}

extension Encoder {
  /// Writes the fields of a value; those that are nil are left out.
  package func write(_ fields: KeyValuePairs<String, (any Encodable)?>) throws {
    var container = container(keyedBy: FieldName.self)
    for (name, value) in fields {
      guard let value else { continue }
      try container.encode(value, forKey: FieldName(stringValue: name))
    }
  }
}

extension Decoder {
  /// The fields of a value.
  package func fields() throws -> KeyedDecodingContainer<FieldName> {
    try container(keyedBy: FieldName.self)
  }
}

extension KeyedDecodingContainer<FieldName> {
  package func read<Value: Decodable>(_ name: String) throws -> Value {
    try decode(Value.self, forKey: FieldName(stringValue: name))
  }

  /// A field that may be missing.
  package func readIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: FieldName(stringValue: name))
  }

  /// An error about what is in a field.
  package func error(_ name: String, _ reason: String) -> DecodingError {
    .dataCorruptedError(
      forKey: FieldName(stringValue: name), in: self, debugDescription: reason)
  }
}
