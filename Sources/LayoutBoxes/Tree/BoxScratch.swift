/// Storage that passes use, kept between them.
struct BoxScratch: Sendable {
  var distribution = BoxDistribution()
  var grid = BoxGridScratch()

  /// The boxes that a pass arranges, while it runs; see ``BoxState/arranged``.
  var arranged: [Int32] = []

  /// Boxes whose size may have changed, with the size they were arranged for.
  var pending: [(box: Int, size: Double)] = []

  /// Makes room for as many boxes as there are.
  mutating func fit(boxes: Int) {
    if pending.capacity < boxes { pending.reserveCapacity(boxes) }
    if arranged.capacity < boxes / 4 + 2 { arranged.reserveCapacity(boxes / 4 + 2) }
  }
}
