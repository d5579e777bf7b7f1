import Foundation
import LayoutBoxes
import TestSupport
import Testing

/// The engine against the same rules computed slowly, over random trees.
@Suite struct ReferenceLaws {
  private enum Kind {
    case plain, negative, baselines
  }

  /// A random tree; with baselines, or with margins and spacings below 0.
  private func describe(
    _ seed: UInt64, _ kind: Kind
  ) -> (root: ConformanceCase.Node, width: Double?, height: Double?) {
    var random = RandomTree(seed: seed)
    var root = random.box(depth: 3)
    change(&root, &random, kind)
    // The size of the root is that of the layout.
    (root.width, root.height) = (nil, nil)
    let width: Double? = random.chance(4) ? nil : random.pick([0, 13, 30, 62, 100, 250, 640])
    let height: Double? = random.chance(4) ? nil : random.pick([0, 13, 30, 62, 100, 250, 640])
    return (root, width, height)
  }

  private func change(
    _ node: inout ConformanceCase.Node, _ random: inout RandomTree, _ kind: Kind
  ) {
    // A column measures from line to line at its children's natural heights.
    let hasBoxes = (node.c ?? []).contains { $0.c != nil }
    if kind != .baselines || node.t == "column" && hasBoxes { node.base = nil }
    if kind == .negative, node.c != nil {
      if random.chance(3) { node.sp = random.pick([-4, -30]) }
      if random.chance(3) { node.m = [3, -5, 9, -11].shuffled(using: &random.generator) }
      if node.t == "root", random.chance(2) { (node.top, node.bottom) = (-12, 5) }
    }
    if kind == .baselines {
      // How a filled column that is stretched moves its lines depends on what stretches in it.
      let isOnLine = node.t == "row" && node.base != nil
      for place in (node.c ?? []).indices where node.c![place].t == "column" {
        node.c![place].height = nil
        if !isOnLine, node.c![place].v == "fill" { node.c![place].v = "top" }
      }
    }
    for place in (node.c ?? []).indices {
      change(&node.c![place], &random, kind)
    }
  }

  private func compare(_ seed: UInt64, _ kind: Kind, isMirrored: Bool) {
    let (root, width, height) = describe(seed, kind)
    let slow = SlowBox(root)
    slow.layOut(width, height, isMirrored: isMirrored)
    var tree = DescribedTree(root)
    tree.layOut(width, height, isMirrored ? .rightToLeft : .leftToRight)
    for box in slow.all {
      let frame = tree.tree.frame(of: tree.indices[box.id]!)
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      let wanted = [box.start[.x]!, box.start[.y]!, box.size[.x]!, box.size[.y]!]
      let isSame = zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isSame, "seed \(seed), \(box.id) is \(found), expected \(wanted)")
      if !isSame { return }
    }
  }

  @Test(arguments: [false, true])
  func `Every frame is the one that the reference computes`(_ isMirrored: Bool) {
    for seed in UInt64(1)...1_500 {
      compare(seed + (isMirrored ? 10_000 : 0), .plain, isMirrored: isMirrored)
    }
  }

  @Test func `Negative margins and spacings take from sizes, never below zero`() {
    for seed in UInt64(20_001)...20_800 {
      compare(seed, .negative, isMirrored: false)
    }
  }

  @Test func `Rows and columns on baselines are where the reference computes them`() {
    for seed in UInt64(30_001)...32_500 {
      compare(seed, .baselines, isMirrored: false)
    }
  }
}
