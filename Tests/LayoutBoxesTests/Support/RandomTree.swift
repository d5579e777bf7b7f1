import Foundation
import LayoutBoxes
import LayoutCore
import TestSupport

/// A random description of a tree, in the words of the conformance file.
struct RandomTree {
  var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  mutating func length() -> Double { pick([0, 1, 7.5, 10, 20, 33, 80]) }

  mutating func box(depth: Int) -> ConformanceCase.Node {
    var node = newNode(
      pick(["row", "row", "column", "column", "anchor", "root", "cell", "scroll"]))
    node.c = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      depth > 0 && chance(2) ? box(depth: depth - 1) : leaf()
    }
    if chance(2) { node.m = (0..<4).map { _ in pick([0, 4, 10]) } }
    if chance(2) { node.sp = pick([0, 3, 12]) }
    node.h = pick(["fill", "fill", "leading", "trailing", "center"])
    node.v = pick(["fill", "fill", "top", "bottom", "center"])
    if chance(4) { node.base = pick([.first, .last]) }
    if node.t == "column", chance(3) { node.grid = true }
    if node.t == "scroll" {
      node.fitW = chance(2)
      node.fitH = chance(2)
      node.insets = chance(2) ? [1, 2, 3, 4] : nil
    }
    return node
  }

  private mutating func leaf() -> ConformanceCase.Node {
    var node = newNode(pick(["leaf", "leaf", "leaf", "spacer", "text"]))
    if node.t == "text" {
      node.n = pick([1, 9, 40])
      node.cw = pick([5, 8])
      node.lh = 16
      node.fb = 12
      node.lb = 4
    } else if node.t == "leaf" {
      if chance(4) == false { node.iw = length() }
      if chance(4) == false { node.ih = length() }
      if chance(3), let height = node.ih {
        node.fb = height * 0.75
        node.lb = height * 0.25
      }
    }
    return node
  }

  private mutating func newNode(_ type: String) -> ConformanceCase.Node {
    count += 1
    var node = ConformanceCase.Node(id: "n\(count)", t: type)
    if chance(4) { node.weight = pick([0.5, 1, 2, 3]) }
    if chance(6) { node.width = length() }
    if chance(6) { node.height = length() }
    node.anchor = ["top", "bottom", "left", "right", "leading", "trailing"].filter { _ in chance(3)
    }
    return node
  }
}
