/// A character as the reader returns it: a code point with those that join it.
struct TextCluster {
  /// The offsets in the text where it begins and ends, in bytes.
  var start: Int
  var end: Int

  /// Its advance, in units of 1/2048 em.
  var units: Int

  var kind: TextKind
}
