import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

/// The conformance cases, with the whole pipeline and with the simplex alone.
@Suite struct ConformanceTests {
  static let cases = ConstraintCases(in: .module)
  static let tolerance = 0.01

  @Test(arguments: cases.unique, [true, false])
  func `Unique answers`(_ test: ConstraintCase, usesPresolve: Bool) {
    var made = CaseProblem(test, usesPresolve: usesPresolve)
    made.problem.solve()
    #expect(made.problem.issues.isEmpty)
    expectFrames(test.frames ?? [:], made)
    #expect(made.problem.freeVariables().map(made.name) == [])
  }

  @Test(arguments: cases.unsat, [true, false])
  func `Conflicts`(_ test: ConstraintCase, usesPresolve: Bool) throws {
    var made = CaseProblem(test, usesPresolve: usesPresolve)
    made.problem.solve()
    let conflict = try #require(test.conflict)
    let cores = made.cores
    #expect(!cores.isEmpty)
    for core in cores { #expect(core.isSuperset(of: conflict.in_every_core)) }
    if Set(conflict.core) == Set(conflict.in_every_core) {
      #expect(cores == [Set(conflict.core)])
    }
    expectMinimalCores(made)
  }

  @Test(arguments: cases.ambiguous, [true, false])
  func `Ambiguities`(_ test: ConstraintCase, usesPresolve: Bool) {
    var made = CaseProblem(test, usesPresolve: usesPresolve)
    made.problem.solve()
    #expect(made.problem.issues.isEmpty)
    expectFrames(test.fixed ?? [:], made)
    let free = (test.free ?? [:]).flatMap { name, keys in keys.map { "\(name).\($0)" } }
    #expect(made.problem.freeVariables().map(made.name).sorted() == free.sorted())
    // The choice is the same whichever way it is computed.
    var reference = CaseProblem(test, usesPresolve: false)
    reference.problem.solve()
    for item in test.items {
      for (found, wanted) in zip(made.frame(item.n), reference.frame(item.n)) {
        #expect(abs(found - wanted) <= 1e-6, "\(item.n)")
      }
    }
  }

  private func expectFrames(_ frames: [String: [Double]], _ made: CaseProblem) {
    for (name, frame) in frames {
      for (found, wanted) in zip(made.frame(name), frame) {
        #expect(
          abs(found - wanted) <= Self.tolerance, "\(name): \(made.frame(name)), not \(frame)")
      }
    }
  }

  /// The newest row is suspended, and without any one row the rest of a core agrees.
  private func expectMinimalCores(_ made: CaseProblem) {
    for case .conflict(let conflict) in made.problem.issues {
      #expect(conflict.suspended == conflict.rows.max())
      for left in [nil] + conflict.rows.map(Optional.some) {
        var alone = made.problem
        alone.usesPresolve = false
        for index in alone.store.variables.indices where alone.store.variables[index].kind == .size
        {
          // A bound that is not in the core must not help it.
          if !conflict.sizes.contains(alone.variable(at: index)) {
            alone.store.variables[index].kind = .free
          }
        }
        for position in alone.store.rows.indices {
          let row = alone.row(at: position)
          if !conflict.rows.contains(row) || row == left { alone.remove(row) }
        }
        alone.solve()
        #expect(alone.issues.isEmpty == (left != nil))
      }
    }
  }
}
