import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutMapFile {
  /// How an element is moved to whole pixels: its edges are rounded to the nearest edge of a pixel.
  public struct PixelRule: Codable, Hashable, Sendable {
    /// The element's place in its structure.
    public var element: Int

    /// How many pixels a point has.
    public var pixelsPerPoint: Double

    /// Where the coordinates begin on the grid, in points.
    public var origin: [Double]

    /// In whose coordinates the edges lie between pixels: 0 for those of the element's parent, 1
    /// for those of the parent's parent, and so on.
    public var depth: Int

    /// Whether the places of those parents count as computed, not as placed.
    public var countsComputedPlaces: Bool

    /// Whether the size is rounded up.
    public var keepsSize: Bool
  }

  /// One of several things an element may take: a method, a scheme, a limit.
  public struct Alternative: Codable, Hashable, Sendable {
    /// The elements: an index of ``LayoutMapFile/structures``.
    public var structure: Int

    /// The element's place in its structure.
    public var element: Int

    /// What it is called: `method`, `scheme`, `statement`.
    public var noun: String

    /// The condition, or the statement.
    public var text: String

    /// The file that states it, without its folder; nil if that is not known.
    public var file: String?

    /// The line in that file, from 1.
    public var line: Int?
  }

  /// What is known of a property.
  public struct Check: Codable, Hashable, Sendable {
    /// Sizes at which a property does not hold.
    public struct Violation: Codable, Hashable, Sendable {
      /// What happens: `logo overlaps card`.
      public var text: String

      /// The elements it is about, as paths.
      public var elements: [String]

      /// The corners of each convex part of the sizes; none if only single sizes were run.
      public var polygons: [[[Double]]]

      /// A size at which it happens: the smallest corner, or one near it.
      public var witness: [Double]
    }

    /// How much is known: `proved`, `provedForPixels`, `refuted`, `tested` or `unknown`.
    public var kind: String

    /// The property in words.
    public var property: String

    /// The verdict as a sentence.
    public var text: String

    /// Where it does not hold.
    public var violations: [Violation]
  }

  /// What passes depend on besides the size.
  public struct Environment: Codable, Hashable, Sendable {
    /// Whether people read from right to left.
    public var isRightToLeft: Bool

    /// Pixels per point.
    public var pixelsPerPoint: Double

    /// The insets of the safe area: top, left, bottom and right, in points.
    public var safeArea: [Double]

    /// The app's own facts by name.
    public var traits: [String: String]
  }
}

extension LayoutMapFile.Check {
  init(_ verdict: LayoutVerdict) {
    kind = verdict.kind.rawValue
    property = verdict.property
    text = verdict.description
    violations = verdict.violations.map { violation in
      Violation(
        text: violation.text, elements: violation.elements,
        polygons: violation.sizes.map { $0.corners.map(LayoutMapFile.pair) },
        witness: LayoutMapFile.pair(violation.witness))
    }
  }
}

extension LayoutMapFile.Environment {
  init(_ input: LayoutInput) {
    isRightToLeft = input.direction == .rightToLeft
    pixelsPerPoint = Double(input.scale)
    let insets = input.safeAreaInsets
    safeArea = [insets.top, insets.left, insets.bottom, insets.right].map {
      LayoutMapFile.short(Double($0))
    }
    traits = input.traits
  }
}
