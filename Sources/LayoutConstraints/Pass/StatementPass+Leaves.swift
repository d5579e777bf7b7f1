import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The natural sizes of views as rows of the problem.
extension StatementPass {
  /// Reads the natural sizes of all items from one on that have one.
  func gatherLeaves(from start: Int) {
    for index in start..<nodes.count where nodes[index].kind == .free {
      unmanagedView(index)?._withUnsafeGuaranteedRef { gatherLeaf(of: $0, index) }
    }
  }

  private func gatherLeaf(of view: UIView, _ index: Int) {
    let kind = kinds.kind(of: view)
    if case .none = kind { return }
    var leaf = ConstraintLeaf(node: index, kind: kind, levels: LeafLevels(view))
    // The contents of a view that solves statements are in this problem.
    if states[index].solvesStatements, !leaf.isText { return }
    read(&leaf, of: view)
    leaves.append(leaf)
    nodes[index].natural = leaf.natural
  }

  /// Reads the natural size.
  private func read(_ leaf: inout ConstraintLeaf, of view: UIView) {
    noteText(leaf.node)
    leaf.version = view.contentVersion
    leaf.measuredWidth = .nan
    let natural = view.naturalSize(leaf.kind)
    leaf.wraps = natural.wraps
    let usable = natural.usableSize {
      frameProblems.append(PassProblem(.size($0), of: leaf.node))
    }
    leaf.width = Double(usable.width)
    leaf.height = Double(usable.height)
    leaf.rowHeight = leaf.height
  }

  func age(ofLeaf index: Int) -> Int { states[leaves[index].node].age }

  /// Adds the rows of a leaf.
  func addRows(of index: Int) {
    addRows(of: &leaves[index], .horizontal)
    addRows(of: &leaves[index], .vertical)
  }

  private func addRows(of leaf: inout ConstraintLeaf, _ axis: ConstraintLeaf.Axis) {
    let natural = leaf.length(axis)
    guard natural >= 0 else { return }
    let size = ConstraintProblem.Term(
      axis == .horizontal ? nodes[leaf.node].width : nodes[leaf.node].height)
    leaf[axis] = LeafRows(
      atMost: problem.add(size, is: .atMost, natural, priority: leaf.levels.hugging(axis)),
      atLeast: problem.add(size, is: .atLeast, natural, priority: leaf.levels.resistance(axis)))
    mention(leaf.node, 2 + axis.rawValue, by: 1)
  }

  /// Brings natural sizes up to date. Returns `false` where rows come or go.
  func refreshLeaves() -> Bool {
    for index in leaves.indices {
      guard let view = view(leaves[index].node) else { continue }
      let old = leaves[index]
      var leaf = old
      leaf.levels = LeafLevels(view)
      if leaf.version == nil || leaf.version != view.contentVersion { read(&leaf, of: view) }
      guard leaf.hasWidth == old.hasWidth, leaf.hasHeight == old.hasHeight else { return false }
      update(leaf, from: old, .horizontal)
      update(leaf, from: old, .vertical)
      leaves[index] = leaf
      nodes[leaf.node].natural = leaf.natural
    }
    for index in baselineNodes { readNaturalBaselines(index) }
    return true
  }

  /// Sets the lengths and levels of the rows of an axis, as far as they changed.
  private func update(
    _ leaf: ConstraintLeaf, from old: ConstraintLeaf, _ axis: ConstraintLeaf.Axis
  ) {
    guard let rows = leaf[axis] else { return }
    let length = leaf.length(axis)
    if length != old.length(axis) {
      problem.setConstant(length, of: rows.atMost)
      problem.setConstant(length, of: rows.atLeast)
    }
    guard leaf.levels != old.levels else { return }
    problem.setPriority(leaf.levels.hugging(axis), of: rows.atMost)
    problem.setPriority(leaf.levels.resistance(axis), of: rows.atLeast)
  }
}
