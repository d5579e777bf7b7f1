/// What a box is, beside its node.
struct BoxRecord {
  var spacing: Double
  var node: Int32
  /// The index behind the last node within.
  var end: Int32
  /// The record of the box around, -1 for the root.
  var parent: Int32
  /// The index of its margins; 0 for none.
  var margins: Int32

  // One byte each, so that a record takes no more than 32.
  var kind: BoxStyle.Kind
  var horizontal: BoxAlignment
  var vertical: BoxAlignment
  private var baseline: BoxBaseline?
  private var direction: BoxStyle.Direction?
  private var formsGrid: Bool
  var hasSystemSpacing: Bool
  /// Whether children are mirrored, resolved from the boxes around.
  var isMirrored = false

  @inline(__always)
  init(_ style: BoxStyle, node: Int32, parent: Int32, margins: Int32) {
    hasSystemSpacing = style.spacing == nil
    spacing = style.spacing?.usableLength ?? BoxRecord.systemSpacing
    self.node = node
    end = node &+ 1
    self.parent = parent
    self.margins = margins
    kind = style.kind
    horizontal = BoxAlignment(style.horizontal)
    vertical = BoxAlignment(style.vertical)
    if style.centersBetweenMargins {
      // What no anchor holds is centered, so a box of anchors keeps here which center that is.
      horizontal = kind == .anchors ? .middle : horizontal.betweenMargins
      vertical = kind == .anchors ? .middle : vertical.betweenMargins
    }
    baseline = style.baseline
    direction = style.direction
    formsGrid = style.isGrid
  }

  static let systemSpacing = 8.0

  /// Whether nothing is in the box.
  var isEmpty: Bool { end == node &+ 1 }

  var alignsBaselines: Bool {
    @inline(__always) get { baseline != nil && (kind == .row || kind == .column) }
  }
  var alignsLastBaselines: Bool { baseline == .last }
  var isGrid: Bool { formsGrid && kind == .column }

  /// The direction the box sets, or that of the box around it.
  func isMirrored(within outer: Bool) -> Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case nil: outer
    }
  }
}
