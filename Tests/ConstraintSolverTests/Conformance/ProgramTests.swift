import Foundation
import Testing

@testable import ConstraintSolver

/// Random problems that another program solved: see `Tests/Generators/linear_programs.py`.
struct LinearProgram: Decodable {
  var sizes: [Int]
  var rows: [Row]
  /// The least sum of violations of each priority, `nil` if the required rows contradict each
  /// other.
  var sums: [[Double]]?
  /// Between which values each variable may lie, `nil` for no limit.
  var ranges: [[Double?]]?

  struct Row: Decodable {
    var relation: ConstraintProblem.Relation
    var constant: Double
    var priority: Int
    var terms: [(variable: Int, coefficient: Double)] = []

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      relation =
        switch try list.decode(String.self) {
        case "==": .equal
        case "<=": .atMost
        default: .atLeast
        }
      constant = try list.decode(Double.self)
      priority = try list.decode(Int.self)
      while !list.isAtEnd {
        terms.append((try list.decode(Int.self), try list.decode(Double.self)))
      }
    }

    /// How far values are from meeting the row.
    func violation(_ values: [Double]) -> Double {
      let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
      return switch relation {
      case .equal: abs(excess)
      case .atMost: max(excess, 0)
      case .atLeast: max(-excess, 0)
      }
    }
  }

  static let all: [LinearProgram] = {
    guard let url = Bundle.module.url(forResource: "programs", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let programs = try? JSONDecoder().decode([LinearProgram].self, from: data)
    else { return [] }
    return programs
  }()
}

@Suite struct ProgramTests {
  @Test func `The programs are there`() {
    #expect(LinearProgram.all.count == 400)
    #expect(LinearProgram.all.filter { $0.sums == nil }.count >= 10)
  }

  @Test(arguments: [true, false]) func `Every level is as good as it can be`(_ usesPresolve: Bool) {
    for (number, program) in LinearProgram.all.enumerated() {
      var problem = ConstraintProblem()
      problem.usesPresolve = usesPresolve
      let variables = program.sizes.map { problem.addVariable(isSize: $0 == 1) }
      for row in program.rows {
        problem.add(
          sum: row.terms.map { .init(variables[$0.variable], $0.coefficient) },
          is: row.relation, row.constant, priority: row.priority)
      }
      problem.solve()
      #expect(problem.issues.isEmpty == (program.sums != nil), "program \(number)")
      guard let sums = program.sums, let ranges = program.ranges else { continue }

      let values = variables.map { problem[$0] }
      for row in program.rows where row.priority == 1000 {
        #expect(row.violation(values) <= 1e-5, "program \(number)")
      }
      for sum in sums {
        let own = program.rows.filter { $0.priority == Int(sum[0]) }
        let found = own.reduce(0) { $0 + $1.violation(values) }
        #expect(abs(found - sum[1]) <= 1e-5 * max(1, sum[1]), "program \(number), level \(sum[0])")
      }
      let free = Set(problem.freeVariables())
      for (index, range) in ranges.enumerated() {
        let least = range[0] ?? -.infinity
        let most = range[1] ?? .infinity
        let place = "program \(number), variable \(index): \(values[index]) in \(least)...\(most)"
        #expect(values[index] >= least - 1e-4 && values[index] <= most + 1e-4, "\(place)")
        if most - least < 1e-5 { #expect(!free.contains(variables[index]), "\(place)") }
        if most - least > 0.01 { #expect(free.contains(variables[index]), "\(place)") }
      }
    }
  }
}
