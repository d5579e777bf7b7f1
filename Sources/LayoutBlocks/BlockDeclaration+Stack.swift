import Foundation
import LayoutCore

extension BlockDeclaration {
  /// Adds a stack of the elements that `items` gives.
  mutating func addStack(
    _ scheme: StackLayoutScheme, _ items: @escaping () -> [any LayoutElement],
    direction own: DirectionSource?, length: (any LayoutElement) -> StackForm.Length
  ) {
    let all = items()
    itemLists.append(ItemList(items: items, last: all))
    var form = scheme.form
    var stacked: [any LayoutElement] = []
    var seen: Set<ObjectIdentifier> = []
    for element in all {
      let number = number(of: element)
      guard seen.insert(ObjectIdentifier(element)).inserted else {
        report(
          .duplicateElement, element, "A stack lists the element twice; the first place counts.",
          "List every element once.")
        continue
      }
      guard element.layoutContainer != nil else {
        reportDetached(element)
        continue
      }
      stacked.append(element)
      form.items.append(Int32(truncatingIfNeeded: number))
      form.lengths.append(length(element))
    }
    if form.lengths.allSatisfy({ $0 == .filling }) { form.lengths = [] }
    beginGroup("StackLayoutScheme")
    defer { endGroup() }
    guard let first = form.items.first else { return }
    directions.append(own ?? direction.map { .fixed($0) } ?? .element(Int(first)))
    // The room is in the coordinates of what holds the first item, or of the view that lays out.
    let home = space ?? stacked[0].layoutContainer
    if stacked.contains(where: { $0.layoutContainer !== home }) {
      form.chains = stacked.map { element in
        guard let container = element.layoutContainer,
          let chain = chain(from: home, to: container)
        else { return (0, 0) }
        return (
          Int32(truncatingIfNeeded: chain.start), Int32(truncatingIfNeeded: chain.count)
        )
      }
    }
    program.addStack(form)
    for item in form.items { addNode(Int(item)) }
  }
}
