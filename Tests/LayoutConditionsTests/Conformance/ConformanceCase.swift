import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// A case of `notautolayout.json`, in the words of that file.
struct ConformanceCase: Decodable, Sendable {
  var id: Int
  var tags: [String]
  var tolerance: Double
  var boundSize: [Double]
  var layoutOptimization: JSON
  var subviews: [Subview]
  var expected: Expected

  struct Subview: Decodable, Sendable {
    var id: String
    var initialFrame: [Double]
    var order: Int?
    var zIndex: Int?
    var methods: [Method]?
  }

  struct Method: Decodable, Sendable {
    var condition: JSON
    var position: JSON
  }

  struct Expected: Decodable, Sendable {
    var frames: [String: [Double]?]
    var zOrder: [String]
    var framesAfterReload: [String: [Double]?]?
  }

  static func all() throws -> [ConformanceCase] {
    struct File: Decodable { var cases: [ConformanceCase] }
    let url = Bundle.module.url(forResource: "notautolayout", withExtension: "json")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

/// Any JSON value.
enum JSON: Decodable, Sendable {
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var number: Double { if case .number(let value) = self { value } else { .nan } }
  var string: String { if case .string(let value) = self { value } else { "" } }
  var array: [JSON] { if case .array(let value) = self { value } else { [] } }
  var numbers: [Double] { array.map(\.number) }

  subscript(key: String) -> JSON {
    if case .object(let object) = self, let value = object[key] { value } else { .array([]) }
  }

  var object: [String: JSON] { if case .object(let value) = self { value } else { [:] } }

  var rect: CGRect { CGRect(numbers) }
}

extension CGRect {
  init(_ numbers: [Double]) {
    self.init(
      x: numbers.count > 3 ? numbers[0] : .nan, y: numbers.count > 3 ? numbers[1] : .nan,
      width: numbers.count > 3 ? numbers[2] : .nan, height: numbers.count > 3 ? numbers[3] : .nan)
  }
}
