public import Foundation

/// What an element tells the container that places it.
///
/// Every property is a wish that a container without a use for it ignores. A new value asks for
/// nothing: natural size, no weight, no anchor, displayable.
///
///     var traits = LayoutTraits(width: 44)
///     traits.anchor = [.top, .trailing]
///     traits == LayoutTraits()   // false
public struct LayoutTraits: Equatable, Sendable {
  /// The width to have, in points, or nil for the natural one.
  public var width: CGFloat?

  /// The height to have, in points, or nil for the natural one.
  public var height: CGFloat?

  /// The share of the free space, relative to the weights of the others, or nil for none.
  public var weight: CGFloat?

  /// Whether the element takes part in the layout. One that does not has no frame, no spacing and
  /// no cell; hiding an element is something else and keeps its place.
  public var isDisplayable: Bool

  /// The edges of the container to hold on to.
  public var anchor: Anchor

  /// Creates traits; numbers are kept as given, and containers take `nan` for nil.
  ///
  /// - Parameters:
  ///   - width: The width to have, in points, or nil.
  ///   - height: The height to have, in points, or nil.
  ///   - weight: The share of the free space, or nil.
  ///   - isDisplayable: Whether the element takes part in the layout.
  ///   - anchor: The edges of the container to hold on to.
  public init(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    weight: CGFloat? = nil,
    isDisplayable: Bool = true,
    anchor: Anchor = []
  ) {
    self.width = width
    self.height = height
    self.weight = weight
    self.isDisplayable = isDisplayable
    self.anchor = anchor
  }
}

extension LayoutTraits {
  /// Edges of a container.
  ///
  /// `left` and `right` never mirror; `leading` and `trailing` follow the reading direction. Both
  /// edges of an axis stretch the element, none centers it.
  public struct Anchor: OptionSet, Hashable, Sendable {
    /// The edges as bits: top 1, bottom 2, left 4, right 8, leading 16, trailing 32.
    public let rawValue: UInt

    /// Creates a set from bits; bits without a meaning are kept and ignored.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = Anchor(rawValue: 1)

    /// The lower edge.
    public static let bottom = Anchor(rawValue: 2)

    /// The left edge, whichever way the user reads.
    public static let left = Anchor(rawValue: 4)

    /// The right edge, whichever way the user reads.
    public static let right = Anchor(rawValue: 8)

    /// The edge where lines begin.
    public static let leading = Anchor(rawValue: 16)

    /// The edge where lines end.
    public static let trailing = Anchor(rawValue: 32)
  }
}

extension LayoutTraits {
  /// Traits as an element keeps them: containers read those of every element, and the denser they
  /// lie the less they wait for them.
  struct Stored {
    /// The numbers; a `nan` of its own for nil.
    var (width, height, weight) = (CGFloat.noTrait, CGFloat.noTrait, CGFloat.noTrait)
    var anchor: Anchor = []
    var isDisplayable = true
  }

  init(_ stored: Stored) {
    self.init(
      width: stored.width.asTrait, height: stored.height.asTrait, weight: stored.weight.asTrait,
      isDisplayable: stored.isDisplayable, anchor: stored.anchor)
  }

  var stored: Stored {
    Stored(
      width: width ?? .noTrait, height: height ?? .noTrait, weight: weight ?? .noTrait,
      anchor: anchor, isDisplayable: isDisplayable)
  }
}

extension CGFloat {
  /// The `nan` that stands for no number, other than any that a computation has.
  fileprivate static var noTrait: CGFloat { CGFloat(nan: 0x7472, signaling: false) }

  fileprivate var asTrait: CGFloat? { bitPattern == CGFloat.noTrait.bitPattern ? nil : self }
}
