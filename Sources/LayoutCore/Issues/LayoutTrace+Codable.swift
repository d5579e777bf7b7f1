import Foundation

extension LayoutTrace: Codable {
  /// Writes the size and the entries; numbers that are not finite as strings, see
  /// ``LayoutSnapshot/encode(to:)``.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "size": [size.width, size.height].map { CodableNumber($0) }, "entries": entries,
    ])
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let size = try fields.numbers(2, "size")
    self.init(
      size: CGSize(width: size[0], height: size[1]), entries: try fields.read("entries"))
  }
}

extension LayoutTrace.Entry: Codable {
  /// Writes the element, its frame as four numbers, and the methods.
  public func encode(to encoder: any Encoder) throws {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    try encoder.write([
      "element": element, "frame": numbers.map { CodableNumber($0) }, "methods": methods,
    ])
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let frame = try fields.numbers(4, "frame")
    self.init(
      element: try fields.read("element"),
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      methods: try fields.read("methods"))
  }
}

extension LayoutTrace.Method: Codable {
  /// Writes all that is there.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "condition": condition, "position": position, "holds": holds, "location": location,
      "failure": failure,
    ])
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      condition: try fields.read("condition"), position: try fields.read("position"),
      holds: try fields.read("holds"), location: try fields.readIfPresent("location"),
      failure: try fields.readIfPresent("failure"))
  }
}

extension KeyedDecodingContainer<FieldName> {
  /// A list of numbers; throws where there are more or fewer.
  fileprivate func numbers(_ count: Int, _ name: String) throws -> [CGFloat] {
    let numbers: [CodableNumber] = try read(name)
    guard numbers.count == count else {
      throw error(name, "There have to be \(count) numbers.")
    }
    return numbers.map { CGFloat($0.value) }
  }
}
