import TestSupport
import Testing

@testable import LayoutCore

@Suite struct ObserverListTests {
  private final class Observer: ChangeObserver {
    private(set) var count = 0
    var whenTold: (() -> Void)?

    func noteChange() {
      count += 1
      whenTold?()
    }

    func noteNewRoom() {}
  }

  @Test func `A mark tells those who were added and not taken out`() {
    var random = SeededGenerator(seed: 1)
    let observers = (0..<60).map { _ in Observer() }
    let mark = ChangeMark()
    var present: Set<Int> = []
    var told = observers.map { _ in 0 }
    for _ in 0..<2_000 {
      let number = random.int(0...59)
      if random.int(0...1) == 0 {
        mark.add(observers[number])
        present.insert(number)
      } else {
        mark.remove(observers[number])
        present.remove(number)
      }
      guard random.int(0...19) == 0 else { continue }
      mark.noteChange()
      for number in present { told[number] += 1 }
      #expect(observers.map(\.count) == told)
    }
    for observer in observers { mark.remove(observer) }
    mark.noteChange()
    #expect(observers.map(\.count) == told)
  }

  @Test func `Who is told may free others`() {
    let mark = ChangeMark()
    let first = Observer()
    mark.add(first)
    var told = 0
    var others = (0..<3).map { _ in Observer() }
    for other in others {
      other.whenTold = { told += 1 }
      mark.add(other)
    }
    first.whenTold = {
      for other in others { mark.remove(other) }
      others = []
    }
    mark.noteChange()
    // Those who were there when it began are told once more.
    #expect(told == 3)
    mark.noteChange()
    #expect(told == 3)
    #expect(first.count == 2)
  }
}
