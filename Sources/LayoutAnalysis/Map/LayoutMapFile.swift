public import Foundation
import LayoutCore

/// A map as a file: all that is needed to draw a layout at any size without running it.
///
/// ```swift
/// let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { LoginScreen() }
/// let file = LayoutMapFile(map, verdicts: [map.verdict(.noOverlap())])
/// try file.json().write(to: url)   // login.layoutmap.json
/// ```
///
/// Formulas are shared, as most edges have one of few. Numbers have up to nine decimals. What a
/// container moves to whole pixels is written as it is before, with the rules by which it is moved.
/// What is optional is missing in files of former releases, which can still be read.
public struct LayoutMapFile: Codable, Hashable, Sendable {
  /// An element of a layout. Elements are in preorder.
  public struct Element: Codable, Hashable, Sendable {
    /// The element's name.
    public var name: String

    /// The index behind the last element within this one.
    public var end: Int

    /// Whether the frames within are in the coordinates of what is around this one.
    public var isGroup: Bool

    /// Whether the element itself is hidden.
    public var isHidden: Bool
  }

  /// The frames of all elements as formulas.
  public struct Layout: Codable, Hashable, Sendable {
    /// The elements: an index of ``LayoutMapFile/structures``.
    public var structure: Int

    /// Four indices of ``LayoutMapFile/formulas`` for each element: x, y, width and height; -1 for
    /// a number that follows no formula, or of an element that nothing places.
    public var formulas: [Int]

    /// The elements whose frames are not proved, as code that is not the library's decides them.
    public var unproved: [Int]

    /// How elements are moved to whole pixels, in the order in which they are; nil for none.
    public var pixels: [PixelRule]?

    /// Whether an element was asked for a size and answered with one that depends on pixels, so
    /// that frames may be a pixel off; nil if not.
    public var measuresPixels: Bool?
  }

  /// Sizes with one layout.
  public struct Region: Codable, Hashable, Sendable {
    /// Width and height of each corner, in points.
    public var corners: [[Double]]

    /// What is compared at the edge from each corner to the next, or at each end of a segment.
    public var reasons: [[String]]

    /// An index of ``LayoutMapFile/layouts``.
    public var layout: Int

    /// The region's part of the domain, from 0 to 1.
    public var share: Double

    /// Whether passes elsewhere in the region confirmed every number.
    public var isCertified: Bool

    /// Whether the sizes on the edge from each corner to the next belong to other regions; nil if
    /// none do.
    public var excluded: [Bool]?

    /// Corners that belong to other regions, besides those on such edges; nil for none.
    public var excludedCorners: [[Double]]?

    /// What elements take here: indices of ``LayoutMapFile/alternatives``.
    public var taken: [Int]?
  }

  /// A straight line of sizes at which the layout changes; in a domain that is a line, one size.
  public struct Border: Codable, Hashable, Sendable {
    /// Width and height at both ends, in points.
    public var ends: [[Double]]

    /// The line, its reasons and what jumps there.
    public var text: String

    /// What is compared there.
    public var reasons: [String]?
  }

  /// The version of the format.
  public var version = 1

  /// The least and the largest width, in points.
  public var width: [Double]

  /// The least and the largest height, in points.
  public var height: [Double]

  /// The elements of each different tree; there are several where some are hidden at some sizes.
  public var structures: [[Element]]

  /// Three numbers each: points per point of width, per point of height, and a constant.
  public var formulas: [[Double]]

  /// The different layouts.
  public var layouts: [Layout]

  /// The sizes with each layout.
  public var regions: [Region]

  /// Where the layout changes.
  public var borders: [Border]

  /// The corners of each part that could not be explored.
  public var unexplored: [[[Double]]]

  /// The corners of each strip thinner than a thousandth of a point, in which only the sizes were
  /// run that a screen can have.
  public var seams: [[[Double]]]?

  /// What could not be looked into.
  public var opaque: [String]

  /// What is wrong with the layout, or with the map.
  public var findings: [String]

  /// What is known of properties, in words.
  public var verdicts: [String]

  /// The same with the exact sizes at which a property does not hold.
  public var checks: [Check]?

  /// What elements take one of at each size: methods, schemes, limits.
  public var alternatives: [Alternative]?

  /// Sizes on the border of regions, without area, with the layout of one side: they tell which.
  public var ties: [Region]?

  /// What passes depend on besides the size.
  public var environment: Environment?

  /// Creates the file of a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - verdicts: What is known of properties, to stand beside it.
  /// - Complexity: O(regions · elements).
  public init(_ map: LayoutMap, verdicts: [LayoutVerdict] = []) {
    let content = map.storage.content
    let (smallest, largest) = (map.domain.smallest, map.domain.largest)
    width = [smallest.width, largest.width].map { Self.short($0) }
    height = [smallest.height, largest.height].map { Self.short($0) }
    var maker = MapFileMaker(content)
    let all = map.storage.regions
    regions = all.filter(\.isShown).map { maker.region($0, map.storage) }
    let ties = all.filter { !$0.isShown }.map { maker.region($0, map.storage) }
    self.ties = ties.isEmpty ? nil : ties
    structures = maker.structures
    layouts = maker.layouts
    formulas = maker.formulas.map { [$0.width, $0.height, $0.constant].map(Self.fine) }
    borders = map.borders.map { border in
      Border(
        ends: [border.start, border.end].map(Self.pair), text: border.description,
        reasons: border.reasons.map(\.description))
    }
    unexplored = map.unexplored.sizes.map { $0.corners.map(Self.pair) }
    seams = map.seams.map { $0.corners.map(Self.pair) }
    opaque = content.opaqueEvents.map(\.description)
    findings = (map.issues + map.findings).map { "\($0.rule.summary): \($0.explanation)" }
    self.verdicts = verdicts.map(\.description)
    checks = verdicts.map { Check($0) }
    alternatives = maker.alternatives
    environment = Environment(map.domain.environment)
  }

  /// The file as JSON with sorted keys, so that equal maps are equal files.
  ///
  /// A number that is not finite, as a plan may have it, is `"infinity"`, `"-infinity"` or `"nan"`.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try encoder.encode(self)
  }

  static func short(_ number: Double) -> Double { rounded(number, 1e6) }

  /// Factors of formulas are multiplied by some thousand points.
  private static func fine(_ number: Double) -> Double { rounded(number, 1e9) }

  static func pair(_ size: CGSize) -> [Double] { [size.width, size.height].map { fine($0) } }

  private static func rounded(_ number: Double, _ parts: Double) -> Double {
    let count = number * parts
    return count.magnitude < 1e15 ? count.rounded() / parts : number
  }
}
