package import Framewise
import TestSupport

/// Random choices of one check, the same for the same seed.
package struct Dice: RandomNumberGenerator {
  private var numbers: SeededGenerator

  /// Whether lengths may be such as no layout should have.
  package let isHostile: Bool

  /// Where conditions change, in points.
  package var thresholds = 0...700

  package init(_ seed: UInt64, isHostile: Bool? = nil) {
    numbers = SeededGenerator(seed: seed)
    let choice = numbers.next() % 4 == 0
    self.isHostile = isHostile ?? choice
  }

  package mutating func next() -> UInt64 { numbers.next() }

  /// True once in so many cases.
  package mutating func once(in cases: Int) -> Bool { int(1...cases) == 1 }

  /// A length in points, in whole quarters.
  package mutating func length(_ range: ClosedRange<Int> = 0...120) -> CGFloat {
    if isHostile, once(in: 8) {
      return pick([
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -7, 0, -0.0, .leastNonzeroMagnitude, 1e-9,
      ])
    }
    return CGFloat(int(4 * range.lowerBound...4 * range.upperBound)) / 4
  }

  package mutating func rect() -> CGRect {
    CGRect(x: length(-20...200), y: length(-20...200), width: length(), height: length())
  }

  package mutating func size() -> CGSize {
    CGSize(width: CGFloat(int(0...700)), height: CGFloat(int(0...700)))
  }

  /// A condition of a few parts.
  package mutating func condition(_ depth: Int = 0) -> LayoutCondition {
    let number = CGFloat(int(thresholds))
    switch int(0...(depth < 3 ? 9 : 6)) {
    case 0: return .width(number...)
    case 1: return .width(..<number)
    case 2: return .height(number...)
    case 3: return .aspectRatio((number / 300)...)
    case 4: return .portrait
    case 5: return .direction(pick([.leftToRight, .rightToLeft]))
    case 6: return pick([.always, .never, .trait("kind", is: "a\(int(0...2))")])
    case 7: return condition(depth + 1) && condition(depth + 1)
    case 8: return condition(depth + 1) || condition(depth + 1)
    default: return (!condition(depth + 1)).named(once(in: 3) ? text() : "")
    }
  }

  /// A text of characters that files and terminals stumble over.
  package mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "b", " ", "(", ")", "\"", "\\", "\n", "\r", "\t", "[", "]", "1", ",", "<", "&", ">", "'",
      "é",
      "\u{301}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{0}", "\u{85}", "\u{2028}", "日",
      "\u{1F469}", "\u{200D}", "/", "#", "-", "u", "{", "}",
    ]
    var view = String.UnicodeScalarView()
    for _ in 0..<int(0...12) { view.append(pick(scalars)) }
    return String(view)
  }
}
