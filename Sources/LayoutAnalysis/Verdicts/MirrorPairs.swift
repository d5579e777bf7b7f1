/// The elements of two maps that are each other's mirror image, by structure.
struct MirrorPairs {
  private let property: LayoutProperty
  private let map: LayoutMap
  private let mirrored: LayoutMap
  private var known: [[Int32]: (pairs: [(Int, Int)], unmatched: String?)] = [:]

  init(_ property: LayoutProperty, _ map: LayoutMap, _ mirrored: LayoutMap) {
    self.property = property
    self.map = map
    self.mirrored = mirrored
  }

  mutating func elements(_ one: Int32, _ other: Int32) -> [(Int, Int)] { find(one, other).pairs }

  /// The path of an element that only one of the structures has.
  mutating func unmatched(_ one: Int32, _ other: Int32) -> String? { find(one, other).unmatched }

  private mutating func find(
    _ one: Int32, _ other: Int32
  ) -> (pairs: [(Int, Int)], unmatched: String?) {
    if let found = known[[one, other]] { return found }
    let structure = map.storage.content.structures[Int(one)]
    let check = PropertyCheck(property, structure, map.domain)
    let match = StructureMatch(
      map.storage.paths(ofStructure: Int(one)), mirrored.storage.paths(ofStructure: Int(other)))
    let pairs = match.pairs.filter { !check.exceptsElement($0.first, in: structure) }
    let unmatched = Self.unmatched(
      in: match, of: structure, and: mirrored.storage.content.structures[Int(other)],
      property: property, domain: map.domain)
    let found = (pairs.map { ($0.first, $0.second) }, unmatched)
    known[[one, other]] = found
    return found
  }

  /// The path of an element that only one of two structures has and that is no exception.
  static func unmatched(
    in match: StructureMatch, of structure: MapStructure, and image: MapStructure,
    property: LayoutProperty, domain: LayoutDomain
  ) -> String? {
    func first(of paths: [String], in structure: MapStructure) -> String? {
      let check = PropertyCheck(property, structure, domain)
      return paths.first { !check.exceptsElement(at: $0, in: structure) }
    }
    return first(of: match.removed, in: structure) ?? first(of: match.added, in: image)
  }
}
