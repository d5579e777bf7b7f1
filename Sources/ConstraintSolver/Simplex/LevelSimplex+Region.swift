extension LevelSimplex {
  /// The decision as sums of right sides, its rows yet to be named; `nil` if it leaves a choice or
  /// is too long.
  var region: Region? {
    guard isUnique, !hasKeptMisses else { return nil }
    var region = Region()
    func append(_ variable: Int, _ scale: Double) {
      let place = variables[variable].place
      guard place >= 0 else { return }
      for (column, other) in others.enumerated() where Int(other) >= isBounded.count {
        let factor = table[Int(place) * others.count + column]
        guard factor != 0 else { continue }
        let row = Int(other) - isBounded.count
        region.cells.append(
          StoredCell(
            variable: Int32(truncatingIfNeeded: row),
            coefficient: factor.double * rowScale[row] * scale))
      }
    }
    for unknown in isBounded.indices {
      append(unknown, columnScale[unknown])
      region.parameterEnds.append(Int32(truncatingIfNeeded: region.cells.count))
    }
    for line in basis {
      let variable = variables[Int(line)]
      guard !variable.canRise || !variable.canFall else { continue }
      guard region.cells.count < Region.largest else { return nil }
      let row = Int(line) - isBounded.count
      append(Int(line), row >= 0 ? 1 / rowScale[row] : columnScale[Int(line)])
      region.checks.append(
        Region.Check(
          row: Int32(truncatingIfNeeded: max(row, -1)),
          endCell: Int32(truncatingIfNeeded: region.cells.count), canRise: variable.canRise,
          canFall: variable.canFall))
    }
    return region
  }
}
