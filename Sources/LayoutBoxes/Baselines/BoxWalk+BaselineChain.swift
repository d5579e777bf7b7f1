/// Columns that put the first baseline of each child at a distance from the last one of the child
/// above.
extension BoxWalk {
  /// How much of every further point of a child's height the column gets higher, and how much of
  /// every missing point lower: a box may have it beyond the lines that its neighbors keep their
  /// distance from.
  func pull(_ child: Int, in record: UnsafePointer<BoxRecord>) -> BoxPull {
    guard record.pointee.alignsBaselines, !record.pointee.hasSystemSpacing, nodes[child].isBox,
      kind(child, AlongY.self) != .fixed
    else {
      return .whole
    }
    let box = Int(record.pointee.node)
    let baselines = self.baselines[nodes[child].record]
    var growth = 1.0
    var shrinkage = 1.0
    if child != box + 1 {
      growth -= baselines.firstGrowth
      shrinkage -= baselines.firstShrinkage
    }
    if end(of: child) != Int(record.pointee.end) {
      growth -= baselines.lastGrowth
      shrinkage -= baselines.lastShrinkage
    }
    return BoxPull(growth: growth, shrinkage: shrinkage)
  }

  /// The profile of a column on baselines along its height.
  func alongChain(_ record: UnsafePointer<BoxRecord>) -> BoxProfile {
    if record.pointee.isEmpty { return .zero }
    let edges = edges(record, AlongY.self)
    let column = naturalColumn(record, isNear: false)
    let size = column.total + edges.near + edges.far
    if record.pointee.vertical != .fill { return .free(max(size, 0)) }
    var sum = BoxProfile.rigid(size)
    forEachChild(of: record) { child in
      guard kind(child, AlongY.self) != .fixed, !hasWeight(child, AlongY.self) else { return }
      sum.appendChange(of: pulled(part(child, in: record), in: record, column))
    }
    if column.weights > 0 {
      sum.appendChange(of: pulled(weightedPart(of: column, in: record), in: record, column))
    }
    return sum.notNegative
  }

  /// Places the children of a column on baselines by the column's height.
  func arrangeChain(_ record: UnsafePointer<BoxRecord>, _ distribution: inout BoxDistribution) {
    let box = Int(record.pointee.node)
    let end = Int(record.pointee.end)
    let edges = edges(record, AlongY.self)
    let height = size(box, AlongY.self)
    let inner = max(height - edges.near - edges.far, 0)
    let column = naturalColumn(record, isNear: false)
    if record.pointee.vertical == .fill, inner != column.total {
      distribute(inner - column.total, in: record, column, &distribution)
    } else {
      forEachChild(of: record) { child in
        keepSize(placedHeight(child, column.share), of: child, AlongY.self)
      }
    }
    var start = column.top(in: height, inner: inner, edges: edges, record.pointee.vertical)
    var child = box + 1
    while child < end {
      let next = self.end(of: child)
      let own = keptSize(of: child, AlongY.self)
      place(child, at: start, size: own, in: height, mirrored: false, AlongY.self)
      start += own
      if next < end {
        start += baselineGap(record, child, next, heights: (own, keptSize(of: next, AlongY.self)))
      }
      child = next
    }
  }

  /// Stores the heights of the children of a filled column that is higher or lower than its natural
  /// height.
  private func distribute(
    _ change: Double, in record: UnsafePointer<BoxRecord>, _ column: BoxColumn,
    _ distribution: inout BoxDistribution
  ) {
    distribution.removeAll()
    var room = change
    func add(_ profile: BoxProfile, weight: Double, stretches: Bool) {
      room += profile.preferred
      distribution.add(profile, weight: weight, stretches: stretches)
    }
    forEachChild(of: record) { child in
      guard !hasWeight(child, AlongY.self), kind(child, AlongY.self) != .fixed else { return }
      let part = part(child, in: record)
      add(pulled(part, in: record, column), weight: 0, stretches: part.pull.stretches)
    }
    if column.weights > 0 {
      // Weights that cannot stretch the column leave what is left over to others. Either way they
      // come first, as the last one does.
      let part = weightedPart(of: column, in: record)
      add(
        pulled(part, in: record, column), weight: part.pull.stretches ? 1 : 0, stretches: false)
    }
    distribution.distribute(room)
    var share = 0.0
    if column.weights > 0, let size = distribution.sizes.last {
      let part = weightedPart(of: column, in: record)
      share = height(of: part, size: size, in: record, column) / column.weights
    }
    var place = 0
    forEachChild(of: record) { child in
      if kind(child, AlongY.self) == .fixed {
        keepSize(length(child, AlongY.self), of: child, AlongY.self)
      } else if hasWeight(child, AlongY.self) {
        keepSize(share * nodes[child].weight, of: child, AlongY.self)
      } else {
        let height = height(
          of: part(child, in: record), size: distribution.sizes[place], in: record, column)
        keepSize(height, of: child, AlongY.self)
        place += 1
      }
    }
  }
}
