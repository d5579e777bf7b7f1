import Foundation
import Framewise
import TestSupport
import Testing

/// Every name of NotAutoLayout 0.9.0's layout vocabulary, as its users write it.
@Suite struct VocabularyTests {
  let bounds = CGSize(width: 200, height: 100)

  /// The frame that a position gives the elements of a flow, two in a row.
  private func frames(_ position: LayoutPosition, count: Int = 1) -> [CGRect] {
    let view = LayoutView(frame: CGRect(origin: .zero, size: bounds))
    view.layoutOptimization = .matrix(colsPerRow: 2)
    for _ in 0..<count { view.addSubview(UIView(), withAssociatedConstantPosition: position) }
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }

  @Test func `Individual cases`() {
    let size = CGSize(width: 20, height: 10)
    let cases: [(LayoutPosition.Individual, CGRect)] = [
      (.absolute(rect(1, 2, 3, 4)), rect(1, 2, 3, 4)),
      (.relative(rect(0.1, 0.2, 0.3, 0.4)), rect(20, 20, 60, 40)),
      (.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), rect(2, 1, 194, 96)),
      (
        .offset(value: UIOffset(horizontal: -5, vertical: 6), from: .topRight, size: size),
        rect(175, 6, 20, 10)
      ),
      (.customByFrame(frame: { CGRect(origin: .zero, size: $0) }), rect(0, 0, 200, 100)),
      (
        .customByOriginSize(
          origin: { CGPoint(x: $0.width, y: 1) }, size: { CGSize(width: 2, height: $0.height) }),
        rect(200, 1, 2, 100)
      ),
      (
        .customByXYWidthHeight(
          x: { $0.width / 2 }, y: { $0.height / 2 }, width: { _ in 7 }, height: { _ in 8 }),
        rect(100, 50, 7, 8)
      ),
    ]
    for (position, frame) in cases {
      #expect(close(frames(.individual(position))[0], frame), "\(position)")
    }
  }

  @Test func `Offsets from all nine points`() {
    let size = CGSize(width: 20, height: 10)
    let origins: [(LayoutPosition.OffsetOrigin, CGFloat, CGFloat)] = [
      (.topLeft, 0, 0), (.topCenter, 90, 0), (.topRight, 180, 0),
      (.middleLeft, 0, 45), (.middleCenter, 90, 45), (.middleRight, 180, 45),
      (.bottomLeft, 0, 90), (.bottomCenter, 90, 90), (.bottomRight, 180, 90),
    ]
    for (origin, x, y) in origins {
      let value = UIOffset(horizontal: 3, vertical: -4)
      let frame = frames(.makeOffset(value: value, from: origin, size: size))[0]
      #expect(frame == rect(x + 3, y - 4, 20, 10), "\(origin)")
    }
  }

  @Test func `Sequential cases`() {
    let cases: [(LayoutPosition.Sequential, [CGRect])] = [
      (
        .horizontallyEqualSizedAbsolute(initial: rect(1, 2, 3, 4), margin: 5),
        [rect(1, 2, 3, 4), rect(9, 2, 3, 4)]
      ),
      (
        .verticallyEqualSizedAbsolute(initial: rect(1, 2, 3, 4), margin: 5),
        [rect(1, 2, 3, 4), rect(1, 11, 3, 4)]
      ),
      (
        .horizontallyEqualSizedRelative(initial: rect(0.1, 0.2, 0.3, 0.4), margin: 0.05),
        [rect(20, 20, 60, 40), rect(90, 20, 60, 40)]
      ),
      (
        .verticallyEqualSizedRelative(initial: rect(0.1, 0.2, 0.3, 0.4), margin: 0.05),
        [rect(20, 20, 60, 40), rect(20, 65, 60, 40)]
      ),
      (
        .customByFrame(
          initial: { CGRect(x: 0, y: 0, width: $0.width, height: 5) },
          rest: { previous, bound in previous.offsetBy(dx: bound.height, dy: 1) }),
        [rect(0, 0, 200, 5), rect(100, 1, 200, 5)]
      ),
    ]
    for (position, expected) in cases {
      let frames = frames(.sequential(position), count: 2)
      #expect(zip(frames, expected).allSatisfy(close), "\(position): \(frames)")
    }
  }

  @Test func `Matrical cases`() {
    let margin = CGVector(dx: 5, dy: 6)
    let share = CGVector(dx: 0.05, dy: 0.1)
    let cases: [(LayoutPosition.Matrical, [CGRect])] = [
      (
        .verticallyEqualSizedAbsolute(initial: rect(1, 2, 3, 4), margin: margin),
        [rect(1, 2, 3, 4), rect(9, 2, 3, 4), rect(1, 12, 3, 4), rect(9, 12, 3, 4)]
      ),
      (
        .horizontallyEqualSizedAbsolute(initial: rect(1, 2, 3, 4), margin: margin),
        [rect(1, 2, 3, 4), rect(1, 12, 3, 4), rect(9, 2, 3, 4), rect(9, 12, 3, 4)]
      ),
      (
        .verticallyEqualSizedRelative(initial: rect(0, 0, 0.2, 0.3), margin: share),
        [rect(0, 0, 40, 30), rect(50, 0, 40, 30), rect(0, 40, 40, 30), rect(50, 40, 40, 30)]
      ),
      (
        .horizontallyEqualSizedRelative(initial: rect(0, 0, 0.2, 0.3), margin: share),
        [rect(0, 0, 40, 30), rect(0, 40, 40, 30), rect(50, 0, 40, 30), rect(50, 40, 40, 30)]
      ),
      (
        // Row first, then column.
        .customByFrame(
          initial: { _ in CGRect(x: 0, y: 0, width: 10, height: 10) },
          firstInCol: { column, _ in column.offsetBy(dx: 20, dy: 0) },
          firstInRow: { row, _ in row.offsetBy(dx: 0, dy: 30) },
          rest: { row, column, bound in
            CGRect(x: row.minX, y: column.minY, width: bound.width, height: 1)
          }),
        [rect(0, 0, 10, 10), rect(20, 0, 10, 10), rect(0, 30, 10, 10), rect(20, 30, 200, 1)]
      ),
    ]
    for (position, expected) in cases {
      let frames = frames(.matrical(position), count: 4)
      #expect(zip(frames, expected).allSatisfy(close), "\(position): \(frames)")
    }
  }

  @Test func `Makers tell themselves apart by labels and margins`() {
    let initial = rect(0, 0, 10, 20)
    let half = rect(0, 0, 0.5, 0.5)
    let descriptions: [(LayoutPosition, String)] = [
      (.makeAbsolute(frame: initial), "absolute (0, 0, 10, 20)"),
      (.makeRelative(frame: half), "relative (0, 0, 0.5, 0.5)"),
      (
        .makeInsets(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        "insets (1, 2, 3, 4)"
      ),
      (
        .makeOffset(value: .zero, from: .middleCenter, size: CGSize(width: 1, height: 2)),
        "offset (0, 0) from middleCenter, size (1, 2)"
      ),
      (.makeCustom { CGRect(origin: .zero, size: $0) }, "custom"),
      (.makeCustom(frame: { CGRect(origin: .zero, size: $0) }), "custom"),
      (.makeCustom(origin: { _ in .zero }, size: { $0 }), "custom"),
      (
        .makeCustom(x: { _ in 0 }, y: { _ in 0 }, width: { $0.width }, height: { $0.height }),
        "custom"
      ),
      // An integer literal is a sequence's margin, a vector a matrix's.
      (
        .makeAbsolute(initialFrame: initial, margin: 8, direction: .horizontal),
        "horizontal sequence (0, 0, 10, 20), margin 8"
      ),
      (
        .makeRelative(initialFrame: half, margin: 1, direction: .vertical),
        "relative vertical sequence (0, 0, 0.5, 0.5), margin 1"
      ),
      (
        .makeCustom(initialFrame: { _ in .zero }, restFrame: { previous, _ in previous }),
        "custom sequence"
      ),
      (
        .makeAbsolute(
          initialFrame: initial, margin: CGVector(dx: 1, dy: 2), direction: .horizontal),
        "horizontal matrix (0, 0, 10, 20), margin (1, 2)"
      ),
      (
        .makeRelative(initialFrame: half, margin: CGVector(dx: 1, dy: 2), direction: .vertical),
        "relative vertical matrix (0, 0, 0.5, 0.5), margin (1, 2)"
      ),
      (
        .makeCustom(
          initialFrame: { _ in .zero }, firstInCol: { column, _ in column },
          firstInRow: { row, _ in row }, rest: { row, _, _ in row }), "custom matrix"
      ),
    ]
    for (position, description) in descriptions { #expect("\(position)" == description) }
  }

  /// Closures under the names of their types, short and long.
  @Test func `Closure types`() {
    let frame: LayoutPosition.Individual.SizeToFrame = { CGRect(origin: .zero, size: $0) }
    let point: LayoutPosition.Individual.SizeToPoint = { CGPoint(x: $0.width, y: 0) }
    let size: LayoutPosition.Individual.SizeToSize = { $0 }
    let number: LayoutPosition.Individual.SizeToFloat = { $0.height }
    let individual:
      (
        LayoutPosition.IndividualSizeToFrame, LayoutPosition.IndividualSizeToPoint,
        LayoutPosition.IndividualSizeToSize, LayoutPosition.IndividualSizeToFloat
      ) = (frame, point, size, number)
    let initial: LayoutPosition.Sequential.SizeToFrame = frame
    let rest: LayoutPosition.Sequential.PreviousFrameAndSizeToFrame = { previous, _ in previous }
    let sequential:
      (
        LayoutPosition.SequentialSizeToFrame,
        LayoutPosition.SequentialPreviousFrameAndSizeToFrame
      ) = (initial, rest)
    let column: LayoutPosition.Matrical.PreviousColFrameAndSizeToFrame = { column, _ in column }
    let row: LayoutPosition.Matrical.PreviousRowFrameAndSizeToFrame = { row, _ in row }
    let both: LayoutPosition.Matrical.PreviousRowColFrameAndSizeToFrame = { row, column, _ in
      CGRect(x: row.minX, y: column.minY, width: 1, height: 1)
    }
    let matrical:
      (
        LayoutPosition.MatricalSizeToFrame, LayoutPosition.MatricalPreviousColFrameAndSizeToFrame,
        LayoutPosition.MatricalPreviousRowFrameAndSizeToFrame,
        LayoutPosition.MatricalPreviousRowColFrameAndSizeToFrame
      ) = (frame, column, row, both)
    #expect(frames(.makeCustom(frame: individual.0)) == [rect(0, 0, 200, 100)])
    #expect(
      frames(.makeCustom(origin: individual.1, size: individual.2)) == [rect(200, 0, 200, 100)])
    #expect(
      frames(.makeCustom(x: individual.3, y: number, width: number, height: number))
        == [rect(100, 100, 100, 100)])
    #expect(
      frames(.makeCustom(initialFrame: sequential.0, restFrame: sequential.1), count: 2)
        == [rect(0, 0, 200, 100), rect(0, 0, 200, 100)])
    #expect(
      frames(
        .makeCustom(
          initialFrame: matrical.0, firstInCol: matrical.1, firstInRow: matrical.2,
          rest: matrical.3), count: 4)[3] == rect(0, 0, 1, 1))
  }

  @Test func `Directions`() {
    let sequential: [LayoutPosition.Sequential.Direction] = [.horizontal, .vertical]
    let matrical: [LayoutPosition.Matrical.Direction] = [.horizontal, .vertical]
    #expect(sequential.count == matrical.count)
  }

  @Test func `Optimizations`() {
    let all: [LayoutOptimization] = [.none, .sequence, .matrix(colsPerRow: 3)]
    #expect(Set(all).count == 3)
    #expect(LayoutView().layoutOptimization == .none)
  }

  @available(*, deprecated)
  @Test func `The former name of custom`() {
    let position = LayoutPosition.Individual.custom { CGRect(origin: .zero, size: $0) }
    #expect(frames(.individual(position)) == [rect(0, 0, 200, 100)])
  }

  @Test func `Methods`() {
    let opaque = LayoutMethod(
      condition: { $0.width > 100 }, position: .makeAbsolute(frame: rect(0, 0, 1, 1)))
    let structured = LayoutMethod(
      condition: .width(101...), position: .makeAbsolute(frame: rect(0, 0, 1, 1)))
    let constant = LayoutMethod(constantPosition: .makeAbsolute(frame: rect(0, 0, 1, 1)))
    for (method, narrow) in [(opaque, false), (structured, false), (constant, true)] {
      #expect(method.condition(bounds))
      #expect(method.condition(CGSize(width: 50, height: 50)) == narrow)
      #expect("\(method.position)" == "absolute (0, 0, 1, 1)")
    }
  }
}

func close(_ a: CGRect, _ b: CGRect) -> Bool {
  zip(
    [a.origin.x, a.origin.y, a.size.width, a.size.height],
    [b.origin.x, b.origin.y, b.size.width, b.size.height]
  ).allSatisfy { abs($0 - $1) < 1e-9 }
}
