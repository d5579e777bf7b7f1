/// Where a component was decided by a simplex, and for which right sides the same decision holds.
///
/// As long as every row stays on the side of its constant where it was, the parameters are sums of
/// the right sides with the same factors: another size or constant is a matter of adding up.
struct Region: Sendable {
  /// The rows of the simplex, in the order of its rows.
  var rows: [Row] = []
  /// Factors of rows: those of each parameter, then those of each check.
  var cells: [StoredCell] = []
  /// Where the cells of each parameter end.
  var parameterEnds: [Int32] = []
  var checks: [Check] = []
  /// The next region of the same component, or the next unused one.
  var next: Int32 = -1

  /// Whether rules for choosing decided; their rows are the last.
  var isChoice: Bool { (rows.last?.line ?? 0) < 0 }

  /// A line, or a rule for choosing: a variable and the value that it is to be close to.
  struct Row: Sendable {
    var line: Int32
    var variable: Int32 = -1
    var target = 0.0
  }

  /// A sum that must not pass the right side of its row, or 0 where it is that of a parameter.
  struct Check: Sendable {
    var row: Int32
    var endCell: Int32
    var canRise: Bool
    var canFall: Bool
  }

  /// How many are kept of one component.
  static let limit = 4
  /// The most factors that are worth keeping.
  static let largest = 1 << 16
}

extension SolvePlan {
  /// Sets the parameters of a component by a decision from before, if one holds. On entry the
  /// parameters are 0 in `values` and the steps have run with that.
  ///
  /// A decision holds if its rows and bounds do: the prices of all its levels do not depend on the
  /// right sides, so by complementary slackness what it gives is an optimum of each. Complexity:
  /// linear in the factors, without allocating.
  mutating func decideByRegion(_ number: Int, _ problem: ProblemView) -> Bool {
    var before: Int32 = -1
    var index = components[number].firstRegion
    while index >= 0 {
      let region = regions[Int(index)]
      collectRightSides(region, problem)
      if holds(region) {
        apply(region, components[number], problem)
        components[number].followsSteps = region.isChoice
        if before >= 0 {
          regions[Int(before)].next = region.next
          regions[Int(index)].next = components[number].firstRegion
          components[number].firstRegion = index
        }
        return true
      }
      before = index
      index = region.next
    }
    return false
  }

  private mutating func collectRightSides(_ region: Region, _ problem: ProblemView) {
    scratch.rightSides.removeAll(keepingCapacity: true)
    for row in region.rows {
      scratch.rightSides.append(
        row.line >= 0
          ? rightSide(lines[Int(row.line)], problem)
          : row.target - problem.values[Int(row.variable)])
    }
  }

  private func holds(_ region: Region) -> Bool {
    var first = Int(region.parameterEnds.last ?? 0)
    for check in region.checks {
      let point = check.row >= 0 ? scratch.rightSides[Int(check.row)] : 0
      var sum = -point
      var largest = max(abs(point), 1)
      for index in first..<Int(check.endCell) {
        let cell = region.cells[index]
        let term = cell.coefficient * scratch.rightSides[Int(cell.variable)]
        sum += term
        largest = max(largest, abs(term))
      }
      first = Int(check.endCell)
      let tolerance = Tolerance.region * largest
      if !check.canRise, sum > tolerance { return false }
      if !check.canFall, sum < -tolerance { return false }
    }
    return true
  }

  private func apply(_ region: Region, _ component: Component, _ problem: ProblemView) {
    var first = 0
    for (offset, end) in region.parameterEnds.enumerated() {
      var sum = 0.0
      for index in first..<Int(end) {
        let cell = region.cells[index]
        sum += cell.coefficient * scratch.rightSides[Int(cell.variable)]
      }
      first = Int(end)
      problem.values[Int(parameters[Int(component.firstParameter) + offset].variable)] = sum
    }
  }

  /// Keeps the decision of a simplex, instead of the one not used for longest if there are many.
  mutating func keepRegion(_ number: Int, _ decision: LongDecision, _ problem: ProblemView) {
    guard var region = decision.region else { return }
    region.rows = regionRows(components[number])
    for index in decision.chosen {
      guard let choice = decision.choices?[index] else { continue }
      region.rows.append(
        Region.Row(line: -1, variable: choice.variable, target: choice.previous ?? 0))
    }
    scratch.rightSides.reserveCapacity(region.rows.count)
    var last: Int32 = -1
    var beforeLast: Int32 = -1
    var count = 0
    var index = components[number].firstRegion
    while index >= 0 {
      (beforeLast, last) = (last, index)
      count += 1
      index = regions[Int(index)].next
    }
    var place = firstFreeRegion
    if count == Region.limit {
      regions[Int(beforeLast)].next = -1
      place = last
    } else if place >= 0 {
      firstFreeRegion = regions[Int(place)].next
    } else {
      place = Int32(truncatingIfNeeded: regions.count)
      regions.append(region)
    }
    regions[Int(place)] = region
    regions[Int(place)].next = components[number].firstRegion
    components[number].firstRegion = place
  }

  /// Forgets the decisions of a component, whose rows are others now.
  mutating func forgetRegions(_ number: Int) {
    while components[number].firstRegion >= 0 {
      let index = components[number].firstRegion
      components[number].firstRegion = regions[Int(index)].next
      regions[Int(index)] = Region(next: firstFreeRegion)
      firstFreeRegion = index
    }
  }
}

extension LevelSimplex {
  /// The decision as sums of right sides, its rows yet to be named; `nil` if it leaves a choice or is too long.
  var region: Region? {
    guard isUnique else { return nil }
    var region = Region()
    func append(_ variable: Int, _ scale: Double) {
      let place = variables[variable].place
      guard place >= 0 else { return }
      for (column, other) in others.enumerated() where Int(other) >= isBounded.count {
        let factor = table[Int(place) * others.count + column]
        guard factor != 0 else { continue }
        let row = Int(other) - isBounded.count
        region.cells.append(
          StoredCell(
            variable: Int32(truncatingIfNeeded: row),
            coefficient: factor * rowScale[row] * scale))
      }
    }
    for unknown in isBounded.indices {
      append(unknown, columnScale[unknown])
      region.parameterEnds.append(Int32(truncatingIfNeeded: region.cells.count))
    }
    for line in basis {
      let variable = variables[Int(line)]
      guard !variable.canRise || !variable.canFall else { continue }
      guard region.cells.count < Region.largest else { return nil }
      let row = Int(line) - isBounded.count
      append(Int(line), row >= 0 ? 1 / rowScale[row] : columnScale[Int(line)])
      region.checks.append(
        Region.Check(
          row: Int32(truncatingIfNeeded: max(row, -1)),
          endCell: Int32(truncatingIfNeeded: region.cells.count), canRise: variable.canRise,
          canFall: variable.canFall))
    }
    return region
  }
}
