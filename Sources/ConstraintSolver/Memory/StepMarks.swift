/// A set of step numbers that returns its lowest or highest member at once: one bit per step, and
/// one bit per 64 of them.
struct StepMarks: Sendable {
  private var words = ArenaList<UInt64>()
  private var summary = ArenaList<UInt64>()

  private static func room(_ count: Int) -> (words: Int, summary: Int) {
    let words = (count + 63) / 64
    return (words, (words + 63) / 64)
  }

  /// Takes room for `count` steps.
  mutating func take(_ count: Int, from cursor: inout PlanArena.Cursor) {
    let room = StepMarks.room(count)
    words.take(room.words, from: &cursor)
    summary.take(room.summary, from: &cursor)
  }

  /// Forgets all steps.
  mutating func clear() {
    words.removeAll()
    summary.removeAll()
  }

  var isEmpty: Bool { words.isEmpty }

  /// Makes room for steps below `count`, none of them marked.
  mutating func reset(count: Int) {
    let room = StepMarks.room(count)
    words.fill(room.words, with: 0)
    summary.fill(room.summary, with: 0)
  }

  @inline(__always)
  func insert(_ step: Int) {
    words[step >> 6] |= 1 << UInt64(step & 63)
    summary[step >> 12] |= 1 << UInt64((step >> 6) & 63)
  }

  /// Removes the lowest step. A search may start where the last one ended, as long as nothing below
  /// was inserted.
  @inline(__always)
  func popFirst(from start: inout Int) -> Int? {
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

  /// Removes the highest step. A search may start where the last one ended, or at the end of the
  /// step that was inserted above.
  @inline(__always)
  func popLast(from end: inout Int) -> Int? {
    while end > 0 {
      guard summary[end - 1] != 0 else {
        end -= 1
        continue
      }
      let word = end << 6 - 1 - summary[end - 1].leadingZeroBitCount
      let bit = 63 - words[word].leadingZeroBitCount
      words[word] ^= 1 << UInt64(bit)
      if words[word] == 0 { summary[end - 1] ^= 1 << UInt64(word & 63) }
      return word << 6 + bit
    }
    return nil
  }

  /// Where a search for the highest step has to start that finds this one.
  @inline(__always)
  static func end(of step: Int) -> Int { step >> 12 + 1 }
}
