import Foundation
import Framewise

/// Views in a contiguous row, without reference counting on the way to them.
struct ViewRow {
  let owners: [UIView]
  let views: [Unmanaged<UIView>]

  init(_ owners: [UIView]) {
    self.owners = owners
    views = owners.map(Unmanaged.passUnretained)
  }

  /// The limit of every workload: stores frames into views, center and bounds' size, compared
  /// before stored, and nothing else.
  func store(_ frames: [CGRect]) {
    for index in views.indices {
      let frame = frames[index]
      views[index]._withUnsafeGuaranteedRef { view in
        let bounds = view.bounds
        if bounds.size.width != frame.size.width || bounds.size.height != frame.size.height {
          view.bounds = CGRect(origin: bounds.origin, size: frame.size)
        }
        let x = frame.origin.x + frame.size.width * 0.5
        let y = frame.origin.y + frame.size.height * 0.5
        let center = view.center
        if center.x != x || center.y != y { view.center = CGPoint(x: x, y: y) }
      }
    }
  }

  var frames: [CGRect] { owners.map(\.layoutFrame) }

  /// The sum of all coordinates of the frames.
  var checksum: Double { frames.checksum }
}

extension [CGRect] {
  var checksum: Double {
    reduce(0) { $0 + $1.origin.x + $1.origin.y + $1.size.width + $1.size.height }
  }
}

/// The flat-buffer loop whose duration per frame is the unit u: the matrix of 10 × 10 cells with
/// gaps of 2, its columns alternating.
struct FlatMatrix {
  let buffer: UnsafeMutableBufferPointer<CGRect>

  init(count: Int) {
    buffer = .allocate(capacity: count)
    buffer.initialize(repeating: .zero)
  }

  func fill(columns: Int) {
    var index = 0
    var y = 0.0
    while index < buffer.count {
      var x = 0.0
      let end = min(index + columns, buffer.count)
      while index < end {
        buffer[index] = CGRect(x: x, y: y, width: 10, height: 10)
        x += 12
        index += 1
      }
      y += 12
    }
  }

  /// The checksum of the specification of the workload, from its parameters alone.
  static func checksum(count: Int, columns: Int) -> Double {
    let (n, c) = (Double(count), Double(columns))
    let rows = n / c
    return 6 * rows * c * (c - 1) + 6 * c * rows * (rows - 1) + 20 * n
  }
}
