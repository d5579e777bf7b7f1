package import Foundation
package import LayoutCore

extension LayoutMap {
  /// What is not as a property says in the frames of a plain pass at a size.
  ///
  /// Properties that compare passes run more of them.
  package func breaches(
    of property: LayoutProperty, in snapshot: LayoutSnapshot, at size: CGSize
  ) -> [PropertyBreach] {
    let finder = VerdictFinder(map: self, property: property)
    let found =
      switch property.kind {
      case .sameInMirror, .grows, .placed, .textFits, .holds: finder.breaches(at: Size(size))
      default: finder.breaches(in: snapshot, at: Size(size))
      }
    return found.map { PropertyBreach(text: $0.text, elements: $0.paths) }
  }

  /// What is known of a property, with the map of the other direction if there is one already.
  package func verdict(
    _ property: LayoutProperty, testing sizes: Int, mirrored: LayoutMap?
  ) -> LayoutVerdict {
    VerdictFinder(map: self, property: property, mirrored: mirrored).verdict(sizes)
  }

  /// The frames that a pass at a size stores, and what it reports, if both are certain: nothing
  /// opaque decides there, and everything is placed.
  package func certainPass(
    at size: CGSize
  ) -> (snapshot: LayoutSnapshot, issues: [LayoutIssue])? {
    guard domain.contains(size), let piece = storage.locator.piece(at: Size(size)),
      storage.content.pieces[piece].isCertified
    else { return nil }
    let number = storage.content.pieces[piece].layout
    let layout = storage.content.layouts[number]
    guard layout.opaqueEvents.isEmpty, layout.unplaced.isEmpty,
      let known = storage.snapshot(number, Size(size)), known.isComplete
    else { return nil }
    let issues = storage.content.reported.filter { $0.pieces.contains(piece) }
    return (known.frames, issues.map(\.issue))
  }

  /// What is wrong with the names in a property.
  package func issues(of property: LayoutProperty) -> [LayoutIssue] {
    VerdictFinder(map: self, property: property).issuesOfNames()
  }

  /// Sizes at which every tree of elements that the map knows is laid out, one for each tree.
  package var treeSizes: [CGSize] {
    var known: Set<Int32> = []
    return storage.regions.compactMap { region in
      guard known.insert(storage.content.layouts[region.layout].structure).inserted else {
        return nil
      }
      let corners = storage.sizes(region.polygon).corners
      let count = CGFloat(corners.count)
      return CGSize(
        width: corners.reduce(0) { $0 + $1.width } / count,
        height: corners.reduce(0) { $0 + $1.height } / count)
    }
  }

  /// Why the layout could not be examined at all, if it could not.
  package var failure: LayoutIssue? { storage.content.failure }

  /// The sizes whose layouts are decided by code that cannot be looked into, or follow no formula.
  package var opaqueSizes: [SizePolygon] {
    // Without recording nothing is known of any size, so none is more doubtful than others.
    guard Self.recordsDecisions else { return [] }
    let regions = storage.regions.filter { region in
      !region.isCertified || !storage.content.layouts[region.layout].opaqueEvents.isEmpty
    }
    return regions.map { storage.sizes($0.polygon) } + unexplored.sizes
  }
}

extension LayoutSnapshot {
  /// The element with a path, or with a name that no other one has; otherwise what is wrong.
  package func element(_ name: String) -> (node: Node?, issue: LayoutIssue?) {
    // Nearly always exactly one element has the name.
    var (found, count): (Node?, Int) = (nil, 0)
    for node in nodes where node.name == name {
      count += 1
      found = node
    }
    if let found, count == 1 { return (found, nil) }
    let names = ElementNames(MapStructure(self))
    guard let index = names.element(name) else { return (nil, names.issue(name)) }
    return (nodes.first { $0.index == index }, nil)
  }

  /// The places of the elements that exceptions are about; each may be about several.
  package func elements(_ exceptions: [String]) -> Set<Int> {
    exceptions.isEmpty ? [] : Set(ElementNames(MapStructure(self)).all(exceptions).joined())
  }
}

extension LayoutProperty {
  /// Whether one size takes passes of its own, even where the frames are known.
  package var runsPasses: Bool {
    switch kind {
    case .sameInMirror, .grows, .placed, .textFits: true
    default: false
    }
  }
}
