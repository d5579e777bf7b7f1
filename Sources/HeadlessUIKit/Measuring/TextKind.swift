/// The role of a character in breaking lines.
struct TextKind: OptionSet {
  let rawValue: UInt8

  /// A line may break after it, and it has no width at the end of one.
  static let space = TextKind(rawValue: 1)
  /// Ends the line.
  static let newline = TextKind(rawValue: 2)
  /// A line may break on both sides of it.
  static let wide = TextKind(rawValue: 4)
  /// Never the last of a line.
  static let opening = TextKind(rawValue: 8)
  /// Never the first of a line.
  static let closing = TextKind(rawValue: 16)
  /// A line may break after it within a word.
  static let hyphen = TextKind(rawValue: 32)
  /// A letter, a digit, anything that lines do not break around.
  static let plain: TextKind = []

  /// Whether a line may break between two characters, neither of them a space.
  static func allowsBreak(after first: TextKind, before second: TextKind) -> Bool {
    if second.contains(.closing) || first.contains(.opening) { return false }
    return !first.isDisjoint(with: [.wide, .hyphen]) || second.contains(.wide)
  }
}
