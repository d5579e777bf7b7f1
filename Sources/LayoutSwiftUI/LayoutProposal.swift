public import Foundation

/// The size that a parent in SwiftUI proposes: each length a number, nothing, 0 or no limit.
///
/// The numbers mean what they mean in SwiftUI: `nil` asks for the ideal length, 0 for the least and
/// infinity for the greatest.
///
/// ```swift
/// LayoutProposal(width: 300, height: nil).room   // (300, inf)
/// ```
public struct LayoutProposal: Hashable, Sendable {
  /// The width in points, if one is proposed.
  public var width: CGFloat?

  /// The height in points, if one is proposed.
  public var height: CGFloat?

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` asks for the ideal one.
  ///   - height: The height in points; `nil` asks for the ideal one.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// The room that a layout has for it: without a limit where nothing is proposed, 0 for a length
  /// that is negative or no number.
  public var room: CGSize {
    CGSize(width: LayoutProposal.room(width), height: LayoutProposal.room(height))
  }

  /// The size that answers the proposal, given the one that fits the room: what is proposed along
  /// an axis that is filled, and finite, else the size that fits.
  ///
  /// ```swift
  /// LayoutProposal(width: 300, height: nil).answer(CGSize(width: 120, height: 40), fills: [.width])
  /// // (300, 40)
  /// ```
  ///
  /// - Parameters:
  ///   - fitting: The size that fits the room; a length that is negative or not finite counts as 0.
  ///   - fills: The axes along which a proposed length is taken as it is.
  public func answer(_ fitting: CGSize, fills: Axes = []) -> CGSize {
    func length(_ proposed: CGFloat?, _ fitting: CGFloat, _ fills: Bool) -> CGFloat {
      if fills, let proposed, proposed >= 0, proposed.isFinite { return proposed }
      return fitting.isFinite ? Swift.max(0, fitting) : 0
    }
    return CGSize(
      width: length(width, fitting.width, fills.contains(.width)),
      height: length(height, fitting.height, fills.contains(.height)))
  }

  private static func room(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .infinity }
    // No number is not greater than 0.
    return length > 0 ? length : 0
  }

  /// Width, height, or both.
  public struct Axes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let width = Axes(rawValue: 1)

    /// The vertical axis.
    public static let height = Axes(rawValue: 2)
  }
}
