#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import TestSupport
import Testing

struct VerdictLaws {
  private func sizes(_ count: Int, _ random: inout SeededGenerator) -> [CGSize] {
    (0..<count).map { _ in
      CGSize(
        width: CGFloat.random(in: 320...1400, using: &random),
        height: CGFloat.random(in: 480...1200, using: &random))
    }
  }

  /// Whether two frames share an area, by their numbers.
  private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    let sizes = [first.size.width, first.size.height, second.size.width, second.size.height]
    // A negative size covers nothing here.
    guard sizes.allSatisfy({ $0 > 1e-6 }) else { return false }
    let left = Swift.max(first.origin.x, second.origin.x)
    let right = Swift.min(
      first.origin.x + first.size.width, second.origin.x + second.size.width)
    let top = Swift.max(first.origin.y, second.origin.y)
    let bottom = Swift.min(
      first.origin.y + first.size.height, second.origin.y + second.size.height)
    return right - left > 1e-6 && bottom - top > 1e-6
  }

  @Test(arguments: 0..<60)
  func `Elements overlap exactly where a verdict says so`(seed: Int) {
    var maker = LayoutMaker(seed: UInt64(5_000 + seed), isExact: true)
    let layout = maker.layout(elements: 3, depth: 2)
    let map = layout.map()
    let verdict = map.verdict(.noOverlap())
    #expect(verdict.issues.isEmpty)
    #expect(verdict.kind == (verdict.violations.isEmpty ? .proved : .refuted))
    var share = [String: Int]()
    var wrong: [String] = []
    let sizes = sizes(400, &maker.random)
    for size in sizes {
      let nodes = Array(layout.snapshot(LayoutInput(size: size)).nodes.dropFirst())
      for first in nodes {
        for second in nodes where second.index > first.index {
          let text = "\(first.name) overlaps \(second.name)"
          let violation = verdict.violations.first { $0.text == text }
          let isSaid = violation?.sizes.contains { $0.contains(size) } ?? false
          let isSo = overlap(first.frame, second.frame)
          if isSo { share[text, default: 0] += 1 }
          if isSaid != isSo { wrong.append("\(text) at \(size): \(isSo)") }
        }
      }
    }
    #expect(wrong.isEmpty)
    for violation in verdict.violations {
      // Four standard deviations of a part of 400 sizes are at most 0.1.
      let part = Double(share[violation.text] ?? 0) / 400
      #expect((part - violation.share).magnitude <= 0.1)
      let witness = layout.snapshot(LayoutInput(size: violation.witness))
      let frames = violation.elements.compactMap { witness[$0]?.frame }
      #expect(frames.count == 2 && overlap(frames[0], frames[1]))
    }
  }

  @Test(arguments: 0..<40)
  func `Two layouts differ exactly where a difference says so`(seed: Int) {
    var maker = LayoutMaker(seed: UInt64(6_000 + seed), isExact: true)
    let old = maker.layout(elements: 2, depth: 2)
    var new = old
    new.frames[0].x = maker.length(2)
    let difference = new.map().difference(from: old.map())
    #expect(difference.isComplete)
    let entry = difference.entries.first
    #expect(difference.entries.count <= 1)
    var wrong: [CGSize] = []
    for size in sizes(400, &maker.random) {
      let amount = (new.frames[0].x.value(size) - old.frames[0].x.value(size)).magnitude
      let isSaid = entry?.sizes.contains { $0.contains(size) } ?? false
      if isSaid != (amount > 1e-6) || amount > (entry?.largest ?? 0) + 1e-6 { wrong.append(size) }
    }
    #expect(wrong.isEmpty)
    if let entry {
      let amount = new.frames[0].x.value(entry.size) - old.frames[0].x.value(entry.size)
      // The largest difference may lie on a border that belongs to the other side.
      #expect(entry.largest > 0 && amount.magnitude <= entry.largest + 1e-6)
    }
  }

  @Test(arguments: 0..<30)
  func `The formulas of an element are its frames`(seed: Int) {
    var maker = LayoutMaker(seed: UInt64(7_000 + seed), isExact: false)
    let layout = maker.layout(elements: 1, depth: 3)
    let parts = layout.map()["e0"]
    let share = parts.reduce(0) { $0 + $1.share }
    #expect((share - 1).magnitude <= 1e-6)
    for size in sizes(200, &maker.random) {
      let frame = layout.snapshot(LayoutInput(size: size))["screen/e0"]?.frame
      let formulas = parts.filter { part in part.sizes.contains { $0.contains(size) } }
      #expect(formulas.count == 1)
      let found = formulas.first?.frame?(at: size)
      #expect(((found?.origin.x ?? .nan) - (frame?.origin.x ?? .nan)).magnitude <= 1e-6)
      #expect(((found?.size.height ?? .nan) - (frame?.size.height ?? .nan)).magnitude <= 1e-6)
    }
  }
}
#endif
