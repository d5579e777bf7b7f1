import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a problem takes from the views themselves: natural sizes, text, baselines and areas.
extension StatementPass {
  /// Adds the natural sizes of all items that have one.
  func gatherLeaves() {
    for index in nodes.indices where nodes[index].kind == .free {
      guard let view = item(index) as? UIView else { continue }
      let kind = view.naturalKind
      if case .none = kind { continue }
      var leaf = ConstraintLeaf(node: index, kind: kind, levels: LeafLevels(view))
      // What is in a view that solves statements is in this problem.
      if states[index].solvesStatements, !leaf.isText { continue }
      read(&leaf, of: view)
      addRows(of: &leaf, .horizontal)
      addRows(of: &leaf, .vertical)
      leaves.append(leaf)
      nodes[index].natural = (max(leaf.width, 0), max(leaf.height, 0))
    }
  }

  /// Reads the natural size.
  private func read(_ leaf: inout ConstraintLeaf, of view: UIView) {
    leaf.version = view.contentVersion
    leaf.measuredWidth = .nan
    let natural = view.naturalSize(leaf.kind)
    leaf.wraps = natural.wraps
    let isFinite = natural.size.width.isFinite && natural.size.height.isFinite
    if !isFinite { frameProblems.append(PassProblem(.size(natural.size), of: leaf.node)) }
    leaf.width = natural.size.width.usableLength
    leaf.height = natural.size.height.usableLength
    leaf.rowHeight = leaf.height
  }

  private func addRows(of leaf: inout ConstraintLeaf, _ axis: ConstraintLeaf.Axis) {
    let natural = leaf.length(axis)
    guard natural >= 0 else { return }
    let node = nodes[leaf.node]
    let size = ConstraintProblem.Term(axis == .horizontal ? node.width : node.height)
    leaf.rows.append(problem.add(size, is: .atMost, natural, priority: leaf.levels.hugging(axis)))
    leaf.rows.append(
      problem.add(size, is: .atLeast, natural, priority: leaf.levels.resistance(axis)))
    nodes[leaf.node].mentions[2 + axis.rawValue] += 1
  }

  /// Brings natural sizes up to date. Returns `false` where rows come or go.
  func refreshLeaves() -> Bool {
    for index in leaves.indices {
      guard let view = item(leaves[index].node) as? UIView else { continue }
      let old = leaves[index]
      var leaf = old
      leaf.levels = LeafLevels(view)
      if leaf.version == nil || leaf.version != view.contentVersion { read(&leaf, of: view) }
      guard leaf.hasWidth == old.hasWidth, leaf.hasHeight == old.hasHeight else { return false }
      update(leaf, from: old, .horizontal)
      update(leaf, from: old, .vertical)
      leaves[index] = leaf
    }
    return true
  }

  /// Gives the rows of an axis their lengths and levels, as far as they changed.
  private func update(
    _ leaf: ConstraintLeaf, from old: ConstraintLeaf, _ axis: ConstraintLeaf.Axis
  ) {
    let length = leaf.length(axis)
    guard length >= 0 else { return }
    let (atMost, atLeast) = (leaf.rows[leaf.firstRow(axis)], leaf.rows[leaf.firstRow(axis) + 1])
    if length != old.length(axis) {
      problem.setConstant(length, of: atMost)
      problem.setConstant(length, of: atLeast)
    }
    guard leaf.levels != old.levels else { return }
    problem.setPriority(leaf.levels.hugging(axis), of: atMost)
    problem.setPriority(leaf.levels.resistance(axis), of: atLeast)
  }

  /// Measures what wraps at the widths of the answer, and reads baselines. Returns whether anything
  /// differs from what the answer was computed with.
  func refreshContent() -> Bool {
    var hasChanged = false
    for index in leaves.indices where leaves[index].wraps {
      let width = problem[nodes[leaves[index].node].width]
      guard width != leaves[index].measuredWidth,
        let view = item(leaves[index].node) as? UIView
      else { continue }
      leaves[index].measuredWidth = width
      let height = height(of: leaves[index], view, at: width)
      guard leaves[index].hasHeight, height >= 0, height != leaves[index].rowHeight
      else { continue }
      leaves[index].rowHeight = height
      for row in leaves[index].rows.suffix(2) { problem.setConstant(height, of: row) }
      hasChanged = true
    }
    var hasOtherBaselines = false
    for index in baselineNodes {
      let size = (problem[nodes[index].width], problem[nodes[index].height])
      if readBaselines(index, of: size) { hasOtherBaselines = true }
    }
    if hasOtherBaselines { updateContentConstants() }
    return hasChanged || hasOtherBaselines
  }

  /// The height of a leaf that wraps; negative where it has none.
  private func height(of leaf: ConstraintLeaf, _ view: UIView, at width: Double) -> Double {
    // Rounding must not break a line that fits.
    let isNatural = leaf.isText ? abs(width - leaf.width) <= 1e-6 : width == leaf.width
    if isNatural { return leaf.height }
    let size = view.measuredSize(fitting: CGSize(width: width, height: .infinity))
    guard size.isUsableContent else {
      frameProblems.append(PassProblem(.size(size), of: leaf.node))
      return size.height.usableLength
    }
    return Double(size.height)
  }

  /// Reads where the text of an item lies at a size. Returns whether that is elsewhere.
  @discardableResult
  func readBaselines(_ index: Int, of size: (width: Double, height: Double)) -> Bool {
    guard let view = item(index) as? UIView else { return false }
    let node = nodes[index]
    let lines = view.baselines(for: CGSize(width: size.width, height: size.height))
    let (first, last) = (Double(lines.first), Double(lines.last))
    guard first.isFinite, last.isFinite else { return false }
    if abs(node.baselines.first - first) <= 1e-9, abs(node.baselines.last - last) <= 1e-9 {
      return false
    }
    nodes[index].baselines = (first, last)
    return true
  }

  /// How far the edges of an area are from those of its view, as statements see them.
  func areaInsets(_ index: Int, _ input: LayoutInput) -> ConstraintInsets {
    let parent = nodes[index].parent
    guard let guide = item(index) as? UILayoutGuide, let view = item(parent) as? UIView
    else { return ConstraintInsets() }
    var insets: ConstraintInsets
    if guide === view.safeAreaLayoutGuide {
      insets = ConstraintInsets(parent == 0 ? input.safeAreaInsets : view.safeAreaInsets)
    } else if guide === view.layoutMarginsGuide {
      insets = ConstraintInsets(parent == 0 ? input.layoutMargins : view.layoutMargins)
    } else {
      let (frame, bounds) = (guide.layoutFrame, view.bounds)
      insets = ConstraintInsets(
        UIEdgeInsets(
          top: frame.minY, left: frame.minX, bottom: bounds.size.height - frame.maxY,
          right: bounds.size.width - frame.maxX))
    }
    if parent == 0, !isFitting { insets.fit(input.size) }
    return nodes[parent].isMirrored ? insets.mirrored : insets
  }

  /// Reads the insets of all areas again.
  func refreshAreas(_ input: LayoutInput) {
    var hasChanged = false
    for index in areaNodes {
      let insets = areaInsets(index, input)
      guard insets != nodes[index].insets else { continue }
      nodes[index].insets = insets
      hasChanged = true
    }
    if hasChanged { updateContentConstants() }
  }
}

extension CGFloat {
  /// A natural length; -1 for none.
  fileprivate var usableLength: Double { self >= 0 && isFinite ? Double(self) : -1 }
}
