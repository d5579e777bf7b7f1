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
/// Formulas are shared, as most edges have one of few, and numbers have up to six decimals. What a
/// container moves to whole pixels is written as it is before.
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
  }

  /// Sizes with one layout.
  public struct Region: Codable, Hashable, Sendable {
    /// Width and height of each corner, in points.
    public var corners: [[Double]]

    /// What is compared at the edge from each corner to the next.
    public var reasons: [[String]]

    /// An index of ``LayoutMapFile/layouts``.
    public var layout: Int

    /// The region's part of the domain, from 0 to 1.
    public var share: Double

    /// Whether passes elsewhere in the region confirmed every number.
    public var isCertified: Bool
  }

  /// A straight line of sizes at which the layout changes.
  public struct Border: Codable, Hashable, Sendable {
    /// Width and height at both ends, in points.
    public var ends: [[Double]]

    /// The line, its reasons and what jumps there.
    public var text: String
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

  /// What could not be looked into.
  public var opaque: [String]

  /// What is wrong with the layout, or with the map.
  public var findings: [String]

  /// What is known of properties, in words.
  public var verdicts: [String]

  /// Creates the file of a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - verdicts: What is known of properties, to stand beside it.
  /// - Complexity: O(regions · elements).
  public init(_ map: LayoutMap, verdicts: [LayoutVerdict] = []) {
    let content = map.storage.content
    func pair(_ size: CGSize) -> [Double] { [size.width, size.height].map { Self.short($0) } }
    let (smallest, largest) = (map.domain.smallest, map.domain.largest)
    width = [smallest.width, largest.width].map { Self.short($0) }
    height = [smallest.height, largest.height].map { Self.short($0) }
    let structures = content.structures.map { structure in
      structure.records.map {
        Element(name: $0.name, end: $0.end, isGroup: $0.isGroup, isHidden: $0.isHidden)
      }
    }
    var numbers: [SizeFormula: Int] = [:]
    var shared: [SizeFormula] = []
    func index(_ formula: SizeFormula) -> Int {
      if let known = numbers[formula] { return known }
      numbers[formula] = shared.count
      shared.append(formula)
      return shared.count - 1
    }
    self.structures = structures
    var layoutNumbers: [Layout: Int] = [:]
    var layouts: [Layout] = []
    regions = map.regions.map { region in
      let own = content.layouts[region.layout]
      let elements = structures[region.structure].indices
      let layout = Layout(
        structure: region.structure,
        formulas: elements.flatMap { (element: Int) -> [Int] in
          guard let frame = region.frame(element) else { return [-1, -1, -1, -1] }
          return [frame.x, frame.y, frame.width, frame.height].map(index)
        },
        unproved: elements.filter { own.isTouched($0) })
      let number = layoutNumbers[layout] ?? layouts.count
      if number == layouts.count {
        layoutNumbers[layout] = number
        layouts.append(layout)
      }
      return Region(
        corners: region.sizes.corners.map(pair),
        reasons: region.reasons.map { $0.map(\.description) }, layout: number,
        share: Self.short(region.share), isCertified: region.isCertified)
    }
    self.layouts = layouts
    formulas = shared.map { [$0.width, $0.height, $0.constant].map(Self.short) }
    borders = map.borders.map {
      Border(ends: [pair($0.start), pair($0.end)], text: $0.description)
    }
    unexplored = map.unexplored.sizes.map { $0.corners.map(pair) }
    opaque = content.opaqueEvents.map(\.description)
    findings = (map.issues + map.findings).map { "\($0.rule.summary): \($0.explanation)" }
    self.verdicts = verdicts.map(\.description)
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

  private static func short(_ number: Double) -> Double {
    let millionths = number * 1e6
    return millionths.magnitude < 1e15 ? millionths.rounded() / 1e6 : number
  }
}
