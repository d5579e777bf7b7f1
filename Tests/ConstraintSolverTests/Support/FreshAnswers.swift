import Testing

@testable import ConstraintSolver

/// Expects the answer of a problem that is made anew.
func expectFresh(
  _ system: RandomSystem, _ changed: RandomSystem.Made, _ place: String
) {
  var fresh = system.make()
  fresh.problem.solve()
  #expect(changed.suspended == fresh.suspended, "\(place)")
  #expect(
    distance(changed.values, fresh.values) <= 1e-6,
    "\(place): \(changed.values), not \(fresh.values)")
}

/// Expects the answer of one simplex over everything.
func expectReference(_ system: RandomSystem, _ place: String) {
  var fast = system.make()
  var reference = system.make(usesPresolve: false)
  fast.problem.solve()
  reference.problem.solve()
  #expect(fast.suspended == reference.suspended, "\(place)")
  #expect(
    distance(fast.values, reference.values) <= 1e-6,
    "\(place): \(fast.values), not \(reference.values)")
}

extension ConstraintProblem {
  /// Adds variables that nothing else depends on.
  mutating func addOthers(_ count: Int) {
    for index in 0..<count { add(.init(addVariable()), is: .equal, Double(index)) }
  }
}
