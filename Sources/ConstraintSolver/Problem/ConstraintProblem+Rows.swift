extension ConstraintProblem {
  /// Adds a row of up to four terms: their sum in relation to a constant.
  ///
  /// ```swift
  /// problem.add(.init(x), .init(y, -2), is: .equal, 8)                // x = 2y + 8
  /// problem.add(.init(width), is: .atLeast, 64, priority: 750)        // width >= 64, if possible
  /// ```
  ///
  /// Terms of the same variable are added up. A priority outside 1...1000 becomes the nearest
  /// one; a number that is not finite makes the row an issue instead of a row. Inputs may be
  /// terms, too. Rows are solved at the next ``solve()``. Complexity: O(1).
  @discardableResult
  public mutating func add(
    _ a: Term, _ b: Term = .none, _ c: Term = .none, _ d: Term = .none,
    is relation: Relation, _ constant: Double, priority: Int = required
  ) -> Row {
    let first = store.cells.count
    var isValid = constant.isFinite
    append(a, from: first, &isValid)
    append(b, from: first, &isValid)
    append(c, from: first, &isValid)
    append(d, from: first, &isValid)
    return finishRow(from: first, isValid, is: relation, constant, priority: priority)
  }

  /// Adds a row of any number of terms; see ``add(_:_:_:_:is:_:priority:)``.
  ///
  /// Complexity: linear in the terms.
  @discardableResult
  public mutating func add(
    sum terms: [Term], is relation: Relation, _ constant: Double, priority: Int = required
  ) -> Row {
    terms.withUnsafeBufferPointer { terms in
      add(terms: terms, is: relation, constant, priority: priority)
    }
  }

  /// The same for terms that somebody else holds.
  @discardableResult
  package mutating func add(
    terms: UnsafeBufferPointer<Term>, is relation: Relation, _ constant: Double,
    priority: Int = required
  ) -> Row {
    let first = store.cells.count
    var isValid = constant.isFinite
    if terms.count <= 8 {
      if areCells(terms) {
        for term in terms {
          store.cells.append(
            StoredCell(variable: term.variable.index, coefficient: term.coefficient))
        }
      } else {
        for term in terms { append(term, from: first, &isValid) }
      }
    } else {
      // Equal variables meet by sorting; where they met the first stays in its place.
      let order = terms.indices.inOrder { Int(terms[$0].variable.index) }
      var sums = Array(terms)
      for (before, after) in zip(order, order.dropFirst()).reversed()
      where terms[before].variable == terms[after].variable {
        sums[before].coefficient += sums[after].coefficient
        sums[after] = .none
      }
      for term in sums { append(term, from: store.cells.count, &isValid) }
    }
    return finishRow(from: first, isValid, is: relation, constant, priority: priority)
  }

  /// Removes a row. Returns `false` if it is not there.
  ///
  /// The next ``solve()`` computes what depends on it. Complexity: O(1) on average.
  @discardableResult
  public mutating func remove(_ row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    removeRow(at: position)
    return true
  }

  /// Sets another constant of a row. Returns `false` if it is not there.
  ///
  /// The next ``solve()`` replays what depends on it. Complexity: O(1).
  @discardableResult
  public mutating func setConstant(_ constant: Double, of row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    let old = store.rows[position]
    guard old.constant != constant else { return true }
    store.rows[position].constant = constant
    if old.status == .inactive { return true }
    if old.status == .invalid || !constant.isFinite {
      validate(position)
      noteEdit(ofRow: position)
    } else {
      patch(position, constant: constant)
    }
    return true
  }

  /// Sets another priority of a row, also from or to required; the row keeps its age.
  ///
  /// Returns `false` if it is not there. The next ``solve()`` computes what depends on it.
  /// Complexity: O(1).
  @discardableResult
  public mutating func setPriority(_ priority: Int, of row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    store.rows[position].priority = Int16(truncatingIfNeeded: min(max(priority, 1), 1000))
    noteEdit(ofRow: position)
    return true
  }

  /// Sets another coefficient of a term of a row; the row keeps its age.
  ///
  /// Returns `false` if the row is not there or does not mention the variable. The next ``solve()``
  /// computes what depends on the row. Complexity: linear in its terms.
  @discardableResult
  public mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, in row: Row
  ) -> Bool {
    guard let position = position(of: row), isAlive(variable) else { return false }
    for index in store.rows[position].cellRange where store.cells[index].variable == variable.index
    {
      store.cells[index].coefficient = coefficient
      validate(position)
      noteEdit(ofRow: position)
      return true
    }
    return false
  }

  /// Leaves a row out, or lets it count again; the row keeps its age.
  ///
  /// For rows that count under a condition. One that is removed and added again becomes the newest,
  /// which gives way where rows contradict; this one does not, so answers do not depend on how
  /// often it was left out.
  ///
  /// ```swift
  /// let wide = problem.add(.init(label), is: .equal, 80)
  /// problem.add(.init(label), is: .equal, 50)
  /// problem.setActive(false, of: wide)
  /// problem.solve()
  /// problem[label]  // 50
  /// problem.setActive(true, of: wide)
  /// problem.solve()
  /// problem[label]  // 80
  /// ```
  ///
  /// Whatever is wrong with a row that is left out is no issue. Returns `false` if the row is not
  /// there. The next ``solve()`` computes what depends on the row. Complexity: linear in its terms.
  @discardableResult
  public mutating func setActive(_ isActive: Bool, of row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    guard isActive == (store.rows[position].status == .inactive) else { return true }
    store.rows[position].status = isActive ? .active : .inactive
    validate(position)
    noteEdit(ofRow: position)
    return true
  }

  /// Makes room, so that adding variables and rows does not have to.
  ///
  /// Complexity: linear in what is there.
  public mutating func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    values.reserveCapacity(variables)
    store.reserveCapacity(variables: variables, rows: rows, terms: terms)
    slots.reserveCapacity(rows)
  }

  /// Removes everything but keeps the memory, for the next problem of about the same size.
  ///
  /// No variable or row of before means anything afterwards. Complexity: linear in what is there.
  public mutating func removeAll() {
    // No serial is given twice, so a handle of before finds nothing in a slot that is there again.
    slots.removeAll(keepingCapacity: true)
    removedSlots.removeAll(keepingCapacity: true)
    store.rows.removeAll(keepingCapacity: true)
    store.cells.removeAll(keepingCapacity: true)
    store.removedRows = 0
    values.removeAll(keepingCapacity: true)
    store.variables.removeAll(keepingCapacity: true)
    removedVariables.removeAll(keepingCapacity: true)
    plan.decisions.long = []
    foundIssues = []
    disturbedRows.removeAll(keepingCapacity: true)
    state = .unplanned
  }

  /// The number of rows, also of those that are left out.
  public var rowCount: Int { store.rows.count - store.removedRows }

  func position(of row: Row) -> Int? {
    let slot = Int(row.slot)
    guard slot >= 0, slot < slots.count, slots[slot].serial == row.serial else { return nil }
    return Int(slots[slot].position)
  }

  func row(at position: Int) -> Row {
    Row(slot: store.rows[position].slot, serial: store.rows[position].serial)
  }

  /// Whether terms are cells as they are: finite, and of variables that are there, each once.
  @inline(__always)
  private func areCells(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    for index in terms.indices {
      let variable = terms[index].variable
      guard isAlive(variable), terms[index].coefficient.isFinite else { return false }
      var other = index
      while other > 0 {
        other &-= 1
        if terms[other].variable.index == variable.index { return false }
      }
    }
    return true
  }

  @inline(__always)
  private mutating func append(_ term: Term, from first: Int, _ isValid: inout Bool) {
    guard term.variable.index >= 0 else { return }
    guard isAlive(term.variable) else {
      // A row of a removed variable stays invalid, whatever becomes of its numbers.
      store.cells.append(StoredCell(variable: -1, coefficient: .nan))
      isValid = false
      return
    }
    if !term.coefficient.isFinite { isValid = false }
    var index = first
    while index < store.cells.count {
      if store.cells[index].variable == term.variable.index {
        store.cells[index].coefficient += term.coefficient
        // Finite terms may add up to infinity.
        if !store.cells[index].coefficient.isFinite { isValid = false }
        return
      }
      index += 1
    }
    store.cells.append(StoredCell(variable: term.variable.index, coefficient: term.coefficient))
  }

  private mutating func finishRow(
    from first: Int, _ isValid: Bool, is relation: Relation, _ constant: Double, priority: Int
  ) -> Row {
    let serial = nextSerial
    nextSerial += 1
    let position = Int32(truncatingIfNeeded: store.rows.count)
    var slot = Int32(truncatingIfNeeded: slots.count)
    if !removedSlots.isEmpty {
      let free = removedSlots.removeLast()
      slot = free
      slots[Int(free)] = Slot(position: position, serial: serial)
    } else {
      slots.append(Slot(position: position, serial: serial))
    }
    store.rows.append(
      StoredRow(
        firstCell: Int32(truncatingIfNeeded: first),
        cellCount: Int32(truncatingIfNeeded: store.cells.count - first), slot: slot,
        priority: Int16(truncatingIfNeeded: min(max(priority, 1), 1000)), relation: relation,
        status: isValid ? .active : .invalid, constant: constant, serial: serial))
    noteEdit(ofRow: Int(position))
    return Row(slot: slot, serial: serial)
  }

  private mutating func validate(_ position: Int) {
    if store.rows[position].status == .inactive { return }
    let isValid =
      store.rows[position].constant.isFinite
      && store.cells[store.rows[position].cellRange].allSatisfy { $0.coefficient.isFinite }
    store.rows[position].status = isValid ? .active : .invalid
  }

  mutating func removeRow(at position: Int) {
    let slot = Int(store.rows[position].slot)
    slots[slot].serial = 0
    removedSlots.append(store.rows[position].slot)
    store.rows[position].status = .removed
    store.removedRows += 1
    noteEdit(ofRow: position)
    if store.removedRows > 64, store.removedRows > store.rows.count / 2 {
      state = .unplanned
      compact()
    }
  }

  /// Drops removed rows behind all others, of which the plan knows nothing, so that a row that
  /// comes and goes takes the same place.
  @inline(never)
  mutating func dropLastRemoved() {
    plan.makeUnique()
    while let last = store.rows.last, last.status == .removed {
      store.rows.removeLast()
      store.cells.removeSubrange(Int(last.firstCell)...)
      plan.program.rowPlaces.removeLast()
      store.removedRows -= 1
    }
  }

  /// Drops removed rows and their cells, so that nothing is left of them.
  mutating func compact() {
    guard store.removedRows > 0,
      let firstRemoved = store.rows.firstIndex(where: { $0.status == .removed })
    else { return }
    // What is before it stays in its place.
    var nextRow = firstRemoved
    var nextCell = Int(store.rows[firstRemoved].firstCell)
    for position in firstRemoved..<store.rows.count where store.rows[position].status != .removed {
      var row = store.rows[position]
      let first = nextCell
      for index in row.cellRange {
        store.cells[nextCell] = store.cells[index]
        nextCell += 1
      }
      row.firstCell = Int32(truncatingIfNeeded: first)
      store.rows[nextRow] = row
      slots[Int(row.slot)].position = Int32(truncatingIfNeeded: nextRow)
      nextRow += 1
    }
    store.rows.removeSubrange(nextRow...)
    store.cells.removeSubrange(nextCell...)
    store.removedRows = 0
  }
}
