import AllocationCounter
import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// A pass that plans nothing anew allocates nothing.
@Suite struct AllocationTests {
  /// Whether somebody counts: on Linux, but not under a sanitizer.
  static var isCounting: Bool { allocation_count() >= 0 }

  @Test(.enabled(if: isCounting)) func `The counter counts`() {
    let before = allocation_count()
    let views = (0..<100).map { _ in UIView() }
    #expect(allocation_count() >= before + views.count)
  }

  @Test(.enabled(if: isCounting)) func `Passes allocate nothing`() {
    for kind in Kind.allCases {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      view.layoutOptimization = .matrix(colsPerRow: 7)
      for index in 0..<200 {
        view.addSubview(UIView(), layoutMethods: kind.methods(index))
      }
      let sizes = [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)]
      func pass(_ number: Int) {
        view.bounds.size = sizes[number % 2]
        view.layoutIfNeeded()
      }
      for number in 0..<4 { pass(number) }
      let before = allocation_count()
      for number in 0..<10 { pass(number) }
      let count = allocation_count() - before
      #if DEBUG
      // Without optimization a pass has closures of its own on the heap, however many elements
      // there are; the benchmarks make sure of the optimized build as well. One allocation more per
      // pass is one too many.
      #expect(count <= 10 * kind.unoptimizedAllocations, "\(kind): \(count)")
      #else
      #expect(count == 0, "\(kind): \(count)")
      #endif
    }
  }

  enum Kind: CaseIterable {
    case matrix, unequalMatrix, sequence, individual, closures, customSequence

    /// What a pass allocates without optimization, on average of the two sizes. Calling a closure
    /// costs one there: 200 conditions, and 200 frames at 320 points or 32 at 568.
    var unoptimizedAllocations: Int {
      switch self {
      case .matrix, .unequalMatrix: 2
      case .sequence, .individual, .customSequence: 1
      case .closures: 316
      }
    }

    func methods(_ index: Int) -> [LayoutMethod] {
      let initial = CGRect(x: 0, y: 0, width: 0.1, height: 0.1)
      switch self {
      case .matrix, .unequalMatrix:
        let size = self == .matrix ? 0.1 : 0.1 + Double(index % 3) * 0.01
        return [
          LayoutMethod(
            condition: .width(1000...), position: .makeAbsolute(frame: .zero)),
          LayoutMethod(
            constantPosition: .makeRelative(
              initialFrame: CGRect(x: 0, y: 0, width: size, height: size),
              margin: CGVector(dx: 0.01, dy: 0.01), direction: .vertical)),
        ]
      case .sequence:
        return [
          LayoutMethod(
            constantPosition: .makeRelative(
              initialFrame: initial, margin: 0.01, direction: .horizontal))
        ]
      case .individual:
        return [
          LayoutMethod(
            constantPosition: .makeRelative(
              frame: CGRect(x: Double(index) / 200, y: 0, width: 0.2, height: 0.2)))
        ]
      case .closures:
        let offset = CGFloat(index)
        return [
          LayoutMethod(
            condition: { $0.width > 400 + offset }, position: .makeAbsolute(frame: .zero)),
          LayoutMethod(
            constantPosition: .makeCustom {
              CGRect(x: offset, y: 0, width: $0.width, height: $0.height)
            }),
        ]
      case .customSequence:
        return [
          LayoutMethod(
            constantPosition: .makeCustom(
              initialFrame: { CGRect(x: 0, y: 0, width: $0.width / 10, height: 10) },
              restFrame: { previous, _ in previous.offsetBy(dx: previous.width, dy: 1) }))
        ]
      }
    }
  }
}
