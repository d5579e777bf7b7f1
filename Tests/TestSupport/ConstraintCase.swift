package import Foundation

/// The cases of `constraints.json`, for the solver alone and for views.
package struct ConstraintCases: Decodable, Sendable {
  package var unique: [ConstraintCase]
  package var unsat: [ConstraintCase]
  package var ambiguous: [ConstraintCase]

  /// Reads the file that the tests of a module keep among their resources.
  package init(in bundle: Bundle) {
    let url = bundle.url(forResource: "constraints", withExtension: "json")
    guard let url, let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode(ConstraintCases.self, from: data)
    else { preconditionFailure("constraints.json is missing or not readable.") }
    self = cases
  }
}

/// One case, with the keys of the file.
package struct ConstraintCase: Decodable, Sendable, CustomStringConvertible {
  package var id: String
  package var parent: [Double]
  package var rtl: Bool?
  package var items: [Item]
  package var st: [Statement]
  package var frames: [String: [Double]]?
  package var conflict: Conflict?
  package var free: [String: [String]]?
  package var fixed: [String: [Double]]?

  package var description: String { id }

  package struct Item: Decodable, Sendable {
    package var n: String
    package var i: [Double?]?
    package var hug: [Int]?
    package var comp: [Int]?
    package var bl: [Double]?
  }

  package struct Statement: Decodable, Sendable {
    package var source: String
    package var relation: Relation
    package var target: String?
    package var multiplier: Double
    package var constant: Double
    package var priority: Int

    package init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      source = try list.decode(String.self)
      relation = try list.decode(Relation.self)
      target = try list.decodeNil() ? nil : list.decode(String.self)
      multiplier = try list.decode(Double.self)
      constant = try list.decode(Double.self)
      priority = try list.decode(Int.self)
    }
  }

  package enum Relation: String, Decodable, Sendable {
    case equal = "=="
    case atMost = "<="
    case atLeast = ">="
  }

  package struct Conflict: Decodable, Sendable {
    package var core: [Element]
    package var in_every_core: [Element]
  }

  /// An index of a statement, or the bound of a size: `p.w>=0`.
  package enum Element: Decodable, Hashable, Sendable {
    case statement(Int)
    case bound(String)

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let index = try? value.decode(Int.self) {
        self = .statement(index)
      } else {
        self = .bound(try value.decode(String.self))
      }
    }
  }
}
