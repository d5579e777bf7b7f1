import Foundation
import LayoutBoxes
import LayoutCore
import Testing

@Suite struct TreeLaws {
  private static let seeds: ClosedRange<UInt64> = 1...5_000

  private func describe(_ seed: UInt64) -> (ConformanceCase.Node, Double?, Double?) {
    var random = RandomTree(seed: seed)
    let root = random.box(depth: 3)
    let width: Double? = random.chance(4) ? nil : random.pick([0, 30, 100, 250, 640])
    let height: Double? = random.chance(4) ? nil : random.pick([0, 30, 100, 250, 640])
    return (root, width, height)
  }

  private func frames(
    _ root: ConformanceCase.Node, _ width: Double?, _ height: Double?,
    _ direction: BoxStyle.Direction = .leftToRight
  ) -> [CGRect] {
    var tree = DescribedTree(root)
    tree.layOut(width, height, direction)
    return tree.tree.frames
  }

  @Test func `Frames are finite not negative and repeatable`() {
    for seed in Self.seeds {
      let (root, width, height) = describe(seed)
      let frames = frames(root, width, height)
      for (index, frame) in frames.enumerated() {
        let isUsable =
          frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
          && frame.size.height.isFinite && frame.size.width >= 0 && frame.size.height >= 0
        #expect(isUsable, "seed \(seed), node \(index): \(frame)")
      }
      #expect(frames == self.frames(root, width, height), "seed \(seed)")
    }
  }

  @Test func `Room that is made beforehand changes nothing`() {
    for seed in Self.seeds.prefix(20) {
      let (root, width, height) = describe(seed)
      var tree = DescribedTree(root)
      tree.tree.reserveCapacity(nodes: 1_000, boxes: 100)
      tree.layOut(width, height, .leftToRight)
      #expect(tree.tree.frames == frames(root, width, height), "seed \(seed)")
    }
    var empty = BoxTree(BoxStyle(.row))
    empty.reserveCapacity(nodes: 4, boxes: 2)
    empty.rebuild(BoxStyle(.column))
    #expect(empty.count == 1)
    #expect(empty.layOut(width: 30, height: 40) == CGSize(width: 30, height: 40))
  }

  @Test func `Absolute frames are the sums of the origins around`() {
    var absolute: [CGRect] = []
    for seed in Self.seeds.prefix(1_000) {
      let (root, width, height) = describe(seed)
      var tree = DescribedTree(root)
      tree.layOut(width, height, .leftToRight)
      tree.tree.getAbsoluteFrames(&absolute)
      #expect(absolute == tree.tree.absoluteFrames(), "seed \(seed)")
      #expect(absolute.count == tree.tree.count)
      for (index, frame) in absolute.enumerated() {
        var expected = tree.tree.frame(of: index)
        var box = tree.tree.parent(of: index)
        while let around = box {
          expected.origin.x += tree.tree.frame(of: around).origin.x
          expected.origin.y += tree.tree.frame(of: around).origin.y
          box = tree.tree.parent(of: around)
        }
        #expect(difference(frame, expected) < 1e-9, "seed \(seed), node \(index)")
      }
    }
  }

  @Test func `Another size in between changes nothing`() {
    for seed in Self.seeds {
      let (root, width, height) = describe(seed)
      var tree = DescribedTree(root)
      tree.layOut(17, 400, .rightToLeft)
      tree.layOut(nil, 90, .leftToRight)
      tree.layOut(width, height, .leftToRight)
      #expect(tree.tree.frames == frames(root, width, height), "seed \(seed)")
    }
  }

  @Test func `Measuring then arranging gives the same`() {
    for seed in Self.seeds {
      let (root, _, _) = describe(seed)
      var tree = DescribedTree(root)
      tree.layOut(nil, nil, .leftToRight)
      let size = tree.tree.frame(of: 0).size
      let measured = tree.tree.frames
      let arranged = frames(root, size.width, size.height)
      for index in measured.indices {
        let distance = difference(measured[index], arranged[index])
        #expect(distance < 1e-6, "seed \(seed), node \(index): \(distance)")
      }
    }
  }

  @Test func `Changed leaves give the frames of a fresh tree`() {
    for seed in Self.seeds {
      let (root, width, height) = describe(seed)
      var changed = root
      var random = RandomTree(seed: seed ^ 0xABCD)
      guard let id = change(&changed, &random) else { continue }
      var tree = DescribedTree(root)
      tree.layOut(width, height, .leftToRight)
      let node = find(id, in: changed)!
      let isBox = node.c != nil
      tree.tree.setSize(
        of: tree.indices[id]!,
        width: node.width.map { .fixed($0) } ?? (isBox ? BoxLength.none : .natural(node.iw ?? 0)),
        height: node.height.map { .fixed($0) } ?? (isBox ? BoxLength.none : .natural(node.ih ?? 0)))
      tree.layOut(width, height, .leftToRight)
      let expected = frames(changed, width, height)
      for index in expected.indices {
        let distance = difference(tree.tree.frames[index], expected[index])
        #expect(distance < 1e-6, "seed \(seed), node \(index) after a change of \(id)")
      }
    }
  }

  @Test func `Right to left is the mirror image`() {
    for seed in Self.seeds {
      let (root, width, height) = describe(seed)
      let mirrored = exchangeLeftAndRight(root)
      var tree = DescribedTree(root)
      tree.layOut(width, height, .leftToRight)
      var other = DescribedTree(mirrored)
      other.layOut(width, height, .rightToLeft)
      for index in tree.tree.frames.indices {
        var frame = tree.tree.frames[index]
        if let parent = tree.tree.parent(of: index), !isScroll(tree, parent, root) {
          let room = tree.tree.frame(of: parent).size.width
          frame.origin.x = room - frame.origin.x - frame.size.width
        }
        let distance = difference(frame, other.tree.frames[index])
        #expect(distance < 1e-6, "seed \(seed), node \(index)")
      }
    }
  }

  /// Some child takes what is left of a filled row, unless all sizes are fixed.
  @Test func `A filled row is filled`() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      var root = random.box(depth: 2)
      root.t = "row"
      root.h = "fill"
      root.grid = nil
      root.insets = nil
      let children = root.children.filter { $0.width == nil }
      guard !children.isEmpty else { continue }
      var tree = DescribedTree(root)
      tree.layOut(5_000, 100, .leftToRight)
      let spacing = root.sp ?? 8
      let margins = (root.m?[1] ?? 0) + (root.m?[3] ?? 0)
      let indices = tree.tree.children(of: 0)
      let sum = indices.reduce(0.0) { $0 + tree.tree.frame(of: $1).size.width }
      let total = sum + spacing * Double(indices.count - 1) + margins
      #expect(abs(total - 5_000) < 1e-6, "seed \(seed): \(total)")
    }
  }

  private func isScroll(_ tree: DescribedTree, _ index: Int, _ root: ConformanceCase.Node) -> Bool {
    let id = tree.indices.first { $0.value == index }!.key
    return find(id, in: root)!.t == "scroll"
  }

  private func exchangeLeftAndRight(_ node: ConformanceCase.Node) -> ConformanceCase.Node {
    var node = node
    node.anchor = node.anchor?.map { ["left": "right", "right": "left"][$0] ?? $0 }
    node.c = node.c?.map(exchangeLeftAndRight)
    return node
  }

  private func find(_ id: String, in node: ConformanceCase.Node) -> ConformanceCase.Node? {
    if node.id == id { return node }
    return (node.c ?? []).lazy.compactMap { self.find(id, in: $0) }.first
  }

  /// Gives some node below the root another size.
  private func change(
    _ root: inout ConformanceCase.Node, _ random: inout RandomTree
  ) -> String? {
    guard !(root.c ?? []).isEmpty else { return nil }
    let place = Int.random(in: 0..<root.c!.count, using: &random.generator)
    if random.chance(2), let id = change(&root.c![place], &random) { return id }
    guard root.c![place].t != "text", root.c![place].fb == nil else { return nil }
    if root.c![place].c == nil, root.c![place].t == "leaf" {
      root.c![place].iw = random.length()
      root.c![place].ih = random.length()
    } else {
      root.c![place].width = random.length()
      root.c![place].height = random.length()
      root.c![place].weight = root.c![place].weight ?? (root.c![place].t == "spacer" ? 1 : nil)
    }
    return root.c![place].id
  }

  private func difference(_ a: CGRect, _ b: CGRect) -> Double {
    max(
      abs(a.origin.x - b.origin.x), abs(a.origin.y - b.origin.y),
      abs(a.size.width - b.size.width), abs(a.size.height - b.size.height))
  }
}
