import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ConditionCombinations {
  /// How many states the facts have together; at most 64 where ``count`` is known.
  var factStateCount: Int {
    facts.reduce(1) { $0 * $1.states.count }
  }

  /// The states of all facts in which each fact has one of the chosen states, as bits.
  ///
  /// - Parameter choices: For each fact, which of its states.
  func mask(of choices: [Set<Int>]) -> UInt64 {
    var mask: UInt64 = 0
    for number in 0..<factStateCount
    where zip(choices, stateIndices(number)).allSatisfy({ $0.contains($1) }) {
      mask |= 1 << UInt64(number)
    }
    return mask
  }

  /// The state of each fact in a state of all of them.
  func stateIndices(_ number: Int) -> [Int] {
    var rest = number
    return facts.map { fact in
      defer { rest /= fact.states.count }
      return rest % fact.states.count
    }
  }

  /// A test per fact that not every state of it satisfies.
  func clauses(for choices: [Set<Int>]) -> [StructuredCondition] {
    zip(facts, choices).compactMap { fact, choice in
      guard choice.count < fact.states.count else { return nil }
      let isOtherwise = fact.states.indices.contains {
        fact.states[$0] == .otherwise && choice.contains($0)
      }
      // What is not mentioned can be said by what it is not only.
      let named = fact.states.indices.filter { choice.contains($0) != isOtherwise }
      let tests = named.map { index in
        let test = Self.test(of: fact, fact.states[index])
        return isOtherwise ? !test : test
      }
      return (isOtherwise ? LayoutCondition.all(of: tests) : .any(of: tests)).expression
    }
  }

  /// An input of a size in a state of all facts.
  func input(_ size: CGSize, factState number: Int) -> LayoutInput {
    var input = LayoutInput(size: size)
    for (fact, index) in zip(facts, stateIndices(number)) {
      switch fact.states[index] {
      case .direction(let rawValue):
        input.direction = UIUserInterfaceLayoutDirection(rawValue: rawValue) ?? .leftToRight
      case .trait(let value):
        if let name = fact.trait { input.traits[name] = value }
      case .closureHolds, .otherwise:
        break
      }
    }
    return input
  }

  private static func test(of fact: Fact, _ state: ConditionState) -> LayoutCondition {
    switch state {
    case .direction(let rawValue):
      return LayoutCondition(StructuredCondition(.direction(rawValue)))
    case .trait(let value):
      return .trait(fact.trait ?? "", is: value)
    case .closureHolds, .otherwise:
      return .never
    }
  }
}
