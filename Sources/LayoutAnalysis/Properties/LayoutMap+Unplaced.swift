import Foundation
import LayoutCore

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

extension LayoutMap {
  /// The elements that a pass at a size does not place, by their places in the snapshot.
  func unplaced(at size: Size) -> Set<Int32> {
    let input = domain.input(at: size.cgSize)
    #if RECORDS_DECISIONS
    var unplaced: Set<Int> = []
    LayoutIssue.withHandler({ _ in }) {
      unplaced = DecisionRecorder.record { self.pass(input) }.pass.unplaced
    }
    return Set(unplaced.map { Int32($0) })
    #else
    // Passes tell of elements by their names.
    var snapshot: LayoutSnapshot?
    let issues = LayoutIssue.collecting { snapshot = self.pass(input) }
    let names = Set(issues.filter { $0.rule == .unplaced }.flatMap(\.elements))
    let records = snapshot?.records ?? []
    return Set(records.indices.filter { names.contains(records[$0].name) }.map { Int32($0) })
    #endif
  }
}
