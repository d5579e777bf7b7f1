/// The answers that tests on anything but the size can give together.
///
/// A direction is one of two, a trait has one of the values that are mentioned or another one, a
/// closure answers either way. A combination is a state of the facts, which are direction and
/// traits, and one of the closures; the combinations with the same state of facts stand in a row.
struct ConditionCombinations {
  /// How many there are, or nil for more than 64.
  let count: Int?

  /// How many of them have the same state of facts.
  let closureCount: Int

  /// What an input says besides its size, as far as it is tested: the direction, then traits.
  let facts: [Fact]

  /// The terms that stand for either answer in every combination.
  let openTerms: Set<Int>

  private let variables: [Variable]
  private let constants: [Int: Bool]
  private let termCount: Int

  /// The direction or a trait, with its possible values.
  struct Fact {
    /// The trait's name, or nil for the direction.
    let trait: String?

    /// What it can be.
    let states: [ConditionState]
  }

  /// Something with a few possible states; in each, the terms of that state hold.
  fileprivate struct Variable {
    let key: VariableKey
    var states: [ConditionState] = [.otherwise]
    var terms: [(index: Int, state: Int)] = []
    private var numbers: [ConditionState: Int] = [:]

    init(key: VariableKey) {
      self.key = key
    }

    mutating func add(_ index: Int, _ state: ConditionState) {
      let number = numbers[state, default: states.count]
      if number == states.count {
        numbers[state] = number
        states.append(state)
      }
      terms.append((index, number))
    }
  }

  /// - Parameters:
  ///   - expression: Terms; those of several conditions may stand one behind the other.
  ///   - opaqueTests: What the indices of opaque terms mean.
  ///   - opensSingleClosures: Whether a closure that stands in one place only is an open term
  ///     instead of a variable: its answer depends on no other.
  init(
    _ expression: StructuredCondition, opaqueTests: [OpaqueTest], opensSingleClosures: Bool = false
  ) {
    var variables: [Variable] = []
    var indices: [VariableKey: Int] = [:]
    var constants: [Int: Bool] = [:]

    func add(_ index: Int, _ key: VariableKey, _ state: ConditionState) {
      let variable = indices[key, default: variables.count]
      if variable == variables.count {
        indices[key] = variable
        variables.append(Variable(key: key))
      }
      variables[variable].add(index, state)
    }

    for (index, term) in expression.terms.enumerated() {
      switch term {
      case .constant(let answer):
        constants[index] = answer
      case .direction(let rawValue):
        add(index, .direction, .direction(rawValue))
      case .trait(let number):
        let test = expression.traitTests[Int(number)]
        add(index, .trait(test.name), .trait(test.value))
      case .opaque(let number):
        add(index, .opaque(ObjectIdentifier(opaqueTests[Int(number)])), .closureHolds)
      case .interval, .not, .and, .or:
        break
      }
    }
    if let direction = indices[.direction] { variables[direction].nameOtherDirection() }

    func isOpen(_ variable: Variable) -> Bool {
      opensSingleClosures && variable.key.isOpaque && variable.terms.count == 1
    }
    openTerms = Set(variables.filter(isOpen).flatMap(\.terms).map(\.index))
    let closures = variables.filter { $0.key.isOpaque && !isOpen($0) }
    let others =
      variables.filter { $0.key == .direction }
      + variables.filter { !$0.key.isOpaque && $0.key != .direction }
    self.variables = closures + others
    closureCount = Self.product(closures) ?? 0
    count = Self.product(self.variables)
    facts = others.map { variable in
      guard case .trait(let name) = variable.key else {
        return Fact(trait: nil, states: variable.states)
      }
      return Fact(trait: name, states: variable.states)
    }
    self.constants = constants
    termCount = expression.terms.count
  }

  /// The answers of all terms in a combination, by term; false where the size decides, and for an
  /// open term.
  func answers(_ combination: Int) -> [Bool] {
    var answers = [Bool](repeating: false, count: termCount)
    for (index, answer) in constants {
      answers[index] = answer
    }
    var rest = combination
    for variable in variables {
      let state = rest % variable.states.count
      rest /= variable.states.count
      for term in variable.terms where term.state == state {
        answers[term.index] = true
      }
    }
    return answers
  }

  private static func product(_ variables: [Variable]) -> Int? {
    var count = 1
    for variable in variables {
      let (product, overflows) = count.multipliedReportingOverflow(by: variable.states.count)
      guard !overflows, product <= 64 else { return nil }
      count = product
    }
    return count
  }
}

extension ConditionCombinations.Variable {
  /// There are two directions, so that the one that is not mentioned has a name too.
  fileprivate mutating func nameOtherDirection() {
    guard states.count == 2, case .direction(let rawValue) = states[1] else {
      states.removeFirst()
      for index in terms.indices { terms[index].state -= 1 }
      return
    }
    states[0] = .direction(1 - rawValue)
  }
}

// Both stand on their own: an app keeps an enumeration of several payloads, used or not, and with
// it all that it is nested in.

/// What a direction, a trait or a closure can be.
enum ConditionState: Hashable {
  case direction(Int)
  case trait(String)
  case closureHolds

  /// Nothing that is mentioned.
  case otherwise
}

/// What has such states.
private enum VariableKey: Hashable {
  case direction
  case trait(String)
  case opaque(ObjectIdentifier)

  var isOpaque: Bool {
    if case .opaque = self { true } else { false }
  }
}
