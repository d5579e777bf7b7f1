extension LayoutIssue: Codable {
  /// Reads an issue, also one that was written without causes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    rule = try fields.read("rule")
    severity = try fields.read("severity")
    elements = try fields.read("elements")
    numbers = try fields.read("numbers")
    location = try fields.readIfPresent("location")
    causes = try fields.readIfPresent("causes") ?? []
    explanation = try fields.read("explanation")
    advice = try fields.read("advice")
  }

  /// Writes all that is there.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "rule": rule, "severity": severity, "elements": elements, "numbers": numbers,
      "location": location, "causes": causes, "explanation": explanation, "advice": advice,
    ])
  }
}

extension LayoutIssue.Cause: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      try fields.read("text"), name: try fields.readIfPresent("name"),
      elements: try fields.read("elements"), location: try fields.readIfPresent("location"),
      isLeftOut: try fields.read("isLeftOut"))
  }

  /// Writes all that is there.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "text": text, "name": name, "elements": elements, "location": location,
      "isLeftOut": isLeftOut,
    ])
  }
}

extension LayoutIssue.Number: Codable {
  /// Reads a number; one that is not finite is a string.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    name = try fields.read("name")
    value = (try fields.read("value") as CodableNumber).value
  }

  /// Writes a number; one that is not finite becomes a string, because JSON has no such numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(["name": name, "value": CodableNumber(value)])
  }
}
