extension SolvePlan {
  /// Moves parameters from where each is best on its own, cheapest first, until the one line about
  /// several of them is met.
  ///
  /// The costs of a parameter are convex, so its stretches come in their order; the whole is a
  /// continuous knapsack. Complexity: n log n for n parameters.
  mutating func share(_ number: Int, _ problem: ProblemView) -> Sharing.Outcome {
    let component = components[number]
    let shared = lines.shared(of: component, problem)
    let (missing, largest) = missing(shared, problem)
    let tolerance = Tolerance.tie * largest
    if shared.isMet(missing: missing, within: tolerance) {
      setToLow(component, problem)
      return .shared
    }
    // A wish about several parameters weighs against theirs.
    guard shared.isRequired else { return .undecided }

    let sign: Double = missing > 0 ? 1 : -1
    if !decisions.sharing.isKept(for: number, sign: sign) {
      collectSegments(shared, sign: sign, problem)
      if components[number].decided != .nothing {
        decisions.sharing.keep(for: number, sign: sign)
      }
    }
    setToLow(component, problem)
    var rest = abs(missing)
    for place in decisions.sharing.order.indices {
      let segment = decisions.sharing.segments[Int(decisions.sharing.order[place])]
      let part = min(rest, segment.amount)
      let variable = Int(components.parameters[Int(segment.parameter)].variable)
      let coefficient = decisions.sharing.coefficients[Int(segment.parameter)]
      problem.values[variable] += (missing > 0 ? part : -part) / coefficient
      rest -= part
      if rest <= tolerance {
        let isTied = decisions.sharing.isTied(place)
        return isTied && hasOwnChoice(component, problem) ? .undecided : .shared
      }
    }
    let excess = rest - Tolerance.conflict * largest
    guard excess > 0 else { return .shared }
    return .contradiction(limits(of: shared, isGrowing: missing > 0, excess: excess, problem))
  }

  /// How much a line about several parameters misses its right side where each is at the lower end
  /// of its interval, and its largest term. On entry the parameters are 0 among the values.
  @inline(__always)
  mutating func missing(
    _ shared: Line, _ problem: ProblemView
  ) -> (amount: Double, largest: Double) {
    var missing = shared.rightSide(problem)
    var largest = max(1, abs(missing))
    for index in shared.cellRange {
      let cell = lines.cells[index]
      let term = cell.coefficient * decisions.intervals[Int(cell.variable)].low
      missing -= term
      largest = max(largest, abs(term))
    }
    return (missing, largest)
  }

  /// Sets the parameters of a component to the lower ends of their intervals.
  mutating func setToLow(_ component: Component, _ problem: ProblemView) {
    for index in component.parameterRange {
      let variable = Int(components.parameters[index].variable)
      problem.values[variable] = decisions.intervals[index].low
    }
  }

  /// Collects and orders the stretches of all parameters of a shared line.
  private mutating func collectSegments(_ shared: Line, sign: Double, _ problem: ProblemView) {
    decisions.sharing.start(components.parameters.count)
    for index in shared.cellRange {
      let cell = lines.cells[index]
      decisions.sharing.collect(
        cell, sign: sign, in: decisions.intervals[Int(cell.variable)], of: &components, by: &lines,
        problem)
    }
    decisions.sharing.sort()
  }

  /// Whether choosing among equal costs needs more than sizes of parameters and the order of rows.
  private mutating func hasOwnChoice(_ component: Component, _ problem: ProblemView) -> Bool {
    if !component.sizeRange.isEmpty { return true }
    return components.parameters[component.parameterRange].contains {
      !problem.variables[Int($0.variable)].previous.isNaN
    }
      || program.steps[component.stepRange].contains {
        !problem.variables[Int($0.pivot)].previous.isNaN
      }
  }
}
