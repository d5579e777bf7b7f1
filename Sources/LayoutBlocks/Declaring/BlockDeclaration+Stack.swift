import Foundation
import LayoutCore

extension BlockDeclaration {
  /// Adds a stack of the elements that `source` returns; `length` is that of each along the stack,
  /// `nil` where all are as the form says.
  mutating func addStack(
    _ form: StackForm, of source: @escaping () -> [any LayoutElement],
    direction own: DirectionSource?, at location: LayoutLocation?,
    length: ((any LayoutElement) -> StackForm.Length)?
  ) {
    let outer = origin
    origin = BlockOrigin(location: location ?? outer.location)
    defer { origin = outer }
    let all = source()
    // What nothing else holds dies when all is declared.
    defer { withExtendedLifetime(all) {} }
    itemLists.append(
      StackItems(source: StackItems.Source(source), last: all.map { ObjectIdentifier($0) }))
    reserve(items: all.count)
    var items: [Int32] = []
    items.reserveCapacity(all.count)
    var lengths: [StackForm.Length] = []
    var chains: [StackForm.Chain] = []
    let firstNew = program.elementCount
    var seen: Set<ObjectIdentifier> = []
    for element in all {
      let next = program.elementCount
      let number = number(of: element)
      let isNew = number == next
      // A number that was given here tells whether its element came before; not one from an earlier
      // block, nor those of an element that does not keep its link and gets another one each time.
      let isFirst =
        number >= firstNew && elements[number].isKept
        ? isNew : seen.insert(ObjectIdentifier(element)).inserted
      guard isFirst else {
        issues.append(.duplicateElement([elements[number].issueName], at: origin.location))
        continue
      }
      // In a view that lays out, an item that stands nowhere was forgotten; elsewhere it may be one
      // that is measured, or placed by hand.
      let isHeld =
        isNew ? containers[number] != nil : container(of: element, number) != nil
      if !isHeld, space != nil { reportDetached(element) }
      guard element.isPlaceable else {
        reportArea(element)
        continue
      }
      items.append(Int32(truncatingIfNeeded: number))
      if let length { lengths.append(length(element)) }
    }
    if lengths.allSatisfy({ $0 == .filling }) { lengths = [] }
    beginGroup("StackLayoutScheme")
    defer { endGroup() }
    guard let first = items.first else { return }
    beginBlock(own ?? direction.map { .fixed($0) } ?? .element(Int(first)))
    // The room is in the coordinates of the view that lays out, or of what holds the first item
    // that is held. Items that are not have those of the room.
    let home = space ?? container(ofFirst: items)
    if !stand(items, in: home) {
      chains = items.map { item in
        guard let element = element(of: item), let container = element.layoutContainer,
          let chain = chain(from: home, to: container, for: element)
        else { return StackForm.Chain() }
        return StackForm.Chain(start: chain.start, count: chain.count)
      }
      if chains.allSatisfy({ $0.count == 0 }) { chains = [] }
    }
    program.addStack(form, of: items, lengths: lengths, chains: chains)
    endBlock()
    for item in items { addNode(Int(item)) }
  }

  /// What holds the first of the items that is held.
  private func container(ofFirst items: [Int32]) -> AnyObject? {
    for item in items {
      if let container = element(of: item)?.layoutContainer { return container }
    }
    return nil
  }

  private func element(of item: Int32) -> (any LayoutElement)? { elements[Int(item)].element }

  /// Whether all items stand in `home` itself. Views were asked when they got their numbers.
  private func stand(_ items: [Int32], in home: AnyObject?) -> Bool {
    guard areViews else {
      return items.allSatisfy { element(of: $0)?.layoutContainer === home }
    }
    let home = home.map { ObjectIdentifier($0) }
    return items.allSatisfy { containers[Int($0)] == home }
  }
}
