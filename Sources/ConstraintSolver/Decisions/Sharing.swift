/// Stretches that parameters may move to meet the one line about several of them, cheapest first.
struct Sharing: Sendable {
  /// What moving parameters came to.
  enum Outcome {
    case shared
    case contradiction([ConflictPart])
    /// Left to the simplex.
    case undecided
  }

  /// A stretch that a parameter may move at a constant cost.
  struct Segment: Sendable {
    var parameter: Int32
    /// How far the stretch moves the shared line.
    var amount = 0.0
    /// The costs per unit of the shared line, by falling priority.
    var firstRate: Int32
    var endRate: Int32 = 0
    /// How much larger sizes become per unit.
    var sizeRate: Double
    /// The earliest wish that is hurt or helped.
    var earliestRow = Int32.max
    var isHurt = false
  }

  struct Rate: Sendable {
    var priority: Int16
    var rate: Double
  }

  private(set) var segments: [Segment] = []
  private(set) var rates: [Rate] = []
  /// The segments, the cheapest first.
  private(set) var order: [Int32] = []
  /// Per parameter its factor in the shared line.
  private(set) var coefficients = ArenaList<Double>()
  /// The component that the segments and their order are of, if they hold for the next time.
  private var owner: Int32 = -1
  private var ownerSign = 0.0

  mutating func take(_ room: PlanArena.Room, from cursor: inout PlanArena.Cursor) {
    coefficients.take(room.variables, from: &cursor)
  }

  mutating func forgetOwner() { owner = -1 }

  /// Keeps the segments for the next time that a component moves in the same direction.
  mutating func keep(for number: Int, sign: Double) {
    owner = Int32(truncatingIfNeeded: number)
    ownerSign = sign
  }

  func isKept(for number: Int, sign: Double) -> Bool {
    owner == Int32(truncatingIfNeeded: number) && ownerSign == sign
  }

  /// Starts to collect stretches of so many parameters, which are of no component until kept.
  mutating func start(_ count: Int) {
    forgetOwner()
    segments.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    coefficients.setCount(count)
  }

  /// Collects the stretches of a parameter of the shared line, in the direction that helps it.
  mutating func collect(
    _ cell: StoredCell, sign: Double, in interval: ParameterInterval,
    of components: inout Components, by lines: inout LineStore, _ problem: ProblemView
  ) {
    coefficients[Int(cell.variable)] = cell.coefficient
    let direction = cell.coefficient > 0 ? sign : -sign
    let limit = direction > 0 ? interval.requiredHigh : interval.requiredLow
    let parameter = components.parameters[Int(cell.variable)]
    var place = interval.low
    while (limit - place) * direction > 0 {
      // The next place on the way where a wish changes its cost.
      var next = limit
      var index = parameter.firstLine
      let firstRate = rates.count
      var segment = Segment(
        parameter: cell.variable, firstRate: Int32(truncatingIfNeeded: firstRate),
        sizeRate: parameter.isSize ? direction / abs(cell.coefficient) : 0)
      while index >= 0 {
        let line = lines[index]
        index = line.next
        guard !line.isRequired else { continue }
        let target = line.target(problem)
        let relation = line.parameterRelation
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
      segment.endRate = Int32(truncatingIfNeeded: rates.count)
      segments.append(segment)
      place = next
    }
  }

  /// Lines come by falling priority, so equal ones are neighbors.
  private mutating func addRate(_ priority: Int16, _ rate: Double, from first: Int) {
    if rates.count > first, rates[rates.count - 1].priority == priority {
      rates[rates.count - 1].rate += rate
    } else {
      rates.append(Rate(priority: priority, rate: rate))
    }
  }

  /// Orders the segments by their costs.
  mutating func sort() {
    var order: [Int32] = []
    swap(&order, &self.order)
    order.removeAll(keepingCapacity: true)
    for index in segments.indices { order.append(Int32(truncatingIfNeeded: index)) }
    let segments = segments
    let rates = rates
    order.sortInPlace { a, b in
      Sharing.isCheaper(segments[Int(a)], segments[Int(b)], rates) ?? (a < b)
    }
    swap(&order, &self.order)
  }

  /// Whether the segment at a place in the order costs the same as one beside it at every level.
  func isTied(_ place: Int) -> Bool {
    costsTheSame(place, place + 1) || costsTheSame(place - 1, place)
  }

  private func costsTheSame(_ a: Int, _ b: Int) -> Bool {
    guard a >= 0, b < order.count else { return false }
    return Sharing.rateOrder(segments[Int(order[a])], segments[Int(order[b])], rates) == 0
  }

  /// Which of two stretches costs less per unit; `nil` if nothing tells them apart.
  ///
  /// By levels, then by size, then the one that spares the earlier row.
  private static func isCheaper(_ a: Segment, _ b: Segment, _ rates: [Rate]) -> Bool? {
    let order = rateOrder(a, b, rates)
    if order != 0 { return order < 0 }
    if a.parameter == b.parameter { return nil }
    if abs(a.sizeRate - b.sizeRate) > Tolerance.tie { return a.sizeRate < b.sizeRate }
    if a.earliestRow == b.earliestRow { return nil }
    return a.earliestRow < b.earliestRow ? !a.isHurt : b.isHurt
  }

  /// Below 0 if the first stretch costs less, above 0 if more, 0 if the levels cost the same.
  private static func rateOrder(_ a: Segment, _ b: Segment, _ rates: [Rate]) -> Double {
    var i = Int(a.firstRate)
    var j = Int(b.firstRate)
    while i < Int(a.endRate) || j < Int(b.endRate) {
      let left = i < Int(a.endRate) ? rates[i] : Rate(priority: 0, rate: 0)
      let right = j < Int(b.endRate) ? rates[j] : Rate(priority: 0, rate: 0)
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
