/// Storage that passes use, kept between them.
struct BoxScratch: Sendable {
  var distribution = BoxDistribution()
  var grid = BoxGridScratch()

  /// The boxes that a pass arranges, while it runs; see ``BoxState/arranged``.
  var arranged: [Int32] = []

  /// Makes room for as many boxes as there are.
  mutating func fit(boxes: Int) {
    if arranged.capacity < boxes / 4 + 2 { arranged.reserveCapacity(boxes / 4 + 2) }
  }
}
