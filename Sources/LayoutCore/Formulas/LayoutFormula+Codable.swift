import Foundation

extension LayoutFormula: Codable {
  /// Writes the formula in postfix order, numbers as numbers and all else by name.
  ///
  /// ```json
  /// [44, "height", 0.5, "*", "max"]
  /// ```
  ///
  /// - Complexity: Linear in the terms, without recursion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for term in terms {
      if let number = term.number { try container.encode(CodableNumber(number)) }
      if let name = term.name { try container.encode(name) }
    }
  }

  /// Reads what ``encode(to:)`` writes; throws where it is no formula in postfix order.
  ///
  /// - Complexity: Linear in the terms, without recursion.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var terms: [FormulaTerm] = []
    var depth = 0
    while !container.isAtEnd {
      let place = container.currentIndex
      func fail(_ reason: String) -> DecodingError {
        .dataCorruptedError(in: container, debugDescription: "Term \(place) \(reason).")
      }
      var term: FormulaTerm
      if let name = try? container.decode(String.self) {
        guard let named = FormulaTerm(name) else { throw fail("is not known") }
        term = named
        if named.takesNumber {
          // A multiple follows its factor, which is a number.
          guard case .number(let factor)? = terms.popLast() else { throw fail("has no number") }
          term = named.with(factor)
          depth -= 1
        }
      } else {
        term = .number(try container.decode(Double.self))
      }
      guard depth >= term.operandCount else { throw fail("has nothing to stand behind") }
      depth += 1 - term.operandCount
      terms.append(term)
    }
    guard depth == 1 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(depth) formulas instead of one.")
    }
    self.init(terms: terms)
  }
}

extension FormulaTerm {
  /// The number in the term, written before its name.
  fileprivate var number: Double? {
    switch self {
    case .number(let number), .times(let number), .over(let number): number
    default: nil
    }
  }

  fileprivate var takesNumber: Bool {
    switch self {
    case .times, .over: true
    default: false
    }
  }

  fileprivate func with(_ number: Double) -> FormulaTerm {
    if case .over = self { .over(number) } else { .times(number) }
  }

  fileprivate var name: String? {
    switch self {
    case .number: nil
    case .side(.bounds, let side): "\(side)"
    case .side(let owner, let side): "\(owner).\(side)"
    case .add: "+"
    case .subtract: "-"
    case .negate: "negate"
    case .times: "*"
    case .over: "/"
    case .minimum: "min"
    case .maximum: "max"
    case .rounded(let rounding): "rounded.\(rounding)"
    }
  }

  private static let named: [String: FormulaTerm] = {
    let sides = Owner.allCases.flatMap { owner in
      Side.allCases.map { FormulaTerm.side(owner, $0) }
    }
    let operators: [FormulaTerm] = [
      .add, .subtract, .negate, .times(0), .over(0), .minimum, .maximum,
    ]
    let terms = sides + operators + Rounding.allCases.map { .rounded($0) }
    return Dictionary(uniqueKeysWithValues: terms.map { ($0.name ?? "", $0) })
  }()

  fileprivate init?(_ name: String) {
    switch name {
    case "nan": self = .number(.nan)
    case "inf": self = .number(.infinity)
    case "-inf": self = .number(-.infinity)
    default:
      guard let term = Self.named[name] else { return nil }
      self = term
    }
  }
}
