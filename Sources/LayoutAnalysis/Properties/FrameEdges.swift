/// The edges of an element as formulas.
struct FrameEdges {
  var left: SizeFormula
  var top: SizeFormula
  var right: SizeFormula
  var bottom: SizeFormula
  var width: SizeFormula
  var height: SizeFormula
}
