import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct StackLaws {
  private let root = Box("root", rect(0, 0, 400, 400))

  @Test(arguments: [
    rect(0, 0, 300, 40), rect(-5, 7.25, 91, 33), rect(0, 0, 0, 0), rect(50, 40, -30, -20),
    rect(0, 0, .infinity, 20), rect(1e300, -1e300, 1e14, 1), rect(-1.7e308, 1.7e308, 9, 9),
  ])
  func `A stack alone gives the frames it gives among other blocks`(_ source: CGRect) {
    let items = (0..<3).map { Box("\($0)", .zero, in: root) }
    // Names the last item first, so that the items' numbers do not follow each other.
    let other = Box("other", in: root)
      .layoutBlock(constraints: [items[2].layoutConstraint(for: [.equally])])
    var forms = 0
    for stack in stackForms(of: items) {
      for direction in [.leftToRight, .rightToLeft] as [UIUserInterfaceLayoutDirection] {
        items[0].direction = direction
        var frames: [[CGRect]] = []
        var rules: [[LayoutIssue.Rule]] = []
        for scheme in [stack, LayoutScheme(blocks: [other, stack])]
          as [any LayoutBlockProtocol]
        {
          for item in items { item.layoutFrame = .zero }
          let issues = LayoutIssue.collecting { scheme.layout(in: source) }
          frames.append(items.map(\.layoutFrame))
          rules.append(issues.map(\.rule).filter { $0 != .blockOutOfOrder })
        }
        #expect(frames[0] == frames[1], "\(stack)")
        #expect(rules[0] == rules[1], "\(stack)")
        forms += 1
      }
    }
    #expect(forms == 2 * 2 * 4 * 4 * 3 * 3)
  }
}
