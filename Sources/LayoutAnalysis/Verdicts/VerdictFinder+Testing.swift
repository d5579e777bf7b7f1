import Foundation
import LayoutCore

extension VerdictFinder {
  /// Tests the property at sizes where something is likely to happen, then anywhere.
  func tested(_ count: Int, _ obstacle: String) -> LayoutVerdict {
    let sizes = TestSizes(map).sizes(count)
    for size in sizes {
      let found = breaches(at: size)
      guard found.isEmpty else { return refuted(found.map { single($0, size) }) }
    }
    var verdict = LayoutVerdict(kind: .tested, property: property.statement)
    verdict.testedSizes = sizes.count
    verdict.obstacles = [obstacle]
    return verdict
  }

  func single(
    _ found: (text: String, paths: [String]), _ size: Size
  ) -> LayoutVerdict.Violation {
    LayoutVerdict.Violation(
      text: found.text, elements: found.paths, sizes: [], share: 0, witness: size.cgSize,
      reasons: [])
  }

  func verdictAtAllPixels(_ limit: Int) -> LayoutVerdict {
    if let failure = content.failure { return unknown([failure]) }
    let names = issuesOfNames()
    if !names.isEmpty { return unknown(names) }
    guard let widths = map.domain.pixelWidths, let heights = map.domain.pixelHeights,
      let count = map.domain.pixelSizeCount
    else {
      return tested(1_000, "the domain has no size in whole pixels, or more than can be counted")
    }
    guard count <= limit else {
      return tested(limit, "the domain has \(LayoutVerdict.grouped(count)) sizes")
    }
    let scale = map.domain.usableScale
    var finder = self
    finder.growthStep = 1 / scale
    for height in heights {
      for width in widths {
        let size = Size(Double(width) / scale, Double(height) / scale)
        let found = finder.breaches(at: size)
        guard found.isEmpty else { return refuted(found.map { single($0, size) }) }
      }
    }
    var verdict = LayoutVerdict(kind: .provedForPixels, property: property.statement)
    verdict.testedSizes = count
    verdict.scope =
      "\(LayoutVerdict.grouped(count)) sizes in "
      + (scale == 1 ? "whole points" : "pixels at scale \(scale.fixedText)")
    return verdict
  }
}
