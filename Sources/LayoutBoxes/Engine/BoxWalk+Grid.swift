extension BoxWalk {
  private func forEachRow(of box: Int, _ body: (_ row: UnsafePointer<BoxRecord>) -> Void) {
    forEachChild(of: box) { child in
      guard nodes[child].isBox else { return }
      let row = records + nodes[child].record
      if row.pointee.kind == .row { body(row) }
    }
  }

  /// Collects a grid's rows and columns, unless that is what was done last in this pass.
  func collectIfNeeded(_ box: Int, _ grid: inout BoxGridScratch) {
    if grid.node == box {
      grid.forgetWidths()
    } else {
      collect(box, &grid)
    }
  }

  private func collect(_ box: Int, _ grid: inout BoxGridScratch) {
    grid.removeAll()
    grid.node = box
    forEachRow(of: box) { row in
      grid.beginRow(row - records, cells: cellCount(row))
      var hasWeights = false
      var place = 0
      grid.withColumns { columns in
        forEachChild(of: row) { cell in
          noteParent(cell, row.pointee.node, AlongX.self)
          if kind(cell, AlongX.self) == .fixed {
            columns[place].addFixed(length(cell, AlongX.self))
          } else if nodes[cell].weight > 0 {
            hasWeights = true
            columns[place].add(profile(cell, .weighted, AlongX.self))
          } else if !nodes[cell].isBox, kind(cell, AlongX.self) == .natural {
            columns[place].addContent(length(cell, AlongX.self))
          } else {
            columns[place].add(profile(cell, .along, AlongX.self))
          }
          place &+= 1
        }
      }
      grid.endRow(hasWeights: hasWeights)
    }
    grid.finish()
  }

  private func cellCount(_ row: UnsafePointer<BoxRecord>) -> Int {
    if !hasBoxes(row) { return Int(row.pointee.end - row.pointee.node) - 1 }
    var count = 0
    forEachChild(of: row) { _ in
      count += 1
    }
    return count
  }

  /// Computes the profiles of a grid's rows from those of the columns.
  func fitGrid(_ record: UnsafePointer<BoxRecord>, _ grid: inout BoxGridScratch) {
    collect(Int(record.pointee.node), &grid)
    var model: BoxGridScratch.Row?
    for row in grid.rows {
      let index = row.record
      if let former = model, isAlike(former, row) {
        profilesX[index] = profilesX[former.record]
      } else {
        profilesX[index] = profile(of: row, records + index, grid)
        model = row
      }
    }
  }

  /// Whether two rows have the same profile because they have the same columns and style.
  private func isAlike(_ a: BoxGridScratch.Row, _ b: BoxGridScratch.Row) -> Bool {
    guard a.firstColumn == b.firstColumn, a.count == b.count, !a.hasWeights, !b.hasWeights else {
      return false
    }
    let (a, b) = (records[a.record], records[b.record])
    return a.upperSpacing == b.upperSpacing && a.gaps == b.gaps && a.horizontal == b.horizontal
  }

  private func profile(
    of row: BoxGridScratch.Row, _ record: UnsafePointer<BoxRecord>, _ grid: BoxGridScratch
  ) -> BoxProfile {
    if row.count == 0 { return .zero }
    var sum = BoxProfile.zero
    var group = BoxWeightGroup()
    var place = row.firstColumn
    forEachChild(of: records + row.record) { cell in
      let profile = grid.profiles[grid.columns[place]]
      if hasWeight(cell, AlongX.self) {
        group.add(profile, nodes[cell].weight)
      } else {
        sum.append(profile)
      }
      place += 1
    }
    if group.weights > 0 { sum.append(group.profile) }
    let edges = edges(record, AlongX.self)
    let result = sum.adding(spacing(record) * Double(row.count - 1) + edges.near + edges.far)
    return record.pointee.horizontal == .fill ? result : .free(result.preferred)
  }

  /// Places the cells of a grid's rows: filled rows in order decide the widths of their columns,
  /// the weights of the others tie what is left to them.
  func arrangeGrid(_ record: UnsafePointer<BoxRecord>, _ scratch: inout BoxScratch) {
    collectIfNeeded(Int(record.pointee.node), &scratch.grid)
    for index in scratch.grid.rows.indices {
      let row = scratch.grid.rows[index]
      let record = records + row.record
      if record.pointee.horizontal == .fill, row.count > 0 {
        decideColumns(row, record, &scratch)
      }
    }
    for row in scratch.grid.rows where row.hasWeights {
      if records[row.record].horizontal != .fill {
        tieColumns(row, &scratch.grid)
      }
    }
    scratch.grid.decideRest()
    for row in scratch.grid.rows {
      placeCells(row, records + row.record, scratch.grid)
    }
  }

  private func decideColumns(
    _ row: BoxGridScratch.Row, _ record: UnsafePointer<BoxRecord>, _ scratch: inout BoxScratch
  ) {
    let places = row.firstColumn..<(row.firstColumn + row.count)
    if places.allSatisfy({ scratch.grid.widths[scratch.grid.columns[$0]] >= 0 }) { return }
    let edges = edges(record, AlongX.self)
    let inner = max(size(Int(record.pointee.node), AlongX.self) - edges.near - edges.far, 0)
    scratch.distribution.removeAll()
    var place = row.firstColumn
    forEachChild(of: records + row.record) { cell in
      let column = scratch.grid.columns[place]
      let decided = scratch.grid.widths[column]
      let profile = decided >= 0 ? .rigid(decided) : scratch.grid.profiles[column]
      let weight = decided < 0 && hasWeight(cell, AlongX.self) ? nodes[cell].weight : 0
      scratch.distribution.add(profile, weight: weight)
      place += 1
    }
    scratch.distribution.distribute(inner - spacing(record) * Double(row.count - 1))
    for (place, size) in zip(places, scratch.distribution.sizes) {
      scratch.grid.widths[scratch.grid.columns[place]] = size
    }
  }

  /// Decides the weighted columns of a row that is not filled in the ratio of their weights.
  private func tieColumns(_ row: BoxGridScratch.Row, _ grid: inout BoxGridScratch) {
    var group = BoxWeightGroup()
    var count = 0
    var place = row.firstColumn
    forEachChild(of: records + row.record) { cell in
      if hasWeight(cell, AlongX.self) {
        count += 1
        let column = grid.columns[place]
        let decided = grid.widths[column]
        group.add(decided < 0 ? grid.profiles[column] : .rigid(decided), nodes[cell].weight)
      }
      place += 1
    }
    // A single weight ties nothing.
    if count < 2 { return }
    let share = group.profile.preferred / group.weights
    place = row.firstColumn
    forEachChild(of: records + row.record) { cell in
      let column = grid.columns[place]
      if hasWeight(cell, AlongX.self), grid.widths[column] < 0 {
        grid.widths[column] = share * nodes[cell].weight
      }
      place += 1
    }
  }

  /// Places a row's cells in columns whose widths are decided.
  @inline(__always)
  private func placeCells(
    _ row: BoxGridScratch.Row, _ record: UnsafePointer<BoxRecord>, _ grid: BoxGridScratch
  ) {
    let gaps = gaps(of: record)
    let (edges, spacing) = (gaps.edges(AlongX.self), record.pointee.spacing(gaps))
    let size = size(Int(record.pointee.node), AlongX.self)
    var start = edges.near
    if record.pointee.horizontal != .fill && record.pointee.horizontal != .near {
      var total = spacing * Double(row.count - 1)
      for place in row.firstColumn..<(row.firstColumn + row.count) {
        total += grid.widths[grid.columns[place]]
      }
      start =
        record.pointee.horizontal == .far ? size - edges.far - total : (size - total) / 2
    }
    let isMirrored = record.pointee.isMirrored
    var place = row.firstColumn
    forEachChild(of: record) { cell in
      let width = grid.widths[grid.columns[place]]
      let isFixed = kind(cell, AlongX.self) == .fixed
      let own = isFixed ? length(cell, AlongX.self) : width
      self.place(
        cell, at: start, size: own, in: size, mirrored: isMirrored, AlongX.self)
      start += width + spacing
      place &+= 1
    }
  }
}
