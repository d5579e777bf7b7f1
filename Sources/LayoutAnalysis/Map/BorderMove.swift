/// How far an element of a structure moves.
struct BorderMove {
  var structure: Int32
  var element: Int
  var distance: Double
}
