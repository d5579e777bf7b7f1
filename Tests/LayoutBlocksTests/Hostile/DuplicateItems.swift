import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// An item counts once in a stack, whatever was declared before the stack.
@Suite struct DuplicateItems {
  private let root = Box("root", rect(0, 0, 30, 10))
  private let room = rect(0, 0, 30, 10)

  private func duplicates(_ block: some LayoutBlockProtocol) -> Int {
    LayoutIssue.collecting { block.layout(in: room) }
      .count { $0.rule == .duplicateElement }
  }

  @Test func `An item that a block placed before counts once`() {
    let (first, second) = (Box("first", in: root), Box("second", in: root))
    let stack = StackLayoutScheme { [first, second, first, second] }
    let scheme = LayoutScheme(blocks: [first.layoutBlock(), stack])
    #expect(duplicates(scheme) == 2)
    #expect(first.layoutFrame == rect(0, 0, 15, 10))
    #expect(second.layoutFrame == rect(15, 0, 15, 10))
  }

  @Test func `Views count once, and in each of two stacks`() {
    let container = UIView(frame: room)
    let views = (0..<3).map { _ in UIView() }
    for view in views { container.addSubview(view) }
    let all = StackLayoutScheme { views + views }
    let some = StackLayoutScheme { [views[2], views[1]] }
    #expect(duplicates(LayoutScheme(blocks: [all, some])) == 3)
    #expect(
      views.map(\.frame) == [rect(0, 0, 10, 10), rect(15, 0, 15, 10), rect(0, 0, 15, 10)])
  }

  @Test func `An item that does not keep its storage counts once too`() {
    let first = Box("first", in: root)
    let forgetful = Forgetful(in: root)
    let stack = StackLayoutScheme { [first, forgetful, forgetful, first, forgetful] }
    #expect(duplicates(stack) == 3)
    #expect(first.layoutFrame == rect(0, 0, 15, 10))
  }
}
