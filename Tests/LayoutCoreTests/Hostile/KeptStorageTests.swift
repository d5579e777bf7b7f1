import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// What a client may do with the objects in `layoutStorage`: keep them anywhere, for any time, and
/// hand them to other elements.
@Suite struct KeptStorageTests {
  /// An element whose storage is in a table beside it.
  private final class Row: LayoutElement {
    final class Table { var contents: [ObjectIdentifier: AnyObject] = [:] }

    let table: Table
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject? {
      get { table.contents[ObjectIdentifier(self)] }
      set { table.contents[ObjectIdentifier(self)] = newValue }
    }

    init(in table: Table) { self.table = table }
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  /// An element that stores its storage, as most do.
  private final class Node: LayoutElement {
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect.zero
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  private final class Observer: ChangeObserver {
    var changes = 0
    func noteChange() { changes += 1 }
    func noteNewRoom() {}
  }

  @Test func `A link to an element whose storage is in a table is empty when the element dies`() {
    let table = Row.Table()
    var row: Row? = Row(in: table)
    let link = row?.link
    #expect(link?.element === row && table.contents.count == 1)
    row = nil
    #expect(link?.element == nil && table.contents.count == 1)
  }

  @Test func `An element never finds the storage of one that was at its address`() {
    let table = Row.Table()
    for _ in 0..<1000 {
      let row = Row(in: table)
      #expect(row.layoutTraits.width == nil)
      row.layoutTraits.width = 7
      #expect(row.layoutTraits.width == 7)
    }
  }

  @Test(arguments: 0..<4) func `A link is empty when somebody keeps the storage`(_ kind: Int) {
    var element: (any LayoutElement)? =
      switch kind {
      case 0: UIView()
      case 1: CALayer()
      case 2: UILayoutGuide()
      default: Node()
      }
    let link = element?.link
    let kept = element?.layoutStorage
    #expect(kept != nil && link?.element === element)
    element = nil
    #expect(link?.element == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `A view tells of its death whoever holds its storage`() {
    var view: UIView? = UIView()
    let observer = Observer()
    var told: [ObjectIdentifier] = []
    let expected = view.map { ObjectIdentifier($0) }
    view?.storage.noticeDeath(for: observer) { told.append($1) }
    view?.link.add(observer)
    let kept = view?.layoutStorage
    view = nil
    #expect(told.count == 1 && told.first == expected && observer.changes == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `A link is empty when the view is given another storage`() {
    var view: UIView? = UIView()
    let link = view?.link
    let kept = view?.layoutStorage
    view?.layoutStorage = nil
    #expect(link?.element == nil && kept != nil)
    let next = view?.link
    #expect(next?.element === view && next !== link)
    view = nil
    #expect(next?.element == nil)
  }

  @Test func `A storage says nothing of another element`() {
    let (one, two) = (UIView(), UIView())
    one.layoutTraits.width = 7
    two.layoutStorage = one.layoutStorage
    #expect(one.layoutTraits.width == 7 && two.layoutTraits.width == nil)
    two.layoutTraits.width = 8
    #expect(one.layoutTraits.width == 7 && two.layoutTraits.width == 8)

    let (first, second) = (Node(), Node())
    first.layoutTraits.width = 7
    second.layoutStorage = first.layoutStorage
    #expect(second.layoutTraits.width == nil)
    second.layoutTraits.width = 8
    #expect(first.layoutTraits.width == 7 && second.layoutTraits.width == 8)
  }
}
