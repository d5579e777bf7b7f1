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
    _ number: Int, _ intervals: inout [ParameterInterval], _ store: RowStore, _ values: [Double]
  ) -> Sharing {
    let component = components[number]
    let shared = lines[Int(component.firstShared)]
    let first = component.firstParameter
    var missing = rightSide(shared, store, values)
    var largest = max(1, abs(missing))
    for cell in lineCells[Int(shared.firstCell)..<Int(shared.endCell)] {
      let term = cell.coefficient * intervals[Int(cell.variable - first)].low
      missing -= term
      largest = max(largest, abs(term))
    }
    let isMet =
      shared.relation == .atMost ? missing >= 0 : shared.relation == .atLeast ? missing <= 0 : false
    let tolerance = 1e-12 * largest
    if isMet || abs(missing) <= tolerance { return .shared }
    // A wish about several parameters weighs against theirs.
    guard shared.priority == 1000 else { return .undecided }

    collectSegments(number, shared, missing > 0 ? 1 : -1, intervals, store, values)
    var order: [Int32] = []
    swap(&order, &scratch.order)
    defer { swap(&order, &scratch.order) }
    order.removeAll(keepingCapacity: true)
    for index in scratch.segments.indices { order.append(Int32(truncatingIfNeeded: index)) }
    let segments = scratch.segments
    let rates = scratch.rates
    order.sortInPlace { a, b in
      isCheaper(segments[Int(a)], segments[Int(b)], rates) ?? (a < b)
    }
    var rest = abs(missing)
    for (place, index) in order.enumerated() {
      let segment = segments[Int(index)]
      let part = min(rest, segment.amount)
      let parameter = Int(segment.parameter - first)
      let coefficient = scratch.sharedCoefficients[Int(segment.parameter)]
      intervals[parameter].low += (missing > 0 ? part : -part) / coefficient
      intervals[parameter].high = intervals[parameter].low
      rest -= part
      if rest <= tolerance {
        let isTied = order[(place + 1)...].prefix(1).contains {
          rateOrder(segments[Int($0)], segment, rates) == 0
        }
        let wasTied =
          place > 0 && rateOrder(segments[Int(order[place - 1])], segment, rates) == 0
        return (isTied || wasTied) && hasOwnChoice(component, store) ? .undecided : .shared
      }
    }
    guard rest > LevelSimplex.conflictTolerance * largest else { return .shared }
    return .contradiction(limits(shared, missing > 0, intervals, first))
  }

  /// Whether choosing among equal costs needs more than sizes of parameters and the order of rows.
  private func hasOwnChoice(_ component: Component, _ store: RowStore) -> Bool {
    if component.endSize > component.firstSize { return true }
    let own = parameters[Int(component.firstParameter)..<Int(component.endParameter)]
    return own.contains { !store.variables[Int($0.variable)].previous.isNaN }
      || steps[Int(component.firstStep)..<Int(component.endStep)].contains {
        !store.variables[Int($0.pivot)].previous.isNaN
      }
  }

  /// What keeps each parameter from giving more.
  private func limits(
    _ shared: Line, _ isGrowing: Bool, _ intervals: [ParameterInterval], _ first: Int32
  ) -> [Part] {
    var parts = [Part(source: shared.source, multiplier: 1)]
    for cell in lineCells[Int(shared.firstCell)..<Int(shared.endCell)] {
      let interval = intervals[Int(cell.variable - first)]
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
