import Foundation
import Framewise

extension Workload {
  /// Absolute, relative, inset and offset positions in turn, each behind two conditions that do
  /// not hold; two sizes in turn.
  static let individualMixed = Workload(
    name: "individual-mixed", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let hidden = LayoutPosition.makeAbsolute(frame: .zero)
    let view = makeView(n, size: mixedSizes[0]) { index in
      [
        LayoutMethod(condition: .width(2000...), position: hidden),
        LayoutMethod(condition: .height(..<100) && .portrait, position: hidden),
        LayoutMethod(condition: .width(100...) || .landscape, position: mixedPosition(index)),
      ]
    }
    let expected = mixedSizes.map { size in (0..<n).map { mixedFrame($0, size) } }
    return alternating(
      n: n, view: view, change: { view.bounds.size = mixedSizes[$0 ? 0 : 1] },
      expected: expected, checksums: expected.map(\.checksum))
  }

  /// A custom closure behind an opaque condition that does not hold and one that does.
  static let closures = Workload(
    name: "closures", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let view = makeView(n, size: mixedSizes[0]) { index in
      let offset = CGFloat(index % 64)
      return [
        LayoutMethod(
          condition: { $0.width < offset }, position: .makeCustom { _ in .zero }),
        LayoutMethod(
          condition: { $0.width >= offset },
          position: .makeCustom {
            CGRect(x: offset, y: 0, width: $0.width - offset, height: $0.height)
          }),
      ]
    }
    let expected = mixedSizes.map { size in
      (0..<n).map { index in
        CGRect(
          x: Double(index % 64), y: 0, width: size.width - Double(index % 64),
          height: size.height)
      }
    }
    var result = alternating(
      n: n, view: view, change: { view.bounds.size = mixedSizes[$0 ? 0 : 1] },
      expected: expected, checksums: expected.map(\.checksum))
    result.phase = "pass, 3 closure calls per element"
    return result
  }

  /// Nothing is marked.
  static let cleanPass = Workload(
    name: "clean-pass", sizes: flowSizes, quickSizes: quickFlowSizes
  ) { n in
    let view = makeView(n, size: mixedSizes[0]) {
      [LayoutMethod(constantPosition: mixedPosition($0))]
    }
    view.layoutIfNeeded()
    let checksum = (0..<n).map { mixedFrame($0, mixedSizes[0]) }.checksum
    let row = ViewRow(view.subviews)
    return Case(
      n: n, phase: "in all", elements: 1,
      work: { _ in view.layoutIfNeeded() }, limit: { _ in },
      check: { mismatch("frames", row.checksum, checksum) })
  }

  /// One subview of 10,000 changes its method.
  static let oneDirty = Workload(
    name: "one-dirty", sizes: [10_000], quickSizes: [10_000]
  ) { n in
    let view = makeView(n, size: mixedSizes[0]) {
      [LayoutMethod(constantPosition: mixedPosition($0))]
    }
    view.layoutIfNeeded()
    let row = ViewRow(view.subviews)
    let target = row.owners[n / 2]
    let frames = [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 5, y: 6, width: 37, height: 41),
    ]
    let others = (0..<n).filter { $0 != n / 2 }.map { mixedFrame($0, mixedSizes[0]) }.checksum
    func change(_ number: Int) {
      view.setLayoutMethods(
        [
          LayoutMethod(condition: .width(2000...), position: .makeAbsolute(frame: .zero)),
          LayoutMethod(constantPosition: .makeAbsolute(frame: frames[number % 2])),
        ], for: target)
      view.layoutIfNeeded()
    }
    return Case(
      n: n, phase: "change and pass, in all", elements: 1,
      work: change, limit: { target.place(frames[$0 % 2]) }, allocates: true,
      check: {
        for number in 0..<2 {
          change(number)
          let wanted = others + [frames[number]].checksum
          if let wrong = mismatch("state \(number)", row.checksum, wanted) { return wrong }
        }
        return nil
      })
  }
}

private let mixedSizes = [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)]

private func mixedPosition(_ index: Int) -> LayoutPosition {
  let k = Double(index % 256)
  switch index % 4 {
  case 0: return .makeAbsolute(frame: CGRect(x: k, y: 1, width: 20, height: 30))
  case 1: return .makeRelative(frame: CGRect(x: k / 256, y: 0.25, width: 0.5, height: 0.125))
  case 2:
    return .makeInsets(insets: UIEdgeInsets(top: 1, left: k / 2, bottom: 2, right: 3))
  default:
    return .makeOffset(
      value: UIOffset(horizontal: -k, vertical: 4), from: .bottomRight,
      size: CGSize(width: 50, height: 60))
  }
}

/// The frames of ``mixedPosition(_:)`` by the formulas of the specification.
private func mixedFrame(_ index: Int, _ size: CGSize) -> CGRect {
  let k = Double(index % 256)
  let (w, h) = (Double(size.width), Double(size.height))
  switch index % 4 {
  case 0: return CGRect(x: k, y: 1, width: 20, height: 30)
  case 1: return CGRect(x: k / 256 * w, y: 0.25 * h, width: 0.5 * w, height: 0.125 * h)
  case 2: return CGRect(x: k / 2, y: 1, width: w - k / 2 - 3, height: h - 3)
  default: return CGRect(x: w - 50 - k, y: h - 60 + 4, width: 50, height: 60)
  }
}
