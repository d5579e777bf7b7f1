import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Heights and baselines of text, which follow from the widths that the problem found.
extension StatementPass {
  /// Measures what wraps at the widths of the answer, and reads baselines. Returns whether anything
  /// differs from what the answer was computed with.
  func refreshContent() -> Bool {
    var hasChanged = false
    for index in leaves.indices where leaves[index].wraps {
      let width = problem[nodes[leaves[index].node].width]
      if width != leaves[index].measuredWidth, let view = view(leaves[index].node) {
        leaves[index].measuredWidth = width
        noteText(leaves[index].node)
        leaves[index].measuredHeight = height(of: leaves[index], view, at: width)
      }
      if setRowHeight(leaves[index].measuredHeight, of: index) { hasChanged = true }
    }
    var hasOtherBaselines = false
    for index in baselineNodes {
      let size = (problem[nodes[index].width], problem[nodes[index].height])
      if readBaselines(index, of: size) { hasOtherBaselines = true }
    }
    if hasOtherBaselines { updateContentConstants() }
    return hasChanged || hasOtherBaselines
  }

  /// Sets the height in the rows of a leaf, if there are any. Returns whether it is another one.
  private func setRowHeight(_ height: Double, of index: Int) -> Bool {
    guard leaves[index].hasHeight, height >= 0, height != leaves[index].rowHeight else {
      return false
    }
    leaves[index].rowHeight = height
    if let rows = leaves[index].heightRows {
      problem.setConstant(height, of: rows.atMost)
      problem.setConstant(height, of: rows.atLeast)
    }
    return true
  }

  /// Whether the width of text may depend on its height, or on that of other text: then the heights
  /// of the last answer would decide among the answers there are.
  var widthsMayFollowHeights: Bool {
    if areCrossingsStale {
      crossings = entries.indices.filter { entries[$0].statement.relatesAxes }
      areCrossingsStale = false
    }
    guard !crossings.isEmpty, leaves.contains(where: \.wraps) else { return false }
    // What follows from inputs alone depends on no text.
    return crossings.contains { index in
      guard entries[index].holds, let row = entries[index].row else { return false }
      return !problem.followsFromInputs(row)
    }
  }

  /// Has the pass begin with what text would take without a limit, as that of a new view does:
  /// where sizes follow from text and text from sizes, the answer depends on what comes first.
  func startFromNaturalContent() {
    for index in leaves.indices where leaves[index].wraps {
      _ = setRowHeight(leaves[index].height, of: index)
    }
    var hasOtherBaselines = false
    for index in baselineNodes where nodes[index].baselines != nodes[index].naturalBaselines {
      nodes[index].baselines = nodes[index].naturalBaselines
      hasOtherBaselines = true
    }
    if hasOtherBaselines { updateContentConstants() }
  }

  /// Notes that statements ask where the text of an item lies.
  func noteBaselines(_ index: Int) {
    if nodes[index].hasBaselines { return }
    nodes[index].hasBaselines = true
    baselineNodes.append(index)
    readNaturalBaselines(index)
    nodes[index].baselines = nodes[index].naturalBaselines
  }

  /// Reads where the text of an item lies at the item's natural size. What is no number leaves the
  /// lines where they were.
  func readNaturalBaselines(_ index: Int) {
    guard let lines = textLines(index, of: nodes[index].natural) else { return }
    nodes[index].naturalBaselines = lines
  }

  /// The height of a leaf that wraps; negative where it has none.
  private func height(of leaf: ConstraintLeaf, _ view: UIView, at width: Double) -> Double {
    // Rounding must not break a line that fits, nor the last bit ask a container for another
    // height.
    if isSame(width, leaf.width, within: leaf.isText ? 1e-6 : 1e-9) { return leaf.height }
    let size = view.naturalSize(atWidth: width)
    guard size.isUsableContent else {
      frameProblems.append(PassProblem(.size(size), of: leaf.node))
      return -1
    }
    return Double(size.height)
  }

  /// Reads where the text of an item lies at a size. Returns whether that is elsewhere.
  private func readBaselines(_ index: Int, of size: (width: Double, height: Double)) -> Bool {
    guard let lines = textLines(index, of: size) else { return false }
    let known = nodes[index].baselines
    if isSame(known.first, lines.first, within: 1e-9), isSame(known.last, lines.last, within: 1e-9)
    {
      return false
    }
    nodes[index].baselines = lines
    return true
  }

  /// Where the first and last line of an item's text lie at a size; `nil` if not at a number.
  private func textLines(
    _ index: Int, of size: (width: Double, height: Double)
  ) -> (first: Double, last: Double)? {
    guard let view = view(index) else { return nil }
    noteText(index)
    let lines = view.baselines(for: CGSize(width: size.width, height: size.height))
    let (first, last) = (Double(lines.first), Double(lines.last))
    return first.isFinite && last.isFinite ? (first, last) : nil
  }
}
