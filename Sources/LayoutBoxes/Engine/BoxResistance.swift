/// How strongly content keeps its size: the class of its resistance to growing and to shrinking.
///
/// None resists growing more, as votes leave out all but the largest of contents in one place: a
/// smaller one would have to hold back a larger one that wants to grow.
struct BoxResistance: Equatable {
  var hugging: UInt8
  var compression: UInt8

  /// Along a row or column.
  static let along = BoxResistance(hugging: 2, compression: 3)
  /// Along a row or column, with a weight.
  static let weighted = BoxResistance(hugging: 1, compression: 1)
  /// Across a row or column that is filled, between two anchors, and in a root.
  static let filling = BoxResistance(hugging: 1, compression: 2)
  /// Across any other row or column, and elsewhere.
  static let aligned = BoxResistance(hugging: 3, compression: 3)
}
