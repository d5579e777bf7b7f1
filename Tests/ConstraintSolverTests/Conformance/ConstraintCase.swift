import ConstraintSolver
import Foundation
import Testing

/// The cases of `constraints.json`.
struct ConstraintCases: Decodable {
  var unique: [ConstraintCase]
  var unsat: [ConstraintCase]
  var ambiguous: [ConstraintCase]

  static let all: ConstraintCases = {
    let url = Bundle.module.url(forResource: "constraints", withExtension: "json")
    guard let url, let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode(ConstraintCases.self, from: data)
    else { preconditionFailure("constraints.json is missing or not readable.") }
    return cases
  }()
}

struct ConstraintCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var parent: [Double]
  var rtl: Bool?
  var items: [Item]
  var st: [Statement]
  var frames: [String: [Double]]?
  var conflict: Conflict?
  var free: [String: [String]]?
  var fixed: [String: [Double]]?

  var testDescription: String { id }

  struct Item: Decodable {
    var n: String
    var i: [Double?]?
    var hug: [Int]?
    var comp: [Int]?
    var bl: [Double]?
  }

  struct Statement: Decodable {
    var source: String
    var relation: ConstraintProblem.Relation
    var target: String?
    var multiplier: Double
    var constant: Double
    var priority: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      source = try list.decode(String.self)
      switch try list.decode(String.self) {
      case "==": relation = .equal
      case "<=": relation = .atMost
      default: relation = .atLeast
      }
      target = try list.decodeNil() ? nil : list.decode(String.self)
      multiplier = try list.decode(Double.self)
      constant = try list.decode(Double.self)
      priority = try list.decode(Int.self)
    }
  }

  struct Conflict: Decodable {
    var core: [Element]
    var in_every_core: [Element]
  }

  /// An index of a statement, or the bound of a size: `p.w>=0`.
  enum Element: Decodable, Hashable {
    case statement(Int)
    case bound(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let index = try? value.decode(Int.self) {
        self = .statement(index)
      } else {
        self = .bound(try value.decode(String.self))
      }
    }
  }
}
