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

  /// A grid of a few rows, alone or beside something else in a row.
  mutating func grid() -> ConformanceCase.Node {
    var grid = newNode("column")
    grid.grid = true
    grid.h = pick(["fill", "fill", "leading"])
    grid.c = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      if chance(6) { return leaf() }
      var row = newNode("row")
      row.c = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        var cell = chance(5) ? box(depth: 0) : leaf()
        if chance(3) { cell.weight = pick([0.5, 1, 2, 3]) }
        return cell
      }
      row.h = pick(["fill", "fill", "leading", "trailing", "center"])
      row.sp = pick([0, 3])
      row.m = pick([nil, nil, [1, 4, 2, 7]])
      return row
    }
    if chance(2) { return grid }
    var outer = newNode(pick(["row", "column", "root"]))
    outer.c = [grid, leaf(), leaf()].shuffled(using: &generator)
    return outer
  }

  /// A row on a baseline whose children are boxes in boxes, in part higher than they like.
  mutating func lines() -> ConformanceCase.Node {
    var row = newNode("row")
    row.base = pick([.first, .last])
    row.v = pick(["fill", "top", "bottom", "center"])
    row.c = (0..<3).map { _ in line(depth: Int.random(in: 0...3, using: &generator)) }
    return row
  }

  /// A column on baselines whose children are boxes in boxes, some of them columns that are
  /// stretched or squeezed.
  mutating func chain() -> ConformanceCase.Node {
    var column = newNode("column")
    column.base = .first
    column.sp = pick([0, 20, 40])
    column.v = pick(["fill", "fill", "fill", "top", "bottom", "center"])
    column.c = (0..<3).map { _ in
      line(depth: Int.random(in: 0...3, using: &generator), fillsColumns: true)
    }
    return column
  }

  private mutating func line(depth: Int, fillsColumns: Bool = false) -> ConformanceCase.Node {
    guard depth > 0 else {
      var leaf = newNode("leaf")
      leaf.iw = length()
      leaf.ih = pick([8, 20, 36])
      (leaf.fb, leaf.lb) = (pick([3, 6]), pick([2, 5]))
      return leaf
    }
    var node = newNode(pick(["row", "row", "column", "anchor", "root"]))
    node.v = pick(
      node.t == "column" && !fillsColumns
        ? ["top", "bottom", "center"] : ["fill", "fill", "top", "bottom", "center"])
    node.height = chance(3) ? pick([10, 30, 70]) : nil
    if chance(3) { node.m = [3, 4, 5, 6] }
    if chance(3), node.t == "row" || fillsColumns && node.t == "column" {
      node.base = pick([.first, .last])
    }
    node.c = [line(depth: depth - 1, fillsColumns: fillsColumns)]
    if chance(3) { node.c!.insert(leaf(), at: pick([0, 1])) }
    return node
  }

  /// Changes something of a node, and keeps what kind of node it is.
  mutating func change(_ node: inout ConformanceCase.Node) {
    switch pick([0, 1, 2, 3, 3, 3]) {
    case 0: node.weight = pick([nil, 0.5, 1, 2, 3])
    case 1:
      node.anchor = ["top", "bottom", "left", "right", "leading", "trailing"].filter { _ in
        chance(2)
      }
    case 2 where node.t != "text" && node.fb == nil:
      if chance(2) {
        node.width = pick([nil, length()])
      } else {
        node.height = pick([nil, length()])
      }
    default:
      switch node.t {
      case "text": node.n = pick([1, 9, 12, 40])
      case "spacer": node.width = length()
      case "leaf" where node.fb != nil || node.lb != nil:
        if chance(2) { node.ih = length() }
        if chance(2) { node.fb = length() }
        if chance(2) { node.lb = length() }
        if chance(2) { node.iw = length() }
      case "leaf":
        node.iw = pick([nil, length(), length()])
        node.ih = pick([nil, length(), length()])
      default:
        node.h = pick(["fill", "leading", "trailing", "center"])
        node.sp = pick([0, 3, 12])
        if node.t != "root" { node.m = [length(), 2, length(), 9] }
      }
    }
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
