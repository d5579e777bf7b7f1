#if RECORDS_DECISIONS
import Framewise
import TestSupport
import Testing

/// Each comparison that decides about frames is a border of the map, at its exact place; what is
/// compared past the recorder would make a map without the border, or with a wrong one.
@Suite struct ComparisonRules {
  static let rows: [ComparisonRow] = [
    ComparisonRow.formulas, ComparisonRow.positions, ComparisonRow.boxes, ComparisonRow.blocks,
    ComparisonRow.statements, ComparisonRow.views,
  ].flatMap(\.self)

  @Test(arguments: rows)
  func `What an engine compares is a border of the map`(_ row: ComparisonRow) {
    #expect(Self.failures(row) == [])
  }

  static func failures(_ row: ComparisonRow) -> [String] {
    var failures: [String] = []
    var collected: LayoutMap?
    _ = LayoutIssue.collecting { collected = LayoutMap(over: row.domain, row.make) }
    let map = collected!
    func pass(_ size: CGSize) -> LayoutSnapshot {
      var snapshot: LayoutSnapshot?
      _ = LayoutIssue.collecting {
        snapshot = LayoutSnapshot(of: row.make(), in: map.domain.input(at: size))
      }
      return snapshot!
    }
    if map.unexplored.share != 0 { failures.append("\(map.unexplored.share) is not explored") }
    if !map.regions.allSatisfy(\.isCertified) { failures.append("not all is certain") }
    for (width, numbers) in row.frames {
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let size = row.size(width)
      for (name, snapshot) in [("pass", pass(size)), ("map", map.frames(at: size))] {
        let found = snapshot?.nodes.first { $0.name == "it" }?.frame
        if !isSame(found, frame) {
          failures.append("\(name) at \(width): \(found.map { "\($0)" } ?? "none"), not \(frame)")
        }
      }
    }
    // From either side alone, not only by what the other one knows of the border.
    var random = SeededGenerator(seed: 7)
    let law = PathLaw { width, height in
      pass(CGSize(width: width, height: height)).nodes.flatMap { node in
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { Double($0) }
      }
    }
    for (width, _) in row.frames where width != row.border {
      let size = row.size(width, row.height + 0.7)
      let place = (Double(size.width), Double(size.height))
      failures += law.check(around: place, places: 4, using: &random).failures.prefix(1)
    }
    let border = row.size(row.border)
    if !map.borders.contains(where: { abs($0.line(at: border)) <= 1e-6 }) {
      failures.append("no border at \(row.border), but \(map.borders.map(\.description))")
    }
    for _ in 0..<20 {
      let (low, high) = (map.domain.smallest, map.domain.largest)
      let size = CGSize(
        width: .random(in: low.width...high.width, using: &random),
        height: .random(in: low.height...high.height, using: &random))
      let (plain, frames) = (pass(size), map.frames(at: size))
      let isSame =
        plain.count == frames?.count
        && zip(plain.nodes, frames?.nodes.map { $0 } ?? []).allSatisfy {
          self.isSame($0.frame, $1.frame)
        }
      if !isSame { failures.append("another frame at \(size.width) x \(size.height)") }
    }
    return failures
  }

  private static func isSame(_ one: CGRect?, _ other: CGRect) -> Bool {
    guard let one else { return false }
    return [
      one.origin.x - other.origin.x, one.origin.y - other.origin.y,
      one.size.width - other.size.width, one.size.height - other.size.height,
    ].allSatisfy { abs($0) <= 1e-6 }
  }
}
#endif
