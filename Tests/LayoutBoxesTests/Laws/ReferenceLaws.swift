import Foundation
import LayoutBoxes
import TestSupport
import Testing

/// The engine against the same rules computed slowly, over random trees.
@Suite struct ReferenceLaws {
  private enum Kind {
    case plain, negative, baselines, lines, chains, grids
  }

  /// A random tree; with baselines, or with margins and spacings below 0.
  private func describe(
    _ seed: UInt64, _ kind: Kind
  ) -> (root: ConformanceCase.Node, width: Double?, height: Double?) {
    var random = RandomTree(seed: seed)
    var root =
      switch kind {
      case .plain, .negative, .baselines: random.box(depth: 3)
      case .lines: random.lines()
      case .chains: random.chain()
      case .grids: random.grid()
      }
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
    if ![.baselines, .lines, .chains].contains(kind) { node.base = nil }
    if kind == .negative, node.c != nil {
      if random.chance(3) { node.sp = random.pick([-4, -30]) }
      if random.chance(3) { node.m = [3, -5, 9, -11].shuffled(using: &random.generator) }
      if node.t == "root", random.chance(2) { (node.top, node.bottom) = (-12, 5) }
    }
    for place in (node.c ?? []).indices {
      change(&node.c![place], &random, kind)
    }
  }

  /// Returns whether all frames are those of the slow computation.
  private func compare(
    _ tree: DescribedTree, with root: ConformanceCase.Node, _ width: Double?, _ height: Double?,
    isMirrored: Bool, _ seed: UInt64
  ) -> Bool {
    let slow = SlowBox(root)
    slow.layOut(width, height, isMirrored: isMirrored)
    for box in slow.all {
      let frame = tree.tree.frame(of: tree.indices[box.id]!)
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      let wanted = [box.start[.x]!, box.start[.y]!, box.size[.x]!, box.size[.y]!]
      let isSame = zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isSame, "seed \(seed), \(box.id) is \(found), expected \(wanted)")
      if !isSame { return false }
    }
    return true
  }

  private func compare(_ seed: UInt64, _ kind: Kind, isMirrored: Bool) {
    let (root, width, height) = describe(seed, kind)
    var tree = DescribedTree(root)
    tree.layOut(width, height, isMirrored ? .rightToLeft : .leftToRight)
    _ = compare(tree, with: root, width, height, isMirrored: isMirrored, seed)
  }

  /// Changes some node and tells the tree; returns its description.
  private func changed(
    _ node: ConformanceCase.Node, in tree: inout DescribedTree, isRoot: Bool,
    _ random: inout RandomTree
  ) -> ConformanceCase.Node {
    var node = node
    if let count = node.c?.count, count > 0, isRoot || !random.chance(3) {
      let place = Int.random(in: 0..<count, using: &random.generator)
      node.c![place] = changed(node.c![place], in: &tree, isRoot: false, &random)
      return node
    }
    if isRoot { return node }
    let former = node
    random.change(&node)
    let index = tree.indices[node.id]!
    let weight = node.weight ?? (node.t == "spacer" ? 1 : .nan)
    if former.weight != node.weight { tree.tree.setWeight(of: index, weight) }
    if former.anchor != node.anchor { tree.tree.setAnchor(of: index, node.boxAnchor) }
    if node.t == "text" || node.fb != nil || node.lb != nil {
      guard
        former.n != node.n || former.iw != node.iw || former.ih != node.ih
          || former.fb != node.fb || former.lb != node.lb
      else { return node }
      let width = node.t == "text" ? Double(node.n ?? 0) * (node.cw ?? 0) : node.iw
      let height = node.t == "text" ? node.textHeight(width ?? 0) : node.ih
      if node.t == "text" { tree.texts[index] = node }
      tree.tree.setContent(
        of: index, width: width,
        BoxContentSize(
          height: height, firstBaseline: node.fb ?? 0, lastBaseline: node.lb ?? 0))
    } else {
      let isSpacer = node.t == "spacer"
      func length(_ fixed: Double?, _ natural: Double?) -> BoxLength {
        fixed.map { .fixed($0) } ?? natural.map { .natural($0) } ?? .none
      }
      tree.tree.setSize(
        of: index, width: length(node.width, isSpacer ? 0 : node.iw),
        height: length(node.height, isSpacer ? 0 : node.ih))
      if node.c != nil, former.m ?? [] != node.m ?? [] || former.sp != node.sp || former.h != node.h
      {
        tree.tree.setStyle(of: index, node.style)
      }
    }
    return node
  }

  /// Lays out, changes something, lays out again, and so on.
  private func compareAfterChanges(_ seed: UInt64, _ kind: Kind) {
    var (root, width, height) = describe(seed, kind)
    var tree = DescribedTree(root)
    var random = RandomTree(seed: seed ^ 0xFACE)
    for _ in 0..<5 {
      tree.layOut(width, height, .leftToRight)
      guard compare(tree, with: root, width, height, isMirrored: false, seed) else { return }
      if random.chance(4) { width = random.pick([nil, 30, 90, 300]) }
      if random.chance(4) { height = random.pick([nil, 30, 90, 300]) }
      for _ in 0..<random.pick([0, 1, 1, 3]) {
        root = changed(root, in: &tree, isRoot: true, &random)
      }
    }
  }

  @Test(arguments: [false, true])
  func `Every frame is the one that the reference computes`(_ isMirrored: Bool) {
    for seed in UInt64(1)...1_500 {
      compare(seed + (isMirrored ? 10_000 : 0), .plain, isMirrored: isMirrored)
    }
  }

  @Test func `Negative margins and spacings take from sizes, never below zero`() {
    for seed in UInt64(20_001)...20_500 {
      compare(seed, .negative, isMirrored: false)
    }
  }

  @Test func `Rows and columns on baselines are where the reference computes them`() {
    for seed in UInt64(30_001)...31_500 {
      compare(seed, .baselines, isMirrored: false)
    }
  }

  @Test func `Lines of boxes in boxes are where the reference computes them`() {
    for seed in UInt64(40_001)...41_500 { compare(seed, .lines, isMirrored: false) }
  }

  @Test func `Lines of columns in columns are where the reference computes them`() {
    for seed in UInt64(70_001)...70_700 { compare(seed, .chains, isMirrored: false) }
  }

  @Test func `Columns of grids are as wide as the reference computes them`() {
    for seed in UInt64(50_001)...51_200 { compare(seed, .grids, isMirrored: seed % 4 == 0) }
  }

  @Test func `After changes every frame is the one that the reference computes`() {
    for seed in UInt64(60_001)...60_300 { compareAfterChanges(seed, .plain) }
    for seed in UInt64(61_001)...61_300 { compareAfterChanges(seed, .grids) }
  }
}
