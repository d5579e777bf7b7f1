/// Which keyboard enters a text.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard of the language.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and signs first.
  case numbersAndPunctuation = 2
  /// Letters with what web addresses need.
  case URL = 3
  /// Digits alone.
  case numberPad = 4
  /// Digits, star and hash.
  case phonePad = 5
  /// Letters, with digits for a phone number.
  case namePhonePad = 6
  /// Letters with what mail addresses need.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters with at sign and hash.
  case twitter = 9
  /// Letters with a space and a dot.
  case webSearch = 10
  /// The digits 0 to 9 in any language.
  case asciiCapableNumberPad = 11
}
