/// One term of a row; a plain pair, so that rows lie side by side.
struct StoredCell: Sendable {
  var variable: Int32
  var coefficient: Double
}
