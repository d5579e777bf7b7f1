/// A change of what a matrix shows, in terms of places.
enum MatrixEdit {
  case insertItems(Range<Int>, section: Int)
  case removeItems(Range<Int>, section: Int)
  case insertSections(Range<Int>)
  case removeSections(Range<Int>)
  case reloadItems(Range<Int>, section: Int)
  case reloadAll

  /// Whether nothing is said to change.
  var isEmpty: Bool {
    switch self {
    case .insertItems(let range, _), .removeItems(let range, _), .insertSections(let range),
      .removeSections(let range), .reloadItems(let range, _):
      range.isEmpty
    case .reloadAll: false
    }
  }

  /// Whether items may stand elsewhere afterwards.
  var movesItems: Bool {
    switch self {
    case .insertItems, .removeItems, .insertSections, .removeSections: true
    case .reloadItems, .reloadAll: false
    }
  }

  /// Where the items that stood at an index stand now; `nil` for one that was removed.
  func moved(_ index: MatrixIndex) -> MatrixIndex? {
    var index = index
    switch self {
    case .insertItems(let range, let section):
      if index.section == section { index.item = inserting(range, index.item) }
    case .removeItems(let range, let section):
      if index.section == section {
        guard let item = removing(range, index.item) else { return nil }
        index.item = item
      }
    case .insertSections(let range):
      index.section = inserting(range, index.section)
    case .removeSections(let range):
      guard let section = removing(range, index.section) else { return nil }
      index.section = section
    case .reloadItems, .reloadAll: break
    }
    return index
  }

  /// Where the items that stood at an index stand now, or what took their place.
  func heir(of index: MatrixIndex) -> MatrixIndex {
    if let moved = moved(index) { return moved }
    switch self {
    case .removeItems(let range, _):
      return MatrixIndex(section: index.section, item: range.lowerBound)
    case .removeSections(let range): return MatrixIndex(section: range.lowerBound, item: 0)
    default: return index
    }
  }

  /// The first row that may hold other items than before.
  func firstChangedRow(_ columns: Int) -> MatrixRowHeights.Row {
    switch self {
    case .insertItems(let range, let section), .removeItems(let range, let section),
      .reloadItems(let range, let section):
      .init(section: section, row: range.lowerBound / max(columns, 1))
    case .insertSections(let range), .removeSections(let range):
      .init(section: range.lowerBound, row: 0)
    case .reloadAll: .init(section: 0, row: 0)
    }
  }

  private func inserting(_ range: Range<Int>, _ place: Int) -> Int {
    guard place >= range.lowerBound else { return place }
    let (moved, isBeyond) = place.addingReportingOverflow(range.count)
    return isBeyond ? Int.max - 1 : moved
  }

  private func removing(_ range: Range<Int>, _ place: Int) -> Int? {
    if place < range.lowerBound { return place }
    return place < range.upperBound ? nil : place - range.count
  }
}
