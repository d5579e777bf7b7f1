import ConstraintSolver

/// An item in a problem: its place in the tree and its numbers, in its parent's coordinates.
struct ConstraintNode {
  enum Kind {
    /// The view whose pass it is.
    case root
    /// Statements place it.
    case free
    /// No statement places it; its frame is given.
    case given
    /// A guide that represents an area of its view.
    case area
    /// The content of a scroll view: it begins where the view's coordinates do, and statements
    /// about the items in the view decide its size.
    case content
    /// An item that left; nothing is about it any longer.
    case gone
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

  /// Whether it places the views in it by other means.
  var placesContents = false

  /// Whether other nodes are in it.
  var isHolder = false

  /// The node of a scroll view's content, whose edges the items in it meet; -1 for others.
  var content = -1

  /// Whether the direction in the item is right to left.
  var isRightToLeft = false

  /// Whether the items in it are mirrored after solving, where the direction is right to left.
  var mirrors = false

  /// Whether statements about the items in it take leading for right.
  private(set) var swapsSides = false

  /// Whether the items in it are solved as from left to right and mirrored then.
  private(set) var isMirrored = false

  /// Whether the items in it are moved to whole pixels after solving.
  var snaps = false

  /// How many statements have the item as their source.
  var sourceCount = 0

  /// How many rows mention x, y, width and height.
  var mentions = SIMD4<Int32>(repeating: 0)

  /// Whether rows decide more or less of the item than when it was looked at last to be placed.
  var isDecidedAnew = false

  /// Its place among what is placed, of an item that is; see ``ConstraintPlacing``.
  var placing = -1

  /// The natural size, 0 where there is none.
  var natural: (width: Double, height: Double) = (0, 0)

  /// Where text lies, also at the natural size, and whether statements ask.
  var hasBaselines = false
  var baselines: (first: Double, last: Double) = (0, 0)
  var naturalBaselines: (first: Double, last: Double) = (0, 0)

  /// x, y, width and height.
  var numbers: [ConstraintProblem.Variable] { [x, y, width, height] }

  /// Takes over from the direction and from whether mirroring is on what lowering asks for.
  mutating func resolveDirection() {
    swapsSides = isRightToLeft && !mirrors
    isMirrored = isRightToLeft && mirrors
  }

  /// Counts a row that mentions a number.
  @inline(__always)
  mutating func mention(_ number: Int, by step: Int32) {
    let count = mentions[number]
    mentions[number] = count + step
    if (count > 0) != (count + step > 0) { isDecidedAnew = true }
  }

  /// Which of x, y, width and height statements decide, as bits.
  var decided: UInt8 {
    var bits: UInt8 = 0
    for number in 0..<4 where mentions[number] > 0 { bits |= 1 << UInt8(number) }
    return bits
  }
}
