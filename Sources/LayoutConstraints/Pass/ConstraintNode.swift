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
    /// A guide that represents an area of its view.
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

  /// Whether what is in the item reads from right to left.
  var isRightToLeft = false

  /// Whether what is in the item is mirrored after solving, where it reads from right to left.
  var mirrors = false

  /// Whether what is in the item is moved to whole pixels after solving.
  var snaps = false

  /// How many statements have the item as their source.
  var sourceCount = 0

  /// How many rows mention x, y, width and height.
  var mentions = SIMD4<Int32>(repeating: 0)

  /// The natural size, 0 where there is none.
  var natural: (width: Double, height: Double) = (0, 0)

  /// Where text lies, and whether statements ask.
  var hasBaselines = false
  var baselines: (first: Double, last: Double) = (0, 0)

  /// x, y, width and height.
  var numbers: [ConstraintProblem.Variable] { [x, y, width, height] }

  /// Whether leading is right to statements about what is in the item.
  var swapsSides: Bool { isRightToLeft && !mirrors }

  /// Whether what is in the item is solved as from left to right and mirrored then.
  var isMirrored: Bool { isRightToLeft && mirrors }

  /// Which of x, y, width and height statements decide, as bits.
  var decided: UInt8 {
    var bits: UInt8 = 0
    for number in 0..<4 where mentions[number] > 0 { bits |= 1 << UInt8(number) }
    return bits
  }
}
