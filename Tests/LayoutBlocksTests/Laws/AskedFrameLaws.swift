import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// When a pass asks an element for the frame of before: schemes, layouts and branches decide that.
@Suite struct AskedFrameLaws {
  private let root = Box("root", rect(0, 0, 100, 100))

  /// An element that counts how often its frame is asked for.
  private final class Asked: LayoutElement {
    var layoutStorage: AnyObject?
    let layoutContainer: AnyObject?
    private var frame = CGRect.zero
    private(set) var count = 0

    init(in container: AnyObject) { layoutContainer = container }

    var layoutFrame: CGRect {
      count += 1
      return frame
    }

    func place(_ newFrame: CGRect) { frame = newFrame }
  }

  /// How often a pass asks for the frame of an element that it places.
  private func questions(_ blocks: (Asked) -> [any LayoutBlockProtocol]) -> Int {
    let asked = Asked(in: root)
    LayoutScheme(blocks: blocks(asked)).layout(in: rect(3, 0, 10, 10))
    return asked.count
  }

  @Test func `The frame of before is asked for only where it counts`() {
    let (inner, last) = (Box("inner", in: root), Box("last", in: root))
    func follower(_ asked: Asked) -> any LayoutBlockProtocol {
      last.layoutBlock(constraints: [asked.layoutConstraint(for: [.left(.align(by: .inner))])])
    }
    let fewest = questions { [$0.layoutBlock()] }
    // All that is asked for is placed before.
    let branch = LayoutScheme(blocks: [inner.layoutBlock()]).when(.width(1...))
    #expect(questions { [$0.layoutBlock(), follower($0)] } == fewest)
    #expect(
      questions {
        [LayoutScheme(blocks: [$0.layoutBlock(), branch, follower($0)]).when(.width(1...))]
      } == fewest)
    #expect(last.layoutFrame == rect(3, 0, 10, 10))
    #expect(
      questions {
        let again = LayoutScheme(blocks: [$0.layoutBlock()]).when(.width(1...))
        return [$0.layoutBlock(), again, follower($0)]
      } == fewest)
    // These layouts decide all, and those behind leave something as it was.
    let whole: [Layout] = [
      Layout(x: .center, y: .bottom(2), width: .fixed(3), height: .scaled(0.5)),
      Layout(y: .top(between: 1...4), width: .between(2...5), height: .boxed(1)),
      .nothing + Layout(x: .trailing(2)), Layout(width: 3) + .left(4...),
    ]
    for layout in whole { #expect(questions { [$0.layoutBlock(with: layout)] } == fewest) }
    let left: [Layout] = [
      .nothing, .width(5), .horizontal(.left(4...)), Layout(x: .left(4...)),
      Layout(y: .bottom(5...)), .width(1) + .width(2) + .width(3) + .width(4),
    ]
    for layout in left { #expect(questions { [$0.layoutBlock(with: layout)] } == fewest + 1) }
    // What a branch placed may not have been.
    #expect(
      questions {
        [LayoutScheme(blocks: [$0.layoutBlock()]).when(.width(1...)), follower($0)]
      } == fewest + 1)
  }
}
