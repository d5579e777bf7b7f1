import Foundation
import LayoutCore

extension VerdictFinder {
  /// Borders at which an element becomes smaller while the layout becomes larger.
  func addJumps(
    along axis: LayoutProperty.Axis, _ elements: [Int], _ paths: SnapshotPaths,
    to collector: inout ViolationCollector
  ) {
    guard let element = elements.first else { return }
    let name = content.structures[0].records[element].name
    for contact in content.contacts() {
      let line = content.lines[contact.line]
      let slope = axis == .width ? line.a : line.b
      // Along the border nothing is crossed.
      guard slope != 0 else { continue }
      let (before, after) =
        slope > 0 ? (contact.below, contact.above) : (contact.above, contact.below)
      guard let small = length(element, axis, inPiece: before),
        let large = length(element, axis, inPiece: after)
      else { continue }
      let ends = [line.size(at: contact.range.lowerBound), line.size(at: contact.range.upperBound)]
      let loss = small - large
      guard ends.contains(where: { loss.value($0) > Self.tolerance }) else { continue }
      let segment = Polygon(corners: ends, edges: [contact.line, contact.line])
      collector.add(
        "\(name) shrinks", [paths[element]],
        (segment, [], [loss], -1))
    }
  }

  private func length(
    _ element: Int, _ axis: LayoutProperty.Axis, inPiece piece: Int
  ) -> SizeFormula? {
    let layout = content.pieces[piece].layout
    guard content.layouts[layout].structure == 0 else { return nil }
    let frame = storage.frame(of: element, inLayout: layout)
    return axis == .width ? frame?.width : frame?.height
  }

  /// The element of a property that is about growing.
  var growing: (name: String, path: String, index: Int)? {
    guard let structure = content.structures.first else {
      let snapshot = quietly { map.pass(map.domain.input(at: map.domain.smallest)) }
      return growing(in: MapStructure(snapshot))
    }
    return growing(in: structure)
  }

  private func growing(in structure: MapStructure) -> (name: String, path: String, index: Int)? {
    let check = PropertyCheck(property, structure, map.domain)
    guard let element = check.elements?.first else { return nil }
    let paths = SnapshotPaths(structure.records)
    return (structure.records[element].name, paths[element], element)
  }

  /// Whether passes around a size show that the element shrinks.
  func shrinksByPasses(_ axis: LayoutProperty.Axis, at size: Size) -> Bool {
    guard let path = growing?.path else { return false }
    func length(_ step: Double) -> Double? {
      let place =
        axis == .width
        ? Size(size.width + step, size.height) : Size(size.width, size.height + step)
      guard map.domain.contains(place.cgSize) else { return nil }
      let frame = quietly { map.pass(map.domain.input(at: place.cgSize)) }[path]?.frame
      return frame.map { Double(axis == .width ? $0.size.width : $0.size.height) }
    }
    let lengths = [-0.01, 0, 0.01].compactMap { length($0) }
    return zip(lengths, lengths.dropFirst()).contains { $0 > $1 + Self.tolerance }
  }
}
