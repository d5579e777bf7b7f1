import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import TestSupport
import Testing

@Suite struct ViewLaws {
  /// Views that change between passes have the frames of views made like that.
  @Test func `Changed views have the frames of fresh ones`() {
    for seed in UInt64(1)...600 {
      var random = RandomTree(seed: seed)
      var node = random.box(depth: 3)
      while node.t == "cell" || node.t == "scroll" { node = random.box(depth: 3) }
      node = withSingleContents(node)
      let views = DescribedViews(node)
      views.layOut(300, 200)
      for step in 0..<6 {
        let width = random.pick([300.0, 300, 300, 120])
        let place = random.pick(paths(node))
        change(&node, at: place[...], views, &random)
        views.layOut(width, 200)
        let fresh = DescribedViews(node)
        fresh.layOut(width, 200)
        for id in displayed(node) {
          let (found, wanted) = (views.views[id]!.layoutFrame, fresh.views[id]!.layoutFrame)
          let isSame = isClose(found, wanted)
          #expect(isSame, "seed \(seed), step \(step), \(id): \(found), expected \(wanted)")
          if !isSame { return }
        }
      }
    }
  }

  /// A tree that is measured at any time, by whomever, has the frames of one that is not.
  @Test func `Measuring between passes changes nothing`() {
    for seed in UInt64(1)...300 {
      var random = RandomTree(seed: seed)
      var node = random.box(depth: 3)
      while node.t == "cell" || node.t == "scroll" { node = random.box(depth: 3) }
      node = withSingleContents(node)
      var twin = node
      let measured = DescribedViews(node)
      let other = DescribedViews(node)
      for step in 0..<6 {
        let place = random.pick(paths(node))
        var same = random
        change(&twin, at: place[...], other, &same)
        change(&node, at: place[...], measured, &random)
        measure(measured, &random)
        let width = random.pick([300.0, 300, 120])
        for views in [measured, other] {
          views.root.bounds.size = CGSize(width: width, height: 200)
          views.root.layoutIfNeeded()
        }
        let before = LayoutSnapshot(of: measured.root)
        measure(measured, &random)
        #expect(LayoutSnapshot(of: measured.root) == before)
        #expect(!measured.root.isMarkedForLayout)
        for id in displayed(node) {
          let (found, wanted) = (measured.views[id]!.layoutFrame, other.views[id]!.layoutFrame)
          #expect(found == wanted, "seed \(seed), step \(step), \(id)")
          if found != wanted { return }
        }
      }
    }
  }

  private func measure(_ views: DescribedViews, _ random: inout RandomTree) {
    let names = views.views.keys.sorted()
    for view in [views.root, views.views[random.pick(names)]!] {
      for _ in 0..<2 {
        _ = view.sizeThatFits(
          CGSize(
            width: CGFloat(random.pick([0, 20, 100, 1000, Double.infinity])), height: .infinity))
      }
    }
  }

  /// Only the root's children count for scroll views and cells, and cells stand in tables.
  private func withSingleContents(_ node: ConformanceCase.Node) -> ConformanceCase.Node {
    var node = node
    if node.t == "scroll" { node.c = node.c.map { Array($0.prefix(1)) } }
    if node.t == "cell" { node.t = "anchor" }
    node.c = node.c?.map(withSingleContents)
    return node
  }

  private func paths(_ node: ConformanceCase.Node) -> [[Int]] {
    [[]] + (node.c ?? []).enumerated().flatMap { place, child in paths(child).map { [place] + $0 } }
  }

  private func displayed(_ node: ConformanceCase.Node) -> [String] {
    node.children.flatMap { [$0.id] + displayed($0) }
  }

  private func change(
    _ node: inout ConformanceCase.Node, at path: ArraySlice<Int>, _ views: DescribedViews,
    _ random: inout RandomTree
  ) {
    if let first = path.first {
      change(&node.c![first], at: path.dropFirst(), views, &random)
      return
    }
    let view = views.views[node.id]!
    switch random.pick([0, 1, 2, 3, 4, 5]) {
    case 0:
      node.weight = random.pick([0.5, 1, 2])
      view.weight = node.weight!
    case 1:
      node.width = random.length()
      view.width = node.width!
    case 2:
      node.anchor = [random.pick(["top", "leading", "right"])]
      view.anchor = node.boxAnchor
    case 3:
      if node.t == "leaf", let leaf = view as? LeafView {
        node.iw = random.length()
        node.ih = random.length()
        leaf.natural = CGSize(width: node.iw!, height: node.ih!)
      }
    case 4:
      node.displayable = random.chance(2) ? false : nil
      view.isDisplayable = node.displayable ?? true
    default:
      guard let box = view as? BoxView else { return }
      node.sp = random.length()
      node.v = random.pick(["fill", "top", "center"])
      node.m = (0..<4).map { _ in random.pick([0, 5]) }
      box.spacing = node.sp!
      box.verticalAlignment = node.style.vertical
      box.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: node.m![0], leading: node.m![1], bottom: node.m![2], trailing: node.m![3])
    }
  }

  /// A view that its tree outlives, or that outlives its tree, is laid out on its own.
  @Test func `Boxes outlive the tree and are freed with it`() {
    let inner = RowView(LeafView())
    weak var gone: RowView?
    do {
      let outer = RowView(inner)
      gone = outer
      outer.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
      outer.layoutIfNeeded()
    }
    // The tree holds its views, so nothing of it may hold the topmost one.
    #expect(gone == nil)
    inner.frame = CGRect(x: 0, y: 0, width: 33, height: 44)
    inner.layoutIfNeeded()
    #expect(inner.subviews[0].frame == inner.frame)
  }
}
