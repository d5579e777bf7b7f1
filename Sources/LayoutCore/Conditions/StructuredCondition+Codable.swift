import Foundation

/// One term of a condition in a file: a test with what it takes, or an operator.
private struct StoredTerm: Codable {
  /// `always`, `never`, `width`, `height`, `aspectRatio`, `direction`, `trait`, `not`, `and` or `or`.
  var test: String

  /// The ends of a range; without one it is open on that side.
  var from: CodableNumber?
  var through: CodableNumber?
  var after: CodableNumber?
  var below: CodableNumber?

  /// The raw value of a direction, or the name and the value of a trait.
  var direction: Int?
  var name: String?
  var value: String?

  init(_ test: String) { self.test = test }

  init(_ quantity: ConditionTerm.Quantity, _ ends: LayoutRangeEnds) {
    switch quantity {
    case .width: test = "width"
    case .height: test = "height"
    case .aspectRatio: test = "aspectRatio"
    }
    let (low, high) = (CodableNumber(ends.low), CodableNumber(ends.high))
    if ends.low != -.infinity || !ends.includesLow {
      if ends.includesLow { from = low } else { after = low }
    }
    if ends.high != .infinity || !ends.includesHigh {
      if ends.includesHigh { through = high } else { below = high }
    }
  }

  /// The range of the term; `nil` where an end is no number.
  var ends: LayoutRangeEnds? {
    let low = (from ?? after).map { CGFloat($0.value) } ?? -.infinity
    let high = (through ?? below).map { CGFloat($0.value) } ?? .infinity
    guard !low.isNaN, !high.isNaN else { return nil }
    return LayoutRangeEnds(
      low: low, high: high, includesLow: from != nil || after == nil,
      includesHigh: through != nil || below == nil)
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    test = try fields.read("test")
    from = try fields.readIfPresent("from")
    through = try fields.readIfPresent("through")
    after = try fields.readIfPresent("after")
    below = try fields.readIfPresent("below")
    direction = try fields.readIfPresent("direction")
    name = try fields.readIfPresent("name")
    value = try fields.readIfPresent("value")
  }

  func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "test": test, "from": from, "through": through, "after": after, "below": below,
      "direction": direction, "name": name, "value": value,
    ])
  }
}

/// The name of a part of a condition in a file, by the index of its last term.
private struct StoredName: Codable {
  var term: Int
  var name: String

  init(_ part: StructuredCondition.PartName) { (term, name) = (part.root, part.name) }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    term = try fields.read("term")
    name = try fields.read("name")
  }

  func encode(to encoder: any Encoder) throws {
    try encoder.write(["term": term, "name": name])
  }
}

extension StructuredCondition: Codable {
  /// Writes the terms in postfix order, and the names of parts by the index of the part's last
  /// term.
  ///
  /// ```json
  /// {"terms": [{"test": "width", "from": 600}, {"test": "not"}]}
  /// ```
  ///
  /// - Complexity: O(parts), without recursion.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      "terms": try terms.map { try stored($0, encoder) },
      "names": names.isEmpty ? nil : names.map { StoredName($0) },
    ])
  }

  private func stored(_ term: ConditionTerm, _ encoder: any Encoder) throws -> StoredTerm {
    switch term {
    case .constant(let answer): return StoredTerm(answer ? "always" : "never")
    case .interval(let quantity, let low, let high, let includesLow, let includesHigh):
      return StoredTerm(
        quantity,
        LayoutRangeEnds(
          low: low, high: high, includesLow: includesLow, includesHigh: includesHigh))
    case .direction(let value):
      var stored = StoredTerm("direction")
      stored.direction = value
      return stored
    case .trait(let index):
      var stored = StoredTerm("trait")
      stored.name = traitTests[Int(index)].name
      stored.value = traitTests[Int(index)].value
      return stored
    case .opaque:
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "A closure cannot be written."))
    case .not: return StoredTerm("not")
    case .and: return StoredTerm("and")
    case .or: return StoredTerm("or")
    }
  }

  /// Reads what ``encode(to:)`` writes; throws where the terms are no condition in postfix order.
  ///
  /// - Complexity: O(parts), without recursion.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    func fail(_ reason: String) -> DecodingError { fields.error("terms", reason) }
    let stored: [StoredTerm] = try fields.read("terms")
    var traitTests: [TraitTest] = []
    var answers = 0
    let terms = try stored.enumerated().map { index, term in
      guard let known = ConditionTerm(term, &traitTests) else {
        throw fail("Term \(index) is unknown or incomplete, or says what no size can be.")
      }
      if case .constant = known, stored.count > 1 {
        throw fail("Term \(index) is always the same, which stands only alone.")
      }
      let taken = known == .not ? 1 : known == .and || known == .or ? 2 : 0
      guard answers >= taken else { throw fail("Term \(index) has nothing to stand behind.") }
      answers += 1 - taken
      return known
    }
    guard answers == 1, let first = terms.first else {
      throw fail("A condition is one test, and here are \(answers).")
    }
    self.init(first)
    self.terms = terms
    self.traitTests = traitTests
    let names: [StoredName] = try fields.readIfPresent("names") ?? []
    for part in names {
      guard terms.indices.contains(part.term), part.term > self.names.last?.root ?? -1,
        !part.name.isEmpty
      else { throw fail("A name stands at no term, or is empty.") }
      self.names.append(PartName(root: part.term, name: part.name))
    }
  }
}

extension ConditionTerm {
  /// A term that was read, with the trait it tests; `nil` where something is missing.
  fileprivate init?(_ stored: StoredTerm, _ traitTests: inout [TraitTest]) {
    switch stored.test {
    case "always": self = .constant(true)
    case "never": self = .constant(false)
    case "not": self = .not
    case "and": self = .and
    case "or": self = .or
    case "direction":
      guard let direction = stored.direction, (0...1).contains(direction) else { return nil }
      self = .direction(direction)
    case "trait":
      guard let name = stored.name, let value = stored.value else { return nil }
      self = .trait(Int32(truncatingIfNeeded: traitTests.count))
      traitTests.append(TraitTest(name: name, value: value))
    case "width", "height", "aspectRatio":
      guard let ends = stored.ends, !ends.isEmpty else { return nil }
      let quantity: Quantity =
        stored.test == "width" ? .width : stored.test == "height" ? .height : .aspectRatio
      self = .interval(quantity, ends)
    default: return nil
    }
  }
}

extension LayoutCondition: Codable {
  /// Writes the condition as ``structured`` writes itself, and its location. Throws where a part is
  /// a closure.
  public func encode(to encoder: any Encoder) throws {
    try expression.encode(to: encoder)
    try encoder.write(["location": location])
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    self.init(
      try StructuredCondition(from: decoder),
      location: try decoder.fields().readIfPresent("location"))
  }
}
