/// How long a text is.
public enum TextLength: String, Hashable, Sendable, CaseIterable {
  /// No text at all.
  case none

  /// A single letter.
  case letter

  /// A word of up to a dozen letters.
  case word

  /// A few words: up to some fifty letters.
  case line

  /// Some lines: several hundred letters.
  case paragraph

  /// A word that is as long as a line, such as an address.
  case unbroken

  /// How many letters it has.
  var letters: ClosedRange<Int> {
    switch self {
    case .none: 0...0
    case .letter: 1...1
    case .word: 2...12
    case .line: 20...50
    case .paragraph: 200...600
    case .unbroken: 30...60
    }
  }
}
