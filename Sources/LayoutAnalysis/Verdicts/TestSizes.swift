import LayoutCore

/// Sizes at which a layout that cannot be proved is tested.
struct TestSizes {
  private let map: LayoutMap
  private var known: Set<Size> = []
  private var result: [Size] = []

  init(_ map: LayoutMap) {
    self.map = map
  }

  /// As many different sizes, fewer if there are not as many: corners of the domain and of regions,
  /// devices, sizes a pixel beside borders, then any.
  func sizes(_ count: Int) -> [Size] {
    var copy = self
    copy.find(max(count, 1))
    return copy.result
  }

  private mutating func find(_ count: Int) {
    let domain = map.domain
    let (low, high) = (Size(domain.smallest), Size(domain.largest))
    let pixel = 1 / domain.usableScale
    for corner in [low, high, Size(low.width, high.height), Size(high.width, low.height)] {
      add(corner, count)
    }
    for device in domain.devices { add(Size(device.size), count) }
    let content = map.storage.content
    // At most half of the sizes are near borders.
    for polygon in content.unexplored.map(\.center) { add(polygon, count / 4) }
    for region in map.storage.regions {
      let center = region.polygon.center
      add(center, count / 2)
      for corner in region.polygon.corners {
        let whole = Size(
          (corner.width / pixel).rounded() * pixel, (corner.height / pixel).rounded() * pixel)
        for (x, y) in [(0, 0), (pixel, 0), (-pixel, 0), (0, pixel), (0, -pixel)] {
          add(Size(whole.width + x, whole.height + y), count / 2)
        }
      }
    }
    var chance = SeededChance(seed: 2)
    for _ in 0..<min(count, Int.max / 2) * 2 {
      guard result.count < count else { return }
      let size = Size(
        low.width + (high.width - low.width) * chance.fraction(),
        low.height + (high.height - low.height) * chance.fraction())
      // Screens have whole pixels; windows may have anything.
      let isWhole = chance.fraction() < 0.75
      add(
        isWhole
          ? Size(
            (size.width / pixel).rounded() * pixel, (size.height / pixel).rounded() * pixel)
          : size, count)
    }
  }

  private mutating func add(_ size: Size, _ limit: Int) {
    guard result.count < limit, map.domain.contains(size.cgSize), known.insert(size).inserted
    else { return }
    result.append(size)
  }
}
