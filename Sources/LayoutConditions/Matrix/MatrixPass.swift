import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The pass of a matrix: it knows the counts, keeps the views that are shown, and gives them away
/// and takes them back as the matrix scrolls.
///
/// What the matrix asks for may run any code, which may ask or change the matrix in turn. So
/// changes are noted for the next pass, and while views are made the list of those shown stays as
/// it was.
#if canImport(UIKit)
@MainActor
#endif
final class MatrixPass: LayoutPass {
  var guardState = PassGuard()

  /// The frames; made anew when counts or measures change.
  var geometry = SectionedMatrixGeometry(
    sections: [], measures: .init(width: 0, columns: 1, cellHeight: 0))
  var isFitted = false
  var grid: PixelGrid?

  /// What was declared since the counts were asked for last.
  var needsCounts = true
  var edits: [MatrixEdit] = []

  /// The views that are shown, by their slots, and room for the next such lists.
  var shown: [MatrixCell] = []
  var staying: [MatrixCell] = []
  var spare: [MatrixCell] = []
  var parts: [SectionedMatrixGeometry.Part] = []

  var pools: [ObjectIdentifier: MatrixPool] = [:]
  var lastPool: MatrixPool?

  /// The views that are shown or in pools.
  var known: Set<ObjectIdentifier> = []

  /// Where a scroll to an item is to end, until the view has a size and the rows there were
  /// measured.
  var target: (index: MatrixIndex, position: MatrixView.ScrollPosition)?

  /// What a change was to keep where it is, and the offset since: while rows are estimated, the
  /// content may not reach as far as that.
  var held: (anchor: Anchor, top: CGFloat)?

  /// Whether the pass itself does what would mark the matrix: adds or removes views, or scrolls.
  var isAdjusting = false

  /// How many marks follow from that.
  var ignoredMarks = 0

  /// Whether kinds were found to be made anew all the time.
  var hasToldOfKinds = false

  /// Whether items without a kind of cell were told, and still are without.
  private var hasToldOfCell = false

  /// What a snapshot at another input set aside, to be put back.
  var setAside: SetAside?

  /// The views that were filled anew meanwhile.
  var refilled: [UIView] = []

  var issues: [LayoutIssue] = []
  var lastMeasureIssues: [LayoutIssue] = []

  func gather(_ view: MatrixView, _ input: LayoutInput) {
    let wish = resolve(view, input)
    tellMeasures(wish.issues)
    grid = view.snapsToPixelGrid ? PixelGrid(scale: input.scale) : nil
    if !needsCounts { needsCounts = countsDiffer(view) }
    guard needsCounts || wish.measures != geometry.measures || wish.isFitted != isFitted else {
      return
    }
    let anchor = anchor(view)
    var heights = geometry.rowHeights
    if wish.isFitted != isFitted || !wish.measures.sharesRows(with: geometry.measures) {
      heights = MatrixRowHeights(estimate: wish.measures.cellHeight)
    }
    if needsCounts {
      for edit in edits {
        heights.removeAll(from: edit.firstChangedRow(wish.measures.columns))
        moveShown(view, by: edit)
        if let index = target?.index { target?.index = edit.heir(of: index) }
      }
    }
    let readsCounts = needsCounts
    if readsCounts {
      setAside?.edits += edits
      setAside?.needsCounts = true
    }
    // Before the counts are asked for, which may declare more.
    edits.removeAll()
    needsCounts = false
    let sections = readsCounts ? readSections(view) : geometry.sections
    isFitted = wish.isFitted
    geometry = SectionedMatrixGeometry(sections: sections, measures: wish.measures)
    geometry.rowHeights = heights
    if isFitted, let anchor, let height = anchor.height, let index = nearest(anchor.slot).item {
      geometry.estimate(height, ofRowAt: index)
    }
    if !geometry.contentSize.height.isFinite {
      issues.append(tooHigh(view))
      geometry = SectionedMatrixGeometry(sections: [], measures: wish.measures)
    }
    if readsCounts { tellMissingCell(view) }
    storeContentSize(view)
    scroll(view, to: anchor)
    held = isFitted ? anchor.map { ($0, view.bounds.origin.y) } : nil
  }

  /// Tells once of items that nothing shows, until that changes.
  private func tellMissingCell(_ view: MatrixView) {
    guard view.cell == nil, let section = geometry.sections.firstIndex(where: { $0.count > 0 })
    else {
      hasToldOfCell = false
      return
    }
    if !hasToldOfCell {
      issues.append(missingCell(section, geometry.sections[section].count, view))
    }
    hasToldOfCell = true
  }

  func run(_ view: MatrixView, _ input: LayoutInput) {
    if let target, hasRoom(view), let top = top(showing: target.index, at: target.position, view) {
      move(view, to: top)
    }
    findParts(view)
  }

  func apply(_ view: MatrixView, _ input: LayoutInput) {
    markRefilled()
    if isFitted { showFitted(view) } else { showParts(view) }
    if hasRoom(view) { target = nil }
    dropSurplus(view)
  }

  func tell(_ view: MatrixView, _ input: LayoutInput) {
    guard !issues.isEmpty else { return }
    let told = issues
    issues = []
    for issue in told { LayoutIssue.report(issue) }
  }

  /// Notes a change that counts from the next pass.
  func declare(_ edit: MatrixEdit) {
    guardState.noteChange()
    needsCounts = true
    edits.append(edit)
    if edits.count > 10_000 { edits = [.reloadAll] }
  }

  /// Brings the frames up to date with what was declared, outside of a pass.
  func bringUpToDate(_ view: MatrixView) {
    // Looking at a matrix is no change of it.
    guard !guardState.isRunning else { return }
    let input = view.layoutInput
    guard input.size.width.isFinite, input.size.height.isFinite, guardState.begin() else { return }
    gather(view, input)
    endPass(view)
  }

  /// The parts of sections that are to be shown now.
  func findParts(_ view: MatrixView) {
    parts.removeAll(keepingCapacity: true)
    let bounds = view.bounds
    guard bounds.origin.y.isFinite else {
      issues.append(invalidOffset(view))
      return
    }
    var room = MatrixView.mostCells
    forEachSection(meeting: bounds.origin.y, bounds.size.height) { part in
      var part = part
      if part.items.count > room {
        part.items = part.items.prefix(room)
        if room > 0 { issues.append(tooMany(view)) }
      }
      room -= part.items.count
      if !part.isEmpty { parts.append(part) }
    }
  }
}

extension MatrixPass {
  /// Calls `body` with the part of each section that meets a range, by the frames that are placed:
  /// on the pixel grid, where there is one.
  func forEachSection(
    meeting low: CGFloat, _ height: CGFloat, _ body: (SectionedMatrixGeometry.Part) -> Void
  ) {
    let high = low + height
    guard let grid, low < high else { return geometry.forEachSection(meeting: low, high, body) }
    // A snapped edge lies beyond a place if the edge itself lies beyond the middle of a pixel: of
    // the one that holds the place, or that ends there.
    let first = grid.probe(at: CGPoint(x: 0, y: low)).y
    let last = grid.probe(at: CGPoint(x: 0, y: high.nextDown)).y
    geometry.forEachSection(meeting: first, max(last, first.nextUp), body)
  }
}

extension SectionedMatrixGeometry.Measures {
  /// Whether rows hold the same items and have the same widths.
  func sharesRows(with other: Self) -> Bool {
    columns == other.columns && cellWidth == other.cellWidth && cellHeight == other.cellHeight
  }
}
