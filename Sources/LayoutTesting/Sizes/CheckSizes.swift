import Foundation
import LayoutAnalysis
import LayoutCore

/// Chooses the sizes at which a layout is tested: those near borders first, then any.
struct CheckSizes {
  private let map: LayoutMap
  private let thresholds: CheckThresholds
  private let pixel: Double
  private var chance: SeededChance
  private var known: Set<CGSize> = []
  private(set) var sizes: [CGSize] = []

  private var domain: LayoutDomain { map.domain }
  private var low: (width: Double, height: Double) {
    (Double(domain.smallest.width), Double(domain.smallest.height))
  }
  private var high: (width: Double, height: Double) {
    (Double(domain.largest.width), Double(domain.largest.height))
  }

  init(_ map: LayoutMap, _ thresholds: CheckThresholds, seed: UInt64, count: Int) {
    self.map = map
    self.thresholds = thresholds
    pixel = 1 / map.domain.usableScale
    chance = SeededChance(seed: seed)
    // A quarter of the sizes is left for surprises.
    let near = count - count / 4
    addCorners(near)
    addCenters(near / 2)
    addThresholds(near)
    addRegions(near)
    addDevices(near)
    addPixels(near)
    addAny(count)
  }

  private mutating func add(_ width: Double, _ height: Double, _ limit: Int) {
    let size = CGSize(width: width, height: height)
    guard sizes.count < limit, domain.contains(size), known.insert(size).inserted else { return }
    sizes.append(size)
  }

  private mutating func addCorners(_ limit: Int) {
    add(low.width, low.height, limit)
    add(high.width, high.height, limit)
    add(low.width, high.height, limit)
    add(high.width, low.height, limit)
  }

  /// Each threshold and a pixel beside it, at several lengths of the other axis; then parts of a
  /// pixel beside it; then where thresholds cross.
  private mutating func addThresholds(_ limit: Int) {
    let widths = CheckThresholds.marks(thresholds.widths, low.width, high.width)
    let heights = CheckThresholds.marks(thresholds.heights, low.height, high.height)
    for step in [0, -pixel, pixel] {
      for width in thresholds.widths { add(width + step, heights[heights.count - 1], limit) }
      for height in thresholds.heights { add(widths[widths.count - 1], height + step, limit) }
    }
    for line in thresholds.slanted { addSlanted(line, widths, heights, limit) }
    for part in [0.5, -0.5, 0.25, -0.25, 0.1, -0.1, 1.0 / 3, -1.0 / 3, 0.75, -0.75, 0.01, -0.01] {
      for width in thresholds.widths {
        add(width + part * pixel, heights[heights.count - 1], limit)
      }
      for height in thresholds.heights {
        add(widths[widths.count - 1], height + part * pixel, limit)
      }
    }
    // Half of what is left, so that many thresholds leave room for what follows.
    let half = sizes.count + (limit - sizes.count) / 2
    for step in [0, -pixel, pixel] {
      for width in widths { for height in heights { add(width + step, height, half) } }
      for height in heights { for width in widths { add(width, height + step, half) } }
    }
  }

  /// Sizes on a slanted line and a pixel beside it.
  private mutating func addSlanted(
    _ line: SizeFormula, _ widths: [Double], _ heights: [Double], _ limit: Int
  ) {
    for step in [0, -pixel, pixel] {
      for height in heights where line.width != 0 {
        add(-(line.height * height + line.constant) / line.width + step, height, limit)
      }
      for width in widths where line.height != 0 {
        add(width, -(line.width * width + line.constant) / line.height + step, limit)
      }
    }
  }

  /// A size within each region, the largest regions first.
  private mutating func addCenters(_ limit: Int) {
    for region in map.regions.sorted(by: { $0.share > $1.share }) {
      let corners = region.sizes.corners
      let count = Double(max(corners.count, 1))
      add(
        corners.reduce(0) { $0 + Double($1.width) } / count,
        corners.reduce(0) { $0 + Double($1.height) } / count, limit)
    }
  }

  /// Corners of regions in whole pixels, and a pixel beside them.
  private mutating func addRegions(_ limit: Int) {
    let half = sizes.count + (limit - sizes.count) / 2
    for region in map.regions {
      for corner in region.sizes.corners {
        let (width, height) = (whole(corner.width), whole(corner.height))
        for (x, y) in [(0, 0), (pixel, 0), (-pixel, 0), (0, pixel), (0, -pixel)] {
          add(width + x, height + y, half)
        }
      }
    }
  }

  private mutating func addDevices(_ limit: Int) {
    for device in domain.devices {
      add(Double(device.size.width), Double(device.size.height), limit)
    }
  }

  /// Sizes in pixels where the map knows nothing for sure: all of them if they are few.
  private mutating func addPixels(_ limit: Int) {
    let parts = map.seams + map.opaqueSizes
    for (index, part) in parts.enumerated() where sizes.count < limit {
      let share = sizes.count + max((limit - sizes.count) / (parts.count - index), 1)
      let corners = part.corners
      guard let left = corners.map(\.width).min(), let right = corners.map(\.width).max(),
        let top = corners.map(\.height).min(), let bottom = corners.map(\.height).max()
      else { continue }
      for _ in 0..<max(share - sizes.count, 0) {
        let width = whole(chance.number(Double(left), Double(right)))
        let height = whole(chance.number(Double(top), Double(bottom)))
        guard part.contains(CGSize(width: width, height: height)) else { continue }
        add(width, height, share)
      }
    }
  }

  /// Any sizes: screens have whole pixels, windows may have anything.
  private mutating func addAny(_ limit: Int) {
    for _ in 0..<limit * 2 where sizes.count < limit {
      let width = chance.number(low.width, high.width)
      let height = chance.number(low.height, high.height)
      let isWhole = chance.fraction() < 0.75
      add(isWhole ? whole(width) : width, isWhole ? whole(height) : height, limit)
    }
  }

  private func whole(_ length: some BinaryFloatingPoint) -> Double {
    (Double(length) / pixel).rounded() * pixel
  }
}
