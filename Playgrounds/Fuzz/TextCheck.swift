import Framewise
import TestSupport
import TreeGenerators

/// The text of snapshots, and what pictures make of names.
enum TextCheck {
  static func check(_ seed: UInt64) -> String? {
    var dice = Dice(seed)
    let snapshot = Self.snapshot(&dice, depth: dice.int(0...5))
    let text = snapshot.description
    guard let read = try? LayoutSnapshot(text: text) else { return "cannot be read:\n\(text)" }
    if read.description != text { return "comes back otherwise:\n\(text)\n\(read)" }
    if names(of: read) != names(of: snapshot) { return "names come back otherwise:\n\(text)" }
    return checkBroken(text, &dice)
  }

  /// Text that somebody broke is read or refused, and what was read is written as it was read.
  private static func checkBroken(_ text: String, _ dice: inout Dice) -> String? {
    var bytes = Array(text.utf8)
    for _ in 0..<dice.int(1...6) where !bytes.isEmpty {
      let place = dice.int(0...bytes.count - 1)
      switch dice.int(0...3) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(dice.int(0...255))
      case 2:
        bytes.insert(
          contentsOf: dice.pick(["(", "\"", "\\u{", "[9", "nan", "  ", "1e999"]).utf8, at: place)
      default: bytes.append(contentsOf: bytes[place...].prefix(20))
      }
    }
    let broken = String(decoding: bytes, as: UTF8.self)
    do {
      let read = try LayoutSnapshot(text: broken)
      let written = read.description
      guard let again = try? LayoutSnapshot(text: written), again.description == written else {
        return "is read, but not again:\n\(broken)"
      }
    } catch {
      if error.reason.utf8.count > 400 { return "the error is long: \(error)" }
    }
    return nil
  }

  private static func names(of snapshot: LayoutSnapshot) -> [String] {
    snapshot.nodes.map(\.name)
  }

  static func snapshot(_ dice: inout Dice, depth: Int) -> LayoutSnapshot {
    var children: [LayoutSnapshot] = []
    if depth > 0 {
      for _ in 0..<dice.int(0...3) { children.append(snapshot(&dice, depth: depth - 1)) }
    }
    return LayoutSnapshot(
      name: dice.text(), frame: dice.rect(), isHidden: dice.once(in: 4), children: children)
  }
}
