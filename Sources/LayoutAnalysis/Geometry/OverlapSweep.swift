/// The pairs of boxes that cover each other, found from top to bottom.
///
/// The boxes that are reached and do not end yet are kept in the order of their left edges, in a
/// tree that knows how far to the right those below each of its nodes go. So a row costs no more
/// than a column.
struct OverlapSweep {
  struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  private let boxes: [Box]

  /// The boxes by their left edges, and the place of each in that order.
  private let order: [Int]
  private var ranks: [Int]

  /// The right edges by rank, -infinity where a box is not reached or ends, behind the nodes above
  /// them: each has the maximum of the two at twice its index.
  private var ends: [Double]
  private let leafCount: Int

  private var pairs: [(first: Int, second: Int)] = []

  private init(_ boxes: [Box]) {
    self.boxes = boxes
    order = boxes.indices.sorted { boxes[$0].left < boxes[$1].left }
    ranks = Array(repeating: 0, count: boxes.count)
    for (rank, box) in order.enumerated() { ranks[box] = rank }
    var count = 1
    while count < boxes.count { count *= 2 }
    leafCount = count
    ends = Array(repeating: -.infinity, count: 2 * count)
  }

  /// The indices of boxes that cover each other, the smaller one first, in order.
  ///
  /// - Parameter boxes: Boxes in the order of their top edges, without NaN. One that ends before it
  ///   begins covers what it begins and ends within.
  /// - Complexity: O((boxes + pairs) · log(boxes)).
  static func pairs(of boxes: [Box]) -> [(first: Int, second: Int)] {
    guard boxes.count > 1 else { return [] }
    var sweep = OverlapSweep(boxes)
    for box in boxes.indices {
      sweep.addPairs(of: box)
      sweep.setEnd(boxes[box].right, of: box)
    }
    return sweep.pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Adds the pairs of a box with those that are reached, and drops what ends above it.
  private mutating func addPairs(of second: Int) {
    let box = boxes[second]
    let limit = rank(of: box.right)
    var nodes = [(node: 1, rank: 0, count: leafCount)]
    while let (node, rank, count) = nodes.popLast() {
      guard rank < limit, ends[node] > box.left else { continue }
      if count > 1 {
        nodes.append((2 * node, rank, count / 2))
        nodes.append((2 * node + 1, rank + count / 2, count / 2))
        continue
      }
      let first = order[rank]
      if box.top < boxes[first].bottom {
        pairs.append((first, second))
      } else {
        setEnd(-.infinity, of: first)
      }
    }
  }

  private mutating func setEnd(_ end: Double, of box: Int) {
    var node = leafCount + ranks[box]
    ends[node] = end
    while node > 1 {
      node /= 2
      ends[node] = max(ends[2 * node], ends[2 * node + 1])
    }
  }

  /// How many boxes begin left of an edge.
  private func rank(of edge: Double) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if boxes[order[middle]].left < edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
