import AllocationCounter
import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct AllocationTests {
  /// Whether somebody counts: on Linux, but not under a sanitizer.
  static var isCounting: Bool { allocation_count() >= 0 }

  private func allocations(_ body: (Int) -> Void) -> Int {
    for number in 0..<2 { body(number) }
    let before = allocation_count()
    for number in 0..<10 { body(number) }
    return (allocation_count() - before) / 10
  }

  @Test(.enabled(if: isCounting))
  func `A pass allocates nothing, and a snapshot its frames`() {
    let container = UIView(frame: rect(0, 0, 300, 300))
    let views = (0..<10).map { _ in UIView() }
    for view in views { container.addSubview(view) }
    let items: [any LayoutElement] = Array(views[5...])
    var stack = StackLayoutScheme { items }
    stack.spacing = .equal(2)
    let scheme = LayoutScheme(
      blocks: (0..<5).map { index in
        views[index].layoutBlock(
          with: Layout(x: .leading(4), height: 10),
          constraints: index == 0
            ? [] : [views[index - 1].layoutConstraint(for: [.bottom(.limit(on: .outer))])])
      } + [stack])
    let wide = LayoutScheme(firstOf: [scheme.when(.width(200...)), scheme])
    for block in [scheme, wide] {
      block.layout(in: rect(0, 0, 300, 300))
      let pass = allocations { block.layout(in: rect(0, 0, 250 + CGFloat($0), 300)) }
      let snapshot = allocations { _ in _ = block.snapshot(for: container.bounds) }
      #if DEBUG
      // Without optimization closures are on the heap, however many blocks there are.
      #expect(pass <= 60, "\(pass)")
      #expect(snapshot <= 120, "\(snapshot)")
      #else
      #expect(pass == 0)
      // Conditions leave out parts of the tree, which takes a list of places.
      #expect(snapshot <= (block.snapshot(for: container.bounds).count == 13 ? 2 : 6))
      #endif
    }
  }
}
