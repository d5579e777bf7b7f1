import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import Testing

/// What a pass asks elements for, and how schemes, layouts and branches decide that.
@Suite struct AskedFrameRules {
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

  @Test func `A scheme within another has its own direction, where it has one`() {
    let (inner, outer) = (Box("inner", in: root), Box("outer", in: root))
    let layout = Layout(x: .leading(2), width: .fixed(3))
    var nested = LayoutScheme(blocks: [inner.layoutBlock(with: layout)])
    nested.direction = .leftToRight
    var scheme = LayoutScheme(blocks: [nested, outer.layoutBlock(with: layout)])
    scheme.direction = .rightToLeft
    scheme.layout(in: rect(0, 0, 10, 10))
    #expect(inner.layoutFrame == rect(2, 0, 3, 10))
    #expect(outer.layoutFrame == rect(5, 0, 3, 10))
  }

  @Test func `A step counts where a range ends at zero`() {
    let box = Box("box", in: root)
    // Ten points too wide: a whole step of seven to the left.
    let layout = Layout(x: .left(between: -20...0, step: 7), width: .fixed(110))
    LayoutScheme(blocks: [box.layoutBlock(with: layout)]).layout(in: rect(0, 0, 100, 10))
    #expect(box.layoutFrame == rect(-7, 0, 110, 10))
  }

  @Test func `A layout that moves an edge of the frame of before does not fill its room`() {
    let box = Box("box", in: root)
    let cases: [(Layout, CGRect)] = [
      // The right edge, or the lower one, stays 100 points behind where the frame began.
      (Layout(x: .left(0...)), rect(0, 0, 130, 100)), (Layout(y: .top(0...)), rect(0, 0, 100, 120)),
    ]
    for (layout, wanted) in cases {
      box.layoutFrame = rect(30, 20, 5, 5)
      LayoutScheme(blocks: [box.layoutBlock(with: layout)]).layout(in: rect(0, 0, 100, 100))
      #expect(box.layoutFrame == wanted)
    }
  }

  /// A view that does something when it is measured.
  private final class Measured: UIView {
    var action: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      action()
      return CGSize(width: 5, height: 5)
    }
  }

  @Test func `A view that moves while another is measured is left where it is`() {
    let (home, elsewhere) = (UIView(), UIView())
    let (asking, moving) = (Measured(), UIView(frame: rect(1, 2, 3, 4)))
    for view in [asking, moving] { home.addSubview(view) }
    asking.action = { elsewhere.addSubview(moving) }
    let scheme = LayoutScheme(blocks: [
      moving.layoutBlock(), asking.layoutBlock(with: Layout(width: .content)),
    ])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(asking.frame == rect(0, 0, 5, 10))
    #expect(moving.frame == rect(1, 2, 3, 4))
  }
}
