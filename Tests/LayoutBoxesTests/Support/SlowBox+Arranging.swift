import LayoutBoxes

extension SlowBox {
  /// Places the children along an axis by the size of the box, and all that is in them.
  func arrange(_ axis: Axis) {
    arrangeChildren(axis)
    for child in children { child.arrange(axis) }
  }

  /// Places the children along an axis by the size of the box.
  func arrangeChildren(_ axis: Axis) {
    let (near, far) = edges(axis)
    let size = size[axis]!
    let inner = max(size - near - far, 0)
    if isAlong(axis) {
      if axis == .y || !isGridRow { arrangeAlong(axis, inner) }
    } else if axis == .y, alignsBaselines {
      arrangeOnBaseline()
    } else {
      for child in children {
        var alignment = alignment(axis)
        switch style.kind {
        case .row, .column: break
        case .anchors: alignment = child.anchor(axis).alignment
        default: alignment = .fill
        }
        if isScroll {
          let own =
            child.fixed(axis)
            ?? (fits(axis) ? inner : child.preferred(axis, within: .infinity))
          child.place(at: 0, own, in: size, axis, mirrors: false)
        } else {
          let own =
            alignment == .fill
            ? child.fixed(axis) ?? inner : child.preferred(axis, within: inner)
          let start =
            switch alignment {
            case .fill, .near: near
            case .far: size - far - own
            case .center: (size - own) / 2
            }
          child.place(at: start, own, in: size, axis)
        }
      }
      if isGrid, axis == .x { arrangeCells() }
    }
  }

  func place(
    at start: Double, _ size: Double, in room: Double, _ axis: Axis, mirrors: Bool = true
  ) {
    self.start[axis] = axis == .x && mirrors && isMirrored ? room - start - size : start
    self.size[axis] = size
  }

  private func arrangeAlong(_ axis: Axis, _ inner: Double) {
    let gaps = gaps(axis).reduce(0, +)
    let sizes: [Double]
    if isChain(axis) {
      sizes = alignment(.y) == .fill ? chainHeights(inner) : naturalHeights
    } else if alignment(axis) == .fill {
      let members = children.map { child in
        let weight = child.weight(axis)
        var profile = child.profile(axis, weight > 0 ? .weighted : .along)
        // Text that wraps asks for no more than there is.
        if weight == 0, axis == .x, child.wraps, child.fixed(.x) == nil {
          profile = .content(min(profile.preferred, inner), .along)
        }
        return SlowProfile.Member(
          profile: profile, weight: weight, isElastic: child.fixed(axis) == nil)
      }
      sizes = SlowProfile.distribute(members, inner - gaps)
    } else {
      let weighted = children.filter { $0.weight(axis) > 0 }
      let unit = SlowProfile.unit(
        weighted.map { ($0.profile(axis, .weighted), $0.weight(axis)) })
      let sum = weighted.map { $0.weight(axis) }.reduce(0, +)
      sizes = children.map { child in
        let weight = child.weight(axis)
        return weight > 0
          ? unit.preferred * weight / sum : child.preferred(axis, within: inner)
      }
    }
    placeInOrder(sizes, sizes, axis)
  }

  /// Places children one after the other in places of some lengths.
  private func placeInOrder(
    _ places: [Double], _ sizes: [Double], _ axis: Axis
  ) {
    let (near, far) = edges(axis)
    let room = size[axis]!
    let gaps = gaps(axis, axis == .y ? sizes : nil)
    let total = places.reduce(0, +) + gaps.reduce(0, +)
    var next =
      switch alignment(axis) {
      case .fill, .near: near
      case .far: room - far - total
      case .center: (room - total) / 2
      }
    for (index, child) in children.enumerated() {
      child.place(at: next, sizes[index], in: room, axis)
      next += places[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  // Grids.

  private var rows: [SlowBox] { children.filter(\.isGridRow) }

  /// The column of every cell: the one of the cell above in the row before, if there is one.
  private var columns: [[Int]] {
    var count = 0
    var former: [Int] = []
    return rows.map { row in
      former = row.children.indices.map { place in
        if place < former.count { return former[place] }
        count += 1
        return count - 1
      }
      return former
    }
  }

  /// What the columns are like: their cells have one width.
  private var columnProfiles: [SlowProfile] {
    var cells: [Int: [SlowProfile]] = [:]
    for (row, columns) in zip(rows, columns) {
      for (cell, column) in zip(row.children, columns) {
        cells[column, default: []].append(
          cell.profile(.x, cell.weight(.x) > 0 ? .weighted : .along))
      }
    }
    return cells.sorted { $0.key < $1.key }.map { SlowProfile.together($0.value) }
  }

  func gridProfiles(of row: SlowBox) -> [SlowProfile] {
    let profiles = columnProfiles
    return columns[rows.firstIndex { $0 === row }!].map { profiles[$0] }
  }

  private func arrangeCells() {
    let (rows, columns, profiles) = (rows, columns, columnProfiles)
    var widths = [Double?](repeating: nil, count: profiles.count)
    // Filled rows decide in order.
    for (row, columns) in zip(rows, columns)
    where row.alignment(.x) == .fill && columns.contains(where: { widths[$0] == nil }) {
      let (near, far) = row.edges(.x)
      let room = max(row.size[.x]! - near - far, 0) - row.spacing * Double(columns.count - 1)
      let members = zip(row.children, columns).map { cell, column in
        widths[column].map { SlowProfile.Member(profile: .rigid($0), isElastic: false) }
          ?? SlowProfile.Member(
            profile: profiles[column], weight: cell.weight(.x), isElastic: false)
      }
      for (column, width) in zip(columns, SlowProfile.distribute(members, room)) {
        widths[column] = width
      }
    }
    // The weights of other rows tie what is left.
    for (row, columns) in zip(rows, columns) where row.alignment(.x) != .fill {
      let tied = zip(row.children, columns).filter { $0.0.weight(.x) > 0 }
      guard tied.count > 1 else { continue }
      let unit = SlowProfile.unit(
        tied.map { cell, column in
          (widths[column].map { .rigid($0) } ?? profiles[column], cell.weight(.x))
        })
      let sum = tied.map { $0.0.weight(.x) }.reduce(0, +)
      for (cell, column) in tied where widths[column] == nil {
        widths[column] = unit.preferred * cell.weight(.x) / sum
      }
    }
    for (row, columns) in zip(rows, columns) {
      let places = columns.map { widths[$0] ?? profiles[$0].preferred }
      let sizes = zip(row.children, places).map { $0.fixed(.x) ?? $1 }
      row.placeInOrder(places, sizes, .x)
    }
  }
}
