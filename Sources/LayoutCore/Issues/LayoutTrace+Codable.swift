import Foundation

extension LayoutTrace: Codable {
  private enum CodingKeys: CodingKey { case size, entries }

  /// Writes the size and the entries; numbers that are not finite as strings, see
  /// ``LayoutSnapshot/encode(to:)``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([size.width, size.height].map { CodableNumber($0) }, forKey: .size)
    try container.encode(entries, forKey: .entries)
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let size = try container.numbers(2, forKey: .size)
    self.init(
      size: CGSize(width: size[0], height: size[1]),
      entries: try container.decode([Entry].self, forKey: .entries))
  }
}

extension LayoutTrace.Entry: Codable {
  private enum CodingKeys: CodingKey { case element, frame, methods }

  /// Writes the element, its frame as four numbers, and the methods.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    try container.encode(numbers.map { CodableNumber($0) }, forKey: .frame)
    try container.encode(methods, forKey: .methods)
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let frame = try container.numbers(4, forKey: .frame)
    self.init(
      element: try container.decode(String.self, forKey: .element),
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      methods: try container.decode([LayoutTrace.Method].self, forKey: .methods))
  }
}

extension KeyedDecodingContainer {
  /// A list of numbers; throws where there are more or fewer.
  fileprivate func numbers(_ count: Int, forKey key: Key) throws -> [CGFloat] {
    let numbers = try decode([CodableNumber].self, forKey: key).map { CGFloat($0.value) }
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "There have to be \(count) numbers.")
    }
    return numbers
  }
}
