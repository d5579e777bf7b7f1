/// Where a parameter may lie, and the lines that say so, or -1 for its own bound.
struct ParameterInterval: Sendable {
  var low: Double
  var high: Double
  var lowLine: Int32 = -1
  var highLine: Int32 = -1
  /// The interval of the required lines alone.
  var requiredLow = -Double.infinity
  var requiredHigh = Double.infinity

  var isPoint: Bool { low.isFinite && high - low <= Tolerance.place * max(1, abs(low)) }
}

/// Where the slope of a level changes.
struct LevelBreak: Sendable {
  var place: Double
  var jump: Double
}

extension SolvePlan {
  /// Narrows a parameter by its own lines, level by level: each level keeps of the interval what
  /// violates its lines least. Gives the contradiction if the required ones leave nothing.
  ///
  /// Complexity: linear in the lines; sorting where several have one priority.
  mutating func narrow(
    _ parameter: Int, _ problem: ProblemView
  ) -> [Part]? {
    let own = parameters[parameter]
    var interval = ParameterInterval(low: own.isSize ? 0 : -.infinity, high: .infinity)
    var index = own.firstLine
    while index >= 0, lines[Int(index)].priority == 1000 {
      let line = lines[Int(index)]
      let place = rightSide(line, problem) / line.coefficient
      let relation = line.coefficient < 0 ? line.relation.mirrored : line.relation
      if relation != .atMost, place > interval.low {
        interval.low = place
        interval.lowLine = index
      }
      if relation != .atLeast, place < interval.high {
        interval.high = place
        interval.highLine = index
      }
      index = line.next
    }
    if interval.low > interval.high {
      if let parts = contradiction(interval, parameter, problem) { return parts }
      // Equal but for rounding; a bound of 0 is kept exactly.
      if interval.lowLine < 0 { interval.high = interval.low } else { interval.low = interval.high }
    }
    interval.requiredLow = interval.low
    interval.requiredHigh = interval.high
    while index >= 0, interval.low < interval.high {
      let line = lines[Int(index)]
      if line.next < 0 || lines[Int(line.next)].priority != line.priority {
        narrow(&interval, by: line, problem)
        index = line.next
      } else {
        index = narrowByLevel(&interval, from: index, problem)
      }
    }
    intervals[parameter] = interval
    return nil
  }

  /// The right side of a line, the parameters being 0 in `values`.
  @inline(__always)
  mutating func rightSide(_ line: Line, _ problem: ProblemView) -> Double {
    guard line.source >= 0 else { return -problem.values[Int(-1 - line.source)] }
    let row = problem.rows[Int(line.source)]
    if line.isAlone { return row.constant }
    var right = row.constant
    for index in row.cellRange {
      right -= problem.cells[index].coefficient * problem.values[Int(problem.cells[index].variable)]
    }
    return right
  }

  private mutating func contradiction(
    _ interval: ParameterInterval, _ parameter: Int, _ problem: ProblemView
  ) -> [Part]? {
    var parts: [Part] = []
    var coefficient = 0.0
    var scale = 1.0
    for (line, sign) in [(interval.lowLine, 1.0), (interval.highLine, -1.0)] {
      guard line >= 0 else {
        parts.append(Part(source: -1 - parameters[parameter].variable, multiplier: sign))
        coefficient = max(coefficient, 1)
        continue
      }
      let own = lines[Int(line)]
      parts.append(Part(source: own.source, multiplier: sign / own.coefficient))
      coefficient = max(coefficient, abs(own.coefficient))
      scale = max(scale, abs(rightSide(own, problem)))
      if own.source >= 0 {
        scale = max(scale, problem.leftSide(problem.rows[Int(own.source)]).largest)
      }
    }
    let gap = (interval.low - interval.high) * coefficient
    return gap > Tolerance.conflict * scale ? parts : nil
  }

  private mutating func narrow(
    _ interval: inout ParameterInterval, by line: Line, _ problem: ProblemView
  ) {
    let place = rightSide(line, problem) / line.coefficient
    let relation = line.coefficient < 0 ? line.relation.mirrored : line.relation
    if relation != .atMost { interval.low = min(max(interval.low, place), interval.high) }
    if relation != .atLeast { interval.high = max(min(interval.high, place), interval.low) }
  }

  /// Narrows by all lines of one priority: the sum of the violations is convex and piecewise
  /// linear, so its minimum lies where its slope passes 0. Gives the line after them.
  private mutating func narrowByLevel(
    _ interval: inout ParameterInterval, from first: Int32, _ problem: ProblemView
  ) -> Int32 {
    let priority = lines[Int(first)].priority
    var slope = 0.0
    var total = 0.0
    var index = first
    scratch.breaks.removeAll(keepingCapacity: true)
    while index >= 0, lines[Int(index)].priority == priority {
      let line = lines[Int(index)]
      let place = rightSide(line, problem) / line.coefficient
      let relation = line.coefficient < 0 ? line.relation.mirrored : line.relation
      let weight = abs(line.coefficient)
      if relation != .atMost { slope -= weight }
      let jump = relation == .equal ? 2 * weight : weight
      total += jump
      scratch.breaks.append(LevelBreak(place: place, jump: jump))
      index = line.next
    }
    scratch.breaks.sortInPlace { $0.place < $1.place }
    let epsilon = Tolerance.place * total
    var low = -Double.infinity
    var high = Double.infinity
    for step in scratch.breaks {
      if slope < -epsilon { low = step.place }
      slope += step.jump
      if slope > epsilon {
        high = step.place
        break
      }
    }
    let (before, after) = (interval.low, interval.high)
    interval.low = min(max(before, low), after)
    interval.high = max(min(after, high), before)
    return index
  }
}
