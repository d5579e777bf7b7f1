/// Answers that wait for their operator: 64 of them as bits of one word, further words behind it.
struct AnswerStack {
  private var word: UInt64 = 0
  private var count = 0
  private var fullWords: [UInt64] = []

  /// The answer that was pushed or computed last; false when there is none.
  var last: Bool {
    word & 1 != 0
  }

  @inline(__always)
  mutating func push(_ answer: Bool) {
    if count & 63 == 0, count > 0 { fullWords.append(word) }
    word = word << 1 | (answer ? 1 : 0)
    count += 1
  }

  @inline(__always)
  mutating func negate() {
    word ^= 1
  }

  @inline(__always)
  mutating func and() {
    if !pop() { word &= ~1 }
  }

  @inline(__always)
  mutating func or() {
    if pop() { word |= 1 }
  }

  @inline(__always)
  private mutating func pop() -> Bool {
    let answer = last
    word >>= 1
    count -= 1
    if count & 63 == 0, let full = fullWords.popLast() { word = full }
    return answer
  }
}
