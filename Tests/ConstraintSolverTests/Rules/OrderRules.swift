import ConstraintSolver
import Testing

struct OrderRules {
  @Test func `Elements come in the order of their numbers`() {
    #expect(["c", "a", "b"].inOrder { ["a": 1, "b": 2, "c": 3][$0] ?? 0 } == ["a", "b", "c"])
    #expect([3, -1, 2].inOrder { -$0 } == [3, 2, -1])
    #expect([Int.max, 0, Int.min].inOrder { $0 } == [Int.min, 0, Int.max])
    #expect([Int]().inOrder { $0 } == [])
  }

  @Test func `Elements of one number stay as they are`() {
    let count = 1_000
    let ordered = (0..<count).inOrder { ($0 * 7) % 10 }
    #expect(Set(ordered) == Set(0..<count))
    for (before, after) in zip(ordered, ordered.dropFirst()) {
      let numbers = [before, after].map { ($0 * 7) % 10 }
      #expect(numbers[0] < numbers[1] || numbers[0] == numbers[1] && before < after)
    }
  }
}
