public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The sizes over which a layout is examined, and what else a pass depends on there.
///
/// ```swift
/// let phones = LayoutDomain.sizes(320...430, 568...932)
/// let mirrored = LayoutDomain.sizes(320...1400, 480...1200).with(direction: .rightToLeft)
/// ```
///
/// A domain without width or height is a line or a single size, and is examined as such. One that
/// is empty, negative, infinite or not a number is examined nowhere: its map has an issue and no
/// regions.
public struct LayoutDomain: Equatable, Sendable {
  /// The smallest size, in points.
  public var smallest: CGSize

  /// The largest size, in points.
  public var largest: CGSize

  /// What the passes depend on besides the size; its size does not count.
  public var environment: LayoutInput

  /// Sizes with names: findings mention the first one that is concerned, so the most common stands
  /// first.
  public var devices: [LayoutDevice]

  /// Creates a domain.
  ///
  /// - Parameters:
  ///   - smallest: The smallest size, in points.
  ///   - largest: The largest size, in points.
  ///   - environment: What the passes depend on besides the size; its size does not count.
  ///   - devices: Sizes with names, which findings mention.
  public init(
    from smallest: CGSize, to largest: CGSize,
    environment: LayoutInput = LayoutInput(size: .zero),
    devices: [LayoutDevice] = LayoutDevice.common
  ) {
    self.smallest = smallest
    self.largest = largest
    self.environment = environment
    self.devices = devices
  }

  /// All sizes between two widths and two heights, the ends included.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - safeAreaInsets: Insets of the safe area, in points; none by default.
  ///   - layoutMargins: Margins, in points; none by default.
  ///   - direction: Which way the user reads; left to right by default.
  ///   - scale: Pixels per point; 1 by default.
  ///   - traits: The app's own facts by name; none by default.
  public static func sizes(
    _ widths: ClosedRange<CGFloat>, _ heights: ClosedRange<CGFloat>,
    safeAreaInsets: UIEdgeInsets = .zero, layoutMargins: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, scale: CGFloat = 1,
    traits: [String: String] = [:]
  ) -> LayoutDomain {
    LayoutDomain(
      from: CGSize(width: widths.lowerBound, height: heights.lowerBound),
      to: CGSize(width: widths.upperBound, height: heights.upperBound),
      environment: LayoutInput(
        size: .zero, safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
        direction: direction, scale: scale, traits: traits))
  }

  /// A single size.
  ///
  /// - Parameter size: The size, in points.
  public static func size(_ size: CGSize) -> LayoutDomain {
    LayoutDomain(from: size, to: size)
  }

  /// Returns the same domain with a reading direction.
  ///
  /// - Parameter direction: Which way the user reads.
  public func with(direction: UIUserInterfaceLayoutDirection) -> LayoutDomain {
    var copy = self
    copy.environment.direction = direction
    return copy
  }

  /// What a pass at a size of the domain depends on.
  ///
  /// - Parameter size: The size, in points.
  public func input(at size: CGSize) -> LayoutInput {
    environment.with(size: size)
  }

  /// Whether a size belongs to the domain.
  ///
  /// - Parameter size: The size, in points.
  public func contains(_ size: CGSize) -> Bool {
    smallest.width <= size.width && size.width <= largest.width
      && smallest.height <= size.height && size.height <= largest.height
  }
}

extension LayoutDomain: CustomStringConvertible {
  /// The sizes: `320...1024 x 480...1200`, `375 x 480...1200`, `375 x 667`.
  public var description: String {
    func text(_ low: CGFloat, _ high: CGFloat) -> String {
      low == high
        ? Double(low).fixedText : "\(Double(low).fixedText)...\(Double(high).fixedText)"
    }
    return "\(text(smallest.width, largest.width)) x \(text(smallest.height, largest.height))"
  }
}

extension LayoutDomain {
  /// What is wrong with the domain, if anything.
  var issue: LayoutIssue? {
    let numbers = [smallest.width, smallest.height, largest.width, largest.height]
    let problem: String
    if !numbers.allSatisfy(\.isFinite) {
      problem = "A width or height of the domain is infinite or not a number."
    } else if smallest.width < 0 || smallest.height < 0 {
      problem = "The domain begins with a negative width or height."
    } else if smallest.width > largest.width || smallest.height > largest.height {
      problem = "The domain contains no size: it ends below where it begins."
    } else {
      return nil
    }
    return LayoutIssue(
      .invalidDomain,
      numbers: [
        "smallest width": smallest.width, "smallest height": smallest.height,
        "largest width": largest.width, "largest height": largest.height,
      ],
      explanation: "\(problem) So there is nothing to examine.",
      advice: "Give a domain of sizes from zero up, such as .sizes(320...1400, 480...1200).")
  }

  /// Why the domain has no pieces whatever the limits are, if that is so.
  var reasonToExploreNothing: String? {
    let (low, high) = (Size(smallest), Size(largest))
    let lengths = [high.width - low.width, high.height - low.height].filter { $0 > 0 }
    guard let thickness = lengths.min() else { return nil }
    if thickness < (lengths.count == 2 ? Polygon.seamThickness : Polygon.dustThickness) {
      return "the domain is thinner than what is explored"
    }
    // Squares of such lengths are beyond all numbers.
    return low.distance(to: high).isFinite ? nil : "the domain is larger than what is explored"
  }

  /// The number of sizes that a screen of the domain's scale can have, or nil if too many.
  var pixelSizeCount: Int? {
    let (columns, rows) = (pixelWidths, pixelHeights)
    guard let columns, let rows else { return nil }
    let (count, overflow) = columns.count.multipliedReportingOverflow(by: rows.count)
    return overflow ? nil : count
  }

  /// Whether the root has a safe area, of which elements see what reaches over them.
  var hasInsets: Bool { environment.safeAreaInsets != .zero }

  /// Widths in whole pixels.
  package var pixelWidths: ClosedRange<Int>? { pixels(smallest.width, largest.width) }

  /// Heights in whole pixels.
  package var pixelHeights: ClosedRange<Int>? { pixels(smallest.height, largest.height) }

  /// Pixels per point, 1 if the environment says nothing usable.
  package var usableScale: Double {
    let scale = Double(environment.scale)
    return scale.isFinite && scale > 0 ? scale : 1
  }

  private func pixels(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int>? {
    let first = (Double(low) * usableScale - 1e-9).rounded(.up)
    let last = (Double(high) * usableScale + 1e-9).rounded(.down)
    guard first <= last, last < 0x1p40 else { return nil }
    return Int(first)...Int(last)
  }
}
