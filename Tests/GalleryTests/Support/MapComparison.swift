import Foundation
import Framewise
import GalleryScreens

/// Compares the frames that a map answers with those of passes, at the same sizes.
struct MapComparison {
  /// What differs, or has no answer; some of all.
  private(set) var failures: [String] = []

  /// How many sizes were compared.
  private(set) var count = 0

  /// The largest difference of a number, in points.
  private(set) var error: CGFloat = 0

  private let map: LayoutMap
  private let screen: GalleryScreen

  /// How far a number may be off, in points.
  private static let tolerance: CGFloat = 1e-6

  init(_ map: LayoutMap, _ screen: GalleryScreen) {
    self.map = map
    self.screen = screen
  }

  /// Compares at sizes by chance.
  mutating func compare(sizes: Int, using generator: inout some RandomNumberGenerator) {
    let (low, high) = (map.domain.smallest, map.domain.largest)
    for _ in 0..<sizes {
      compare(
        at: CGSize(
          width: .random(in: low.width...high.width, using: &generator),
          height: .random(in: low.height...high.height, using: &generator)))
    }
  }

  /// Compares at one size.
  mutating func compare(at size: CGSize) {
    count += 1
    guard let frames = map.frames(at: size) else { return note("no frames at \(size)") }
    let plain = LayoutSnapshot(of: screen.make(), in: map.domain.input(at: size))
    let (found, expected) = (Array(frames.nodes), Array(plain.nodes))
    guard found.count == expected.count else { return note("other elements at \(size)") }
    for (one, other) in zip(found, expected) {
      let difference = Self.difference(one.frame, other.frame)
      error = max(error, difference)
      guard difference <= Self.tolerance else {
        note("\(one.name) at \(size): \(one.frame) in place of \(other.frame)")
        return
      }
    }
  }

  /// The largest difference of two frames' numbers.
  static func difference(_ a: CGRect, _ b: CGRect) -> CGFloat {
    max(
      abs(a.origin.x - b.origin.x), abs(a.origin.y - b.origin.y),
      abs(a.size.width - b.size.width), abs(a.size.height - b.size.height))
  }

  private mutating func note(_ text: String) {
    if failures.count < 8 { failures.append(text) }
  }
}
