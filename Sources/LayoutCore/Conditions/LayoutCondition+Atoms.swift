extension LayoutCondition {
  /// The tests that the condition is made of, in their order, each as a condition at the same place.
  ///
  /// - Complexity: O(parts).
  package var atoms: [LayoutCondition] {
    terms.compactMap { term in
      var atom = StructuredCondition(term)
      var tests: [OpaqueTest] = []
      switch term {
      case .not, .and, .or: return nil
      case .constant, .interval, .direction: break
      case .trait(let index):
        atom.terms = [.trait(0)]
        atom.traitTests = [traitTests[Int(index)]]
      case .opaque(let index):
        atom.terms = [.opaque(0)]
        tests = [opaqueTests[Int(index)]]
      }
      var condition = LayoutCondition(atom, location: location)
      condition.opaqueTests = tests
      return condition
    }
  }

  /// Whether sizes alone decide about the condition.
  package var dependsOnSizesOnly: Bool {
    terms.allSatisfy { term in
      switch term {
      case .direction, .trait, .opaque: false
      case .constant, .interval, .not, .and, .or: true
      }
    }
  }

  /// The condition with other terms in place of one; names of its parts are lost.
  ///
  /// - Parameters:
  ///   - index: The index of a test among ``terms``.
  ///   - others: Terms that yield one answer.
  package func replacing(term index: Int, by others: [ConditionTerm]) -> LayoutCondition {
    var copy = self
    copy.expression.terms.replaceSubrange(index...index, with: others)
    copy.expression.names = []
    return copy
  }
}
