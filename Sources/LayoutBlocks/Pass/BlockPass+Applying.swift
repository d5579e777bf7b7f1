import Foundation
import LayoutCore

extension BlockPass {
  /// Places the elements by the frames of a snapshot.
  func apply(_ snapshot: LayoutSnapshot, to block: some LayoutBlockProtocol) {
    guard begin(block) else { return }
    lastSource = nil
    let missing = apply(snapshot)
    end()
    tellProblems()
    guard let first = missing.first else { return }
    LayoutIssue.report(
      LayoutIssue(
        .snapshotMismatch, elements: missing.map { elements[$0].issueName },
        location: issues.location(ofBlockPlacing: first, in: program, engine.pointee.state),
        explanation: "The snapshot has no frames for these elements, so they keep theirs.",
        advice: "Take the snapshot of the same block, after its elements changed."))
  }

  /// Places the elements that a snapshot names; returns the others.
  private func apply(_ snapshot: LayoutSnapshot) -> [Int] {
    let records = snapshot.records
    let isStored = records.allSatisfy { $0.element == 0 }
    let nodes = isStored ? nodesInContainer : engine.pointee.nodes
    if hasShape(of: records, nodes) {
      for (record, node) in zip(records, nodes) where node.element >= 0 {
        store(record.frame, of: Int(node.element))
      }
      return []
    }
    var frames: [Int: CGRect] = [:]
    for record in records where record.element != 0 { frames[record.element] = record.frame }
    var missing: [Int] = []
    for node in nodes where node.element >= 0 {
      let element = elements[Int(node.element)]
      if let frame = frames[element.link.serial] {
        store(frame, of: Int(node.element))
      } else if isStored || node.branch < 0 {
        missing.append(Int(node.element))
      }
    }
    return missing
  }

  /// The nodes of a snapshot of a pass in what holds the elements.
  private var nodesInContainer: [BlockNode] {
    let nodes = engine.pointee.nodes
    guard program.branchCount > 0 else { return nodes }
    var state = engine.pointee.state
    takeBranches(&state)
    var taken: [BlockNode] = []
    var places: [Int] = []
    for node in nodes {
      places.append(taken.count)
      if BlockProgram.isTaken(node.branch, state) { taken.append(node) }
    }
    places.append(taken.count)
    for index in taken.indices { taken[index].end = places[taken[index].end] }
    return taken
  }

  private func store(_ frame: CGRect, of number: Int) {
    let storable =
      frame.isStorableAsIs
      ? frame : frame.storable { problems.append(PassProblem($0, of: number)) }
    if let storable { place(storable, of: number) }
  }

  /// Whether a snapshot has the shape of the block, with the same elements where it names any.
  private func hasShape(
    of records: [LayoutSnapshot.Record], _ nodes: [BlockNode]
  ) -> Bool {
    guard records.count == nodes.count else { return false }
    for (record, node) in zip(records, nodes) {
      guard record.end == node.end else { return false }
      let serial = node.element < 0 ? 0 : elements[Int(node.element)].link.serial
      guard record.element == 0 || record.element == serial else { return false }
    }
    return true
  }
}
