public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a pass depends on besides the elements.
///
/// A pass reads nothing global: equal inputs give equal frames. A condition sees the input of the
/// engine it belongs to, fixed before the pass begins.
///
///     let phone = LayoutInput(size: CGSize(width: 375, height: 667), scale: 2)
///     let large = LayoutInput(size: phone.size, traits: ["contentSize": "large"])
///     LayoutCondition.width(600...)(phone)                       // false
///     LayoutCondition.trait("contentSize", is: "large")(large)   // true
///
/// Any number is accepted, also `nan` and infinity; tests on a size that is not a number are
/// false. An input whose numbers contain `nan` is not equal to itself, as in Swift generally.
public struct LayoutInput: Equatable, Sendable {
  /// The size to lay out in, in points.
  public var size: CGSize

  /// How far the system's bars and corners reach into the size, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// The margins that content keeps from the edges, in points.
  ///
  /// A box that is laid out for an input without margins keeps its own.
  public var layoutMargins: UIEdgeInsets

  /// Which way the user reads.
  public var direction: UIUserInterfaceLayoutDirection

  /// Pixels per point.
  public var scale: CGFloat

  /// Facts of the app's own that conditions may test, by name: `["contentSize": "large"]`.
  public var traits: [String: String]

  /// Creates an input.
  ///
  /// Without `traits` nothing is allocated.
  ///
  /// - Parameters:
  ///   - size: The size to lay out in, in points.
  ///   - safeAreaInsets: Insets of the safe area, in points; none by default.
  ///   - layoutMargins: Margins, in points; none by default.
  ///   - direction: Which way the user reads; left to right by default.
  ///   - scale: Pixels per point; 1 by default.
  ///   - traits: The app's own facts by name; none by default.
  public init(
    size: CGSize,
    safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargins: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 1,
    traits: [String: String] = [:]
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.direction = direction
    self.scale = scale
    self.traits = traits
  }
}

extension LayoutInput {
  /// The width of the size, in points, as it was given.
  public var width: CGFloat {
    size.width
  }

  /// The height of the size, in points, as it was given.
  public var height: CGFloat {
    size.height
  }

  /// The same input at another size: what a measuring pass sees of its proposal.
  ///
  /// - Parameter size: The size of the result, in points.
  public func with(size: CGSize) -> LayoutInput {
    var copy = self
    copy.size = size
    return copy
  }
}
