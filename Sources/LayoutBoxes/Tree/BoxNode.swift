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
