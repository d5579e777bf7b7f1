/// How much work simplexes may do, in cells that they compute, so that every answer comes.
struct WorkBudget: Sendable {
  /// The work allowed for one answer, and what is left of it.
  private var limit = WorkBudget.largest
  private var left = WorkBudget.largest
  /// What is left for the component that is being solved.
  private var own = 0
  private var owner: Int32 = -1
  private var totalWeight = 0.0
  /// Whether some component ran out of work.
  var hasUnfinished = false

  /// The most cells that are computed for one answer: some seconds.
  static let largest = 1 << 31
  /// What every component may use, however small its share.
  private static let smallestShare = 1 << 16

  /// Allows work for one answer.
  mutating func allow(_ limit: Int) {
    self.limit = limit
    // Components that inequalities join are solved again.
    left = limit > Int.max / 4 ? limit : 4 &* limit
  }

  /// Forgets the shares, as the components are others now.
  mutating func forgetShares() { totalWeight = 0 }

  /// Forgets what the last component used.
  mutating func release() { owner = -1 }

  /// The work allowed for a component now. It depends on nothing that is done for others, so that
  /// solving some of them has the same answers as solving all.
  mutating func start(_ number: Int, of components: inout Components) -> Int {
    if owner != Int32(truncatingIfNeeded: number) {
      owner = Int32(truncatingIfNeeded: number)
      own = share(of: number, &components)
    }
    return min(own, left)
  }

  /// Subtracts work that was done for the component.
  mutating func spend(_ done: Int) {
    own -= done
    left -= done
  }

  /// By the squares of their parameters, and a power of two less than all, so that it stays while
  /// little changes elsewhere.
  private mutating func share(of number: Int, _ components: inout Components) -> Int {
    func weight(_ component: Component) -> Double {
      let count = Double(component.parameterRange.count)
      return component.isGone ? 0 : max(count * count, 1)
    }
    if totalWeight == 0 { totalWeight = components.all.reduce(0) { $0 + weight($1) } }
    let ratio = totalWeight / weight(components[number])
    return max(limit >> Int(ratio.exponent), min(limit, WorkBudget.smallestShare))
  }
}
