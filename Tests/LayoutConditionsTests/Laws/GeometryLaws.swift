import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// The arithmetic of equal cells against the pass and against brute force.
@Suite struct GeometryLaws {
  @Test func `Frames are those of the controller`() {
    var generator = ModelGenerator(seed: 41)
    for round in 0..<2_000 {
      let matrix = generator.matrix(isHuge: false)
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let count = generator.int(1...30)
      let isSequence = generator.chance(30)
      let direction: LayoutPosition.Sequential.Direction =
        matrix.direction == .vertical ? .vertical : .horizontal
      let sequence = SequenceGeometry(
        initial: matrix.initial, margin: matrix.margin.dx, direction: direction)
      view.layoutOptimization = .matrix(colsPerRow: matrix.columns)
      let position =
        isSequence
        ? LayoutPosition.makeAbsolute(
          initialFrame: matrix.initial, margin: matrix.margin.dx, direction: direction)
        : LayoutPosition.makeAbsolute(
          initialFrame: matrix.initial, margin: matrix.margin, direction: matrix.direction)
      for _ in 0..<count { view.addSubview(UIView(), constantPosition: position) }
      view.layoutIfNeeded()
      for (index, cell) in view.subviews.enumerated() {
        let frame = isSequence ? sequence.frame(at: index) : matrix.frame(at: index)
        #expect(cell.layoutFrame.isClose(to: frame), "round \(round), cell \(index)")
      }
    }
  }

  @Test func `Cells are those of brute force`() {
    var generator = ModelGenerator(seed: 42)
    var met = 0
    for round in 0..<6_000 {
      let matrix = generator.matrix(isHuge: generator.chance(20))
      let count = generator.int(0...60)
      let rect = generator.window(near: matrix.frame(at: generator.int(0...60)))
      let expected = (0..<count).filter { matrix.frame(at: $0).overlaps(rect) }
      let cells = matrix.cells(meeting: rect, count: count)
      let range = matrix.indices(meeting: rect, count: count)
      met += expected.count
      var called: [Int] = []
      matrix.forEachCell(meeting: rect, count: count) { index, frame in
        called.append(index)
        #expect(frame == matrix.frame(at: index))
      }
      let bounds = expected.isEmpty ? 0..<0 : expected[0]..<(expected[expected.count - 1] + 1)
      guard Array(cells) == expected, called == expected, range == bounds else {
        Issue.record(
          "round \(round): \(Array(cells)), \(called), \(range), not \(expected): \(matrix), \(rect)"
        )
        return
      }
    }
    #expect(met > 10_000)
  }

  @Test func `Beside all columns no row is looked through`() {
    let matrix = MatrixGeometry(initial: CGRect(x: 0, y: 0, width: 10, height: 10), columns: 1)
    let beside = CGRect(x: 50, y: 0, width: 10, height: CGFloat.infinity)
    #expect(matrix.cells(meeting: beside, count: .max).isEmpty)
    matrix.forEachCell(meeting: beside, count: .max) { index, _ in
      Issue.record("cell \(index) meets nothing")
    }
  }

  @Test func `Indices of a sequence are those of brute force`() {
    var generator = ModelGenerator(seed: 43)
    for round in 0..<6_000 {
      let matrix = generator.matrix(isHuge: generator.chance(20))
      let sequence = SequenceGeometry(
        initial: matrix.initial, margin: matrix.margin.dx,
        direction: generator.chance(50) ? .horizontal : .vertical)
      let count = generator.int(0...60)
      let rect = generator.window(near: sequence.frame(at: generator.int(0...60)))
      let expected = (0..<count).filter { sequence.frame(at: $0).overlaps(rect) }
      let indices = sequence.indices(meeting: rect, count: count)
      guard Array(indices) == expected else {
        Issue.record("round \(round): \(indices), not \(expected): \(sequence), \(rect)")
        return
      }
    }
  }

  @Test func `Content size is the extent of the frames`() {
    var generator = ModelGenerator(seed: 44)
    for round in 0..<4_000 {
      let matrix = generator.matrix(isHuge: generator.chance(20))
      let sequence = SequenceGeometry(
        initial: matrix.initial, margin: matrix.margin.dy,
        direction: generator.chance(50) ? .horizontal : .vertical)
      let count = generator.int(0...60)
      let pairs = [
        (matrix.contentSize(count: count), (0..<count).map(matrix.frame(at:))),
        (sequence.contentSize(count: count), (0..<count).map(sequence.frame(at:))),
      ]
      for (size, frames) in pairs {
        let expected = frames.reduce(CGSize.zero) {
          CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
        let (a, b) = (CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: expected))
        #expect(a.isClose(to: b), "round \(round): \(size), not \(expected)")
      }
    }
  }

  @Test func `Written frames are those by index`() {
    var generator = ModelGenerator(seed: 45)
    for round in 0..<2_000 {
      let matrix = generator.matrix(isHuge: false)
      let start = generator.int(-40...40)
      let indices = start..<(start + generator.int(0...40))
      let room = generator.int(0...50)
      var frames = [CGRect](repeating: CGRect(x: -1, y: -2, width: 3, height: 4), count: room)
      let expected = frames.indices.map { place in
        place < indices.count ? matrix.frame(at: start + place) : frames[place]
      }
      frames.withUnsafeMutableBufferPointer { matrix.writeFrames(of: indices, into: $0) }
      guard frames == expected else {
        Issue.record("round \(round): \(indices) of \(matrix.columns) columns")
        return
      }
    }
  }

  @Test func `Indices below zero continue the matrix backwards`() {
    let matrix = MatrixGeometry(
      initial: CGRect(x: 0, y: 0, width: 10, height: 20), margin: CGVector(dx: 1, dy: 2),
      columns: 3)
    #expect(matrix.frame(at: -1) == CGRect(x: 22, y: -22, width: 10, height: 20))
    #expect(matrix.frame(at: -3) == CGRect(x: 0, y: -22, width: 10, height: 20))
    #expect(matrix.frame(at: -4) == CGRect(x: 22, y: -44, width: 10, height: 20))
  }

  @Test func `Extreme counts and columns do not trap`() {
    let everything = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    for columns in [1, 2, 1 << 32, 1 << 62, Int.max] {
      for count in [0, 1, 1 << 40, 1 << 62, Int.max] {
        for margin in [0.0, -20, 5, 1e300] {
          let matrix = MatrixGeometry(
            initial: CGRect(x: 0, y: 0, width: 10, height: 10),
            margin: CGVector(dx: margin, dy: margin), columns: columns)
          let cells = matrix.cells(meeting: everything, count: count)
          if margin != 1e300 {
            #expect(cells.count == count, "\(columns) columns, \(count) cells")
            #expect(matrix.indices(meeting: everything, count: count) == 0..<count)
          }
          _ = matrix.contentSize(count: count)
          _ = matrix.frame(at: count - 1)
          let sequence = SequenceGeometry(
            initial: matrix.initial, margin: margin, direction: .vertical)
          let indices = sequence.indices(meeting: everything, count: count)
          if margin != 1e300 { #expect(indices == 0..<count) }
        }
      }
    }
  }

  @Test func `Rectangles without numbers meet nothing`() {
    let matrix = MatrixGeometry(
      initial: CGRect(x: 0, y: 0, width: 10, height: 10), columns: 3)
    for rect in [
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
      CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan), CGRect.null, CGRect.zero,
    ] {
      #expect(matrix.cells(meeting: rect, count: 9).isEmpty, "\(rect)")
      #expect(matrix.indices(meeting: rect, count: 9).isEmpty, "\(rect)")
    }
    #expect(matrix.cells(meeting: .infinite, count: 9).count == 9)
    let broken = MatrixGeometry(
      initial: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), columns: 3)
    #expect(broken.cells(meeting: .infinite, count: 9).isEmpty)
  }

  @Test func `Fewer than one column is one`() {
    for columns in [0, -3, Int.min] {
      let matrix = MatrixGeometry(
        initial: CGRect(x: 0, y: 0, width: 10, height: 10), columns: columns)
      #expect(matrix.columns == 1)
      #expect(matrix.frame(at: 2) == CGRect(x: 0, y: 20, width: 10, height: 10))
    }
  }
}

extension CGRect {
  /// Whether there is more than an edge in common; a rectangle too small for its far coordinates
  /// is empty.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let (right, bottom) = (other.origin.x + other.size.width, other.origin.y + other.size.height)
    guard right > other.origin.x, bottom > other.origin.y else { return false }
    return origin.x < right && origin.x + size.width > other.origin.x
      && origin.y < bottom && origin.y + size.height > other.origin.y
  }
}

extension ModelGenerator {
  /// Margins may make cells overlap or run backwards, sizes may be zero, and coordinates so large
  /// that neighbors share one.
  fileprivate mutating func matrix(isHuge: Bool) -> MatrixGeometry {
    let scale: CGFloat = isHuge ? pick([1e9, 1e15, 3e16]) : 1
    return MatrixGeometry(
      initial: CGRect(
        x: length(-50...50) * scale, y: length(-50...50) * scale,
        width: chance(10) ? 0 : length(0...30), height: chance(10) ? 0 : length(0...30)),
      margin: CGVector(dx: length(-40...12), dy: length(-40...12)), columns: int(1...9),
      direction: chance(50) ? .vertical : .horizontal)
  }

  fileprivate mutating func window(near frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x + length(-90...40), y: frame.origin.y + length(-90...40),
      width: chance(10) ? 0 : length(0...200), height: chance(10) ? 0 : length(0...200))
  }
}
