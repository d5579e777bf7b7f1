import Foundation
import LayoutAnalysis
import LayoutCore

/// Finds edges that move far while the size changes by a pixel.
struct SteadyTest {
  var distance: CGFloat
  var excepted: [String]

  var statement: String { "nothing jumps by more than \(Double(distance).fixedText)" }

  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    guard distance >= 0 else {
      return [PropertyBreach(text: "a distance is not negative, and \(distance) is given")]
    }
    let pixel = 1 / (pass.input.scale > 0 ? pass.input.scale : 1)
    var result: [PropertyBreach] = []
    for (width, height) in [(pixel, 0), (-pixel, 0), (0, pixel), (0, -pixel)] {
      let size = CGSize(
        width: pass.input.width + width, height: pass.input.height + height)
      guard pass.map.domain.contains(size) else { continue }
      let input = pass.input.with(size: size)
      let other = pass.snapshot(at: input)
      // Nearly always nothing moves far, and nobody asks.
      lazy var counted = pass.counted(at: pass.input)
      lazy var otherCounted = pass.counted(at: input)
      lazy var excepted = pass.snapshot.elements(self.excepted)
      for entry in other.difference(from: pass.snapshot).entries {
        guard let old = entry.oldFrame, let new = entry.newFrame else { continue }
        let moves = [
          new.minX - old.minX, new.maxX - old.maxX, new.minY - old.minY, new.maxY - old.maxY,
        ]
        // Sums of lengths are rounded.
        guard let farthest = moves.map(\.magnitude).max(), farthest > distance + 1e-6 else {
          continue
        }
        guard let one = pass.snapshot[entry.path], counted.contains(one.index),
          let next = other[entry.path], otherCounted.contains(next.index),
          !excepted.contains(one.index)
        else { continue }
        result.append(
          PropertyBreach(
            text: "\(one.name) jumps", elements: [entry.path],
            detail: "by \(Double(farthest).fixedText) to \(Double(size.width).fixedText) x "
              + "\(Double(size.height).fixedText)"))
      }
      if !result.isEmpty { return result }
    }
    return result
  }
}
