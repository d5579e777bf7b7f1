import Foundation
import LayoutCore
import TestSupport
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Breakpoints against dense sampling. All thresholds are whole numbers up to 8 and the ratios a
/// half, one and two, so steps of a quarter see every line and every gap.
@Suite struct BreakpointLaws {
  private static let grid: [CGFloat] = (0...80).map { CGFloat($0) / 4 }

  private func answer(_ model: ConditionModel, _ width: CGFloat, _ height: CGFloat) -> Bool {
    model.holds(for: LayoutInput(size: CGSize(width: width, height: height)))
  }

  /// Without ratios a threshold is listed exactly when the answer differs beside or on it.
  @Test func `Lengths are listed exactly when the answer changes`() {
    var vocabulary = ConditionVocabulary.smallGrid
    vocabulary.quantities = [.width, .height]
    var generator = SeededGenerator(seed: 21)
    let heights = Self.grid.prefix(37)
    for _ in 0..<1000 {
      let model = vocabulary.random(depth: generator.int(0...4), &generator)
      var widths: [CGFloat] = []
      var lows: [CGFloat] = []
      for threshold in vocabulary.lengths {
        let sides = [threshold - 0.25, threshold, threshold + 0.25].filter { $0 >= 0 }
        if heights.contains(where: { h in Set(sides.map { answer(model, $0, h) }).count > 1 }) {
          widths.append(threshold)
        }
        if heights.contains(where: { w in Set(sides.map { answer(model, w, $0) }).count > 1 }) {
          lows.append(threshold)
        }
      }
      let found = model.condition.breakpoints
      #expect(found.widths == widths, "\(model.condition)")
      #expect(found.heights == lows, "\(model.condition)")
      #expect(found.ratios == [])
    }
  }

  /// No change goes unlisted: between two sizes with different answers lies a breakpoint.
  @Test func `Every change happens at a breakpoint`() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<400 {
      let model = ConditionVocabulary.smallGrid.random(depth: generator.int(0...4), &generator)
      let found = model.condition.breakpoints
      for height in Self.grid.dropFirst().prefix(48) {
        for (left, right) in zip(Self.grid, Self.grid.dropFirst()) {
          guard answer(model, left, height) != answer(model, right, height) else { continue }
          let isListed =
            found.widths.contains { left <= $0 && $0 <= right }
            || found.ratios.contains { left <= $0 * height && $0 * height <= right }
          #expect(isListed, "\(model.condition) from \(left) to \(right) at height \(height)")
        }
      }
      for width in Self.grid.dropFirst().prefix(48) {
        for (low, high) in zip(Self.grid, Self.grid.dropFirst()) {
          guard answer(model, width, low) != answer(model, width, high) else { continue }
          let isListed =
            found.heights.contains { low <= $0 && $0 <= high }
            || found.ratios.contains { $0 * low <= width && width <= $0 * high }
          #expect(isListed, "\(model.condition) from \(low) to \(high) at width \(width)")
        }
      }
    }
  }

  /// Nothing is listed for nothing: at each breakpoint some size has another answer than one just
  /// beside it, level with it, below or above it, or of the same ratio.
  @Test func `Every breakpoint is a change`() {
    let step: CGFloat = 1 / 64
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<400 {
      let model = ConditionVocabulary.smallGrid.random(depth: generator.int(0...4), &generator)
      let found = model.condition.breakpoints

      func changes(_ width: CGFloat, _ height: CGFloat, along steps: [(CGFloat, CGFloat)]) -> Bool {
        let here = answer(model, width, height)
        return steps.contains { step in
          [-1, 1].contains { side in
            let (w, h) = (width + side * step.0, height + side * step.1)
            return w >= 0 && h >= 0 && answer(model, w, h) != here
          }
        }
      }
      for width in found.widths {
        #expect(
          Self.grid.contains { height in
            let ray = width > 0 ? height / width * step : 0
            return changes(width, height, along: [(step, 0), (step, ray)])
          }, "width \(width) of \(model.condition)")
      }
      for height in found.heights {
        #expect(
          Self.grid.contains { width in
            let ray = height > 0 ? width / height * step : 0
            return changes(width, height, along: [(0, step), (ray, step)])
          }, "height \(height) of \(model.condition)")
      }
      for ratio in found.ratios {
        #expect(
          Self.grid.dropFirst().contains { height in
            changes(ratio * height, height, along: [(step, 0), (0, step)])
          }, "ratio \(ratio) of \(model.condition)")
      }
    }
  }

  /// A test that cannot matter, with thresholds nothing else meets, leaves the list as it is.
  @Test func `A useless test adds nothing`() {
    var generator = SeededGenerator(seed: 24)
    let useless: [LayoutCondition] = [
      .width(3.3...) || .width(..<3.3), .height(...3.3) || !.height(...3.3),
      .aspectRatio(0.77...) || .aspectRatio(..<0.77),
    ]
    for _ in 0..<300 {
      let condition =
        ConditionVocabulary.smallGrid.random(depth: generator.int(0...4), &generator).condition
      let expected = condition.breakpoints
      for test in useless {
        #expect((condition && test).breakpoints == expected, "\(condition)")
        #expect((!test || condition).breakpoints == expected, "\(condition)")
      }
    }
  }

  @Test func `The opposite has the same breakpoints`() {
    var generator = SeededGenerator(seed: 25)
    for _ in 0..<300 {
      let condition =
        ConditionVocabulary.screens.random(depth: generator.int(0...4), &generator).condition
      #expect((!condition).breakpoints == condition.breakpoints, "\(condition)")
    }
  }
}
