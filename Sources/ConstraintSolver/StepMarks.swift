/// A set of step numbers that gives its lowest member at once: one bit per step, and one bit per 64
/// of them.
struct StepMarks: Sendable {
  private var words: [UInt64] = []
  private var summary: [UInt64] = []

  /// Forgets all steps, and the room for them.
  mutating func clear() {
    words.removeAll(keepingCapacity: true)
    summary.removeAll(keepingCapacity: true)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Makes room for steps below `count`, none of them marked.
  mutating func reset(count: Int) {
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
    summary.removeAll(keepingCapacity: true)
    summary.append(contentsOf: repeatElement(0, count: (words.count + 63) / 64))
  }

  mutating func insert(_ step: Int) {
    words[step >> 6] |= 1 << UInt64(step & 63)
    summary[step >> 12] |= 1 << UInt64((step >> 6) & 63)
  }

  /// Removes the lowest step. A search may start where the last one ended, as long as nothing below
  /// was inserted.
  mutating func popFirst(from start: inout Int) -> Int? {
    while start < summary.count {
      guard summary[start] != 0 else {
        start += 1
        continue
      }
      let word = start << 6 + summary[start].trailingZeroBitCount
      let bit = words[word].trailingZeroBitCount
      words[word] &= words[word] - 1
      if words[word] == 0 { summary[start] &= summary[start] - 1 }
      return word << 6 + bit
    }
    return nil
  }
}
