public import Foundation

extension LayoutSnapshot {
  /// Builds a snapshot element by element, in one go for any depth.
  ///
  ///     var builder = LayoutSnapshot.Builder()
  ///     builder.begin(name: "root", frame: rootFrame)
  ///     builder.begin(name: "title", frame: titleFrame)
  ///     builder.end()
  ///     builder.end()
  ///     let snapshot = builder.finish()
  ///
  /// - Complexity: Each call is O(1), amortised.
  public struct Builder: Sendable {
    package private(set) var records: [Record] = []
    private var open: [Int] = []

    var openCount: Int { open.count }

    /// Creates a builder without elements.
    public init() {}

    /// Adds an element as the last child of the open one and opens it.
    ///
    /// There is one root: a second element outside of it is a programming error.
    ///
    /// - Parameters:
    ///   - name: The element's name.
    ///   - frame: The element's frame in its parent's coordinates, in points.
    ///   - isHidden: Whether the element is hidden.
    ///   - isGroup: Whether it is a group, whose children's frames are in the coordinates of its
    ///     own frame.
    public mutating func begin(
      name: String, frame: CGRect, isHidden: Bool = false, isGroup: Bool = false
    ) {
      precondition(!open.isEmpty || records.isEmpty, "A snapshot has one root.")
      open.append(records.count)
      records.append(
        Record(
          name: name, frame: frame, isHidden: isHidden, isGroup: isGroup, end: records.count + 1))
    }

    /// Closes the element that was opened last. Without an open element, a programming error.
    public mutating func end() {
      precondition(!open.isEmpty, "There is no open element to end.")
      records[open.removeLast()].end = records.count
    }

    /// Adds the elements of another snapshot below the open one.
    ///
    /// - Parameter snapshot: The elements to add; its root becomes the last child.
    /// - Complexity: O(elements of the snapshot).
    public mutating func append(_ snapshot: LayoutSnapshot) {
      precondition(!open.isEmpty || records.isEmpty, "A snapshot has one root.")
      let start = records.count
      for var record in snapshot.records {
        record.end += start
        records.append(record)
      }
    }

    /// The snapshot of all elements, with the open ones ended, or nil when there are none.
    public consuming func finish() -> LayoutSnapshot? {
      while !open.isEmpty { end() }
      return records.isEmpty ? nil : LayoutSnapshot(records: records)
    }
  }
}

extension LayoutSnapshot.Builder {
  /// Notes that the element that was begun last scrolls.
  mutating func noteScrolling() {
    records[records.count - 1].isScrolling = true
  }

  /// Adds an element at a depth, ending open ones as needed; false when there is no parent there.
  mutating func begin(
    name: String, frame: CGRect, isHidden: Bool, isGroup: Bool, depth: Int
  ) -> Bool {
    guard depth >= 0, depth <= openCount, depth > 0 || records.isEmpty else { return false }
    while openCount > depth { end() }
    begin(name: name, frame: frame, isHidden: isHidden, isGroup: isGroup)
    return true
  }
}
