import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct BlockIssueTests {
  let root = Box("root", rect(0, 0, 300, 300))
  let source = rect(0, 0, 300, 300)

  private func here(_ line: Int = #line) -> LayoutLocation {
    LayoutLocation(fileID: #fileID, line: line)
  }

  @Test func `An element without a container is named with the block that refers to it`() {
    let box = Box("box", in: root)
    let stray = Box("stray")
    let lost = Box("lost")
    let blocks: [(block: any LayoutBlockProtocol, place: LayoutLocation, names: [String])] = [
      (
        box.layoutBlock(constraints: [stray.layoutConstraint(for: [.equally])]), here(),
        ["stray", "box"]
      ),
      (
        box.layoutBlock(constraints: [stray.adjustLayoutConstraint(for: [.width()])]), here(),
        ["stray", "box"]
      ),
      (
        box.layoutBlock { $0.left.align(by: stray.layoutAnchors.right) }, here(),
        ["stray", "box"]
      ),
      (lost.layoutBlock(with: Layout(x: 5)), here(), ["lost"]),
      (LayoutBlock(element: lost, layout: .equal), here(), ["lost"]),
      (LayoutBlock(with: lost, layout: .equal), here(), ["lost"]),
      (LayoutBlock(element: lost) { $0.width.equal(to: 5) }, here(), ["lost"]),
    ]
    for (block, place, names) in blocks {
      let issues = LayoutIssue.collecting { LayoutScheme(blocks: [block]).layout(in: source) }
      #expect(issues.map(\.rule) == [.detachedElement])
      #expect(issues.first?.location == place)
      #expect(issues.first?.elements == names)
    }
  }

  @Test func `An element that died is named with the block that refers to it`() {
    let box = Box("box", in: root)
    var dead: Box? = Box("dead", in: root)
    let never = Box("never").layoutBlock(with: Layout(height: 1))
    let neverPlace = here(#line - 1)
    let own = dead!.layoutBlock()
    let ownPlace = here(#line - 1)
    let other = box.layoutBlock(constraints: [dead!.layoutConstraint(for: [.equally])])
    let otherPlace = here(#line - 1)
    let scheme = LayoutScheme(blocks: [own, other])
    scheme.layout(in: source)
    dead?.removeFromSuperElement()
    dead = nil
    // The names stay, however often the scheme is declared anew.
    for _ in 0..<2 {
      other.direction = other.direction == nil ? .leftToRight : nil
      let issues = LayoutIssue.collecting { scheme.layout(in: source) }
      #expect(issues.map(\.rule) == [.missingElement, .missingElement])
      #expect(issues.map(\.elements) == [["dead"], ["dead", "box"]])
      #expect(issues.map(\.location) == [ownPlace, otherPlace])
    }
    // One that no pass has seen is known by its type alone.
    let issues = LayoutIssue.collecting { never.layout(in: source) }
    #expect(issues.map(\.elements) == [["Box"]])
    #expect(issues.map(\.location) == [neverPlace])
  }

  private final class Badge: UIView {}

  @Test func `A view that died is named by its identifier, or else by its class`() {
    let container = UIView(frame: source)
    var views = [UIView(), Badge(), UILabel()]
    views[2].accessibilityIdentifier = "caption"
    for view in views { container.addSubview(view) }
    let scheme = LayoutScheme(blocks: views.map { $0.layoutBlock() })
    scheme.layout(in: source)
    for view in views { view.removeFromSuperview() }
    views = []
    let issues = LayoutIssue.collecting { scheme.layout(in: source) }
    #expect(issues.map(\.elements) == [["UIView"], ["Badge"], ["caption"]])
  }

  @Test func `A view that got a name, or lost it, is known by it from the next declaration`() {
    let container = UIView(frame: source)
    var view: UIView? = Badge()
    container.addSubview(view!)
    let block = view!.layoutBlock()
    func nameInSnapshot() -> [String] { block.snapshot(for: source).nodes.map(\.name) }
    #expect(nameInSnapshot() == ["Badge"])
    view?.accessibilityIdentifier = "new"
    block.setLayout(Layout(height: 4))
    #expect(nameInSnapshot() == ["new"])
    view?.accessibilityIdentifier = ""
    block.setLayout(Layout(height: 5))
    #expect(nameInSnapshot() == ["Badge"])
    view?.removeFromSuperview()
    view = nil
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    #expect(issues.map(\.elements) == [["Badge"]])
  }

  @Test func `Elements of different trees are named with the block between them`() {
    let box = Box("box", in: root)
    let island = Box("island")
    let target = Box("target", rect(1, 2, 3, 4), in: island)
    let block = box.layoutBlock(constraints: [target.layoutConstraint(for: [.equally])])
    let place = here(#line - 1)
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    #expect(issues.map(\.rule) == [.unrelatedElements])
    #expect(issues.first?.elements == ["target", "box"])
    #expect(issues.first?.location == place)
  }

  @Test func `What goes wrong in a pass has the place of the block that was taken`() {
    let box = Box("box", rect(1, 2, 3, 4), in: root)
    let label = Box("label", in: root)
    label.fitting = { _ in CGSize(width: -1, height: 0) }
    let first = LayoutScheme(blocks: [box.layoutBlock(with: Layout(width: .fixed(.nan)))])
    let second = LayoutScheme(blocks: [box.layoutBlock(with: Layout(x: 9, width: .fixed(-5)))])
    let secondPlace = here(#line - 1)
    let scheme = LayoutScheme(firstOf: [first.when(.width(700...)), second])
    let negative = LayoutIssue.collecting {
      scheme.layout(in: source)
      _ = scheme.snapshot(for: source)
    }
    #expect(negative.map(\.rule) == [.negativeSize, .negativeSize])
    #expect(negative.map(\.location) == [secondPlace, secondPlace])
    let nan = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 800, 100)) }
    #expect(nan.map(\.rule) == [.nonFiniteFrame])
    #expect(nan.map(\.location) == [here(secondPlace.line - 1)])

    let adjusted = box.layoutBlock(constraints: [label.adjustLayoutConstraint(for: [.width()])])
    let adjustedPlace = here(#line - 1)
    let refused = LayoutIssue.collecting { adjusted.layout(in: source) }
    #expect(refused.map(\.rule) == [.measuringFailed])
    #expect(refused.map(\.elements) == [["label", "box"]])
    #expect(refused.map(\.location) == [adjustedPlace])

    var stack = StackLayoutScheme { [label] }
    let stackPlace = here(#line - 1)
    stack.filling = .content
    let stacked = LayoutIssue.collecting { stack.layout(in: source) }
    #expect(stacked.map(\.elements) == [["label"]])
    #expect(stacked.map(\.location) == [stackPlace])

    let room = LayoutIssue.collecting { adjusted.layout(in: rect(.nan, 0, 1, 1)) }
    #expect(room.map(\.rule) == [.invalidInput])
    #expect(room.map(\.location) == [adjustedPlace])
  }

  @Test func `A guide's content without a place of its own has that of the block around it`() {
    let item = Box("item", rect(0, 0, 1, 1), in: root)
    item.fitting = { _ in CGSize(width: CGFloat.nan, height: 0) }
    let guide = ScrollLayoutGuide<Box>(contentItem: item, direction: .vertical)
    guide.add(to: root)
    let block = guide.layoutBlock(with: Layout(height: 50))
    let place = here(#line - 1)
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.map(\.location) == [place])
    #expect(issues.map(\.elements) == [["item"]])
  }

  @Test func `A snapshot of other blocks has the place of the first one it misses`() {
    let box = Box("box", in: root)
    let other = Box("other", in: root)
    let snapshot = LayoutScheme(blocks: [other.layoutBlock()]).snapshot(for: source)
    let blocks: [any LayoutBlockProtocol] = [
      other.layoutBlock(),
      box.layoutBlock(),
    ]
    let place = here(#line - 2)
    let issues = LayoutIssue.collecting { LayoutScheme(blocks: blocks).apply(snapshot: snapshot) }
    #expect(issues.map(\.rule) == [.snapshotMismatch])
    #expect(issues.map(\.elements) == [["box"]])
    #expect(issues.map(\.location) == [place])
  }

  @Test func `An element that leaves during the pass has the place of its block`() {
    let box = Box("box", in: root)
    let leaving = AnonymConstraint { _ in box.removeFromSuperElement() }
    let block = box.layoutBlock(constraints: [leaving])
    let place = here(#line - 1)
    let issues = LayoutIssue.collecting { block.layout(in: source) }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(issues.map(\.location) == [place])
  }
}
