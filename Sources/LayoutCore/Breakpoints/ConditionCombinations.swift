/// The answers that tests on anything but the size can give together.
///
/// A direction is one of two, a trait has one of the values that are mentioned or another one, a
/// closure answers either way.
struct ConditionCombinations {
  /// How many there are, or nil for more than 64.
  let count: Int?

  private let variables: [Variable]
  private let constants: [Int: Bool]
  private let termCount: Int

  /// Something with a few possible states; in each, the terms of that state hold.
  private struct Variable {
    var stateCount: Int
    var terms: [(index: Int, state: Int)] = []
  }

  private enum Key: Hashable {
    case direction
    case trait(String)
    case opaque(ObjectIdentifier)
  }

  init(_ expression: StructuredCondition, opaqueTests: [OpaqueTest]) {
    var indices: [Key: Int] = [:]
    var states: [[AnyHashable: Int]] = []
    var variables: [Variable] = []
    var constants: [Int: Bool] = [:]

    // State 0 is "something else"; a direction has no such state of its own.
    func add(_ index: Int, _ key: Key, state: AnyHashable) {
      let variable = indices[key] ?? variables.count
      if variable == variables.count {
        indices[key] = variable
        variables.append(Variable(stateCount: 1))
        states.append([:])
      }
      let number = states[variable][state] ?? variables[variable].stateCount
      if number == variables[variable].stateCount {
        states[variable][state] = number
        variables[variable].stateCount += 1
      }
      variables[variable].terms.append((index, number))
    }

    for (index, term) in expression.terms.enumerated() {
      switch term {
      case .constant(let answer):
        constants[index] = answer
      case .direction(let rawValue):
        add(index, .direction, state: rawValue)
      case .trait(let number):
        let test = expression.traitTests[Int(number)]
        add(index, .trait(test.name), state: test.value)
      case .opaque(let number):
        add(index, .opaque(ObjectIdentifier(opaqueTests[Int(number)])), state: true)
      case .interval, .not, .and, .or:
        break
      }
    }
    // With both directions mentioned there is no other.
    if let direction = indices[.direction], variables[direction].stateCount == 3 {
      variables[direction].stateCount = 2
      for index in variables[direction].terms.indices {
        variables[direction].terms[index].state -= 1
      }
    }

    var count: Int? = 1
    for variable in variables {
      count = count.flatMap {
        let (product, overflows) = $0.multipliedReportingOverflow(by: variable.stateCount)
        return overflows || product > 64 ? nil : product
      }
    }
    self.count = count
    self.variables = variables
    self.constants = constants
    termCount = expression.terms.count
  }

  /// The answers of all terms in a combination, by term; false where the size decides.
  func answers(_ combination: Int) -> [Bool] {
    var answers = [Bool](repeating: false, count: termCount)
    for (index, answer) in constants {
      answers[index] = answer
    }
    var rest = combination
    for variable in variables {
      let state = rest % variable.stateCount
      rest /= variable.stateCount
      for term in variable.terms where term.state == state {
        answers[term.index] = true
      }
    }
    return answers
  }
}
