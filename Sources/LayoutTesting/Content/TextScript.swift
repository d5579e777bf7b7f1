import LayoutCore

/// How a text is written.
///
/// Letters of scripts differ in width: those of an alphabet are half as wide as high, those of
/// Chinese, Japanese and Korean and pictures as wide as high.
public enum TextScript: String, Hashable, Sendable, CaseIterable {
  /// Latin letters, with some accents.
  case latin

  /// Greek letters.
  case greek

  /// Cyrillic letters.
  case cyrillic

  /// Chinese, Japanese and Korean characters, without spaces between words.
  case cjk

  /// Pictures, some of several scalars.
  case emoji

  /// Arabic letters, from right to left.
  case arabic

  /// Hebrew letters, from right to left.
  case hebrew

  private var letters: String {
    switch self {
    case .latin: "aeiounrstlWMilmgjyqÄéßñØ"
    case .greek: "αβγδεζηθικλμνξοπρστυφχψω"
    case .cyrillic: "абвгдежзийклмнопрстуфщыюя"
    case .cjk: "永和日月水火木金土山川田あいうえおカキク한글말"
    case .emoji: "😀🎉🚲🍎🌍👩‍👩‍👧🇪🇺👍🏽🐙⭐️"
    case .arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
    case .hebrew: "אבגדהוזחטיכלמנסעפצקרשת"
    }
  }

  /// A text of a length, in words where the script has them.
  func text(_ length: TextLength, _ chance: inout SeededChance) -> String {
    let alphabet = Array(letters)
    let count = Int.random(in: length.letters, using: &chance)
    var text = ""
    var rest = Int.random(in: 2...9, using: &chance)
    for index in 0..<count {
      let isBetweenWords = rest == 0 && index < count - 1
      rest = rest == 0 ? Int.random(in: 2...9, using: &chance) : rest - 1
      if isBetweenWords, self != .cjk, length == .line || length == .paragraph {
        text.append(" ")
      } else {
        text.append(alphabet[Int.random(in: alphabet.indices, using: &chance)])
      }
    }
    return text
  }
}
