import Foundation

/// A value of a conformance file.
enum JSON: Decodable, Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// Reads a text; `null` where it is none.
  init(parsing text: String) {
    self = (try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))) ?? .null
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  subscript(index: Int) -> JSON { list[index] }

  var list: [JSON] {
    guard case .list(let values) = self else { return [] }
    return values
  }

  var members: [String: JSON] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var number: Double {
    guard case .number(let value) = self else { return .nan }
    return value
  }

  var text: String {
    guard case .string(let value) = self else { return "" }
    return value
  }

  var isTrue: Bool {
    if case .bool(true) = self { true } else { false }
  }

  var rect: CGRect {
    CGRect(x: self[0].number, y: self[1].number, width: self[2].number, height: self[3].number)
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .list(let values): "\(values)"
    case .object(let members): "\(members)"
    }
  }
}
