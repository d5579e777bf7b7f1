import Foundation
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct CaptureLaws {
  private let root = Box("root", rect(0, 0, 400, 400))

  @Test func `A capture gives the frames and the issues of a snapshot`() throws {
    let boxes = (0..<3).map { Box("\($0)", rect(1, 2, 3, 4), in: root) }
    var endless = StackLayoutScheme { Array(boxes[1...]) }
    endless.filling = .equal(.infinity)
    let schemes: [any LayoutBlockProtocol] = [
      endless,
      LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(width: .scaled(1e308)))]),
      LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(width: .fixed(-20), height: 7))]),
      LayoutScheme(blocks: [boxes[0].layoutBlock(with: Layout(x: .left(.nan))), endless]),
    ]
    for (index, scheme) in schemes.enumerated() {
      let source = rect(0, 0, 300, 200)
      var snapshots: [LayoutSnapshot] = []
      let wanted = LayoutIssue.collecting { snapshots.append(scheme.snapshot(for: source)) }
      var capture: BlockCapture?
      #expect(LayoutIssue.collecting { capture = scheme.capture(in: source) }.isEmpty)
      let issues = LayoutIssue.collecting { snapshots.append(capture!.snapshot()) }
      #expect(snapshots[0] == snapshots[1], "\(index)")
      #expect(!wanted.isEmpty)
      #expect(wanted.map { "\($0)" } == issues.map { "\($0)" }, "\(index)")
    }
  }

  @Test func `Contents are asked, and found wrong, where the capture is made`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    box.fitting = { _ in CGSize(width: -1, height: 5) }
    let scheme = LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: .content))])
    var capture: BlockCapture?
    let issues = LayoutIssue.collecting { capture = scheme.capture(in: rect(0, 0, 30, 20)) }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(LayoutIssue.collecting { _ = capture!.snapshot() }.isEmpty)
    #expect(capture!.snapshot().frame == rect(0, 0, 0, 20))
  }

  @Test func `Elements may die while the capture is made`() {
    let asked = Box("asked", in: root)
    var victim: Box? = Box("victim", rect(1, 2, 3, 4), in: root)
    asked.fitting = { _ in
      victim?.removeFromSuperElement()
      victim = nil
      return CGSize(width: 20, height: 10)
    }
    let scheme = LayoutScheme(blocks: [
      asked.layoutBlock(with: Layout(width: .content)), victim!.layoutBlock(),
    ])
    var capture: BlockCapture?
    _ = LayoutIssue.collecting { capture = scheme.capture(in: rect(0, 0, 30, 20)) }
    #expect(victim == nil)
    #expect(capture!.snapshot().frame == rect(0, 0, 30, 20))
    var rects: [ObjectIdentifier: CGRect] = [:]
    _ = LayoutIssue.collecting {
      victim = Box("victim", in: root)
      let scheme = LayoutScheme(blocks: [
        asked.layoutBlock(with: Layout(width: .content)), victim!.layoutBlock(),
      ])
      _ = scheme.snapshot(for: rect(0, 0, 30, 20), completedRects: &rects)
    }
    #expect(rects == [ObjectIdentifier(asked): rect(0, 0, 20, 20)])
  }

  @Test
  func `Problems of many elements are told in linear time`() {
    let items = (0..<50_000).map { Box("\($0)", in: root) }
    var stack = StackLayoutScheme { items }
    stack.filling = .equal(.infinity)
    let scheme = LayoutScheme(blocks: items.map { $0.layoutBlock(with: Layout(x: .left(.nan))) })
    for block in [stack, scheme] as [any LayoutBlockProtocol] {
      var issues: [LayoutIssue] = []
      let seconds = processorSeconds {
        issues = LayoutIssue.collecting { block.layout(in: rect(0, 0, 300, 200)) }
      }
      #expect(seconds < 30)
      #expect(issues.count == items.count)
      #expect(issues.last?.elements == ["49999"])
      #expect(issues.last?.location != nil)
    }
  }
}
