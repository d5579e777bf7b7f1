extension ConstraintProblem {
  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - isSize: Whether it is a width or height: never negative, and, without a previous value, as
  ///     small as possible where the rows leave a choice.
  ///   - previous: The value to stay close to where the rows leave a choice; see
  ///     ``setPrevious(_:of:)``.
  ///
  /// A variable that no row mentions has its previous value, or else 0. Complexity: O(1).
  public mutating func addVariable(isSize: Bool = false, previous: Double? = nil) -> Variable {
    let variable = makeVariable(isSize ? .size : .free, 0)
    if previous != nil { setPrevious(previous, of: variable) }
    return variable
  }

  /// Adds the position and the size of a rectangle, as four calls do, which take longer.
  package mutating func addRectangle()
    -> (x: Variable, y: Variable, width: Variable, height: Variable)
  {
    guard removedVariables.isEmpty, state == .unplanned else {
      let (x, y) = (addVariable(), addVariable())
      return (x, y, addVariable(isSize: true), addVariable(isSize: true))
    }
    let (x, y) = (append(.free), append(.free))
    return (x, y, append(.size), append(.size))
  }

  /// Adds a number that is given, not solved for: the size of a container, a keyboard's height.
  ///
  /// Its value changes by ``suggest(_:for:)``. Complexity: O(1).
  public mutating func addInput(_ value: Double) -> Variable {
    makeVariable(.input, value.isFinite ? value : 0)
  }

  /// Sets another value of an input; the next ``solve()`` replays what depends on it.
  ///
  /// A value that is not finite, or a variable that is no input, changes nothing: then it returns
  /// `false`. Complexity: O(1).
  @discardableResult
  public mutating func suggest(_ value: Double, for input: Variable) -> Bool {
    guard isAlive(input), store.variables[Int(input.index)].kind == .input, value.isFinite else {
      return false
    }
    if values[Int(input.index)] != value {
      values[Int(input.index)] = value
      noteChange(of: Int(input.index))
    }
    return true
  }

  /// Sets the value that a variable stays close to where the rows leave a choice, `nil` for none.
  ///
  /// Previous values are never taken from earlier answers by themselves, so an answer does not
  /// depend on the way to it: set those that shall have an influence. Complexity: O(1).
  public mutating func setPrevious(_ value: Double?, of variable: Variable) {
    guard isAlive(variable) else { return }
    let finite = value.flatMap { $0.isFinite ? $0 : nil }
    let index = Int(variable.index)
    guard store.variables[index].previousValue != finite else { return }
    store.variables[index].previous = finite ?? .nan
    guard state != .unplanned else { return }
    if !usesPresolve {
      state = .unplanned
    } else if plan.program.variablePlaces[index].isDetermined {
      markStale()
      if state != .unplanned { plan.forgetDecisions(about: index) }
    } else {
      noteEdit(ofVariable: index)
    }
  }

  /// Removes a variable, and the rows that mention it.
  ///
  /// Returns `false` if it is not there. Complexity: linear in the rows; many variables are better
  /// removed together, as a collection.
  @discardableResult
  public mutating func remove(_ variable: Variable) -> Bool {
    remove(CollectionOfOne(variable)) == 1
  }

  /// Removes variables, and the rows that mention any of them: an element, a whole screen.
  ///
  /// Returns how many were there. Complexity: linear in the rows and variables, however many are
  /// removed.
  @discardableResult
  public mutating func remove(_ variables: some Collection<Variable>) -> Int {
    var count = 0
    for variable in variables where isAlive(variable) {
      let index = Int(variable.index)
      store.variables[index] = StoredVariable(kind: .removed, serial: 0, previous: .nan)
      values[index] = 0
      removedVariables.append(variable.index)
      noteEdit(ofVariable: index)
      count += 1
    }
    guard count > 0 else { return 0 }
    let owners = store.rows.indices.filter { position in
      store.rows[position].status != .removed
        && store.cells[store.rows[position].cellRange].contains { cell in
          cell.variable >= 0 && store.variables[Int(cell.variable)].kind == .removed
        }
    }
    for row in owners.map(row(at:)) { remove(row) }
    return count
  }

  /// The value of a variable after the last ``solve()``, or 0 if it was removed.
  public subscript(_ variable: Variable) -> Double {
    isAlive(variable) ? values[Int(variable.index)] : 0
  }

  /// Removed variables have a serial that no handle has.
  @inline(__always)
  func isAlive(_ variable: Variable) -> Bool {
    let index = Int(truncatingIfNeeded: UInt32(bitPattern: variable.index))
    return index < store.variables.count && store.variables[index].serial == variable.serial
  }

  func variable(at index: Int) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: index), serial: store.variables[index].serial)
  }

  /// Adds a variable behind all others, of which no plan knows.
  @inline(__always)
  private mutating func append(_ kind: StoredVariable.Kind) -> Variable {
    let variable = Variable(
      index: Int32(truncatingIfNeeded: values.count), serial: nextVariableSerial)
    nextVariableSerial &+= 1
    values.append(0)
    store.variables.append(StoredVariable(kind: kind, serial: variable.serial, previous: .nan))
    return variable
  }

  private mutating func makeVariable(_ kind: StoredVariable.Kind, _ value: Double) -> Variable {
    let serial = nextVariableSerial
    nextVariableSerial &+= 1
    if !removedVariables.isEmpty {
      let index = removedVariables.removeLast()
      store.variables[Int(index)] = StoredVariable(kind: kind, serial: serial, previous: .nan)
      values[Int(index)] = value
      noteEdit(ofVariable: Int(index))
      return Variable(index: index, serial: serial)
    }
    values.append(value)
    store.variables.append(StoredVariable(kind: kind, serial: serial, previous: .nan))
    noteEdit(ofVariable: values.count - 1)
    return Variable(index: Int32(truncatingIfNeeded: values.count - 1), serial: serial)
  }
}

extension ConstraintProblem {
  /// Lends the values of all variables; solves before if needed.
  ///
  /// The fastest way to read many: it costs what a copy does.
  ///
  /// ```swift
  /// let end = problem.withValues { values in
  ///   values[left.valueIndex] + values[width.valueIndex]
  /// }
  /// ```
  ///
  /// - Parameter body: Reads the values, one for each variable ever added, inputs too, in the order
  ///   of their addition. A new variable takes the place of a removed one, if there is one; until
  ///   then 0 stands there.
  /// - Complexity: O(1), but for solving and what `body` does.
  public mutating func withValues<Result>(
    _ body: (Span<Double>) throws -> Result
  ) rethrows -> Result {
    solve()
    return try body(values.span)
  }

  /// Reads many variables at once, for the frames of a whole tree; solves before if needed.
  ///
  /// Unlike ``withValues(_:)`` it knows of each variable whether it was removed.
  ///
  /// Values go to the front of `buffer`; what does not fit is left out, a removed variable is 0.
  /// Complexity: linear in the variables, without allocating.
  public mutating func read(_ variables: [Variable], into buffer: inout [Double]) {
    solve()
    let count = min(variables.count, buffer.count)
    // Below `count` both lists have elements, and every stored variable has a value.
    variables.withUnsafeBufferPointer { variables in
      buffer.withUnsafeMutableBufferPointer { buffer in
        values.withUnsafeBufferPointer { values in
          store.variables.withUnsafeBufferPointer { stored in
            for place in 0..<count {
              let index = Int(truncatingIfNeeded: UInt32(bitPattern: variables[place].index))
              let isAlive = index < stored.count && stored[index].serial == variables[place].serial
              buffer[place] = isAlive ? values[index] : 0
            }
          }
        }
      }
    }
  }
}
