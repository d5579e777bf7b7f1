/// What a box is, beside its node. There may be one for every second node, so it is kept to 24 bytes.
struct BoxRecord {
  /// The upper half of the bits of the spacing. The lower half, of most numbers 0, is in the gaps.
  var upperSpacing: UInt32

  var node: Int32
  /// The index behind the last node within.
  var end: Int32
  /// The record of the box around, -1 for the root.
  var parent: Int32
  /// The index of its gaps; 0 for none.
  var gaps: Int32

  var kind: BoxStyle.Kind
  var horizontal: BoxAlignment
  var vertical: BoxAlignment
  private var traits: Traits

  private struct Traits: OptionSet {
    var rawValue: UInt8

    /// Children are mirrored, resolved from the boxes around.
    static let isMirrored = Traits(rawValue: 1)
    static let hasSystemSpacing = Traits(rawValue: 2)
    static let formsGrid = Traits(rawValue: 4)
    static let alignsFirstBaselines = Traits(rawValue: 8)
    static let alignsLastBaselines = Traits(rawValue: 16)
    static let readsLeftToRight = Traits(rawValue: 32)
    static let readsRightToLeft = Traits(rawValue: 64)
    /// The box around is a grid, resolved from it.
    static let isInGrid = Traits(rawValue: 128)

    // Several, as numbers: without optimization a list of them is made anew each time.
    static let alignsBaselines = Traits(rawValue: 8 + 16)
    static let setsDirection = Traits(rawValue: 32 + 64)
    static let isResolved = Traits(rawValue: 1 + 128)
  }

  /// What most boxes ask for.
  @inline(__always)
  init(_ style: BoxStyle, spacing: Double, node: Int32, parent: Int32, gaps: Int32) {
    upperSpacing = UInt32(truncatingIfNeeded: spacing.bitPattern >> 32)
    self.node = node
    end = node &+ 1
    self.parent = parent
    self.gaps = gaps
    kind = style.kind
    horizontal = BoxAlignment(style.horizontal)
    vertical = BoxAlignment(style.vertical)
    if style.centersBetweenMargins {
      // What no anchor holds is centered, so a box of anchors keeps here which center that is.
      horizontal = kind == .anchors ? .middle : horizontal.betweenMargins
      vertical = kind == .anchors ? .middle : vertical.betweenMargins
    }
    traits = style.spacing == nil ? .hasSystemSpacing : []
  }

  /// Takes from a style what few boxes ask for; see ``BoxStyle/isPlain``.
  mutating func addSpecial(_ style: BoxStyle) {
    if style.isGrid { traits.insert(.formsGrid) }
    switch style.baseline {
    case .first: traits.insert(.alignsFirstBaselines)
    case .last: traits.insert(.alignsLastBaselines)
    case nil: break
    }
    switch style.direction {
    case .leftToRight: traits.insert(.readsLeftToRight)
    case .rightToLeft: traits.insert(.readsRightToLeft)
    case nil: break
    }
  }

  /// The room between neighbors.
  @inline(__always)
  func spacing(_ gaps: BoxGaps) -> Double {
    Double(bitPattern: UInt64(upperSpacing) << 32 | UInt64(gaps.lowerSpacing))
  }

  /// Whether the spacing is negative.
  var hasOverlaps: Bool { upperSpacing >> 31 != 0 }

  /// Whether nothing is in the box.
  var isEmpty: Bool { end == node &+ 1 }

  /// Whether children are mirrored, as resolved last.
  var isMirrored: Bool { traits.contains(.isMirrored) }

  var hasSystemSpacing: Bool { traits.contains(.hasSystemSpacing) }
  var alignsBaselines: Bool {
    @inline(__always) get {
      !traits.isDisjoint(with: .alignsBaselines) && (kind == .row || kind == .column)
    }
  }
  var alignsLastBaselines: Bool { traits.contains(.alignsLastBaselines) }
  var isGrid: Bool { traits.contains(.formsGrid) && kind == .column }

  /// Whether the box around is a grid, as resolved last.
  var isInGrid: Bool { traits.contains(.isInGrid) }

  /// Notes what depends on the box around: whether that is mirrored, unless the box itself sets its
  /// direction, and whether it is a grid.
  @inline(__always)
  mutating func resolve(isMirrored: Bool, isInGrid: Bool) {
    traits.subtract(.isResolved)
    if traits.isDisjoint(with: .setsDirection) {
      if isMirrored { traits.formUnion(.isMirrored) }
    } else if traits.contains(.readsRightToLeft) {
      traits.formUnion(.isMirrored)
    }
    if isInGrid { traits.formUnion(.isInGrid) }
  }
}
