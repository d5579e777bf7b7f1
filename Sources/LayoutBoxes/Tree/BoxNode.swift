import LayoutCore

/// An element or box of a tree, in declaration order.
struct BoxNode {
  // Lengths, of the kind that `flags` tell.
  var width: Double
  var height: Double

  /// The weight, or 0 for none.
  var weight: Double

  /// The index behind the last node within.
  var end: Int32

  /// The box around, -1 for the root.
  var parent: Int32

  /// The index of the box's record; below 0 for an element: -1, or -2 and less for one that has
  /// content to tell more about.
  var record: Int32

  /// From the lowest: kind of the width (2 bits), of the height (2 bits), anchors (6 bits).
  var flags: UInt32

  static let plain: Int32 = -1

  @inline(__always)
  init(_ width: BoxLength, _ height: BoxLength, weight: Double, anchor: BoxAnchor, parent: Int32) {
    self.width = 0
    self.height = 0
    self.weight = weight.usableWeight
    end = 0
    self.parent = parent
    record = BoxNode.plain
    flags = UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
    setWidth(width)
    setHeight(height)
  }

  var isBox: Bool { record >= 0 }

  /// The index of the element's content, if it has one.
  var content: Int? { record < BoxNode.plain ? Int(BoxNode.plain - 1 - record) : nil }

  var widthKind: UInt32 { flags & 3 }
  var heightKind: UInt32 { flags >> 2 & 3 }
  var anchor: UInt32 { flags >> 4 & 63 }

  static let isNatural: UInt32 = 1
  static let isFixed: UInt32 = 2

  @inline(__always)
  mutating func setWidth(_ length: BoxLength) {
    let (kind, value) = BoxNode.parts(of: length)
    width = value
    flags = flags & ~3 | kind
  }

  @inline(__always)
  mutating func setHeight(_ length: BoxLength) {
    let (kind, value) = BoxNode.parts(of: length)
    height = value
    flags = flags & ~12 | kind << 2
  }

  mutating func setAnchor(_ anchor: BoxAnchor) {
    flags = flags & 15 | UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
  }

  @inline(__always)
  private static func parts(of length: BoxLength) -> (UInt32, Double) {
    switch length {
    case .none: (0, 0)
    case .natural(let value): value.isUsableLength ? (isNatural, min(value, .longest)) : (0, 0)
    case .fixed(let value): value.isUsableLength ? (isFixed, min(value, .longest)) : (0, 0)
    }
  }
}

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

/// Raw values of alignments, the same along both axes.
enum BoxAlignment {
  static let fill: UInt8 = 0
  static let near: UInt8 = 1
  static let far: UInt8 = 2
  static let center: UInt8 = 3
}

/// What an element tells beside its size.
struct BoxContentRecord {
  var node: Int32
  /// Whether the height depends on the width.
  var wraps: Bool
  /// The width the height was measured at; `nan` before.
  var measuredWidth = Double.nan
  /// Height and baselines at the natural width.
  var natural: BoxContentSize
  /// Height and baselines at the width of the last layout.
  var current: BoxContentSize
}

/// The height of content at a width, and where its baselines are. Numbers that are not finite count
/// as 0.
public struct BoxContentSize: Equatable, Sendable {
  /// The height in points; `nil` for content that takes what it is given.
  public var height: Double? {
    didSet { height = height.map { max($0.usableLength, 0) } }
  }

  /// The distance of the first baseline from the top in points; 0, the top edge, without text.
  public var firstBaseline: Double {
    didSet { firstBaseline = firstBaseline.usableLength }
  }

  /// The distance of the last baseline from the bottom in points; 0, the bottom edge, without
  /// text.
  public var lastBaseline: Double {
    didSet { lastBaseline = lastBaseline.usableLength }
  }

  /// Creates a size.
  public init(height: Double?, firstBaseline: Double = 0, lastBaseline: Double = 0) {
    self.height = height.map { max($0.usableLength, 0) }
    self.firstBaseline = firstBaseline.usableLength
    self.lastBaseline = lastBaseline.usableLength
  }

  var length: BoxLength { height.map { .natural($0) } ?? .none }
}
