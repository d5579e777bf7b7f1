import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  /// Tells of a view that somebody else took out, and has another one put in its place.
  func noteRemoval(of subview: UIView, _ view: MatrixView) {
    guard !isAdjusting, known.contains(ObjectIdentifier(subview)) else { return }
    guardState.noteChange()
    issues.append(lostView(subview.layoutName, view))
    view.setNeedsLayout()
  }

  /// Shows the parts: keeps the views that are in them, gives those that are not to other items,
  /// and makes the rest.
  func showParts(_ view: MatrixView) {
    // Taken out, as what the matrix asks for may look at the pass; `shown` stays as it was.
    var staying = staying
    self.staying = []
    var next = spare
    spare = []
    // A copy, for the same reason.
    let (geometry, grid, parts) = (geometry, grid, parts)
    sortOut(view, into: &staying)

    var place = 0
    func show(_ slot: MatrixSlot, _ frame: CGRect) {
      while place < staying.count, staying[place].slot < slot {
        recycle(staying[place], view)
        place += 1
      }
      var found: MatrixCell?
      if place < staying.count, staying[place].slot == slot {
        found = refreshed(staying[place], view)
        place += 1
      }
      guard let cell = found ?? makeCell(slot, view) else { return }
      if Recording.isOn { grid?.note(cell.view, keepsSize: false) }
      cell.view.place(grid?.snap(frame) ?? frame)
      next.append(cell)
    }
    for part in parts {
      if part.hasHeader, let frame = geometry.frameOfHeader(in: part.section) {
        show(MatrixSlot(section: part.section, place: MatrixSlot.header), frame)
      }
      geometry.forEachFrame(of: part) { item, frame in
        show(MatrixSlot(section: part.section, place: item), frame)
      }
      if part.hasFooter, let frame = geometry.frameOfFooter(in: part.section) {
        show(MatrixSlot(section: part.section, place: MatrixSlot.footer), frame)
      }
    }
    for cell in staying[place...] { recycle(cell, view) }

    swap(&shown, &next)
    // Emptied at once, so as to keep no view alive.
    next.removeAll(keepingCapacity: true)
    staying.removeAll(keepingCapacity: true)
    spare = next
    self.staying = staying
  }

  /// Takes the views that are shown and stay into a list, and the others back.
  private func sortOut(_ view: MatrixView, into staying: inout [MatrixCell]) {
    var place = 0
    for cell in shown {
      while place < parts.count, parts[place].section < cell.slot.section { place += 1 }
      let isInSight =
        place < parts.count && parts[place].section == cell.slot.section
        && parts[place].holds(cell.slot)
      if isInSight, cell.view.superview === view {
        staying.append(cell)
      } else {
        recycle(cell, view)
      }
    }
  }

  /// A view that stays, filled anew where it has to be; `nil` if another kind takes its place.
  private func refreshed(_ cell: MatrixCell, _ view: MatrixView) -> MatrixCell? {
    guard cell.needsConfiguration else { return cell }
    guard view.kind(of: cell.slot) === cell.pool.kind else {
      recycle(cell, view)
      return nil
    }
    var cell = cell
    cell.needsConfiguration = false
    cell.pool.kind.configure(cell.view, cell.slot.index)
    setAside?.refilled.append(cell.view)
    return cell
  }

  private func makeCell(_ slot: MatrixSlot, _ view: MatrixView) -> MatrixCell? {
    guard let kind = view.kind(of: slot) else { return nil }
    let pool = pool(of: kind)
    guard let cell = pooledView(pool, view) ?? newView(kind, view) else { return nil }
    if cell.superview !== view {
      adjusting { view.addSubview(cell) }
      guard cell.superview === view else {
        known.remove(ObjectIdentifier(cell))
        issues.append(takenView(cell, view))
        return nil
      }
    }
    kind.configure(cell, slot.index)
    return MatrixCell(slot: slot, view: cell, pool: pool)
  }

  private func pooledView(_ pool: MatrixPool, _ view: MatrixView) -> UIView? {
    while let cell = pool.take() {
      if cell.superview === view || cell.superview == nil { return cell }
      // Somebody else uses it now.
      known.remove(ObjectIdentifier(cell))
    }
    return nil
  }

  private func newView(_ kind: MatrixCellKind, _ view: MatrixView) -> UIView? {
    let cell = kind.make()
    if known.insert(ObjectIdentifier(cell)).inserted { return cell }
    issues.append(takenView(cell, view))
    return nil
  }

  private func pool(of kind: MatrixCellKind) -> MatrixPool {
    if let lastPool, lastPool.kind === kind { return lastPool }
    let id = ObjectIdentifier(kind)
    let pool = pools[id] ?? MatrixPool(kind)
    pools[id] = pool
    lastPool = pool
    return pool
  }

  /// Keeps a view that is no longer shown for another item, unless it went elsewhere.
  private func recycle(_ cell: MatrixCell, _ view: MatrixView) {
    let id = ObjectIdentifier(cell.view)
    if setAside?.ids.contains(id) == true {
      if cell.view.superview === view { adjusting { cell.view.removeFromSuperview() } }
    } else if cell.view.superview === view {
      cell.pool.views.append(cell.view)
    } else {
      known.remove(id)
    }
  }

  /// Takes the views out that wait, and lets go of more than are shown.
  func dropSurplus(_ view: MatrixView) {
    for pool in pools.values {
      while pool.detachedCount < pool.views.count {
        let cell = pool.views[pool.detachedCount]
        pool.detachedCount += 1
        if cell.superview === view { adjusting { cell.removeFromSuperview() } }
      }
      let surplus = pool.views.count - shown.count
      guard surplus > 0 else { continue }
      for cell in pool.views.prefix(surplus) { known.remove(ObjectIdentifier(cell)) }
      pool.views.removeFirst(surplus)
      pool.detachedCount = pool.views.count
    }
    guard pools.count > MatrixView.mostKinds else { return }
    if !hasToldOfKinds { issues.append(tooManyKinds(view)) }
    hasToldOfKinds = true
    let used = Set(shown.lazy.map { ObjectIdentifier($0.pool) })
    for (id, pool) in pools where !used.contains(ObjectIdentifier(pool)) {
      for cell in pool.views { known.remove(ObjectIdentifier(cell)) }
      pools[id] = nil
    }
    lastPool = nil
  }

  /// Moves what is shown to where it stands after a change.
  func moveShown(_ view: MatrixView, by edit: MatrixEdit) {
    var kept: [MatrixCell] = []
    for var cell in shown {
      guard let slot = cell.slot.moved(by: edit) else {
        recycle(cell, view)
        continue
      }
      if slot != cell.slot || slot.isReloaded(by: edit) { cell.needsConfiguration = true }
      cell.slot = slot
      kept.append(cell)
    }
    shown = kept
  }

  /// Does something that marks the matrix, once, unless others do.
  func adjusting(_ body: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    ignoredMarks += 1
    let marks = ignoredMarks
    body()
    ignoredMarks = min(ignoredMarks, marks - 1)
    isAdjusting = wasAdjusting
  }
}
