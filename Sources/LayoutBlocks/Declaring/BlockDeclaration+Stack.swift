import Foundation
import LayoutCore

extension BlockDeclaration {
  /// Adds a stack of the elements that `source` returns.
  mutating func addStack(
    _ form: StackForm, of source: @escaping () -> [any LayoutElement],
    direction own: DirectionSource?, at location: LayoutLocation?,
    length: (any LayoutElement) -> StackForm.Length
  ) {
    let outer = origin
    origin = BlockOrigin(location: location ?? outer.location)
    defer { origin = outer }
    let all = source()
    itemLists.append(
      StackItems(source: StackItems.Source(source), last: all.map { ObjectIdentifier($0) }))
    var items: [Int32] = []
    var lengths: [StackForm.Length] = []
    var chains: [StackForm.Chain] = []
    var stacked: [any LayoutElement] = []
    var seen: Set<ObjectIdentifier> = []
    for element in all {
      let number = number(of: element)
      guard seen.insert(ObjectIdentifier(element)).inserted else {
        issues.append(.duplicateElement([elements[number].issueName], at: origin.location))
        continue
      }
      // In a view that lays out, an item that stands nowhere was forgotten; elsewhere it may be one
      // that is measured, or placed by hand.
      if container(of: element, number) == nil, space != nil { reportDetached(element) }
      guard element.isPlaceable else {
        reportArea(element)
        continue
      }
      stacked.append(element)
      items.append(Int32(truncatingIfNeeded: number))
      lengths.append(length(element))
    }
    if lengths.allSatisfy({ $0 == .filling }) { lengths = [] }
    beginGroup("StackLayoutScheme")
    defer { endGroup() }
    guard let first = items.first else { return }
    beginBlock(own ?? direction.map { .fixed($0) } ?? .element(Int(first)))
    // The room is in the coordinates of the view that lays out, or of what holds the first item
    // that is held. Items that are not have those of the room.
    let home = space ?? stacked.lazy.compactMap(\.layoutContainer).first
    if stacked.contains(where: { $0.layoutContainer !== home }) {
      chains = stacked.map { element in
        guard let container = element.layoutContainer,
          let chain = chain(from: home, to: container, for: element)
        else { return StackForm.Chain() }
        return StackForm.Chain(start: chain.start, count: chain.count)
      }
      if chains.allSatisfy({ $0.count == 0 }) { chains = [] }
    }
    program.addStack(form, of: items, lengths: lengths, chains: chains)
    for item in items { addNode(Int(item)) }
  }
}
