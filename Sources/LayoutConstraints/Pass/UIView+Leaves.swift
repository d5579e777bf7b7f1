import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Natural sizes, text, baselines and areas: what a problem takes from the views themselves.
extension UIView {
  /// Adds the natural sizes of all items that have one.
  func gatherLeaves(_ front: ConstraintFront) {
    for index in front.nodes.indices where front.nodes[index].kind == .free {
      guard let view = front.item(index) as? UIView, let kind = view.leafKind(front.states[index])
      else { continue }
      var leaf = ConstraintLeaf(node: index, kind: kind)
      view.read(&leaf)
      addRows(to: &leaf, front)
      front.leaves.append(leaf)
      front.nodes[index].natural = (max(leaf.width, 0), max(leaf.height, 0))
    }
  }

  private func leafKind(_ state: ConstraintItem) -> ConstraintLeaf.Kind? {
    if type(of: self) == UIView.self { return nil }
    if self is UILabel { return .label }
    if state.isRunner { return nil }
    return self is any MeasuredContainer ? .container : .natural
  }

  /// Reads the natural size and the priorities.
  private func read(_ leaf: inout ConstraintLeaf) {
    leaf.version = contentVersion
    leaf.measuredWidth = .nan
    leaf.levels = SIMD4(
      Int32(LayoutStatement.level(contentHuggingPriority(for: .horizontal).rawValue)),
      Int32(LayoutStatement.level(contentCompressionResistancePriority(for: .horizontal).rawValue)),
      Int32(LayoutStatement.level(contentHuggingPriority(for: .vertical).rawValue)),
      Int32(LayoutStatement.level(contentCompressionResistancePriority(for: .vertical).rawValue)))
    leaf.wraps = false
    var size = CGSize(width: -1, height: -1)
    switch leaf.kind {
    case .natural: size = intrinsicContentSize
    case .label:
      let label = self as? UILabel
      leaf.wraps = label?.numberOfLines != 1 && (label?.preferredMaxLayoutWidth ?? 0) <= 0
      size = leaf.wraps ? measuredSize(fitting: .endless) : intrinsicContentSize
    case .container:
      leaf.wraps = true
      size = measuredSize(fitting: .endless)
    }
    leaf.width = usable(size.width)
    leaf.height = usable(size.height)
    leaf.rowHeight = leaf.height
  }

  /// A natural length; -1 for none, after an issue where it makes no sense.
  private func usable(_ length: CGFloat) -> Double {
    if length >= 0, length.isFinite { return Double(length) }
    if !length.isFinite {
      LayoutIssue.report(
        LayoutIssue(
          .measuringFailed, elements: [layoutName], numbers: ["length": Double(length)],
          explanation: "The element's natural size is not finite, so it counts as having none.",
          advice: "Answer finite sizes, or -1 for no natural size."))
    }
    return -1
  }

  private func addRows(to leaf: inout ConstraintLeaf, _ front: ConstraintFront) {
    let node = front.nodes[leaf.node]
    leaf.rows.removeAll()
    if leaf.hasWidth { addRows(node.width, leaf.width, 0, &leaf, front) }
    if leaf.hasHeight { addRows(node.height, leaf.rowHeight, 2, &leaf, front) }
  }

  private func addRows(
    _ size: ConstraintProblem.Variable, _ natural: Double, _ first: Int,
    _ leaf: inout ConstraintLeaf, _ front: ConstraintFront
  ) {
    leaf.rows.append(
      front.problem.add(
        .init(size), is: .atMost, natural, priority: Int(leaf.levels[first])))
    leaf.rows.append(
      front.problem.add(
        .init(size), is: .atLeast, natural, priority: Int(leaf.levels[first + 1])))
    front.nodes[leaf.node].mentions[first == 0 ? 2 : 3] += 1
  }

  /// Brings natural sizes up to date. Gives `false` where rows come or go.
  func refreshLeaves(_ front: ConstraintFront) -> Bool {
    for index in front.leaves.indices {
      guard let view = front.item(front.leaves[index].node) as? UIView else { continue }
      var leaf = front.leaves[index]
      let old = leaf
      if let version = leaf.version, version == view.contentVersion {
        leaf.levels = SIMD4(
          Int32(LayoutStatement.level(view.contentHuggingPriority(for: .horizontal).rawValue)),
          Int32(
            LayoutStatement.level(
              view.contentCompressionResistancePriority(for: .horizontal).rawValue)),
          Int32(LayoutStatement.level(view.contentHuggingPriority(for: .vertical).rawValue)),
          Int32(
            LayoutStatement.level(
              view.contentCompressionResistancePriority(for: .vertical).rawValue)))
      } else {
        view.read(&leaf)
      }
      guard leaf.hasWidth == old.hasWidth, leaf.hasHeight == old.hasHeight else { return false }
      var row = 0
      if leaf.hasWidth {
        update(leaf.rows, row, leaf.width, old.width, leaf.levels, old.levels, 0, front)
        row = 2
      }
      if leaf.hasHeight {
        update(leaf.rows, row, leaf.rowHeight, old.rowHeight, leaf.levels, old.levels, 2, front)
      }
      front.leaves[index] = leaf
    }
    return true
  }

  private func update(
    _ rows: [ConstraintProblem.Row], _ first: Int, _ natural: Double, _ old: Double,
    _ levels: SIMD4<Int32>, _ oldLevels: SIMD4<Int32>, _ level: Int, _ front: ConstraintFront
  ) {
    for side in 0..<2 {
      let row = rows[first + side]
      if natural != old { front.problem.setConstant(natural, of: row) }
      if levels[level + side] != oldLevels[level + side] {
        front.problem.setPriority(Int(levels[level + side]), of: row)
      }
    }
  }

  /// Measures what wraps at the widths of the answer, and reads baselines; gives whether anything
  /// differs from what the answer was computed with.
  func refreshContent(_ front: ConstraintFront) -> Bool {
    var hasChanged = false
    for index in front.leaves.indices where front.leaves[index].wraps {
      let node = front.nodes[front.leaves[index].node]
      let width = front.problem[node.width]
      guard width != front.leaves[index].measuredWidth,
        let view = front.item(front.leaves[index].node) as? UIView
      else { continue }
      front.leaves[index].measuredWidth = width
      var height = front.leaves[index].height
      // Rounding must not break a line that fits.
      let isFitting = abs(width - front.leaves[index].width) <= 1e-6
      if !isFitting || front.leaves[index].kind == .container && width != front.leaves[index].width
      {
        height = view.usable(
          view.measuredSize(fitting: CGSize(width: width, height: .infinity)).height)
      }
      guard front.leaves[index].hasHeight, height >= 0, height != front.leaves[index].rowHeight
      else { continue }
      front.leaves[index].rowHeight = height
      for row in front.leaves[index].rows.suffix(2) {
        front.problem.setConstant(height, of: row)
      }
      hasChanged = true
    }
    var hasOtherBaselines = false
    for index in front.baselineNodes {
      let node = front.nodes[index]
      let size = (front.problem[node.width], front.problem[node.height])
      if readBaselines(index, of: size, front) { hasOtherBaselines = true }
    }
    if hasOtherBaselines { front.updateContentConstants() }
    return hasChanged || hasOtherBaselines
  }

  /// Reads where the text of an item stands at a size; gives whether that is elsewhere.
  @discardableResult
  func readBaselines(
    _ index: Int, of size: (width: Double, height: Double), _ front: ConstraintFront
  ) -> Bool {
    guard let view = front.item(index) as? UIView else { return false }
    let node = front.nodes[index]
    let lines = view.baselines(for: CGSize(width: size.width, height: size.height))
    let (first, last) = (Double(lines.first), Double(lines.last))
    guard first.isFinite, last.isFinite else { return false }
    if abs(node.baselines.first - first) <= 1e-9, abs(node.baselines.last - last) <= 1e-9 {
      return false
    }
    front.nodes[index].baselines = (first, last)
    return true
  }

  /// How far the edges of an area are from those of its view.
  func areaInsets(_ index: Int, _ front: ConstraintFront, _ input: LayoutInput)
    -> ConstraintInsets
  {
    let parent = front.nodes[index].parent
    guard let guide = front.item(index) as? UILayoutGuide,
      let view = front.item(parent) as? UIView
    else { return ConstraintInsets() }
    var insets = ConstraintInsets()
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
    if parent == 0, !front.isFitting { insets.fit(input.size) }
    return insets
  }
}

extension CGSize {
  /// A proposal without limits.
  static var endless: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}
