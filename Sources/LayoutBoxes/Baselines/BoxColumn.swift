/// The children of a column that has its natural height.
struct BoxColumn {
  /// The sum of their heights and of the room between them.
  var total = 0.0

  /// The height per weight; below 0 where nothing has a weight.
  var share = -1.0

  /// The weighted children as one, and what of its height the column notices.
  var unit = BoxProfile.zero
  var pull = BoxPull.whole
  var weights = 0.0

  /// Where the first child begins in a column of a height, if the children have these heights.
  func top(
    in height: Double, inner: Double, edges: (near: Double, far: Double), _ alignment: BoxAlignment
  ) -> Double {
    switch alignment {
    case .far: height - edges.far - total
    case .center: (height - total) / 2
    case .middle: edges.near + (inner - total) / 2
    case .fill, .near: edges.near
    }
  }
}
