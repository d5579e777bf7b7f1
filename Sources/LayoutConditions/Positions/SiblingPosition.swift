public import Foundation
public import LayoutCore

/// A place beside another element of the same container, as data.
///
/// Make one with ``LayoutPosition/after(_:_:align:width:height:)`` and its siblings. It says what a
/// closure that reads the other element's frame would say, and unlike one it can be printed, is
/// `Sendable`, does not depend on the order of the elements, and is right from right to left too:
/// what stands *after* an element stands behind it in the direction of a mirroring container.
///
/// The value does not keep the other element alive.
public struct SiblingPosition: Hashable, @unchecked Sendable {
  /// Where the element stands, seen from the other one.
  public var side: Side

  /// How far apart the two edges that face each other are, in points; may be negative.
  public var spacing: CGFloat

  /// How the element stands along the other one.
  public var alignment: Alignment

  /// The element's width.
  public var width: Length

  /// The element's height.
  public var height: Length

  /// The other element's identity and the way to it. Only passes of its tree follow it, so the
  /// value can be sent; the link itself stays unread elsewhere.
  let link: ElementLink

  /// The other element; `nil` once it is gone.
  public var sibling: (any LayoutElement)? { link.element }

  /// Creates a place beside an element.
  public init(
    _ side: Side, _ sibling: any LayoutElement, spacing: CGFloat = 0,
    alignment: Alignment = .center, width: Length = .fitting, height: Length = .fitting
  ) {
    self.side = side
    self.spacing = spacing
    self.alignment = alignment
    self.width = width
    self.height = height
    link = sibling.link
  }

  /// A side of an element.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// Behind it in reading direction: to its right, where nothing is mirrored.
    case after
    /// Before it in reading direction.
    case before
    /// Below its bottom.
    case below
    /// Above its top.
    case above

    var isHorizontal: Bool { self == .after || self == .before }
    var isBehind: Bool { self == .after || self == .below }
  }

  /// How an element stands along another one: vertically beside it, in reading direction below and
  /// above it.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Tops, or leading edges, at the same coordinate.
    case start
    /// Centers at the same coordinate.
    case center
    /// Bottoms, or trailing edges, at the same coordinate.
    case end
    /// Both edges; the length across does not count.
    case fill
  }

  /// A width or height of an element that is placed beside another.
  ///
  /// ```swift
  /// .after(photo, 16, width: .remaining(inset: 16))   // up to 16 points before the edge
  /// ```
  public enum Length: Hashable, Sendable {
    /// What the element's content needs, in the room up to the edge of the container; without a
    /// limit in height.
    case fitting
    /// A constant, in points.
    case points(CGFloat)
    /// A share of the container's width or height.
    case fraction(CGFloat)
    /// That of the other element.
    case sibling
    /// The room up to the edge of the container less an inset in points, 0 where there is none.
    case remaining(inset: CGFloat = 0)
  }

  /// Whether two values say the same of the same element.
  public static func == (a: SiblingPosition, b: SiblingPosition) -> Bool {
    a.link === b.link && a.side == b.side && a.spacing == b.spacing
      && a.alignment == b.alignment && a.width == b.width && a.height == b.height
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(link))
    hasher.combine(side)
    hasher.combine(spacing)
    hasher.combine(alignment)
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension SiblingPosition.Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// Creates a constant.
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
}

extension SiblingPosition: CustomStringConvertible {
  /// The place in words: `after title, spacing 8, aligned center, width fitting, height 44`.
  public var description: String {
    "\(side) \(link.element?.layoutName ?? "an element that is gone"), "
      + "spacing \(Double(spacing).plainText), aligned \(alignment), width \(width), "
      + "height \(height)"
  }
}

extension SiblingPosition.Length: CustomStringConvertible {
  /// The length in words.
  public var description: String {
    switch self {
    case .fitting: "fitting"
    case .points(let points): Double(points).plainText
    case .fraction(let fraction): "\(Double(fraction).plainText) of the container"
    case .sibling: "as the other's"
    case .remaining(0): "remaining"
    case .remaining(let inset) where inset < 0: "remaining plus \(Double(-inset).plainText)"
    case .remaining(let inset): "remaining less \(Double(inset).plainText)"
    }
  }
}

extension SiblingPosition {
  /// The frame, before it is mirrored.
  ///
  /// - Parameters:
  ///   - sibling: The frame of the other element.
  ///   - area: The part of the container's bounds that counts as its bounds.
  ///   - fitting: The size that fits a proposal; asked at most once.
  func frame(
    beside sibling: CGRect, in area: CGRect, fitting: (CGSize) -> CGSize
  ) -> CGRect {
    let across = Span(sibling.origin.x, sibling.size.width)
    let down = Span(sibling.origin.y, sibling.size.height)
    let columns = Span(area.origin.x, area.size.width)
    let rows = Span(area.origin.y, area.size.height)
    let x = side.isHorizontal ? beside(across, in: columns) : along(across, in: columns)
    let y = side.isHorizontal ? along(down, in: rows) : beside(down, in: rows)
    var fixedWidth = x.length(width, of: across, in: columns)
    var fixedHeight = y.length(height, of: down, in: rows)
    if fixedWidth == nil || fixedHeight == nil {
      let size = fitting(
        CGSize(width: fixedWidth ?? x.room, height: fixedHeight ?? .infinity))
      fixedWidth = fixedWidth ?? size.width
      fixedHeight = fixedHeight ?? size.height
    }
    let size = CGSize(width: fixedWidth ?? 0, height: fixedHeight ?? 0)
    return CGRect(
      x: x.point - x.share * size.width, y: y.point - y.share * size.height,
      width: size.width, height: size.height)
  }

  /// The place along the axis on which the two elements follow each other.
  private func beside(_ other: Span, in area: Span) -> Place {
    side.isBehind
      ? Place(point: other.end + spacing, share: 0, room: area.end - other.end - spacing)
      : Place(point: other.start - spacing, share: 1, room: other.start - spacing - area.start)
  }

  /// The place along the other axis.
  private func along(_ other: Span, in area: Span) -> Place {
    switch alignment {
    case .start:
      return Place(point: other.start, share: 0, room: area.end - other.start)
    case .end:
      return Place(point: other.end, share: 1, room: other.end - area.start)
    case .center:
      let center = other.start + other.length / 2
      let room = min(center - area.start, area.end - center)
      return Place(point: center, share: 0.5, room: room * 2)
    case .fill:
      return Place(point: other.start, share: 0, room: other.length, isFilled: true)
    }
  }

  /// A stretch of one axis.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }

    init(_ start: CGFloat, _ length: CGFloat) {
      self.start = start
      self.length = length
    }
  }

  /// A point on one axis that a share of the length lies before, and the room there is.
  private struct Place {
    var point: CGFloat
    var share: CGFloat
    var room: CGFloat
    var isFilled = false

    init(point: CGFloat, share: CGFloat, room: CGFloat, isFilled: Bool = false) {
      self.point = point
      self.share = share
      self.room = max(0, room)
      self.isFilled = isFilled
    }

    /// A length on the axis; `nil` for one that the content decides.
    func length(_ length: Length, of other: Span, in area: Span) -> CGFloat? {
      if isFilled { return other.length }
      switch length {
      case .fitting: return nil
      case .points(let points): return points
      case .fraction(let fraction): return fraction * area.length
      case .sibling: return other.length
      case .remaining(let inset): return max(0, room - (share == 0.5 ? 2 * inset : inset))
      }
    }
  }
}
