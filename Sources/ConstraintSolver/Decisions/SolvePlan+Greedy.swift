/// A stretch that a parameter may move at a constant cost.
struct GreedySegment: Sendable {
  var parameter: Int32
  /// How much of the shared line the stretch gives.
  var amount: Double
  /// The costs per unit of the shared line, by falling priority.
  var firstRate: Int32
  var endRate: Int32
  /// How much larger sizes become per unit.
  var sizeRate: Double
  /// The earliest wish that is hurt or helped.
  var earliestRow: Int32
  var isHurt: Bool
}

struct GreedyRate: Sendable {
  var priority: Int16
  var rate: Double
}

extension SolvePlan {
  enum Sharing {
    case shared
    case contradiction([Part])
    /// Left to the simplex.
    case undecided
  }

  /// Moves parameters from where each is best on its own, cheapest first, until the one line about
  /// several of them is met.
  ///
  /// The costs of a parameter are convex, so its stretches come in their order; the whole is a
  /// continuous knapsack. Complexity: n log n for n parameters.
  mutating func share(
    _ number: Int, _ problem: ProblemView
  ) -> Sharing {
    let component = components[number]
    let shared = lines[Int(component.firstShared)]
    let cells = Int(shared.firstCell)..<Int(shared.endCell)
    let own = Int(component.firstParameter)..<Int(component.endParameter)
    var missing = rightSide(shared, problem)
    var largest = max(1, abs(missing))
    for cell in cells {
      let term = lineCells[cell].coefficient * intervals[Int(lineCells[cell].variable)].low
      missing -= term
      largest = max(largest, abs(term))
    }
    let isMet =
      shared.relation == .atMost ? missing >= 0 : shared.relation == .atLeast ? missing <= 0 : false
    let tolerance = Tolerance.tie * largest
    if isMet || abs(missing) <= tolerance {
      for index in own { problem.values[Int(parameters[index].variable)] = intervals[index].low }
      return .shared
    }
    // A wish about several parameters weighs against theirs.
    guard shared.priority == 1000 else { return .undecided }

    let sign: Int32 = missing > 0 ? 1 : -1
    if scratch.segmentOwner != Int32(truncatingIfNeeded: number) || scratch.segmentSign != sign {
      collectSegments(number, shared, Double(sign), problem)
      sortSegments()
      if component.isNarrowed || components[number].isNarrowed {
        scratch.segmentOwner = Int32(truncatingIfNeeded: number)
        scratch.segmentSign = sign
      }
    }
    for index in own { problem.values[Int(parameters[index].variable)] = intervals[index].low }
    var rest = abs(missing)
    for place in scratch.order.indices {
      let segment = scratch.segments[Int(scratch.order[place])]
      let part = min(rest, segment.amount)
      let variable = Int(parameters[Int(segment.parameter)].variable)
      let coefficient = scratch.sharedCoefficients[Int(segment.parameter)]
      problem.values[variable] += (missing > 0 ? part : -part) / coefficient
      rest -= part
      if rest <= tolerance {
        let isTied = costsTheSame(place, place + 1) || costsTheSame(place - 1, place)
        return isTied && hasOwnChoice(component, problem) ? .undecided : .shared
      }
    }
    guard rest > Tolerance.conflict * largest else { return .shared }
    return .contradiction(limits(shared, missing > 0))
  }

  private mutating func sortSegments() {
    var order: [Int32] = []
    swap(&order, &scratch.order)
    order.removeAll(keepingCapacity: true)
    for index in scratch.segments.indices { order.append(Int32(truncatingIfNeeded: index)) }
    let segments = scratch.segments
    let rates = scratch.rates
    order.sortInPlace { a, b in
      SolvePlan.isCheaper(segments[Int(a)], segments[Int(b)], rates) ?? (a < b)
    }
    swap(&order, &scratch.order)
  }

  /// Whether two stretches, by their places in the order, cost the same at every level.
  private mutating func costsTheSame(_ a: Int, _ b: Int) -> Bool {
    guard a >= 0, b < scratch.order.count else { return false }
    let left = scratch.segments[Int(scratch.order[a])]
    let right = scratch.segments[Int(scratch.order[b])]
    return SolvePlan.rateOrder(left, right, scratch.rates) == 0
  }

  /// Whether choosing among equal costs needs more than sizes of parameters and the order of rows.
  private mutating func hasOwnChoice(_ component: Component, _ problem: ProblemView) -> Bool {
    if component.endSize > component.firstSize { return true }
    let own = parameters[Int(component.firstParameter)..<Int(component.endParameter)]
    return own.contains { !problem.variables[Int($0.variable)].previous.isNaN }
      || steps[Int(component.firstStep)..<Int(component.endStep)].contains {
        !problem.variables[Int($0.pivot)].previous.isNaN
      }
  }

  /// What keeps each parameter from giving more.
  private mutating func limits(
    _ shared: Line, _ isGrowing: Bool
  ) -> [Part] {
    var parts = [Part(source: shared.source, multiplier: 1)]
    for cell in lineCells[Int(shared.firstCell)..<Int(shared.endCell)] {
      let interval = intervals[Int(cell.variable)]
      let isUp = isGrowing == (cell.coefficient > 0)
      let line = isUp ? interval.highLine : interval.lowLine
      if line >= 0 {
        let own = lines[Int(line)]
        parts.append(Part(source: own.source, multiplier: -cell.coefficient / own.coefficient))
      } else {
        let variable = parameters[Int(cell.variable)].variable
        parts.append(Part(source: -1 - variable, multiplier: -cell.coefficient))
      }
    }
    return parts
  }
}
