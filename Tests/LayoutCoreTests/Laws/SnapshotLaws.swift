import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct SnapshotLaws {
  private func forRandomTrees(
    seed: UInt64, _ body: (SnapshotModel, inout SeededGenerator) throws -> Void
  ) rethrows {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      try body(generator.tree(depth: generator.int(0...4)), &generator)
    }
  }

  @Test func `Nodes agree with the tree`() {
    forRandomTrees(seed: 31) { tree, _ in
      let snapshot = tree.snapshot
      var nodes = snapshot.nodes.makeIterator()
      var count = 0
      tree.visit { element, path, depth, origin in
        count += 1
        let node = nodes.next()
        #expect(node?.name == element.name)
        #expect(node?.frame == element.frame)
        #expect(node?.isHidden == element.isHidden)
        #expect(node?.depth == depth)
        #expect(node?.absoluteFrame == element.frame.offsetBy(dx: origin.x, dy: origin.y))
        #expect(node?.children.map(\.name) == element.children.map(\.name))
        #expect(snapshot[path]?.index == node?.index, "\(path)")
      }
      #expect(nodes.next() == nil)
      #expect(snapshot.count == count)
    }
  }

  @Test func `Storage and text keep everything`() throws {
    try forRandomTrees(seed: 32) { tree, _ in
      let snapshot = tree.snapshot
      let data = try JSONEncoder().encode(snapshot)
      #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
      #expect(try LayoutSnapshot(text: snapshot.description) == snapshot)
    }
  }

  @Test func `A changed frame is the only difference`() {
    forRandomTrees(seed: 33) { tree, generator in
      let old = tree.snapshot
      var elements: [(SnapshotModel, String)] = []
      tree.visit { element, path, _, _ in elements.append((element, path)) }
      let (element, path) = generator.pick(elements)
      let oldFrame = element.frame
      element.frame.origin.x += 1
      element.frame.size.height += 2
      let difference = tree.snapshot.difference(from: old)
      #expect(difference.entries.map(\.path) == [path])
      #expect(difference.entries[0].kind == .movedAndResized)
      #expect(difference.entries[0].oldFrame == oldFrame)
      #expect(difference.entries[0].newFrame == element.frame)
      #expect(difference.entries[0].delta ?? (0, 0, 0, 0) == (1, 0, 0, 2))
      #expect(tree.snapshot.difference(from: old, tolerance: 2).isEmpty)
      #expect(old.difference(from: old).isEmpty)
    }
  }

  @Test func `Turning a difference around swaps its sides`() {
    forRandomTrees(seed: 34) { tree, generator in
      let one = tree.snapshot
      let other = generator.tree(depth: 3).snapshot
      let there = other.difference(from: one).entries
      let back = one.difference(from: other).entries
      #expect(there.count == back.count)
      func paths(
        _ entries: [LayoutSnapshot.Difference.Entry], _ kind: LayoutSnapshot.Difference.Kind
      ) -> Set<String> {
        Set(entries.filter { $0.kind == kind }.map(\.path))
      }
      #expect(paths(there, .added) == paths(back, .removed))
      #expect(paths(there, .moved) == paths(back, .moved))
      #expect(paths(there, .hidden) == paths(back, .shown))
      #expect(there.isEmpty == (one == other))
    }
  }

  @Test func `Interpolation hits its ends and advances evenly`() {
    forRandomTrees(seed: 35) { tree, generator in
      let start = tree.snapshot
      let copy = tree.copy()
      copy.visit { element, _, _, _ in element.frame = generator.frame() }
      let end = copy.snapshot
      #expect(start.interpolated(to: end, fraction: 0) == start)
      #expect(start.interpolated(to: end, fraction: 1) == end)
      let half = start.interpolated(to: end, fraction: 0.5)
      let backHalf = end.interpolated(to: start, fraction: 0.5)
      #expect(half == backHalf)
      #expect(
        half.interpolated(to: end, fraction: 0.5)
          == start.interpolated(to: end, fraction: 0.75))
    }
  }

  @Test func `Interpolation has every element of both`() {
    forRandomTrees(seed: 36) { tree, generator in
      tree.name = "root"
      let one = tree.snapshot
      let otherTree = generator.tree(depth: 3)
      otherTree.name = "root"
      let other = otherTree.snapshot
      var paths: Set<String> = []
      tree.visit { _, path, _, _ in paths.insert(path) }
      var frames: [String: CGRect] = [:]
      otherTree.visit { element, path, _, _ in
        if !paths.contains(path) { frames[path] = element.frame }
        paths.insert(path)
      }
      let half = one.interpolated(to: other, fraction: 0.5)
      #expect(half.count == paths.count)
      for path in paths {
        #expect(half[path] != nil, "\(path)")
        if let frame = frames[path] { #expect(half[path]?.frame == frame) }
      }
    }
  }
}
