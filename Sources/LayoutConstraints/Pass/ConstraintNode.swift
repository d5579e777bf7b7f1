import ConstraintSolver

/// An item in a problem: its place in the tree and its numbers, in its parent's coordinates.
struct ConstraintNode {
  enum Kind {
    /// The view whose pass it is.
    case root
    /// Statements place it.
    case free
    /// Somebody else places it; its frame is given.
    case given
    /// A guide that stands for an area of its view.
    case area
    /// What a scroll view scrolls over: it begins where the view's coordinates do, and statements
    /// about what is in the view decide its size.
    case content
  }

  var kind: Kind
  /// The index of the parent; -1 for the root.
  var parent: Int
  var depth: Int
  var x = ConstraintProblem.Term.none.variable
  var y = ConstraintProblem.Term.none.variable
  var width = ConstraintProblem.Term.none.variable
  var height = ConstraintProblem.Term.none.variable

  /// How far an area's edges are from its view's.
  var insets = ConstraintInsets()

  /// Whether other nodes are in it.
  var isHolder = false

  /// The node of what a scroll view scrolls over, whose edges those in it meet; -1 for others.
  var content = -1

  /// Whether what is in the item is laid out from right to left.
  var isMirrored = false

  /// How many statements have the item as their source.
  var sourceCount = 0

  /// How many rows mention x, y, width and height.
  var mentions = SIMD4<Int32>(repeating: 0)

  /// The natural size, 0 where there is none.
  var natural: (width: Double, height: Double) = (0, 0)

  /// Where text stands, and whether statements ask.
  var hasBaselines = false
  var baselines: (first: Double, last: Double) = (0, 0)
}
