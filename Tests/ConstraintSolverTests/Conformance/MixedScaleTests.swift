import Foundation
import Testing

@testable import ConstraintSolver

/// Problems of numbers between a ten-thousandth and a million, solved exactly by another program:
/// see `Tests/Generators/mixed_scales.py`.
@Suite struct MixedScaleTests {
  struct Program: Decodable {
    var sizes: [Int]
    var rows: [LinearProgram.Row]
    var sums: [[Double]]?
    /// Constants that rows have at first, as a row and its constant.
    var before: [[Double]]

    /// The problem with the given constants of some rows.
    func make(_ constants: [Int: Double]) -> RandomSystem.Made {
      var problem = ConstraintProblem()
      let variables = sizes.map { problem.addVariable(isSize: $0 == 1) }
      var made = RandomSystem.Made(problem: problem, variables: variables)
      for (index, row) in rows.enumerated() {
        made.add(
          RandomSystem.Row(
            terms: row.terms, relation: row.relation, constant: constants[index] ?? row.constant,
            priority: row.priority))
      }
      return made
    }
  }

  static let all: [Program] = {
    guard let url = Bundle.module.url(forResource: "mixed-scales", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let programs = try? JSONDecoder().decode([Program].self, from: data)
    else { return [] }
    return programs
  }()

  @Test func `The programs are there`() {
    #expect(Self.all.count == 300)
    #expect(Self.all.count { $0.sums == nil } >= 10)
  }

  @Test func `Every row holds and every level is as good as it can be`() {
    for (number, program) in Self.all.enumerated() {
      var made = program.make([:])
      made.problem.solve()
      #expect(made.problem.issues.isEmpty == (program.sums != nil), "program \(number)")
      let values = made.values
      for (value, size) in zip(values, program.sizes) where size == 1 {
        #expect(value >= -1e-9, "program \(number)")
      }
      for (row, handle) in zip(program.rows, made.rows)
      where row.priority == 1000 && !made.problem.isSuspended(handle) {
        #expect(row.violation(values) <= 1e-7 * row.size(values), "program \(number)")
      }
      for sum in program.sums ?? [] {
        let own = program.rows.filter { $0.priority == Int(sum[0]) }
        let found = own.reduce(0) { $0 + $1.violation(values) }
        let rounding = own.reduce(0) { $0 + 1e-12 * $1.size(values) }
        #expect(
          found <= sum[1] + 1e-6 * max(1, sum[1]) + rounding,
          "program \(number), level \(sum[0])")
      }
    }
  }

  @Test func `No answer depends on what constants were before`() {
    for (number, program) in Self.all.enumerated() {
      let constants = program.before.map { (Int($0[0]), $0[1]) }
      var made = program.make(Dictionary(uniqueKeysWithValues: constants))
      made.problem.solve()
      for (row, _) in constants {
        made.problem.setConstant(program.rows[row].constant, of: made.rows[row])
        made.problem.solve()
      }
      var fresh = program.make([:])
      fresh.problem.solve()
      #expect(made.suspended == fresh.suspended, "program \(number)")
      for (value, wanted) in zip(made.values, fresh.values) {
        #expect(abs(value - wanted) <= 1e-9 * max(1, abs(wanted)), "program \(number)")
      }
    }
  }
}

extension LinearProgram.Row {
  /// The largest term or the constant, at least 1: what a tolerance is a share of.
  fileprivate func size(_ values: [Double]) -> Double {
    terms.reduce(max(abs(constant), 1)) {
      max($0, abs($1.coefficient * values[$1.variable]))
    }
  }
}
