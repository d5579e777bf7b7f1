/// A character as the reader sees it: a code point with what joins it.
struct TextCluster {
  /// Where it begins and ends in the text, in bytes.
  var start: Int
  var end: Int

  /// Its advance, in units of 1/2048 em.
  var units: Int

  var kind: TextKind
}
