import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Where a view of a matrix stands: a section, and in it the header, an item or the footer.
struct MatrixSlot: Hashable, Comparable {
  static let header = -1
  static let footer = Int.max

  var section: Int
  var place: Int

  init(section: Int, place: Int) {
    self.section = section
    self.place = place
  }

  /// The slot of an item; `nil` for an index that no item can have.
  init?(of index: MatrixIndex) {
    self.init(section: index.section, place: index.item)
    if !isItem { return nil }
  }

  /// The item's index; `nil` for a header or footer.
  var item: MatrixIndex? { isItem ? MatrixIndex(section: section, item: place) : nil }

  /// The item's index; that of item 0 for a header or footer.
  var index: MatrixIndex { MatrixIndex(section: section, item: isItem ? place : 0) }

  var isItem: Bool { place != Self.header && place != Self.footer }

  static func < (lhs: MatrixSlot, rhs: MatrixSlot) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.place < rhs.place
  }

  /// Where the slot's content stands after a change; `nil` where it is gone.
  func moved(by edit: MatrixEdit) -> MatrixSlot? {
    if isItem {
      return edit.moved(index).map { MatrixSlot(section: $0.section, place: $0.item) }
    }
    switch edit {
    case .insertSections, .removeSections:
      return edit.moved(index).map { MatrixSlot(section: $0.section, place: place) }
    default: return self
    }
  }

  /// Takes the place where the content stands after a change, or that of what took its place.
  mutating func follow(_ edit: MatrixEdit) {
    if let moved = moved(by: edit) {
      self = moved
    } else {
      let heir = edit.heir(of: index)
      self = MatrixSlot(section: heir.section, place: isItem ? heir.item : place)
    }
  }

  /// Whether a change asks for the content itself to be filled in anew.
  func isReloaded(by edit: MatrixEdit) -> Bool {
    switch edit {
    case .reloadAll: true
    case .reloadItems(let range, let section): self.section == section && range.contains(place)
    default: false
    }
  }
}

extension SectionedMatrixGeometry {
  func frame(of slot: MatrixSlot) -> CGRect? {
    switch slot.place {
    case MatrixSlot.header: frameOfHeader(in: slot.section)
    case MatrixSlot.footer: frameOfFooter(in: slot.section)
    default: frame(at: slot.index)
    }
  }
}

extension SectionedMatrixGeometry.Part {
  func holds(_ slot: MatrixSlot) -> Bool {
    switch slot.place {
    case MatrixSlot.header: hasHeader
    case MatrixSlot.footer: hasFooter
    default: items.contains(slot.place)
    }
  }
}

/// A view that is shown.
struct MatrixCell {
  var slot: MatrixSlot
  let view: UIView
  let pool: MatrixPool

  /// Whether the view has to be filled anew where it is.
  var needsConfiguration = false
}

/// The views of one kind that wait for another item.
final class MatrixPool {
  let kind: MatrixCellKind
  var views: [UIView] = []

  /// How many of the views, from the first, were taken out of the matrix.
  var detachedCount = 0

  init(_ kind: MatrixCellKind) {
    self.kind = kind
  }

  func take() -> UIView? {
    let view = views.popLast()
    detachedCount = min(detachedCount, views.count)
    return view
  }
}
