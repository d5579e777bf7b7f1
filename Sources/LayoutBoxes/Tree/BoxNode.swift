public import LayoutCore

/// An element or box of a tree, in declaration order.
///
/// What makes one is inlined into clients, which mostly give numbers that are known when they are
/// compiled.
@usableFromInline struct BoxNode: Sendable {
  // Lengths, of the kinds below.
  @usableFromInline var width: Double
  @usableFromInline var height: Double

  /// The weight, or 0 for none.
  @usableFromInline var weight: Double

  /// Where more about the node is: of a box its record, of an element with content that content,
  /// by their indices. Of any other element there is no more, and this is the record of the box
  /// around.
  @usableFromInline var link: Int32

  /// From the lowest: the kind of the width (2 bits), of the height (2 bits), the edges to hold
  /// on to (6 bits), what the link leads to (2 bits), whether a box has weights to divide by (1
  /// bit), and the span of a box (19 bits). In one number, as a node is written far more often than
  /// changed.
  @usableFromInline var bits: UInt32

  private static let traitBits: UInt32 = (1 << 10) - 1
  private static let boxBit: UInt32 = 1 << 10
  private static let contentBit: UInt32 = 1 << 11
  private static let weightsBit: UInt32 = 1 << 12
  private static let spanShift: UInt32 = 13
  private static let longestSpan = 0x7ffff

  /// What a width or height is.
  @usableFromInline struct LengthKind: Equatable, Sendable {
    @usableFromInline var bits: UInt32

    @inlinable init(bits: UInt32) { self.bits = bits }

    @inlinable static var none: LengthKind { LengthKind(bits: 0) }
    @inlinable static var natural: LengthKind { LengthKind(bits: 1) }
    @inlinable static var fixed: LengthKind { LengthKind(bits: 2) }
  }

  var widthKind: LengthKind { LengthKind(bits: bits & 3) }
  var heightKind: LengthKind { LengthKind(bits: bits >> 2 & 3) }

  /// The edges to hold on to, as bits of ``BoxAnchor``.
  var anchor: UInt8 { UInt8(truncatingIfNeeded: bits >> 4 & 63) }

  /// A plain element, in the box of a record.
  @inlinable @inline(__always)
  init(_ width: BoxLength, _ height: BoxLength, weight: Double?, anchor: BoxAnchor, link: Int32) {
    let (widthKind, width) = BoxNode.parts(of: width)
    let (heightKind, height) = BoxNode.parts(of: height)
    self.width = width
    self.height = height
    self.weight = weight?.usableWeight ?? 0
    self.link = link
    bits =
      widthKind.bits | heightKind.bits << 2
      | UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
  }

  var isBox: Bool {
    get { bits & BoxNode.boxBit != 0 }
    set { bits = newValue ? bits | BoxNode.boxBit : bits & ~BoxNode.boxBit }
  }

  /// Whether a box divides room along it by weights of its children, as the sum of them noted.
  var hasWeights: Bool {
    get { bits & BoxNode.weightsBit != 0 }
    set { bits = newValue ? bits | BoxNode.weightsBit : bits & ~BoxNode.weightsBit }
  }

  /// How many nodes a box is, itself among them, as a layout noted it; 0 where it did not, or for
  /// too many. It says where the next sibling is without a look at the record.
  var span: Int {
    get { Int(bits >> BoxNode.spanShift) }
    set {
      let span = newValue <= BoxNode.longestSpan ? UInt32(truncatingIfNeeded: newValue) : 0
      bits = bits & ~(~0 << BoxNode.spanShift) | span << BoxNode.spanShift
    }
  }

  /// The index of the box's record; of a box only.
  var record: Int { Int(link) }

  /// The index of the element's content, if it has one.
  var content: Int? { bits & BoxNode.contentBit != 0 ? Int(link) : nil }

  /// The record of the box around; of an element without content only.
  var boxAround: Int { Int(link) }

  /// Whether another node has the same lengths, weight and edges to hold on to.
  @inline(__always)
  func asksSame(as other: BoxNode) -> Bool {
    width == other.width && height == other.height && weight == other.weight
      && (bits ^ other.bits) & BoxNode.traitBits == 0
  }

  /// Moves the index that the link is.
  @inline(__always)
  mutating func moveLink(by shift: Int32) { link &+= shift }

  mutating func setContent(_ index: Int) {
    link = Int32(truncatingIfNeeded: index)
    bits |= BoxNode.contentBit
  }

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
    bits = bits & ~(63 << 4) | UInt32(truncatingIfNeeded: anchor.rawValue & 63) << 4
  }

  @inlinable @inline(__always)
  static func parts(of length: BoxLength) -> (LengthKind, Double) {
    switch length {
    case .none: (.none, 0)
    case .natural(let value): value.asLength.map { (.natural, $0) } ?? (.none, 0)
    case .fixed(let value): value.asLength.map { (.fixed, $0) } ?? (.none, 0)
    }
  }
}
