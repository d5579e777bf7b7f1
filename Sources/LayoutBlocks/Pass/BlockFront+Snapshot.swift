import Foundation
import LayoutCore

extension BlockFront {
  /// The frames that a pass would give.
  func snapshot(
    of block: some LayoutBlockProtocol, for source: CGRect, input: LayoutInput? = nil
  ) -> LayoutSnapshot {
    snapshot(of: block, for: source, input, seed: { _ in }, harvest: { _ in })
  }

  /// The same, with frames that are not to be asked for.
  func snapshot(
    of block: some LayoutBlockProtocol, for source: CGRect,
    completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    var rects = completedRects
    let snapshot = snapshot(of: block, for: source, nil) { state in
      for (number, element) in elements.enumerated() {
        guard let element = element.element, let rect = rects[ObjectIdentifier(element)] else {
          continue
        }
        state.frames[number] = rect
      }
      closures?.seeds = rects
    } harvest: { state in
      closures?.seeds = [:]
      for write in program.writes where BlockProgram.isTaken(write.branch, state) {
        let number = Int(write.element)
        guard let element = elements[number].element else { continue }
        rects[ObjectIdentifier(element)] = state.frames[number]
      }
    }
    completedRects = rects
    return snapshot
  }

  private func snapshot(
    of block: some LayoutBlockProtocol, for source: CGRect, _ input: LayoutInput?,
    seed: (inout BlockState) -> Void, harvest: (inout BlockState) -> Void
  ) -> LayoutSnapshot {
    guard begin(block) else { return currentSnapshot(of: block) }
    defer { isInPass = false }
    guard check(source) else {
      isInPass = false
      return currentSnapshot(of: block)
    }
    load(&engine.pointee.state)
    seed(&engine.pointee.state)
    answer(&engine.pointee.state, input, source)
    var host = ElementsHost(self)
    BlockProgram.layOut(
      &engine.pointee.program, in: source, &engine.pointee.state, &host)
    if grid != nil { snap(&engine.pointee.state) }
    harvest(&engine.pointee.state)
    let result = tree(&engine.pointee.state, source.origin)
    // The state no longer holds the frames of the elements.
    lastSource = nil
    if !host.problems.isEmpty { names.report(host.problems, of: program, engine.pointee.state) }
    return result
  }

  /// The frames that the elements have now.
  func currentSnapshot(of block: some LayoutBlockProtocol) -> LayoutSnapshot {
    let wasInPass = isInPass
    var current = BlockState()
    if wasInPass {
      // The state is in use; what conditions say is not known yet.
      current.prepare(for: program)
    } else {
      bring(upTo: block)
      current = engine.pointee.state
    }
    // Elements and closures that are asked may ask for a pass, which is refused.
    isInPass = true
    defer { isInPass = wasInPass }
    for index in elements.indices {
      current.frames[index] = elements[index].link.element?.layoutFrame ?? .zero
    }
    if lastSource == nil, !conditions.isEmpty, !wasInPass {
      // No pass has said which branches are taken.
      answer(&current, nil, roomOfContainer ?? .zero)
      var host = ElementsHost(self)
      var trial = current
      BlockProgram.layOut(
        &engine.pointee.program, in: roomOfContainer ?? .zero, &trial, &host)
      current.taken = trial.taken
    }
    return tree(&current, .zero)
  }

  private func tree(_ state: inout BlockState, _ origin: CGPoint) -> LayoutSnapshot {
    // A closure of the pass may have freed elements, of which only their links know.
    if let rowType, closures == nil, !isStale {
      return tree(&engine.pointee, &state, origin, rowType)
    }
    return SnapshotTree.snapshot(&engine.pointee.nodes, &state, origin) { number in
      let link = elements[number].link
      return (link.serial, link.element?.isHidden ?? false)
    }
  }

  private func tree(
    _ engine: inout Engine, _ state: inout BlockState, _ origin: CGPoint,
    _ rowType: any ElementRow.Type
  ) -> LayoutSnapshot {
    engine.row.withUnsafeBufferPointer { row in
      engine.serials.withUnsafeBufferPointer { serials in
        SnapshotTree.snapshot(&engine.nodes, &state, origin) { number in
          // Nor is one left that an element freed when it was asked.
          if isStale {
            return (serials[number], elements[number].link.element?.isHidden ?? false)
          }
          return (serials[number], rowType.isHidden(row[number]))
        }
      }
    }
  }

  /// Gives the elements the frames of a snapshot.
  func apply(_ snapshot: LayoutSnapshot, to block: some LayoutBlockProtocol) {
    guard begin(block) else { return }
    defer { isInPass = false }
    lastSource = nil
    let records = snapshot.records
    let nodes = engine.pointee.nodes
    if hasShape(of: records, nodes) {
      for (record, node) in zip(records, nodes) where node.element >= 0 {
        place(record.frame, Int(node.element))
      }
      return
    }
    var frames: [UInt64: CGRect] = [:]
    for record in records where record.element != 0 { frames[record.element] = record.frame }
    var missing: [Int] = []
    for node in nodes where node.element >= 0 {
      let element = elements[Int(node.element)]
      if let frame = frames[element.link.serial] {
        place(frame, Int(node.element))
      } else if node.branch < 0 {
        missing.append(Int(node.element))
      }
    }
    guard let first = missing.first else { return }
    LayoutIssue.report(
      LayoutIssue(
        .snapshotMismatch, elements: missing.map { elements[$0].name },
        location: location(ofBlockPlacing: first, engine.pointee.state),
        explanation: "The snapshot has no frames for these elements, so they keep theirs.",
        advice: "Take the snapshot of the same block, after its elements changed."))
  }

  private func place(_ frame: CGRect, _ number: Int) {
    let frame = frame.countedByAmount
    guard frame.isFinite else { return }
    if let guide = elements[number].guide {
      guide.placeWithContent(frame)
    } else {
      elements[number].link.element?.place(frame)
    }
  }

  /// Whether a snapshot has the shape of the block, with the same elements where it names any.
  private func hasShape(
    of records: [LayoutSnapshot.Record], _ nodes: [BlockDeclaration.Node]
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
