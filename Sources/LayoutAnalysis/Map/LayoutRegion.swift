public import Foundation
public import LayoutCore

/// Sizes that have one layout: within them every edge is a formula of width and height.
///
/// ```swift
/// let region = map.regions[0]
/// print(region.sizes, region.share)       // width >= 432 and height >= 500 0.87...
/// print(region.frame(of: "login/card")!)  // x: 0.5 * width - 200, y: 136, ...
/// ```
public struct LayoutRegion: Sendable {
  /// The sizes: a polygon, or a segment or a single size where the layout differs from what is on
  /// both sides.
  public let sizes: SizePolygon

  /// The region's part of the domain, from 0 to 1; 0 for one without area.
  public let share: Double

  /// Why the layout changes at each edge of ``sizes``, or at each end of a segment; none at the
  /// limits of the domain.
  public let reasons: [[LayoutReason]]

  /// Whether passes elsewhere in the region confirmed every number. False where code that is not
  /// the library's computes something that follows no formula.
  public let isCertified: Bool

  let storage: MapStorage
  let layout: Int

  /// The indices of the pieces it was put together from.
  let pieces: [Int]

  /// The frame of an element, in the coordinates of its parent; nil if nothing places it here, if
  /// its frame follows no formula, or if there is no such element.
  ///
  /// - Parameter path: The element's path, as `LayoutSnapshot` takes it, or its
  ///   name if no other element has it.
  public func frame(of path: String) -> FrameFormula? {
    storage.element(path, inStructure: structure).flatMap { frame($0) }
  }

  /// The paths of elements that nothing places here.
  public var unplaced: [String] {
    let paths = storage.paths(ofStructure: structure)
    return storage.content.layouts[layout].unplaced.sorted().map { paths[Int($0)] }
  }

  /// The frames at a size of the region; at other sizes, what its formulas say there. Nil if a
  /// frame follows no formula.
  ///
  /// What a container moves to whole pixels is on whole pixels. Where ``LayoutMap/frames(at:)`` has
  /// to run a pass for that, what is held by a container that became larger or smaller is as it is
  /// in the size before.
  ///
  /// - Parameter size: The size, in points.
  /// - Complexity: O(elements).
  public func frames(at size: CGSize) -> LayoutSnapshot? {
    storage.snapshot(layout, Size(size))?.frames
  }

  var structure: Int { Int(storage.content.layouts[layout].structure) }

  func frame(_ element: Int) -> FrameFormula? { storage.frame(of: element, inLayout: layout) }
}

extension LayoutRegion: CustomStringConvertible {
  /// The sizes of the region.
  public var description: String { sizes.description }
}
