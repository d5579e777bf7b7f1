extension LayoutCondition {
  /// The tests that the condition is made of, in their order, each as a condition at the same
  /// place.
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

  /// The condition with other terms in place of some tests; names of its parts are lost if any is
  /// replaced.
  ///
  /// - Parameter replacement: Terms that yield one answer in place of a test, which is given as a
  ///   condition and as its term; nil to leave it.
  package func replacingAtoms(
    _ replacement: (LayoutCondition, ConditionTerm) -> [ConditionTerm]?
  ) -> LayoutCondition {
    var copy = self
    var atoms = atoms.makeIterator()
    copy.expression.terms = []
    for term in terms {
      switch term {
      case .not, .and, .or: copy.expression.terms.append(term)
      case .constant, .interval, .direction, .trait, .opaque:
        let others = atoms.next().flatMap { replacement($0, term) }
        copy.expression.terms += others ?? [term]
      }
    }
    if copy.expression.terms == terms { return self }
    copy.expression.names = []
    return copy
  }
}
