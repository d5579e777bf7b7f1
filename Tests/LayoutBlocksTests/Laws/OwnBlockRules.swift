import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Block types of an app's own, which keep their pass.
@Suite struct OwnBlockRules {
  /// Blocks that may be others later.
  final class Group: LayoutBlockProtocol {
    let blockFront = BlockPass()
    var blocks: [any LayoutBlockProtocol] { didSet { blockFront.setNeedsDeclaration() } }

    init(_ blocks: [any LayoutBlockProtocol]) { self.blocks = blocks }

    func declareBlocks(in declaration: inout BlockDeclaration) {
      for block in blocks { declaration.add(block) }
    }
  }

  private let view = SchemeView(frame: rect(0, 0, 100, 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    view.addSubview(first)
    view.addSubview(second)
  }

  private func small(_ view: UIView) -> LayoutBlock<UIView> {
    view.layoutBlock(with: Layout(width: .fixed(10), height: .fixed(10)))
  }

  /// What may be around a group.
  enum Around: CaseIterable, Sendable {
    case scheme, schemes, choice, group

    func content(_ group: Group) -> any LayoutBlockProtocol {
      switch self {
      case .scheme: LayoutScheme(blocks: [group])
      case .schemes: LayoutScheme(blocks: [LayoutScheme(blocks: [group])])
      case .choice:
        LayoutScheme(firstOf: [LayoutScheme(blocks: [group]), LayoutScheme(blocks: [])])
      case .group: LayoutScheme(blocks: [Group([Group([group])])])
      }
    }
  }

  @Test(arguments: Around.allCases)
  func `A block that changes is declared again in what is around it`(_ around: Around) {
    let group = Group([small(first)])
    let scheme = around.content(group)
    scheme.layout(in: view.bounds)
    #expect(second.frame.size == .zero)
    group.blocks.append(small(second))
    scheme.layout(in: view.bounds)
    #expect(second.frame == rect(0, 0, 10, 10))
    group.blocks = []
    second.frame = .zero
    scheme.layout(in: view.bounds)
    #expect(second.frame == .zero)
  }

  @Test func `A scheme view lays out anew when a block of an own type in it changes`() {
    let group = Group([small(first)])
    view.schemes = [LayoutScheme(blocks: [group])]
    view.layoutIfNeeded()
    group.blocks.append(small(second))
    view.layoutIfNeeded()
    #expect(second.frame == rect(0, 0, 10, 10))
  }
}
