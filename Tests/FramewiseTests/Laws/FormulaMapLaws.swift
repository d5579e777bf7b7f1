#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutDecisions
import TestSupport
import Testing

/// What formulas decide is heard by the recorder, so a map of them is complete and exact.
@Suite struct FormulaMapLaws {
  /// A bar that rounds, and cells and a text that follow it.
  private static func make() -> LayoutView {
    let view = LayoutView()
    view.layoutOptimization = .matrix(colsPerRow: 2)
    let bar = named("bar")
    view.addSubview(
      bar,
      withAssociatedConstantPosition: .makeFormula {
        let x = (0.42 * $0.width).rounded()
        return FormulaRect(
          x: x, y: 16, width: $0.width - x - 14, height: max(44, 0.1 * $0.height))
      })
    for number in 1...3 {
      view.addSubview(
        named("cell \(number)"),
        withAssociatedConstantPosition: .makeMatrixCells {
          FormulaCells(gap: $0.width / 50, height: min(.cellWidth, 170))
        })
    }
    view.addSubview(
      named("line"),
      withAssociatedConstantPosition: .makeFormula(by: bar) { bar, bounds in
        FormulaRect(
          x: (bar.midX / 4).rounded(.down), y: bar.maxY, width: bounds.width / 2,
          height: min(bar.height, 47))
      })
    return view
  }

  @Test func `A map of formulas that round is exact at every size`() throws {
    let map = LayoutMap(over: .sizes(320...360, 400...500)) { Self.make() }
    #expect(map.issues == [])
    #expect(map.unexplored.share == 0)
    // The bar alone begins at 18 whole points: 134 to 151.
    #expect(map.regions.count >= 18)
    var generator = SeededGenerator(seed: 90)
    var sizes = (320...360).map { CGSize(width: CGFloat($0), height: 437) }
    for _ in 0..<300 {
      sizes.append(
        CGSize(
          width: .random(in: 320...360, using: &generator),
          height: .random(in: 400...500, using: &generator)))
    }
    for size in sizes {
      let plain = LayoutSnapshot(of: Self.make(), in: LayoutInput(size: size))
      let frames = try #require(map.frames(at: size))
      for (a, b) in zip(plain.nodes, frames.nodes) {
        let isSame = [
          a.frame.minX - b.frame.minX, a.frame.minY - b.frame.minY,
          a.frame.width - b.frame.width, a.frame.height - b.frame.height,
        ].allSatisfy { abs($0) < 1e-6 }
        #expect(isSame, "\(a.name) at \(size): \(a.frame), \(b.frame)")
      }
    }
  }

  @Test func `Formulas are no opaque events`() throws {
    let events = DecisionRecorder.record {
      LayoutSnapshot(of: Self.make(), in: LayoutInput(size: CGSize(width: 333, height: 444)))
    }.pass.opaqueEvents
    #expect(events.map(\.text) == [])
  }

  /// Asked for a size without limits, a part of the width may be no number.
  @Test func `Formulas without a number are the same in a recorded pass`() {
    func screen() -> UIView {
      let view = LayoutView()
      view.addSubview(
        UIView(),
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(
            x: 0, y: 0, width: min($0.width, 40), height: max(0 * $0.width, 20))
        })
      let row = RowView { [view] }
      row.verticalAlignment = .top
      return row
    }
    let input = LayoutInput(size: CGSize(width: 333, height: 444))
    let plain = LayoutSnapshot(of: screen(), in: input)
    let recorded = DecisionRecorder.record { LayoutSnapshot(of: screen(), in: input) }.result
    #expect(plain == recorded)
  }
}
#endif
