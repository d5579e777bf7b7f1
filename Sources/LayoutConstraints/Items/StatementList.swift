/// The active statements about an item, in no order. They keep themselves.
///
/// The first six are kept in place, as most items have no more and memory for a list of their own
/// takes as long as making a statement.
struct StatementList {
  private typealias Place = Unmanaged<LayoutStatement>?
  private var places: (Place, Place, Place, Place, Place, Place) = (nil, nil, nil, nil, nil, nil)

  /// Those after the sixth.
  private var rest: [Unmanaged<LayoutStatement>] = []

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Unmanaged<LayoutStatement> {
    get {
      let place: Place =
        switch index {
        case 0: places.0
        case 1: places.1
        case 2: places.2
        case 3: places.3
        case 4: places.4
        case 5: places.5
        default: rest[index - 6]
        }
      guard let place, index < count else { preconditionFailure("no statement is at \(index)") }
      return place
    }
    set {
      switch index {
      case 0: places.0 = newValue
      case 1: places.1 = newValue
      case 2: places.2 = newValue
      case 3: places.3 = newValue
      case 4: places.4 = newValue
      case 5: places.5 = newValue
      default: rest[index - 6] = newValue
      }
    }
  }

  mutating func append(_ statement: LayoutStatement) {
    let statement = Unmanaged.passUnretained(statement)
    if count < 6 { self[count] = statement } else { rest.append(statement) }
    count += 1
  }

  mutating func popLast() -> Unmanaged<LayoutStatement>? {
    guard !isEmpty else { return nil }
    let last = self[count - 1]
    count -= 1
    if count >= 6 { rest.removeLast() }
    return last
  }
}
