import Testing

@testable import ConstraintSolver

/// What a table makes of rounding.
@Suite struct SimplexNumberRules {
  /// A line to which another one was added some times.
  private func sums<Number: SimplexNumber>(
    _ factor: Number, times line: [Number], to other: [Number]
  ) -> [Double] {
    var result = other
    line.withUnsafeBufferPointer { line in
      result.withUnsafeMutableBufferPointer { result in
        guard let line = line.baseAddress, let result = result.baseAddress else { return }
        Number.add(factor, times: line, to: result, count: other.count)
      }
    }
    return result.map(\.double)
  }

  /// Three tenths less a tenth and two tenths, or a third of n less n thirds: wherever in a line.
  @Test(arguments: 1..<10)
  func `What cancels but for rounding is nothing`(_ count: Int) {
    let numbers = (1...40).map { Double($0) / 7 }
    for number in numbers {
      let line = Array(repeating: number, count: count)
      let other = Array(repeating: -(number * 0.1 + number * 0.2), count: count)
      #expect(sums(0.3, times: line, to: other) == Array(repeating: 0, count: count))
      let exact = DoubleDouble(number)
      let third = DoubleDouble(1) / DoubleDouble(3)
      let thirds = Array(repeating: -(exact / DoubleDouble(3)), count: count)
      #expect(
        sums(third, times: Array(repeating: exact, count: count), to: thirds)
          == Array(repeating: 0, count: count))
    }
  }

  /// A billionth that is left of 1 is meant; what cancels beside it has no influence.
  @Test(arguments: 1..<10)
  func `What is small but more than rounding stays`(_ count: Int) {
    for place in 0..<count {
      let line = Array(repeating: 0.5, count: count)
      var other = Array(repeating: -1.0, count: count)
      other[place] = -1 + 0x1p-30
      var wanted = Array(repeating: 0.0, count: count)
      wanted[place] = 0x1p-30
      #expect(sums(2, times: line, to: other) == wanted)
      #expect(
        sums(DoubleDouble(2), times: line.map { .init($0) }, to: other.map { .init($0) }) == wanted)
    }
  }

  /// Outside the basis a variable is exactly where it wants to be, whatever steps led there.
  @Test(arguments: 0..<8)
  func `A variable outside the basis is on its point`(_ block: Int) {
    for seed in (block * 25)..<((block + 1) * 25) {
      var system = RandomSystem(seed: seed + 500_000, conflicts: false)
      for row in system.rows.indices {
        for term in system.rows[row].terms.indices { system.rows[row].terms[term].coefficient /= 3 }
        system.rows[row].constant /= 3
      }
      var answer = SimplexAnswer<Double>(system.make().problem.referenceQuestion())
      guard case .optimal = answer.solve() else { continue }
      let outside = answer.simplex.others.map { answer.simplex.variables[Int($0)] }
      #expect(outside.allSatisfy { $0.value == $0.point }, "seed \(seed)")
    }
  }
}
