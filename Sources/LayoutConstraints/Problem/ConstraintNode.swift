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
  @Short var parent: Int
  @Short var depth: Int
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
  @Short var content = -1

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
  @Short var sourceCount = 0

  /// How many rows mention x, y, width and height.
  private(set) var mentions = Mentions()

  /// Whether rows decide more or less of the item than when it was looked at last to be placed.
  var isDecidedAnew = false

  /// Its place among what is placed, of an item that is; see ``ConstraintPlacing``.
  @Short var placing = -1

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
    if mentions.add(step, to: number) { isDecidedAnew = true }
  }

  /// Which of x, y, width and height statements decide, as bits.
  var decided: UInt8 {
    (mentions.x > 0 ? 1 : 0) | (mentions.y > 0 ? 2 : 0) | (mentions.width > 0 ? 4 : 0)
      | (mentions.height > 0 ? 8 : 0)
  }
}

extension ConstraintNode {
  /// Rows by the numbers of an item that they mention. One by one, as a vector is written and read
  /// as a whole.
  struct Mentions {
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0

    /// Adds to the rows of a number. Returns whether there are some now, or none any longer.
    @inline(__always)
    mutating func add(_ step: Int32, to number: Int) -> Bool {
      switch number {
      case 0: Self.add(step, to: &x)
      case 1: Self.add(step, to: &y)
      case 2: Self.add(step, to: &width)
      default: Self.add(step, to: &height)
      }
    }

    @inline(__always)
    private static func add(_ step: Int32, to count: inout Int32) -> Bool {
      let hadRows = count > 0
      count += step
      return hadRows != (count > 0)
    }
  }
}
