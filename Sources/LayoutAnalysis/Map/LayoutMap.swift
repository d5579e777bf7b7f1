public import Foundation
public import LayoutCore

/// A layout at every size of a domain: regions of sizes, each with one formula per edge.
///
/// Between two breakpoints a layout is a formula, so a screen over all sizes is a finite list of
/// convex regions. A map finds them by running the layout itself, several times per region,
/// while it is written down what the engines compare. Use it to see where a screen changes and
/// why, to prove that a property holds at every size, or to get frames without a pass.
///
/// ```swift
/// let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { LoginScreen() }
/// print(map.regions.count)                                        // 4
/// print(map.verdict(.noOverlap()))                                // proved: siblings do not ...
/// let frames = map.frames(at: CGSize(width: 400, height: 490))    // all frames, without a pass
/// let formulas = map["login/card"]                                // its formulas by region
/// ```
///
/// What is assumed: each call makes an equal tree; the library's engines compare lengths where the
/// recorder hears them; arithmetic is exact to a millionth of a point; text is as the measurer
/// says. Code that is not the library's cannot be looked into: what it touches is never proved.
///
/// Only builds that record what engines compare find regions: debug builds, and others that are
/// compiled with `RECORDS_DECISIONS`, off UIKit. In others a map has an issue that says so, and
/// verdicts are tested.
public struct LayoutMap {
  /// How much an exploration may take.
  ///
  /// Where a limit is reached, what was explored stays valid and the rest is unexplored, as the map
  /// and its verdicts say.
  public struct Limits: Hashable, Sendable {
    /// The most pieces to explore, before equal neighbors are put together.
    public var regions: Int

    /// The most passes to run.
    public var passes: Int

    /// How long the thread may compute; nil for as long as it takes. What is explored in a time
    /// differs from machine to machine.
    public var duration: Duration?

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - regions: The most pieces to explore; 4,096 by default.
    ///   - passes: The most passes to run; 100,000 by default.
    ///   - duration: How long the thread may compute; as long as it takes by default.
    public init(regions: Int = 4_096, passes: Int = 100_000, duration: Duration? = nil) {
      self.regions = regions
      self.passes = passes
      self.duration = duration
    }

    /// How many pieces without a certificate are looked for.
    static let uncertified = 512
  }

  /// The sizes the map is about.
  public let domain: LayoutDomain

  let storage: MapStorage

  /// How much the exploration was allowed to take.
  let limits: Limits

  /// Lays out anew.
  let pass: (LayoutInput) -> LayoutSnapshot

  /// Lays out anew and tells of texts, as ``TextMarks`` does; nil where there are no elements.
  let textPass: ((LayoutInput) -> LayoutSnapshot)?

  /// Whether this build records what engines compare, so that maps have regions.
  public static var recordsDecisions: Bool {
    #if RECORDS_DECISIONS
    true
    #else
    false
    #endif
  }
}

extension LayoutMap {
  /// The regions of the domain, those with area first; none if the layout could not be examined.
  ///
  /// A region without area is a segment or a single size whose layout differs from what is beside
  /// it: one where a condition says `==`.
  ///
  /// - Complexity: O(regions · corners) in each call.
  public var regions: [LayoutRegion] {
    let content = storage.content
    return storage.regions.filter(\.isShown).map { region in
      LayoutRegion(
        sizes: SizePolygon(
          region.polygon, content.lines, isExcluded: region.isEdgeExcluded, in: domain),
        share: storage.share(of: CollectionOfOne(region.polygon)),
        reasons: region.edgeReasons.map { $0.map { content.reasons[Int($0)] } },
        isCertified: region.isCertified, storage: storage, layout: region.layout,
        pieces: region.pieces)
    }
  }

  /// The frames at a size, without a pass; nil outside the domain, in an unexplored part and where
  /// code that is not the library's computes frames that follow no formula.
  ///
  /// What a container moves to whole pixels is on whole pixels here, too. What is held by one that
  /// became larger or smaller is as it is at another size, where that one is computed as large; its
  /// layout depends on its own size. The map does not tell, and a pass is run:
  ///
  /// * where there is no such size in the domain, or there are insets around;
  /// * where a container that moves was asked for its size, and answered with pixels;
  /// * where a measured size that is rounded up is whole pixels but for rounding;
  /// * where an element stands beside another one that was moved, and its own place depends on how.
  ///
  /// A formula of another element's frame is computed from that frame before it is moved.
  ///
  /// - Parameter size: The size, in points.
  /// - Complexity: O(elements).
  public func frames(at size: CGSize) -> LayoutSnapshot? {
    guard domain.contains(size), let piece = storage.locator.piece(at: Size(size)),
      let known = storage.snapshot(storage.content.pieces[piece].layout, Size(size))
    else { return nil }
    if known.isComplete { return known.frames }
    var frames = known.frames
    _ = LayoutIssue.collecting { frames = pass(domain.input(at: size)) }
    return frames
  }

  /// How many different layouts the regions have: several regions may have the same frames, as
  /// where a layout returns to what it was.
  ///
  /// - Complexity: O(regions).
  public var layoutCount: Int {
    Set(storage.regions.filter(\.isShown).map(\.layout)).count
  }

  /// How many passes the exploration took.
  public var passes: Int { storage.content.passes }

  /// What is not known: the sizes that were left over, and their part of the domain, from 0 to 1.
  ///
  /// These are sizes at which passes follow no formula, or that the limits did not reach. Nothing
  /// is proved that may not hold there.
  ///
  /// - Complexity: O(parts).
  public var unexplored: (sizes: [SizePolygon], share: Double) {
    let rest = storage.content.unexplored
    return (rest.map { storage.sizes($0) }, storage.share(of: rest))
  }

  /// Strips thinner than a thousandth of a point, in which only the sizes were run that a screen
  /// can have.
  public var seams: [SizePolygon] { storage.content.seams.map { storage.sizes($0) } }
}
