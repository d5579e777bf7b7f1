import ConstraintSolver

/// The answer of a small problem by its definition: wherever levels and rules for choosing leave
/// one answer, it is a point where as many of their kinks meet as there are unknowns. All such
/// points are tried.
struct VertexSearch {
  struct Row {
    /// Per unknown its factor.
    var factors: [Double]
    var relation: ConstraintRelation
    var right: Double
    var priority: Int

    func violation(at point: [Double]) -> Double {
      let excess = zip(factors, point).reduce(-right) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(excess)
      case .atMost: max(excess, 0)
      case .atLeast: max(-excess, 0)
      }
    }
  }

  var isSize: [Bool]
  var previous: [Double?]
  var rows: [Row] = []

  /// Without the rows of a system if `isEmpty` is set.
  init(_ system: RandomSystem, isEmpty: Bool = false) {
    isSize = system.isSize
    previous = system.previous
    if !isEmpty { rows = system.rows.map { VertexSearch.row($0, of: system) } }
  }

  /// A row with the inputs on its right side.
  static func row(_ row: RandomSystem.Row, of system: RandomSystem) -> Row {
    var result = Row(
      factors: Array(repeating: 0, count: system.isSize.count), relation: row.relation,
      right: row.constant, priority: row.priority)
    for (variable, coefficient) in row.terms {
      if variable < system.isSize.count {
        result.factors[variable] += coefficient
      } else {
        result.right -= coefficient * system.inputs[variable - system.isSize.count]
      }
    }
    return result
  }

  /// Whether the required rows and the bounds of sizes can hold together.
  var isFeasible: Bool {
    var copy = self
    copy.rows.removeAll { $0.priority < 1000 }
    return !copy.points().isEmpty
  }

  /// The answer, `nil` if the required rows contradict each other.
  var answer: [Double]? {
    var best: (point: [Double], costs: [Double])?
    for point in points() {
      let costs = levels(at: point) + choices(at: point)
      if best == nil || VertexSearch.isLess(costs, best!.costs) { best = (point, costs) }
    }
    return best?.point
  }

  /// Per unknown whether it can move by more than 0.001 while no level gets worse.
  var freedom: [Bool] {
    let all = points(within: 1e5).map { (point: $0, costs: levels(at: $0)) }
    guard var best = all.first?.costs else { return isSize.map { _ in false } }
    for (_, costs) in all where VertexSearch.isLess(costs, best) { best = costs }
    let optima = all.filter { !VertexSearch.isLess(best, $0.costs) }.map(\.point)
    return isSize.indices.map { index in
      let values = optima.map { $0[index] }
      return values.max()! - values.min()! > 0.001
    }
  }

  private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (left, right) in zip(a, b) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  /// Per priority the sum of the violations, the highest first.
  private func levels(at point: [Double]) -> [Double] {
    let wishes = Set(rows.map(\.priority)).subtracting([1000])
    return wishes.sorted(by: >).map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  /// Previous values, sizes, earlier wishes, and variables in their order.
  private func choices(at point: [Double]) -> [Double] {
    var distance = 0.0
    var size = 0.0
    for index in point.indices {
      if let previous = previous[index] {
        distance += abs(point[index] - previous)
      } else if isSize[index] {
        size += point[index]
      }
    }
    let wishes = rows.filter { $0.priority < 1000 }.map { $0.violation(at: point) }
    return [distance, size] + wishes
      + point.indices.map { abs(point[$0] - (previous[$0] ?? 0)) }
  }

  /// The points that are allowed where kinks meet, also with the sides of a box if it is given.
  private func points(within box: Double? = nil) -> [[Double]] {
    var planes = rows.map { $0.factors + [$0.right] }.filter { $0.dropLast().contains { $0 != 0 } }
    for index in isSize.indices {
      var unit = isSize.map { _ in 0.0 }
      unit[index] = 1
      planes.append(unit + [0])
      if let previous = previous[index] { planes.append(unit + [previous]) }
      if let box { planes += [unit + [box], unit + [-box]] }
    }
    var found: [[Double]] = []
    collect(planes, from: 0, [], &found)
    return found.filter { point in
      rows.allSatisfy { $0.priority < 1000 || $0.violation(at: point) < 1e-7 }
        && zip(isSize, point).allSatisfy { !$0 || $1 > -1e-7 }
        && (box == nil || point.allSatisfy { abs($0) <= box! + 1e-3 })
    }
  }

  private func collect(
    _ planes: [[Double]], from first: Int, _ chosen: [[Double]], _ found: inout [[Double]]
  ) {
    if chosen.count == isSize.count {
      if let point = VertexSearch.meeting(chosen) { found.append(point) }
      return
    }
    for index in first..<max(first, planes.count) {
      collect(planes, from: index + 1, chosen + [planes[index]], &found)
    }
  }

  /// The point of as many planes as unknowns, by elimination; `nil` if they have no single one.
  private static func meeting(_ planes: [[Double]]) -> [Double]? {
    var table = planes
    let count = planes.count
    for column in 0..<count {
      var pivot = column
      for line in column..<count where abs(table[line][column]) > abs(table[pivot][column]) {
        pivot = line
      }
      guard abs(table[pivot][column]) > 1e-9 else { return nil }
      table.swapAt(column, pivot)
      for line in 0..<count where line != column {
        let factor = table[line][column] / table[column][column]
        guard factor != 0 else { continue }
        for index in column...count { table[line][index] -= factor * table[column][index] }
      }
    }
    return (0..<count).map { table[$0][count] / table[$0][$0] }
  }
}
