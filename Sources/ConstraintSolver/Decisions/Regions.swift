/// The regions of all components, each with a list of its own.
struct Regions: Sendable {
  private var all: [Region] = []
  private var firstFree: Int32 = -1
  private var rightSides: [Double] = []

  /// Whether no decision is kept.
  var isEmpty: Bool { all.isEmpty }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    firstFree = -1
  }

  /// Sets the parameters of a component by an earlier decision, if one holds. On entry the
  /// parameters are 0 among the values and the steps have run with that.
  ///
  /// A decision holds if its rows and bounds do: the prices of all its levels do not depend on the
  /// right sides, so by complementary slackness its answer is an optimum of each. Complexity:
  /// linear in the factors, without allocating.
  mutating func decide(
    _ number: Int, of components: inout Components, by lines: inout LineStore,
    _ problem: ProblemView
  ) -> Bool {
    var before: Int32 = -1
    var index = components[number].firstRegion
    while index >= 0 {
      let region = all[Int(index)]
      guard collectRightSides(region, of: &lines, problem) else { return false }
      if holds(region) {
        apply(region, to: components[number].firstParameter, of: &components, problem)
        components.all[number].followsSteps = region.isChoice
        if before >= 0 {
          all[Int(before)].next = region.next
          all[Int(index)].next = components[number].firstRegion
          components.all[number].firstRegion = index
        }
        return true
      }
      before = index
      index = region.next
    }
    return false
  }

  /// Returns `false` if they are so mixed that sums of them do not tell whether a region holds.
  private mutating func collectRightSides(
    _ region: Region, of lines: inout LineStore, _ problem: ProblemView
  ) -> Bool {
    rightSides.removeAll(keepingCapacity: true)
    var largest = 0.0
    for row in region.rows {
      let right =
        row.line >= 0
        ? lines[row.line].rightSide(problem)
        : row.target - problem.values[Int(row.variable)]
      largest = max(largest, abs(right))
      rightSides.append(right)
    }
    guard largest > Spread.largestAlone else { return true }
    var spread = Spread()
    for right in rightSides { spread.add(right) }
    return spread.ratio <= Spread.largestOfRights
  }

  private func holds(_ region: Region) -> Bool {
    var first = Int(region.parameterEnds.last ?? 0)
    for check in region.checks {
      let point = check.row >= 0 ? rightSides[Int(check.row)] : 0
      var sum = -point
      var largest = max(abs(point), 1)
      for index in first..<Int(check.endCell) {
        let cell = region.cells[index]
        let term = cell.coefficient * rightSides[Int(cell.variable)]
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

  private func apply(
    _ region: Region, to firstParameter: Int32, of components: inout Components,
    _ problem: ProblemView
  ) {
    var first = 0
    for (offset, end) in region.parameterEnds.enumerated() {
      var sum = 0.0
      for index in first..<Int(end) {
        let cell = region.cells[index]
        sum += cell.coefficient * rightSides[Int(cell.variable)]
      }
      first = Int(end)
      problem.values[Int(components.parameters[Int(firstParameter) + offset].variable)] = sum
    }
  }

  /// Keeps the decision of a simplex, instead of the one not used for longest if there are many.
  mutating func keep(_ region: Region, of number: Int, _ components: inout Components) {
    rightSides.reserveCapacity(region.rows.count)
    var last: Int32 = -1
    var beforeLast: Int32 = -1
    var count = 0
    var index = components[number].firstRegion
    while index >= 0 {
      (beforeLast, last) = (last, index)
      count += 1
      index = all[Int(index)].next
    }
    var place = firstFree
    if count == Region.limit {
      all[Int(beforeLast)].next = -1
      place = last
    } else if place >= 0 {
      firstFree = all[Int(place)].next
    } else {
      place = Int32(truncatingIfNeeded: all.count)
      all.append(region)
    }
    all[Int(place)] = region
    all[Int(place)].next = components[number].firstRegion
    components.all[number].firstRegion = place
  }

  /// Forgets the decisions of a component, whose rows are others now.
  mutating func forget(_ number: Int, of components: inout Components) {
    while components[number].firstRegion >= 0 {
      let index = components[number].firstRegion
      components.all[number].firstRegion = all[Int(index)].next
      all[Int(index)] = Region(next: firstFree)
      firstFree = index
    }
  }
}
