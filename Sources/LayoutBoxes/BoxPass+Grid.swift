/// The columns of a grid.
///
/// The cells at the same place of consecutive rows have one width. A row that is too short ends
/// its columns; rows below begin new ones there.
struct BoxGridColumns: Sendable {
  /// The column that each place of the current row belongs to.
  private(set) var columns: [Int] = []

  /// The number of columns so far.
  private(set) var count = 0

  private var width = 0

  /// Starts over at the first row.
  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    count = 0
    width = 0
  }

  /// Goes on to a row with a number of cells.
  mutating func advance(toRowOf cells: Int) {
    if columns.count < cells {
      columns.append(contentsOf: repeatElement(0, count: cells - columns.count))
    }
    while width < cells {
      columns[width] = count
      count += 1
      width += 1
    }
    width = cells
  }
}

/// Storage for arranging grids, kept between passes.
struct BoxGridScratch: Sendable {
  var columns = BoxGridColumns()
  var votes: [BoxVote] = []
  var profiles: [BoxProfile] = []

  /// The width that a filled row gave a column; below 0 before.
  var widths: [Double] = []
}

extension BoxPass {
  private func forEachRow(of box: Int, _ body: (_ row: Int) -> Void) {
    forEachChild(of: box) { child in
      if nodes[child].isBox, records[Int(nodes[child].record)].kind == .row { body(child) }
    }
  }

  private func cellCount(_ row: Int) -> Int {
    var count = 0
    forEachChild(of: row) { _ in count += 1 }
    return count
  }

  /// The profiles of a grid's columns.
  private func fitColumns(of box: Int, _ grid: inout BoxGridScratch) {
    grid.columns.removeAll()
    grid.votes.removeAll(keepingCapacity: true)
    grid.profiles.removeAll(keepingCapacity: true)
    forEachRow(of: box) { row in
      grid.columns.advance(toRowOf: cellCount(row))
      while grid.votes.count < grid.columns.count { grid.votes.append(BoxVote()) }
      var place = 0
      forEachChild(of: row) { cell in
        let resistance = hasWeight(cell, AlongX.self) ? BoxResistance.weighted : .along
        grid.votes[grid.columns.columns[place]].add(profile(cell, resistance, AlongX.self))
        place += 1
      }
    }
    for vote in grid.votes { grid.profiles.append(vote.profile) }
  }

  /// Computes the profiles of a grid's rows from those of the columns.
  func fitGrid(_ record: BoxRecord, _ grid: inout BoxGridScratch) {
    let box = Int(record.node)
    fitColumns(of: box, &grid)
    grid.columns.removeAll()
    forEachRow(of: box) { row in
      let count = cellCount(row)
      grid.columns.advance(toRowOf: count)
      if count == 0 { return }
      let index = Int(nodes[row].record)
      let record = records[index]
      var sum = BoxProfile.zero
      var group = BoxWeightGroup()
      var place = 0
      forEachChild(of: row) { cell in
        let profile = grid.profiles[grid.columns.columns[place]]
        if hasWeight(cell, AlongX.self) {
          group.add(profile, nodes[cell].weight)
        } else {
          sum.append(profile)
        }
        place += 1
      }
      if group.weights > 0 { sum.append(group.profile) }
      let edges = edges(record, AlongX.self)
      let result = sum.adding(record.spacing * Double(count - 1) + edges.near + edges.far)
      profilesX[index] =
        record.horizontal == BoxAlignment.fill ? result : .free(result.preferred)
    }
  }

  /// Places the cells of a grid's rows: filled rows in order decide the widths of their columns,
  /// the others follow.
  func arrangeGrid(_ record: BoxRecord, _ scratch: inout BoxScratch) {
    let box = Int(record.node)
    fitColumns(of: box, &scratch.grid)
    scratch.grid.widths.removeAll(keepingCapacity: true)
    for _ in 0..<scratch.grid.columns.count { scratch.grid.widths.append(-1) }
    scratch.grid.columns.removeAll()
    forEachRow(of: box) { row in
      let count = cellCount(row)
      scratch.grid.columns.advance(toRowOf: count)
      let record = records[Int(nodes[row].record)]
      if record.horizontal == BoxAlignment.fill, count > 0 {
        decideColumns(row, record, count, &scratch)
      }
    }
    for column in scratch.grid.widths.indices where scratch.grid.widths[column] < 0 {
      scratch.grid.widths[column] = scratch.grid.profiles[column].preferred
    }
    scratch.grid.columns.removeAll()
    forEachRow(of: box) { row in
      let count = cellCount(row)
      scratch.grid.columns.advance(toRowOf: count)
      placeCells(row, records[Int(nodes[row].record)], count, scratch.grid)
    }
  }

  private func decideColumns(
    _ row: Int, _ record: BoxRecord, _ count: Int, _ scratch: inout BoxScratch
  ) {
    let columns = scratch.grid.columns.columns
    if (0..<count).allSatisfy({ scratch.grid.widths[columns[$0]] >= 0 }) { return }
    let edges = edges(record, AlongX.self)
    let inner = max(size(row, AlongX.self) - edges.near - edges.far, 0)
    scratch.distribution.removeAll()
    var place = 0
    forEachChild(of: row) { cell in
      let column = columns[place]
      let decided = scratch.grid.widths[column]
      let profile = decided >= 0 ? .rigid(decided) : scratch.grid.profiles[column]
      let weight = decided < 0 && hasWeight(cell, AlongX.self) ? nodes[cell].weight : 0
      scratch.distribution.add(profile, weight: weight)
      place += 1
    }
    scratch.distribution.distribute(inner - record.spacing * Double(count - 1))
    for place in 0..<count {
      scratch.grid.widths[columns[place]] = scratch.distribution.sizes[place]
    }
  }

  /// Places a row's cells in columns whose widths are decided.
  private func placeCells(
    _ row: Int, _ record: BoxRecord, _ count: Int, _ grid: BoxGridScratch
  ) {
    let edges = edges(record, AlongX.self)
    let size = size(row, AlongX.self)
    var start = edges.near
    if record.horizontal == BoxAlignment.far || record.horizontal == BoxAlignment.center {
      var total = record.spacing * Double(count - 1)
      for place in 0..<count { total += grid.widths[grid.columns.columns[place]] }
      start =
        record.horizontal == BoxAlignment.far ? size - edges.far - total : (size - total) / 2
    }
    var place = 0
    forEachChild(of: row) { cell in
      let width = grid.widths[grid.columns.columns[place]]
      let isFixed = kind(cell, AlongX.self) == BoxNode.isFixed
      let own = isFixed ? length(cell, AlongX.self) : width
      self.place(
        cell, at: start, size: own, in: size, mirrored: record.isMirrored, AlongX.self)
      start += width + record.spacing
      place += 1
    }
  }
}
