public import Foundation
import LayoutCore

/// What differs between two maps, over all sizes that both have.
///
/// ```swift
/// print(map.difference(from: before))
/// // login/card: up to 12 points at 432 x 480, where height < 500
/// ```
public struct MapDifference: Sendable {
  /// How an element differs.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The element's path.
    public var element: String

    /// The most that one of its edges or its size differs by, in points; infinite where only one
    /// of the layouts places it.
    public var largest: Double

    /// Whether one of the layouts hides it at sizes at which the other one shows it. What is in a
    /// view that is hidden has no entry of its own for that.
    public var isHiddenByOne: Bool

    /// A size at which it differs most; on the border of ``sizes`` where it does so only just
    /// within.
    public var size: CGSize

    /// Where it differs by more than the tolerance.
    public var sizes: [SizePolygon]

    /// The part of the sizes at which it does, from 0 to 1.
    public var share: Double

    /// The path, the difference and the sizes.
    public var description: String {
      var amounts: [String] = []
      if largest == .infinity {
        amounts.append("placed by one of them only")
      } else if largest > 0 || !isHiddenByOne {
        amounts.append("up to \(largest.fixedText) points")
      }
      if isHiddenByOne { amounts.append("hidden by one of them only") }
      let text = "\(element): \(amounts.joined(separator: ", ")) at \(Size(size))"
      return sizes.placesText.map { "\(text), \($0)" } ?? text
    }
  }

  /// The elements that differ, those that are placed or hidden by one only and then those that
  /// differ most first.
  public var entries: [Entry]

  /// Elements that are in the new layout, at some sizes, and nowhere in the old one.
  public var added: [String]

  /// Elements that are in the old layout, at some sizes, and nowhere in the new one.
  public var removed: [String]

  /// Verdicts that are another kind now, old and new.
  public var verdicts: [(old: LayoutVerdict, new: LayoutVerdict)]

  /// Whether all sizes with area, and all numbers, were compared. Frames that code decides which
  /// cannot be looked into are compared as the passes of the maps showed them.
  public var isComplete: Bool

  /// Whether any sizes were compared: not if one of the maps explored none, or each other ones.
  public var comparesAnySize: Bool

  /// Whether nothing differs where the maps were compared.
  public var isEmpty: Bool {
    entries.isEmpty && added.isEmpty && removed.isEmpty && verdicts.isEmpty
  }
}

extension MapDifference: CustomStringConvertible {
  /// One line per element and verdict; `no difference` if there is none.
  public var description: String {
    var lines = entries.map(\.description)
    lines += added.map { "\($0): added" } + removed.map { "\($0): removed" }
    lines += verdicts.map { "was \($0.old)\nis \($0.new)" }
    if !comparesAnySize {
      lines.append("no sizes were compared")
    } else if !isComplete {
      lines.append("not all sizes were compared")
    }
    return lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
  }
}

extension LayoutMap {
  /// Compares the map with another one, over the sizes that both have.
  ///
  /// Differences of formulas are largest at corners, so what is said is exact.
  ///
  /// - Parameters:
  ///   - other: The map of the layout as it was.
  ///   - tolerance: How much may differ without being told, in points; a negative one or `nan` counts
  ///     as zero.
  ///   - properties: Properties whose verdicts are compared, too; none by default.
  /// - Complexity: O(pairs of regions that meet · elements).
  public func difference(
    from other: LayoutMap, tolerance: Double = 1e-6, properties: [LayoutProperty] = []
  ) -> MapDifference {
    var finder = MapDifferenceFinder(old: other.storage, new: storage, tolerance: tolerance)
    var difference = finder.difference()
    for property in properties {
      let (old, new) = (other.verdict(property), verdict(property))
      if old.kind != new.kind { difference.verdicts.append((old, new)) }
    }
    return difference
  }
}
