public import LayoutCore

/// Why a layout changes somewhere: what was compared there.
///
/// It prints `height >= 500 (LoginScreen.swift:52)`.
public struct LayoutReason: Hashable, Sendable, CustomStringConvertible {
  /// What compares, in words: a condition, a box, a statement, a block, a text.
  public var text: String

  /// Where it is stated, when that is known.
  public var location: LayoutLocation?

  init(text: String, location: LayoutLocation?) {
    self.text = text
    self.location = location
  }

  /// The reason with its place.
  public var description: String {
    guard let location else { return text }
    return text.isEmpty
      ? location.shortDescription : "\(text) (\(location.shortDescription))"
  }
}
