import Foundation
package import LayoutCore

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

extension LayoutMap {
  /// The elements that a pass at a size does not place, by their places in the snapshot; one in
  /// another domain, if it is given.
  func unplaced(at size: Size, in other: LayoutDomain? = nil) -> Set<Int32> {
    let input = (other ?? domain).input(at: size.cgSize)
    return Self.recorded { self.pass(input) }.unplaced
  }

  /// Which elements count for properties, by their places in the snapshot of a pass: those that
  /// are shown and that something places.
  package static func counted(in pass: () -> LayoutSnapshot) -> Set<Int> {
    let (snapshot, unplaced) = recorded(pass)
    let table = FrameTable(snapshot, unplaced: unplaced)
    return Set(snapshot.records.indices.filter { table.counts($0) })
  }

  /// The frames of a pass, and the elements that it does not place.
  private static func recorded(
    _ pass: () -> LayoutSnapshot
  ) -> (snapshot: LayoutSnapshot, unplaced: Set<Int32>) {
    #if RECORDS_DECISIONS
    let recorded = LayoutIssue.withHandler({ _ in }) { DecisionRecorder.record(pass) }
    return (recorded.result, Set(recorded.pass.unplaced.map { Int32($0) }))
    #else
    // Passes tell of elements by their names.
    var taken: LayoutSnapshot?
    let issues = LayoutIssue.collecting { taken = pass() }
    let snapshot = taken ?? LayoutSnapshot(name: "", frame: .zero)
    let names = Set(issues.filter { $0.rule == .unplaced }.flatMap(\.elements))
    let left = snapshot.records.indices.filter { names.contains(snapshot.records[$0].name) }
    return (snapshot, Set(left.map { Int32($0) }))
    #endif
  }
}
