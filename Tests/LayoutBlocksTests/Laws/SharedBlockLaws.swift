import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Blocks that are declared together share what tells of their changes; every scheme that has a
/// block is told nevertheless, whoever has it too.
@Suite struct SharedBlockLaws {
  private let source = rect(0, 0, 100, 100)
  private let container = UIView()

  private func block() -> LayoutBlock<UIView> {
    let view = UIView()
    container.addSubview(view)
    return view.layoutBlock()
  }

  private func width(_ block: LayoutBlock<UIView>) -> CGFloat? { block.item?.frame.size.width }

  /// A block that counts how often it is declared, and does something before.
  private struct Counted: LayoutBlockProtocol {
    final class Count { var value = 0 }
    let count = Count()
    var blocks: [any LayoutBlockProtocol] = []
    var before: () -> Void = {}

    func declareBlocks(in declaration: inout BlockDeclaration) {
      count.value += 1
      before()
      for block in blocks { declaration.add(block) }
    }
  }

  @Test func `Every scheme that has a block is told when it changes`() throws {
    let (shared, own) = (block(), block())
    var schemes = [LayoutScheme(blocks: [shared]), LayoutScheme(blocks: [own, shared])]
    schemes.append(LayoutScheme(blocks: [shared, own]))
    for scheme in schemes { scheme.layout(in: source) }
    var length: CGFloat = 1
    // The first scheme goes, the second declares its blocks anew, and one more comes.
    let steps: [() -> Void] = [
      {}, { schemes.removeFirst() }, { schemes[0].insertLayout(block: block(), to: 0) },
      { schemes.append(LayoutScheme(blocks: [own, shared])) },
    ]
    for step in steps {
      step()
      for scheme in schemes { scheme.layout(in: source) }
      for changed in [shared, own] {
        length += 1
        changed.setLayout(Layout(width: .fixed(length)))
        for scheme in schemes {
          try #require(changed.item).frame = .zero
          scheme.layout(in: source)
          let isThere = scheme.snapshot(for: source).childSnapshots.count > 1 || changed === shared
          #expect(width(changed) == (isThere ? length : 0))
        }
      }
    }
  }

  @Test func `A scheme is not declared again for a change of a block that only another has`() {
    let (mine, others) = (block(), block())
    let counted = Counted(blocks: [mine])
    let scheme = LayoutScheme(blocks: [counted])
    let other = LayoutScheme(blocks: [others])
    scheme.layout(in: source)
    other.layout(in: source)
    others.setLayout(Layout(width: 5))
    other.layout(in: source)
    scheme.layout(in: source)
    #expect(counted.count.value == 1)
    #expect(width(others) == 5)
    mine.setLayout(Layout(width: 6))
    scheme.layout(in: source)
    #expect(counted.count.value == 2)
    #expect(width(mine) == 6)
  }

  @Test func `A block that is changed before it is declared is declared once`() {
    let inner = block()
    let first = block()
    var width: CGFloat = 1
    let counted = Counted(blocks: [inner]) { inner.setLayout(Layout(width: .fixed(width))) }
    let scheme = LayoutScheme(blocks: [first, counted])
    let issues = LayoutIssue.collecting {
      for pass in 1...3 {
        width = CGFloat(pass)
        first.setLayout(Layout(height: .fixed(width)))
        scheme.layout(in: source)
        #expect(counted.count.value == pass)
        #expect(inner.item?.frame == rect(0, 0, width, 100))
      }
    }
    #expect(issues.isEmpty)
  }

  /// Lays out a scheme of a block, while it is declared does something else, and expects that the
  /// scheme is told of a change of the block that comes then.
  private func expectTold(of shared: LayoutBlock<UIView>, after meanwhile: @escaping () -> Void) {
    var asks = true
    let scheme = LayoutScheme(blocks: [shared, Counted { if asks { meanwhile() } }])
    scheme.layout(in: source)
    #expect(width(shared) == 100)
    asks = false
    shared.setLayout(Layout(width: 5))
    scheme.layout(in: source)
    #expect(width(shared) == 5)
  }

  @Test func `A block that is declared elsewhere while its scheme is declared tells both`() {
    let shared = block()
    let other = LayoutScheme(blocks: [shared])
    expectTold(of: shared) { other.layout(in: rect(0, 0, 7, 7)) }
    shared.setLayout(Layout(width: 6))
    other.layout(in: source)
    #expect(width(shared) == 6)
  }

  @Test func `A block by itself, and in a scheme, tells both`() {
    let shared = block()
    let scheme = LayoutScheme(blocks: [block(), shared])
    for width in [5, 6, 7] as [CGFloat] {
      shared.setLayout(Layout(width: .fixed(width)))
      shared.layout(in: source)
      #expect(self.width(shared) == width)
      shared.item?.frame = .zero
      scheme.layout(in: source)
      #expect(self.width(shared) == width)
    }
  }

  @Test func `A block that other schemes lay out while its own is declared tells its own`() {
    let shared = block()
    expectTold(of: shared) {
      for _ in 0..<2 { LayoutScheme(blocks: [shared]).layout(in: rect(0, 0, 7, 7)) }
    }
  }

  @Test func `A scheme that is declared while another is leaves the other its blocks`() {
    let (shared, own, others) = (block(), block(), block())
    let other = LayoutScheme(blocks: [shared, others])
    var asks = false
    let counted = Counted {
      guard asks else { return }
      others.setLayout(Layout(width: 3))
      other.layout(in: rect(0, 0, 7, 7))
    }
    let scheme = LayoutScheme(blocks: [shared, own, counted])
    scheme.layout(in: source)
    other.layout(in: source)
    asks = true
    own.setLayout(Layout(width: 4))
    scheme.layout(in: source)
    #expect(width(own) == 4)
    asks = false
    shared.setLayout(Layout(width: 5))
    scheme.layout(in: source)
    #expect(width(shared) == 5)
  }

  @Test func `A scheme that shares a block is not declared again for the others of that scheme`() {
    let (shared, own) = (block(), block())
    let scheme = LayoutScheme(blocks: [shared, own])
    let counted = Counted(blocks: [shared])
    let other = LayoutScheme(blocks: [counted])
    scheme.layout(in: source)
    other.layout(in: source)
    own.setLayout(Layout(width: 5))
    other.layout(in: source)
    #expect(counted.count.value == 1)
    scheme.layout(in: source)
    #expect(width(own) == 5)
    shared.setLayout(Layout(width: 6))
    other.layout(in: source)
    #expect(counted.count.value == 2)
    #expect(width(shared) == 6)
    shared.item?.frame = .zero
    scheme.layout(in: source)
    #expect(width(shared) == 6)
  }

  @Test func `A pass may change the blocks of another scheme that shares some with its own`() {
    let (shared, others, asking) = (block(), block(), block())
    let other = LayoutScheme(blocks: [shared, others])
    asking.setConstraints([AnonymConstraint { _ in others.setLayout(Layout(width: 5)) }])
    let scheme = LayoutScheme(blocks: [shared, asking])
    other.layout(in: source)
    #expect(LayoutIssue.collecting { scheme.layout(in: source) }.isEmpty)
    other.layout(in: source)
    #expect(width(others) == 5)
  }

  @Test func `A block that another scheme has, too, may change before it is declared`() {
    let (first, inner) = (block(), block())
    let other = LayoutScheme(blocks: [first, inner])
    other.layout(in: source)
    var width: CGFloat = 1
    let counted = Counted(blocks: [inner]) { inner.setLayout(Layout(width: .fixed(width))) }
    let scheme = LayoutScheme(blocks: [first, counted])
    for pass in 1...3 {
      width = CGFloat(pass)
      first.setLayout(Layout(height: .fixed(width)))
      scheme.layout(in: source)
      #expect(counted.count.value == pass)
      #expect(inner.item?.frame == rect(0, 0, width, 100))
    }
  }
}
