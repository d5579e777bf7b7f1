import Foundation
import Framewise

extension Workload {
  /// Cells 10 × 10 with gaps of 2 through a controller, 100 columns and 50 in turn.
  static let matrix = Workload(
    name: "matrix", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let cell = LayoutMethod(
      constantPosition: .makeAbsolute(
        initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10),
        margin: CGVector(dx: 2, dy: 2), direction: .vertical))
    let view = makeView(n, size: CGSize(width: 1198, height: 1198)) { _ in [cell] }
    return alternating(
      n: n, view: view,
      change: { view.layoutOptimization = .matrix(colsPerRow: $0 ? 100 : 50) },
      expected: [100, 50].map { columns in (0..<n).map { matrixCell($0, columns) } },
      checksums: [100, 50].map { FlatMatrix.checksum(count: n, columns: $0) })
  }

  /// The same frames by arithmetic into a buffer.
  static let matrixFlat = Workload(
    name: "matrix-flat", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let flat = FlatMatrix(count: n)
    let own = FlatMatrix(count: n)
    let geometries = [100, 50].map {
      MatrixGeometry(
        initial: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 2, dy: 2),
        columns: $0)
    }
    return Case(
      n: n, phase: "fill", elements: n,
      work: { geometries[$0 % 2].writeFrames(of: 0..<n, into: own.buffer) },
      limit: { flat.fill(columns: $0 % 2 == 0 ? 100 : 50) },
      check: {
        for (geometry, columns) in zip(geometries, [100, 50]) {
          geometry.writeFrames(of: 0..<n, into: own.buffer)
          let wanted = FlatMatrix.checksum(count: n, columns: columns)
          if let wrong = mismatch("\(columns) columns", Array(own.buffer).checksum, wanted) {
            return wrong
          }
        }
        return nil
      })
  }

  /// Rows 100 × 10 below each other, the margin 2 and 3 in turn, by a condition on the width.
  static let sequence = Workload(
    name: "sequence", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let initial = CGRect(x: 0, y: 0, width: 100, height: 10)
    let methods = [
      LayoutMethod(
        condition: .width(..<300),
        position: .makeAbsolute(initialFrame: initial, margin: 2, direction: .vertical)),
      LayoutMethod(
        constantPosition: .makeAbsolute(initialFrame: initial, margin: 3, direction: .vertical)),
    ]
    let view = makeView(n, size: CGSize(width: 200, height: 200)) { _ in methods }
    return alternating(
      n: n, view: view,
      change: { view.bounds.size = CGSize(width: $0 ? 200 : 400, height: 200) },
      expected: [2, 3].map { margin in (0..<n).map { sequenceRow($0, margin) } },
      checksums: [2, 3].map { margin in
        let count = Double(n)
        return count * (count - 1) / 2 * Double(10 + margin) + count * 110
      })
  }
}

private func matrixCell(_ index: Int, _ columns: Int) -> CGRect {
  CGRect(
    x: Double(12 * (index % columns)), y: Double(12 * (index / columns)), width: 10, height: 10)
}

private func sequenceRow(_ index: Int, _ margin: Int) -> CGRect {
  CGRect(x: 0, y: Double(index * (10 + margin)), width: 100, height: 10)
}
