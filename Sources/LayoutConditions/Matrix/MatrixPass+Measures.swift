import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// What the matrix asks for at an input, with what is wrong with it.
  struct Wish {
    var measures: SectionedMatrixGeometry.Measures
    var isFitted: Bool
    var issues: [LayoutIssue]
  }

  func resolve(_ view: MatrixView, _ input: LayoutInput) -> Wish {
    var wrong: [(name: String, value: CGFloat)] = []
    func length(_ name: String, _ value: CGFloat) -> CGFloat {
      if value >= 0, value < .infinity { return value }
      wrong.append((name, value))
      return 0
    }
    let side = view.sideInsets(input)
    let columns = view.columns(input)
    let spacing = length("spacing", view.spacing(input))
    let section = view.sectionInsets(input)
    let isMirrored = view.mirrorsForRightToLeft && input.direction == .rightToLeft
    let leading = length("leading", section.leading)
    let trailing = length("trailing", section.trailing)
    var measures = SectionedMatrixGeometry.Measures(
      width: max(input.size.width - side.outer, 0), columns: max(columns, 1), cellHeight: 0,
      spacing: CGVector(
        dx: spacing, dy: view.rowSpacing.map { length("rowSpacing", $0(input)) } ?? spacing),
      insets: UIEdgeInsets(
        top: length("top", section.top), left: side.left + (isMirrored ? trailing : leading),
        bottom: length("bottom", section.bottom),
        right: side.right + (isMirrored ? leading : trailing)),
      headerHeight: length("headerHeight", view.headerHeight(input)),
      footerHeight: length("footerHeight", view.footerHeight(input)), isMirrored: isMirrored)
    var isFitted = false
    switch view.cellSize(input) {
    case .height(let height): measures.cellHeight = length("height", height)
    case .ratio(let ratio):
      measures.cellHeight = ratio > 0 ? length("ratio", measures.cellWidth / ratio) : 0
      if !(ratio > 0) { wrong.append(("ratio", ratio)) }
    case .byWidth(let height):
      measures.cellHeight = length("height", height(measures.cellWidth))
    case .fitted(let estimate):
      isFitted = true
      if estimate > 0, estimate < .infinity {
        measures.cellHeight = estimate
      } else {
        wrong.append(("estimate", estimate))
        measures.cellHeight = 44
      }
    }
    var issues = wrong.map { invalidLength($0.name, $0.value, view) }
    if columns < 1 { issues.append(invalidColumns(columns, view)) }
    return Wish(measures: measures.usable, isFitted: isFitted, issues: issues)
  }

  /// Tells what is wrong with the measures once, until it changes.
  func tellMeasures(_ found: [LayoutIssue]) {
    guard found != lastMeasureIssues else { return }
    lastMeasureIssues = found
    issues += found
  }

  /// Asks for the counts of all sections.
  func readSections(_ view: MatrixView) -> [SectionedMatrixGeometry.Section] {
    guard let itemCount = view.itemCount else { return [] }
    var count = view.sectionCount?() ?? 1
    if count < 0 || count > MatrixView.mostSections {
      issues.append(invalidCount(count, "sections", view))
      count = min(max(count, 0), MatrixView.mostSections)
    }
    var worst = 0
    let sections = (0..<count).map { section in
      let items = itemCount(section)
      worst = min(worst, items)
      return SectionedMatrixGeometry.Section(
        count: items, hasHeader: view.header?(section) != nil,
        hasFooter: view.footer?(section) != nil)
    }
    if worst < 0 { issues.append(invalidCount(worst, "items", view)) }
    return sections
  }

  /// Whether one of the sections that were shown has another count than it had, which nobody told.
  func countsDiffer(_ view: MatrixView) -> Bool {
    guard let itemCount = view.itemCount else { return false }
    var last = -1
    for part in parts where part.section != last {
      last = part.section
      guard geometry.sections.indices.contains(last) else { continue }
      let count = max(itemCount(last), 0)
      guard count != geometry.sections[last].count else { continue }
      issues.append(undeclaredCount(last, geometry.sections[last].count, count, view))
      edits.append(.reloadAll)
      return true
    }
    return false
  }
}

extension MatrixView {
  /// What the scroll view takes from the width, and what cells keep from the edges of the content
  /// to stay within the safe area.
  fileprivate func sideInsets(
    _ input: LayoutInput
  ) -> (outer: CGFloat, left: CGFloat, right: CGFloat) {
    let (safe, own) = (input.safeAreaInsets, contentInset)
    // Not `adjustedContentInset`, which depends on the content that follows from this.
    let isAdjusted =
      contentInsetAdjustmentBehavior == .always
      || contentInsetAdjustmentBehavior != .never && alwaysBounceHorizontal
    let outer = own.left + own.right + (isAdjusted ? safe.left + safe.right : 0)
    let keeps = keepsWithinSafeArea && !isAdjusted
    return (outer, keeps ? safe.left : 0, keeps ? safe.right : 0)
  }
}
