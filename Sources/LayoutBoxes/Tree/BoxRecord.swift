/// What a box is, beside its node.
struct BoxRecord {
  var spacing: Double
  var node: Int32
  /// The index of its margins; 0 for none.
  var margins: Int32
  var kind: BoxStyle.Kind
  private var alignments: UInt8
  private var options: UInt8
  /// Whether children are mirrored, resolved from the boxes around.
  var isMirrored = false

  @inline(__always)
  init(_ style: BoxStyle, node: Int32, margins: Int32) {
    spacing = style.spacing.isNaN ? BoxRecord.systemSpacing : style.spacing.usableLength
    self.node = node
    self.margins = margins
    kind = style.kind
    alignments =
      UInt8(truncatingIfNeeded: style.horizontal.rawValue)
      | UInt8(truncatingIfNeeded: style.vertical.rawValue) << 2
    options = (style.isGrid ? 4 : 0) | (style.spacing.isNaN ? 32 : 0)
    if let baseline = style.baseline { options |= baseline == .last ? 2 : 1 }
    if let direction = style.direction { options |= (direction.rawValue + 1) << 3 }
  }

  static let systemSpacing = 8.0

  var horizontal: UInt8 { alignments & 3 }
  var vertical: UInt8 { alignments >> 2 }
  var alignsBaselines: Bool { options & 3 != 0 && (kind == .row || kind == .column) }
  var alignsLastBaselines: Bool { options & 3 == 2 }
  var isGrid: Bool { options & 4 != 0 && kind == .column }

  var hasSystemSpacing: Bool { options & 32 != 0 }

  /// The direction the box sets, or that of the box around it.
  func isMirrored(within outer: Bool) -> Bool {
    switch options >> 3 & 3 {
    case 1: false
    case 2: true
    default: outer
    }
  }
}
