import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Run under the thread sanitizer by the gate.
@Suite struct ConcurrencyTests {
  @Test func `Eight tasks compute captures of one tree at once`() async {
    let container = UIView(frame: rect(0, 0, 320, 600))
    let labels = (0..<40).map { index -> UILabel in
      let label = UILabel()
      label.text = String(repeating: "word ", count: index % 9 + 1)
      label.numberOfLines = 0
      container.addSubview(label)
      return label
    }
    let scheme = LayoutScheme(
      blocks: labels.indices.map { index in
        labels[index].layoutBlock(
          with: Layout(x: .leading(8), width: .boxed(16), height: .content),
          constraints: index == 0
            ? [] : [labels[index - 1].layoutConstraint(for: [.bottom(.limit(on: .outer))])])
      })
    let widths: [CGFloat] = [100, 150, 200, 250, 300, 350, 400, 450]
    let captures = widths.compactMap { scheme.capture(in: rect(0, 0, $0, 5_000)) }
    let expected = widths.map { scheme.snapshot(for: rect(0, 0, $0, 5_000)) }
    #expect(captures.count == 8)
    let computed = await withTaskGroup(of: (Int, LayoutSnapshot).self) { group in
      for (index, capture) in captures.enumerated() {
        group.addTask {
          var snapshot = capture.snapshot()
          for _ in 0..<50 { snapshot = capture.snapshot() }
          return (index, snapshot)
        }
      }
      var results: [Int: LayoutSnapshot] = [:]
      for await (index, snapshot) in group { results[index] = snapshot }
      return results
    }
    for (index, snapshot) in expected.enumerated() {
      #expect(computed[index] == snapshot)
      scheme.apply(snapshot: computed[index]!)
      #expect(labels.map(\.frame) == snapshot.childSnapshots.map(\.frame))
    }
  }

  @Test func `Eight tasks run one capture and one program at once`() async {
    let root = Box("root", rect(0, 0, 300, 300))
    let boxes = (0..<20).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { boxes }
    stack.spacing = .equal(2)
    let capture = stack.capture(in: rect(0, 0, 300, 40))!
    let expected = stack.snapshot(for: rect(0, 0, 300, 40))
    var program = BlockProgram()
    let numbers = (0..<20).map { _ in program.addElement() }
    program.addStack(numbers, like: stack)
    let shared = program
    let frames = expected.childSnapshots.map(\.frame)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            capture.snapshot() == expected && shared.frames(in: rect(0, 0, 300, 40)) == frames
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `Each of eight tasks has a tree of its own`() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 as Range<UInt64> {
        group.addTask {
          LayoutIssue.withHandler({ _ in }) {
            (0..<20 as Range<UInt64>).allSatisfy { number in
              let random = RandomScheme(seed: task * 100 + number)
              let snapshot = random.scheme.snapshot(for: rect(0, 0, 200, 200))
              random.scheme.layout(in: rect(0, 0, 200, 200))
              let frames = random.frames
              random.scheme.apply(snapshot: snapshot)
              return random.frames == frames
            }
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
