extension FormulaRect: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    x = try fields.read("x")
    y = try fields.read("y")
    width = try fields.read("width")
    height = try fields.read("height")
  }

  /// Writes the four formulas.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(["x": x, "y": y, "width": width, "height": height])
  }
}

extension FormulaPoint: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    x = try fields.read("x")
    y = try fields.read("y")
  }

  /// Writes the two formulas.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(["x": x, "y": y])
  }
}

extension FormulaSize: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    width = try fields.read("width")
    height = try fields.read("height")
  }

  /// Writes the two formulas.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(["width": width, "height": height])
  }
}
