import Foundation
import Framewise
import TestSupport
import TreeGenerators

/// Values that are written and read again, and files that somebody else wrote.
enum CodingCheck {
  static func check(_ seed: UInt64) -> String? {
    var dice = Dice(seed)
    let condition = dice.condition()
    let numbers = (0..<dice.int(0...6)).map { _ in dice.length() }
    let breakpoints = LayoutBreakpoints(widths: numbers, ratios: numbers.map { -$0 })
    let trace = LayoutTrace(
      size: CGSize(width: finite(&dice), height: 1),
      entries: [
        LayoutTrace.Entry(
          element: dice.text(), frame: CGRect(x: finite(&dice), y: 0, width: 1, height: 2),
          methods: [
            LayoutTrace.Method(
              condition: dice.text(), position: "p", holds: dice.once(in: 2),
              location: LayoutLocation(fileID: dice.text(), line: dice.int(0...9)))
          ])
      ])
    if let failure = copy(condition, &dice) ?? copy(breakpoints, &dice) ?? copy(trace, &dice) {
      return failure
    }
    let size = dice.size()
    let coded = try? JSONDecoder().decode(
      LayoutCondition.self, from: JSONEncoder().encode(condition))
    if coded?(size) != condition(size) { return "\(condition) answers otherwise for \(size)" }
    if coded?.description != condition.description { return "\(condition) prints otherwise" }
    let snapshot = TextCheck.snapshot(&dice, depth: 3)
    let read = try? JSONDecoder().decode(
      LayoutSnapshot.self, from: JSONEncoder().encode(snapshot))
    return read?.description == snapshot.description ? nil : "comes back otherwise:\n\(snapshot)"
  }

  /// Any number that equals itself.
  private static func finite(_ dice: inout Dice) -> CGFloat {
    let number = dice.length()
    return number.isNaN ? 0 : number
  }

  /// What is written is read as it was, and what somebody broke is read or refused.
  private static func copy<Value: Codable & Equatable>(
    _ value: Value, _ dice: inout Dice
  ) -> String? {
    guard let data = try? JSONEncoder().encode(value) else { return "cannot be written: \(value)" }
    guard let read = try? JSONDecoder().decode(Value.self, from: data), read == value else {
      return "comes back otherwise: \(value)"
    }
    var bytes = Array(data)
    for _ in 0..<dice.int(1...3) {
      let place = dice.int(0...bytes.count - 1)
      bytes[place] = dice.pick(Array("0123456789\"[]{},:-eant".utf8))
    }
    if let broken = try? JSONDecoder().decode(Value.self, from: Data(bytes)) {
      guard let again = try? JSONEncoder().encode(broken),
        (try? JSONDecoder().decode(Value.self, from: again)) == broken
      else { return "is read, but not again: \(String(decoding: bytes, as: UTF8.self))" }
    }
    return nil
  }
}
