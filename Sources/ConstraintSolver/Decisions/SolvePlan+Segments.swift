extension SolvePlan {
  /// Collects the stretches of all parameters of a shared line in the direction that helps it.
  mutating func collectSegments(
    _ number: Int, _ shared: Line, _ sign: Double, _ problem: ProblemView
  ) {
    scratch.segments.removeAll(keepingCapacity: true)
    scratch.rates.removeAll(keepingCapacity: true)
    scratch.sharedCoefficients.setCount(parameters.count)
    for cell in Int(shared.firstCell)..<Int(shared.endCell) {
      let own = lineCells[cell]
      scratch.sharedCoefficients[Int(own.variable)] = own.coefficient
      collectSegments(own, sign, intervals[Int(own.variable)], problem)
    }
  }

  private mutating func collectSegments(
    _ cell: StoredCell, _ sign: Double, _ interval: ParameterInterval, _ problem: ProblemView
  ) {
    let direction = cell.coefficient > 0 ? sign : -sign
    let limit = direction > 0 ? interval.requiredHigh : interval.requiredLow
    let parameter = Int(cell.variable)
    var place = interval.low
    while (limit - place) * direction > 0 {
      // The next place on the way where a wish changes its cost.
      var next = limit
      var index = parameters[parameter].firstLine
      let firstRate = scratch.rates.count
      var segment = GreedySegment(
        parameter: cell.variable, amount: 0, firstRate: Int32(truncatingIfNeeded: firstRate),
        endRate: 0,
        sizeRate: parameters[parameter].isSize ? direction / abs(cell.coefficient) : 0,
        earliestRow: .max, isHurt: false)
      while index >= 0 {
        let line = lines[Int(index)]
        index = line.next
        guard line.priority < 1000 else { continue }
        let target = rightSide(line, problem) / line.coefficient
        let relation = line.coefficient < 0 ? line.relation.mirrored : line.relation
        let ahead = (target - place) * direction
        let isAhead = ahead > Tolerance.place * max(1, abs(place))
        if isAhead, (next - target) * direction > 0 { next = target }
        // Beyond the target on the way, or still in front of it.
        var rate = 0.0
        if isAhead {
          let isHelped = relation == .equal || (relation == .atLeast) == (direction > 0)
          if isHelped { rate = -1 }
        } else {
          let isHurt = relation == .equal || (relation == .atMost) == (direction > 0)
          if isHurt { rate = 1 }
        }
        guard rate != 0 else { continue }
        if line.source < segment.earliestRow {
          segment.earliestRow = line.source
          segment.isHurt = rate > 0
        }
        addRate(line.priority, rate * abs(line.coefficient / cell.coefficient), from: firstRate)
      }
      segment.amount = abs(next - place) * abs(cell.coefficient)
      segment.endRate = Int32(truncatingIfNeeded: scratch.rates.count)
      scratch.segments.append(segment)
      place = next
    }
  }

  /// Lines come by falling priority, so equal ones are neighbours.
  private mutating func addRate(_ priority: Int16, _ rate: Double, from first: Int) {
    if scratch.rates.count > first, scratch.rates[scratch.rates.count - 1].priority == priority {
      scratch.rates[scratch.rates.count - 1].rate += rate
    } else {
      scratch.rates.append(GreedyRate(priority: priority, rate: rate))
    }
  }

  /// Which of two stretches costs less per unit; `nil` if nothing tells them apart.
  ///
  /// By levels, then by size, then the one that spares the earlier row.
  static func isCheaper(_ a: GreedySegment, _ b: GreedySegment, _ rates: [GreedyRate]) -> Bool? {
    let order = rateOrder(a, b, rates)
    if order != 0 { return order < 0 }
    if a.parameter == b.parameter { return nil }
    if abs(a.sizeRate - b.sizeRate) > Tolerance.tie { return a.sizeRate < b.sizeRate }
    if a.earliestRow == b.earliestRow { return nil }
    return a.earliestRow < b.earliestRow ? !a.isHurt : b.isHurt
  }

  /// Below 0 if the first stretch costs less, above 0 if more, 0 if the levels cost the same.
  static func rateOrder(_ a: GreedySegment, _ b: GreedySegment, _ rates: [GreedyRate]) -> Double {
    var i = Int(a.firstRate)
    var j = Int(b.firstRate)
    while i < Int(a.endRate) || j < Int(b.endRate) {
      let left = i < Int(a.endRate) ? rates[i] : GreedyRate(priority: 0, rate: 0)
      let right = j < Int(b.endRate) ? rates[j] : GreedyRate(priority: 0, rate: 0)
      let priority = max(left.priority, right.priority)
      var difference = 0.0
      if left.priority == priority {
        difference += left.rate
        i += 1
      }
      if right.priority == priority {
        difference -= right.rate
        j += 1
      }
      if abs(difference) > Tolerance.tie { return difference }
    }
    return 0
  }
}
