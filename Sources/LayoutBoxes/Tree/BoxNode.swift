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

  // One byte each, so that a node takes no more than 40.
  private(set) var widthKind: LengthKind
  private(set) var heightKind: LengthKind

  /// The edges to hold on to, as bits of ``BoxAnchor``.
  private(set) var anchor: UInt8

  /// What a width or height is.
  enum LengthKind: UInt8 {
    case none, natural, fixed
  }

  static let plain: Int32 = -1

  @inline(__always)
  init(_ width: BoxLength, _ height: BoxLength, weight: Double, anchor: BoxAnchor, parent: Int32) {
    (widthKind, self.width) = BoxNode.parts(of: width)
    (heightKind, self.height) = BoxNode.parts(of: height)
    self.weight = weight.usableWeight
    end = 0
    self.parent = parent
    record = BoxNode.plain
    self.anchor = UInt8(truncatingIfNeeded: anchor.rawValue)
  }

  var isBox: Bool { record >= 0 }

  /// The index of the element's content, if it has one.
  var content: Int? { record < BoxNode.plain ? Int(BoxNode.plain - 1 - record) : nil }

  @inline(__always)
  mutating func setWidth(_ length: BoxLength) {
    (widthKind, width) = BoxNode.parts(of: length)
  }

  @inline(__always)
  mutating func setHeight(_ length: BoxLength) {
    (heightKind, height) = BoxNode.parts(of: length)
  }

  mutating func setAnchor(_ anchor: BoxAnchor) {
    self.anchor = UInt8(truncatingIfNeeded: anchor.rawValue)
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
