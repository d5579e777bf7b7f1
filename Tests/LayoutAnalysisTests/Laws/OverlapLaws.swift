import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import LayoutAnalysis

/// The pairs that cover each other are those that a comparison of all with all finds.
struct OverlapLaws {
  /// Pairs in the order of the top edges, of boxes that are in that order.
  private func allPairs(_ boxes: [OverlapSweep.Box]) -> [[Int]] {
    boxes.indices.flatMap { first in
      boxes.indices.dropFirst(first + 1).filter { second in
        let (one, other) = (boxes[first], boxes[second])
        return other.top < one.bottom && other.left < one.right && one.left < other.right
      }.map { [first, $0] }
    }
  }

  @Test(arguments: 0..<200)
  func `A sweep finds what a comparison of all boxes finds, in its order`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Few numbers, so that many edges are the same, and some boxes end before they begin.
    func number() -> Double {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: .infinity
      case 1: -.infinity
      default: Double(Int.random(in: 0...(4 + seed / 4), using: &random))
      }
    }
    let boxes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      OverlapSweep.Box(left: number(), top: number(), right: number(), bottom: number())
    }.sorted { $0.top < $1.top }
    #expect(OverlapSweep.pairs(of: boxes).map { [$0.first, $0.second] } == allPairs(boxes))
  }

  @Test(arguments: 0..<100)
  func `Elements of any frames are told of in the order of their top edges`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      switch Int.random(in: 0..<60, using: &random) {
      case 0: .nan
      case 1: .infinity
      default: CGFloat(Int.random(in: range, using: &random))
      }
    }
    let frames = (0..<Int.random(in: 2...40, using: &random)).map { _ in
      CGRect(x: number(0...12), y: number(0...12), width: number(-2...6), height: number(-2...6))
    }
    let hidden = frames.map { _ in Int.random(in: 0..<12, using: &random) == 0 }
    // What has no finite frame, or is hidden, counts for nothing.
    let counting = frames.indices.filter { index in
      let (origin, size) = (frames[index].origin, frames[index].size)
      return !hidden[index] && [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }.sorted { (frames[$0].origin.y, $0) < (frames[$1].origin.y, $1) }
    let boxes = counting.map { index in
      let (origin, size) = (frames[index].origin, frames[index].size)
      return OverlapSweep.Box(
        left: origin.x, top: origin.y, right: origin.x + size.width,
        bottom: origin.y + size.height)
    }
    let expected = allPairs(boxes).map { pair in
      let (first, second) = (counting[pair[0]], counting[pair[1]])
      return "e\(min(first, second)) overlaps e\(max(first, second))"
    }
    let screen = LayoutSnapshot(
      name: "screen", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      children: frames.indices.map { index in
        LayoutSnapshot(
          name: "e\(index)", frame: frames[index], isHidden: hidden[index], children: [])
      })
    #expect(breaches(.noOverlap(), screen) == expected)
    #expect(breaches(.noOverlap(among: frames.indices.map { "e\($0)" }), screen) == expected)
  }

  /// All with all would be five thousand million comparisons.
  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func `A row of a hundred thousand takes no longer than a column of as many`(_ isRow: Bool) {
    let cells = (0..<100_000).map { index in
      let place = CGFloat(10 * index)
      return LayoutSnapshot(
        name: "\(index)",
        frame: CGRect(x: isRow ? place : 0, y: isRow ? 0 : place, width: 10, height: 10),
        children: [])
    }
    let row = LayoutSnapshot(
      name: "row", frame: CGRect(x: 0, y: 0, width: 1_000_000, height: 1_000_000), children: cells)
    #expect(breaches(.noOverlap(), row) == [])
  }

  private func breaches(_ property: LayoutProperty, _ snapshot: LayoutSnapshot) -> [String] {
    let table = FrameTable(snapshot)
    let size = CGSize(width: 20, height: 20)
    let check = PropertyCheck(property, table.structure, .size(size))
    return check.breaches(table, [Size(20, 20)]).map(\.text)
  }
}
