import Foundation
import LayoutCore

extension VerdictFinder {
  /// Borders, and sizes without area, at which an element becomes smaller while the layout becomes
  /// larger.
  func addJumps(along axis: LayoutProperty.Axis, to collector: inout ViolationCollector) {
    guard let (name, path) = growing else { return }
    var lengths = ElementLengths(storage, path, axis)
    func add(_ polygon: Polygon, _ loss: SizeFormula) {
      guard polygon.part(where: loss, above: Self.tolerance, &collector.lines) != nil,
        let part = polygon.part(where: loss, above: 0, &collector.lines)
      else { return }
      collector.add(
        "\(name) shrinks", [path], FoundViolation.Part(polygon: part.polygon, lengths: [loss]))
    }
    for contact in content.contacts() + content.contactsOfSegments() {
      let line = content.lines[contact.line]
      let slope = axis == .width ? line.a : line.b
      // Along the border nothing is crossed.
      guard slope != 0 else { continue }
      let (before, after) =
        slope > 0 ? (contact.below, contact.above) : (contact.above, contact.below)
      guard let small = lengths[before], let large = lengths[after] else { continue }
      let ends = [line.size(at: contact.range.lowerBound), line.size(at: contact.range.upperBound)]
      add(Polygon(corners: ends, edges: [contact.line, contact.line]), small - large)
    }
    for (index, piece) in content.pieces.enumerated() where piece.polygon.dimension < 2 {
      // What is beside a segment are contacts; a way along it leaves it at its ends.
      let (low, high) = piece.polygon.bounds
      let isAlong = axis == .width ? low.height == high.height : low.width == high.width
      guard isAlong, let own = lengths[index] else { continue }
      for place in piece.polygon.corners {
        let spot = Polygon(corners: [place], edges: [])
        if let before = storage.neighbor(of: place, axis, isGrowing: false),
          let length = lengths[before]
        {
          add(spot, length - own)
        }
        if let after = storage.neighbor(of: place, axis, isGrowing: true),
          let length = lengths[after]
        {
          add(spot, own - length)
        }
      }
    }
  }

  /// Why it is not known of all borders whether the element grows across them.
  var growthObstacle: String? {
    content.seams.first.map {
      "strips thinner than 1/1000 point were run at their pixels only, such as near \($0.center)"
    }
  }

  /// The element of a property that is about growing.
  var growing: (name: String, path: String)? {
    guard property.kind == .grows, let name = property.elements?.first else { return nil }
    let structures =
      content.structures.isEmpty
      ? [MapStructure(quietly { map.pass(map.domain.input(at: map.domain.smallest)) })]
      : content.structures
    for structure in structures {
      guard let element = ElementNames(structure).all(name).first else { continue }
      return (structure.records[element].name, SnapshotPaths(structure.records)[element])
    }
    return nil
  }

  /// Whether passes around a size show that the element shrinks.
  func shrinksByPasses(
    _ path: String, _ axis: LayoutProperty.Axis, at size: Size, by step: Double
  ) -> Bool {
    func length(_ step: Double, _ unplaced: (Size) -> Set<Int32>) -> Double? {
      let place =
        axis == .width
        ? Size(size.width + step, size.height) : Size(size.width, size.height + step)
      guard map.domain.contains(place.cgSize) else { return nil }
      let snapshot = quietly { map.pass(map.domain.input(at: place.cgSize)) }
      let table = FrameTable(snapshot, unplaced: unplaced(place))
      guard let node = snapshot[path], table.counts(node.index) else { return nil }
      return Double(axis == .width ? node.frame.size.width : node.frame.size.height)
    }
    func shrinks(_ unplaced: (Size) -> Set<Int32>) -> Bool {
      let lengths = [-step, 0, step].map { length($0, unplaced) }
      return zip(lengths, lengths.dropFirst()).contains { before, after in
        guard let before, let after else { return false }
        return before > after + Self.tolerance
      }
    }
    // Only a recorded pass tells what nothing places; one is run where it may matter.
    return shrinks { _ in [] } && shrinks { map.unplaced(at: $0) }
  }
}

/// The length of an element in each piece of a map; none where it is not shown.
private struct ElementLengths {
  private let storage: MapStorage
  private let path: String
  private let axis: LayoutProperty.Axis
  private var places: [Int32: Int?] = [:]

  init(_ storage: MapStorage, _ path: String, _ axis: LayoutProperty.Axis) {
    (self.storage, self.path, self.axis) = (storage, path, axis)
  }

  subscript(piece: Int) -> SizeFormula? {
    mutating get {
      let layout = storage.content.pieces[piece].layout
      let structure = storage.content.layouts[layout].structure
      let place = places[structure] ?? place(in: Int(structure))
      places[structure] = place
      guard let place, let frame = storage.frame(of: place, inLayout: layout) else { return nil }
      return axis == .width ? frame.width : frame.height
    }
  }

  private func place(in structure: Int) -> Int? {
    storage.element(path, inStructure: structure).flatMap {
      storage.content.structures[structure].isHidden($0) ? nil : $0
    }
  }
}

extension MapStorage {
  /// The piece beside a size, along an axis.
  fileprivate func neighbor(
    of size: Size, _ axis: LayoutProperty.Axis, isGrowing: Bool
  ) -> Int? {
    let step = isGrowing ? 1e-5 : -1e-5
    return locator.piece(
      at: axis == .width
        ? Size(size.width + step, size.height) : Size(size.width, size.height + step))
  }
}
