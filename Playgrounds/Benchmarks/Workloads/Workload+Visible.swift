import Foundation
import Framewise

extension Workload {
  /// The frames that a window of 1000 × 1000 points shows of ten million cells.
  static let matrixVisible = Workload(
    name: "matrix-visible", sizes: [10_000_000], quickSizes: [10_000_000]
  ) { n in
    let geometry = MatrixGeometry(
      initial: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 2, dy: 2),
      columns: 100)
    // 84 columns of pitch 12 begin within 1000 points, and 84 rows meet a window at a multiple of
    // 12.
    let visible = 84 * 84
    let buffer = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: visible)
    buffer.initialize(repeating: .zero)
    func window(_ number: Int) -> CGRect {
      CGRect(x: 0, y: 12 * Double((number &* 7919) % 90_000), width: 1000, height: 1000)
    }
    func fill(_ number: Int) -> Int {
      var next = 0
      geometry.forEachCell(meeting: window(number), count: n) { _, frame in
        buffer[next] = frame
        next += 1
      }
      return next
    }
    return Case(
      n: n, phase: "per visible cell", elements: visible,
      work: { blackHole(fill($0)) },
      limit: { number in
        var index = 0
        var y = window(number).origin.y
        for _ in 0..<84 {
          var x = 0.0
          for _ in 0..<84 {
            buffer[index] = CGRect(x: x, y: y, width: 10, height: 10)
            index += 1
            x += 12
          }
          y += 12
        }
      },
      check: {
        for number in [0, 1, 2] {
          let count = fill(number)
          if count != visible { return "\(count) visible cells, expected \(visible)" }
          let top = Double(window(number).origin.y)
          // Columns 0…83 and as many rows from `top`: Σx, Σy, Σ(w + h).
          let pitches = 12.0 * 83 * 84 / 2 * 84
          let wanted = pitches + (pitches + top * Double(visible)) + 20 * Double(visible)
          if let wrong = mismatch("window \(number)", Array(buffer).checksum, wanted) {
            return wrong
          }
        }
        return nil
      })
  }
}
