import LayoutCore

/// An element or box of a tree, in declaration order.
struct BoxNode {
  // Lengths, of the kinds below.
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

  /// From the lowest: the kind of the width (2 bits), of the height (2 bits), and the edges to hold
  /// on to (6 bits). In one number, as a node is written far more often than changed.
  private var bits: UInt32

  /// What a width or height is.
  struct LengthKind: Equatable {
    fileprivate var bits: UInt32

    static var none: LengthKind { LengthKind(bits: 0) }
    static var natural: LengthKind { LengthKind(bits: 1) }
    static var fixed: LengthKind { LengthKind(bits: 2) }
  }

  var widthKind: LengthKind { LengthKind(bits: bits & 3) }
  var heightKind: LengthKind { LengthKind(bits: bits >> 2 & 3) }

  /// The edges to hold on to, as bits of ``BoxAnchor``.
  var anchor: UInt8 { UInt8(truncatingIfNeeded: bits >> 4 & 63) }

  static let plain: Int32 = -1

  @inline(__always)
  init(_ width: BoxLength, _ height: BoxLength, weight: Double?, anchor: BoxAnchor, parent: Int32) {
    let (widthKind, width) = BoxNode.parts(of: width)
    let (heightKind, height) = BoxNode.parts(of: height)
    self.width = width
    self.height = height
    self.weight = weight?.usableWeight ?? 0
    end = 0
    self.parent = parent
    record = BoxNode.plain
    bits =
      widthKind.bits | heightKind.bits << 2
      | UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
  }

  var isBox: Bool { record >= 0 }

  /// The index of the element's content, if it has one.
  var content: Int? { record < BoxNode.plain ? Int(BoxNode.plain - 1 - record) : nil }

  @inline(__always)
  mutating func setWidth(_ length: BoxLength) {
    let (kind, value) = BoxNode.parts(of: length)
    width = value
    bits = bits & ~3 | kind.bits
  }

  @inline(__always)
  mutating func setHeight(_ length: BoxLength) {
    let (kind, value) = BoxNode.parts(of: length)
    height = value
    bits = bits & ~12 | kind.bits << 2
  }

  mutating func setAnchor(_ anchor: BoxAnchor) {
    bits = bits & 15 | UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
  }

  @inline(__always)
  private static func parts(of length: BoxLength) -> (LengthKind, Double) {
    switch length {
    case .none: (.none, 0)
    case .natural(let value): value.isUsableLength ? (.natural, min(value, .longest)) : (.none, 0)
    case .fixed(let value): value.isUsableLength ? (.fixed, min(value, .longest)) : (.none, 0)
    }
  }
}
