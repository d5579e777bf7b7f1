/// For every parameter where its own lines want it.
struct ParameterIntervals: Sendable {
  private var all = ArenaList<ParameterInterval>()
  private var slope = LevelSlope()
  private var wishes: [Int32] = []

  @inline(__always)
  subscript(parameter: Int) -> ParameterInterval { all[parameter] }

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    all.take(room.variables, from: &cursor)
  }

  /// Makes room for the intervals of `count` parameters.
  mutating func setCount(_ count: Int) { all.setCount(count) }

  mutating func removeAll() { all.removeAll() }

  /// Narrows a parameter by its own lines, level by level: each level keeps of the interval what
  /// violates its lines least. Returns a contradiction if the required ones leave nothing.
  ///
  /// Complexity: linear in the lines; sorting where several have one priority.
  mutating func narrow(
    _ parameter: Int, of components: inout Components, by lines: inout LineStore,
    _ problem: ProblemView
  ) -> [ConflictPart]? {
    let own = components.parameters[parameter]
    var interval = ParameterInterval(low: own.isSize ? 0 : -.infinity, high: .infinity)
    var index = own.firstLine
    while index >= 0, lines[index].isRequired {
      let line = lines[index]
      defer { index = line.next }
      guard line.counts(problem) else { continue }
      interval.limit(by: line, at: index, problem)
    }
    if interval.low > interval.high {
      if let parts = contradiction(interval, of: own.variable, &lines, problem) { return parts }
      interval.closeGap()
    }
    interval.requiredLow = interval.low
    interval.requiredHigh = interval.high
    while index >= 0, interval.low < interval.high {
      let line = lines[index]
      if line.next < 0 || lines[line.next].priority != line.priority {
        narrow(&interval, by: line, problem)
        index = line.next
      } else {
        index = narrowByLevel(&interval, from: index, of: &lines, problem)
      }
    }
    all[parameter] = interval
    return nil
  }

  /// All contradictions between the required lines of a parameter, tried in the order of statement:
  /// each line that contradicts those before it, without the ones found before.
  ///
  /// Complexity: n log n in the lines.
  mutating func contradictions(
    of own: Components.Parameter, by lines: inout LineStore, _ problem: ProblemView
  ) -> [[ConflictPart]] {
    var order: [(age: Int, line: Int32)] = []
    var index = own.firstLine
    while index >= 0, lines[index].isRequired {
      let line = lines[index]
      if line.counts(problem) {
        order.append((line.source < 0 ? 0 : problem.rows[Int(line.source)].serial, index))
      }
      index = line.next
    }
    var found: [[ConflictPart]] = []
    var interval = ParameterInterval(low: own.isSize ? 0 : -.infinity, high: .infinity)
    for (_, index) in order.inOrder(of: { $0.age }) {
      var tried = interval
      tried.limit(by: lines[index], at: index, problem)
      if tried.low > tried.high {
        if let parts = contradiction(tried, of: own.variable, &lines, problem) {
          found.append(parts)
          continue
        }
        tried.closeGap()
      }
      interval = tried
    }
    return found
  }

  /// Narrows each of some parameters to the one place of its interval that is best where nothing
  /// else depends on it: closest to its previous value, or for a size smallest, or else where it
  /// violates earlier wishes less, and closest to 0.
  ///
  /// Complexity: n log n in the wishes of each.
  mutating func choose(
    _ parameters: Range<Int>, of components: inout Components, by lines: inout LineStore,
    _ problem: ProblemView
  ) {
    for parameter in parameters where !all[parameter].isPoint {
      let own = components.parameters[parameter]
      let previous = problem.variables[Int(own.variable)].previousValue
      var interval = all[parameter]
      if previous == nil, !own.isSize {
        collectWishes(of: own, &lines, problem)
        for index in wishes { narrow(&interval, by: lines[index], problem) }
      }
      let place = min(max(previous ?? 0, interval.low), interval.high)
      interval.low = place
      interval.high = place
      all[parameter] = interval
    }
  }

  /// Lists the wishes of a parameter that count, in the order of statement.
  private mutating func collectWishes(
    of own: Components.Parameter, _ lines: inout LineStore, _ problem: ProblemView
  ) {
    wishes.removeAll(keepingCapacity: true)
    var index = own.firstLine
    while index >= 0 {
      let line = lines[index]
      if !line.isRequired, line.counts(problem) { wishes.append(index) }
      index = line.next
    }
    wishes.sortInPlace { [lines] in lines[$0].source < lines[$1].source }
  }

  /// The lines that leave nothing, if that is more than rounding.
  private mutating func contradiction(
    _ interval: ParameterInterval, of variable: Int32, _ lines: inout LineStore,
    _ problem: ProblemView
  ) -> [ConflictPart]? {
    var parts: [ConflictPart] = []
    var coefficient = 0.0
    var scale = 1.0
    for (line, sign) in [(interval.lowLine, 1.0), (interval.highLine, -1.0)] {
      guard line >= 0 else {
        parts.append(ConflictPart(source: -1 - variable, multiplier: sign))
        coefficient = max(coefficient, 1)
        continue
      }
      let own = lines[line]
      parts.append(ConflictPart(source: own.source, multiplier: sign / own.coefficient))
      coefficient = max(coefficient, abs(own.coefficient))
      scale = max(scale, abs(own.rightSide(problem)))
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
    let place = line.target(problem)
    let relation = line.parameterRelation
    if relation != .atMost { interval.low = min(max(interval.low, place), interval.high) }
    if relation != .atLeast { interval.high = max(min(interval.high, place), interval.low) }
  }

  /// Narrows by all lines of one priority to where these cost least. Returns the line after them.
  private mutating func narrowByLevel(
    _ interval: inout ParameterInterval, from first: Int32, of lines: inout LineStore,
    _ problem: ProblemView
  ) -> Int32 {
    let priority = lines[first].priority
    var index = first
    slope.removeAll()
    while index >= 0, lines[index].priority == priority {
      let line = lines[index]
      slope.add(line.target(problem), line.parameterRelation, weight: abs(line.coefficient))
      index = line.next
    }
    let (low, high) = slope.optimum()
    let (before, after) = (interval.low, interval.high)
    interval.low = min(max(before, low), after)
    interval.high = max(min(after, high), before)
    return index
  }
}
