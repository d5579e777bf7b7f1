/// What a recorder is told of an answer.
///
/// How an answer was found says nothing: the same one may be found in many ways. What it is like
/// does. Every row, every bound of a size and every rule for choosing costs nothing on one side of
/// a place, or grows in proportion to the distance from it. So whether an answer is the best, and
/// the only one, depends on the sides on which it lies and on coefficients, not on right sides
/// (complementary slackness). As long as the sides are the same, those that it lies on determine
/// it: a sum of inputs and constants with the same factors.
extension ConstraintProblem {
  /// What a decision is about.
  package enum Subject {
    /// A row, and on which side of its constant it is.
    case row(Row)
    /// A variable that is not negative, or close to its previous value or to 0.
    case variable(Variable)
  }

  /// Solves from the rows, and writes down what determines the answer.
  mutating func solveRecorded(_ because: (Subject) -> Void) {
    solveWithoutRecording()
    noteIssues(because)
    noteRows(because)
    noteVariables(because)
  }

  /// Nothing that is kept has an influence on what is written down. A row that is missed by as
  /// little as is tolerated otherwise would be on no side.
  private mutating func solveWithoutRecording() {
    state = .unplanned
    store.missed = Tolerance.rounding * 100
    Recording.without { solveIfNeeded() }
    store.missed = Tolerance.conflict
  }

  private mutating func noteIssues(_ because: (Subject) -> Void) {
    let suspended = store.rows.indices.filter { store.rows[$0].status == .suspended }
    for position in suspended { noteSuspended(position, because) }
    // Of several conflicts one may be taken for another.
    if suspended.count > 1, Set(groups(of: suspended)).count < suspended.count {
      Recording.opaque(
        touching: nil, advice: "Resolve the conflicts first.",
        "statements contradict each other in several ways")
    }
    for issue in foundIssues {
      switch issue {
      case .conflict, .invalid: break
      case .unfinished:
        Recording.opaque(touching: nil, "statements take too long to be solved")
      case .overflow: Recording.opaque(touching: nil, "a length is too large")
      }
    }
  }

  /// Writes down why a row is left out: what comes closest to it among all that meets the older
  /// required rows. Which rows an issue names says less, as they may be others in its place.
  private func noteSuspended(_ suspended: Int, _ because: (Subject) -> Void) {
    var copy = self
    let serial = store.rows[suspended].serial
    for position in store.rows.indices {
      let row = store.rows[position]
      if !row.isActive || !row.isRequired || row.serial > serial {
        copy.store.rows[position].status = .invalid
      }
    }
    copy.store.rows[suspended].status = .active
    copy.store.rows[suspended].priority = 999
    copy.solveWithoutRecording()
    copy.noteRows(because)
    copy.noteVariables(because)
    let isKnown = Recording.without {
      copy.store.withView(&copy.values) { !$0.isMet($0.rows[suspended], within: 1e-10) }
    }
    if !isKnown {
      Recording.opaque(
        touching: nil, "a statement is left out that older ones do not contradict")
    }
  }

  /// Rows that are steps of the plan hold, whatever the numbers are.
  private mutating func noteRows(_ because: (Subject) -> Void) {
    let isStep = { [self] position in
      usesPresolve && plan.program.rowPlaces[position].step >= 0
    }
    let sides = Recording.without {
      store.withView(&values) { view in
        view.rows.indices.map { position in
          let row = view.rows[position]
          let isKnown = position > 0 && view.isSameSum(row, view.rows[position - 1])
          return row.isActive && !isKnown && !isStep(position) ? view.leftSide(row) : nil
        }
      }
    }
    for (position, side) in sides.enumerated() {
      guard let side else { continue }
      because(.row(row(at: position)))
      Recording.noteSide(
        of: side.sum - store.rows[position].constant, within: Self.error * side.largest)
    }
  }

  /// Whether the answer meets a row, but for rounding. One that does not count asks for nothing.
  package mutating func isMet(_ row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    return Recording.without {
      store.withView(&values) { $0.isMet($0.rows[position], within: Tolerance.accuracy) }
    }
  }

  /// Whether the sum of a row is its constant in the answer, but for rounding.
  package mutating func isAtLimit(_ row: Row) -> Bool {
    guard let position = position(of: row) else { return false }
    return Recording.without {
      store.withView(&values) { view in
        let side = view.leftSide(view.rows[position])
        return (side.sum - view.rows[position].constant).magnitude
          <= 1e-9 * Swift.max(side.largest, 1)
      }
    }
  }

  /// The share of its largest term by which a sum may be off in an answer.
  private static let error = 1e-12

  private func noteVariables(_ because: (Subject) -> Void) {
    for index in store.variables.indices {
      let variable = store.variables[index]
      guard variable.kind == .free || variable.kind == .size else { continue }
      let value = values[index]
      var isOpen = true
      if usesPresolve {
        let place = plan.program.variablePlaces[index]
        // What no row mentions stays where it is; what follows from inputs leaves no choice.
        guard place.isDetermined else { continue }
        isOpen = place.component >= 0
      }
      let previous = isOpen ? variable.previousValue : nil
      guard isOpen || variable.kind == .size else { continue }
      because(.variable(self.variable(at: index)))
      if variable.kind == .size || previous == nil {
        Recording.noteSide(of: value, within: Self.error * value.magnitude)
      }
      if let previous { Recording.noteSide(of: value - previous) }
    }
  }
}

extension ProblemView {
  /// Whether two rows have the same terms and constant, as both sides of a natural size have.
  fileprivate func isSameSum(_ a: StoredRow, _ b: StoredRow) -> Bool {
    a.isActive && b.isActive && a.constant == b.constant && a.cellCount == b.cellCount
      && zip(cells[a.cellRange], cells[b.cellRange]).allSatisfy {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }
}
