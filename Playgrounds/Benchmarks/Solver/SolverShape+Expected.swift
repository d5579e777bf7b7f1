extension SolverShape {
  /// The frames of all views, one after the other, computed without the library.
  ///
  /// `first` is the constant that places the first view.
  func expected(_ n: Int, _ width: Double, _ height: Double, first: Double) -> [Double] {
    let count = count(n)
    var result: [Double] = []
    result.reserveCapacity(4 * count)
    switch self {
    case .flat:
      for index in 0..<count {
        let inset = Double(index % 10)
        let x = index == 0 ? first : inset
        result += [x, inset, width - inset - x, height - 2 * inset]
      }
    case .chain:
      for index in 0..<count { result += [first + Double(index) * 28, 8, 20, 30] }
    case .nest:
      for index in 0..<count {
        let inset = Double(index + 1)
        let x = first + Double(index)
        result += [x, inset, width - inset - x, height - 2 * inset]
      }
    case .form:
      for row in 0..<(count / 2) {
        let own = SolverShape.labelWidth(2 * row)
        let x = row == 0 ? first : 8
        let top = 8 + Double(row) * 38
        result += [x, top + 6.5, own, 17, x + own + 8, top, width - 16 - x - own, 30]
      }
    case .grid:
      let columns = columns(count)
      let size = (width - 8 * Double(columns + 1), height - 8 * Double(columns + 1))
      let w = size.0 / Double(columns)
      let h = size.1 / Double(columns)
      for index in 0..<count {
        // The last row decides the width; only the first starts elsewhere.
        let x = (index < columns ? first : 8) + Double(index % columns) * (w + 8)
        result += [x, 8 + Double(index / columns) * (h + 8), w, h]
      }
    case .equal:
      let w = (width - first - 8 * Double(count)) / Double(count)
      for index in 0..<count { result += [first + Double(index) * (w + 8), 8, w, height - 16] }
    case .intr:
      var widths = (0..<count).map(SolverShape.labelWidth)
      var missing = first + widths.reduce(0, +) + Double(count - 1) - (width - 8)
      // Of equal wishes the later ones give way.
      for index in (0..<count).reversed() where missing > 0 {
        let part = min(missing, widths[index])
        widths[index] -= part
        missing -= part
      }
      var x = first
      for index in 0..<count {
        result += [x, 8, widths[index], 17]
        x += widths[index] + 1
      }
    }
    return result
  }
}
