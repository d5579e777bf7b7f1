/// A number that survives formats without `nan` and infinity, such as JSON: there it is written
/// as the string `nan`, `inf` or `-inf`.
struct CodableNumber: Codable {
  var value: Double

  init(_ value: some BinaryFloatingPoint) {
    self.value = Double(value)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      return
    }
    switch text {
    case "nan": value = .nan
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "'\(SnapshotText.excerpt(text.utf8[...]))' is neither a number nor nan, inf or -inf.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(value.plainText)
    }
  }
}
