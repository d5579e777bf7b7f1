import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixView: ConditionalElement, RestoringContainer {
  package var declaredConditions: [LayoutCondition] {
    columns.conditions + cellSize.conditions + spacing.conditions
      + (rowSpacing?.conditions ?? []) + sectionInsets.conditions + headerHeight.conditions
      + footerHeight.conditions
  }

  package var declaredLists: [ConditionList] {
    let name = layoutName
    return [
      columns.list(of: "columns", name), cellSize.list(of: "cellSize", name),
      spacing.list(of: "spacing", name), rowSpacing?.list(of: "rowSpacing", name),
      sectionInsets.list(of: "sectionInsets", name),
      headerHeight.list(of: "headerHeight", name), footerHeight.list(of: "footerHeight", name),
    ].compactMap { $0 }
  }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    func changed<Value>(_ property: String, _ value: Responsive<Value>) -> Responsive<Value> {
      value.replacingConditions(of: property, layoutName, replacement)
    }
    columns = changed("columns", columns)
    cellSize = changed("cellSize", cellSize)
    spacing = changed("spacing", spacing)
    rowSpacing = rowSpacing.map { changed("rowSpacing", $0) }
    sectionInsets = changed("sectionInsets", sectionInsets)
    headerHeight = changed("headerHeight", headerHeight)
    footerHeight = changed("footerHeight", footerHeight)
  }

  package func setContentsAside() -> SetAsideContents? {
    pass.setContentsAside(self) ? .kept : nil
  }

  package func bringBack(_ contents: SetAsideContents) { pass.bringContentsBack(self) }

  /// Why each view in sight is where it is: the conditions that decide lengths and the number of
  /// columns as the current input answers them, and its place.
  ///
  /// Frames are those of the last pass. Complexity: O(views in sight).
  public func layoutTrace() -> LayoutTrace {
    let input = layoutInput
    func tried<Value>(_ value: Responsive<Value>?, _ name: String) -> [LayoutTrace.Method] {
      guard let value, !value.cases.isEmpty else { return [] }
      return value.tried(input) { "\(name) \($0)" }
    }
    let measures =
      tried(cellSize, "cells of") + tried(spacing, "spacing") + tried(rowSpacing, "row spacing")
      + tried(sectionInsets, "section insets") + tried(headerHeight, "header height")
      + tried(footerHeight, "footer height")
    // A matrix has a column at least.
    let decided = measures + columns.tried(input) { $0 > 1 ? "\($0) columns" : "1 column" }
    let columnCount = pass.geometry.measures.columns
    let entries = pass.shown.map { cell in
      var methods = decided
      methods[methods.count - 1].position += ": \(cell.slot.text(columnCount))"
      return LayoutTrace.Entry(of: cell.view, methods: methods)
    }
    return LayoutTrace(size: input.size, entries: entries)
  }

  func kind(of slot: MatrixSlot) -> MatrixCellKind? {
    switch slot.place {
    case MatrixSlot.header: header?(slot.section)
    case MatrixSlot.footer: footer?(slot.section)
    default: cell?(slot.index)
    }
  }

}

extension MatrixSlot {
  /// The place in words, as a trace shows it.
  fileprivate func text(_ columns: Int) -> String {
    switch place {
    case MatrixSlot.header: "header of section \(section)"
    case MatrixSlot.footer: "footer of section \(section)"
    default:
      "item \(place) of section \(section), row \(place / columns), column \(place % columns)"
    }
  }
}

extension MatrixPass {
  /// The view at a slot, if it is shown.
  func view(at slot: MatrixSlot) -> UIView? {
    var (low, high) = (0, shown.count)
    while low < high {
      let middle = low + (high - low) / 2
      if shown[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < shown.count && shown[low].slot == slot ? shown[low].view : nil
  }

  func fittingSize(of view: MatrixView, _ proposal: CGSize) -> CGSize {
    let current = view.bounds.size
    guard guardState.begin(toMeasure: true) else { return current }
    let width = proposal.width.isFinite ? max(proposal.width, 0) : current.width
    let input = view.layoutInput.with(size: CGSize(width: width, height: proposal.height))
    let wish = resolve(view, input)
    // What is wrong with the counts is for the pass that will use them to tell.
    let known = issues
    var measured = SectionedMatrixGeometry(
      sections: needsCounts ? readSections(view) : geometry.sections, measures: wish.measures)
    issues = known
    if wish.isFitted, wish.measures.sharesRows(with: geometry.measures) {
      var heights = geometry.rowHeights
      for edit in edits { heights.removeAll(from: edit.firstChangedRow(wish.measures.columns)) }
      measured.rowHeights = heights
    }
    endPass(view)
    let insets = view.contentInset
    let height = measured.contentSize.height + insets.top + insets.bottom
    return CGSize(width: width, height: height.isFinite ? height : current.height)
  }
}
