/// Raw values of alignments, the same along both axes.
enum BoxAlignment {
  static let fill: UInt8 = 0
  static let near: UInt8 = 1
  static let far: UInt8 = 2
  static let center: UInt8 = 3
}
