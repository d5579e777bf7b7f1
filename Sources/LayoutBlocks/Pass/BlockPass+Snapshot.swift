import Foundation
import LayoutCore

extension BlockPass {
  /// The frames that a pass would give.
  func snapshot(of block: some LayoutBlockProtocol, for source: CGRect) -> LayoutSnapshot {
    snapshot(of: block, for: source, seed: { _ in }, harvest: { _ in })
  }

  /// The same, with frames that are not to be asked for.
  func snapshot(
    of block: some LayoutBlockProtocol, for source: CGRect,
    completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    var rects = completedRects
    let snapshot = snapshot(of: block, for: source) { state in
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
    of block: some LayoutBlockProtocol, for source: CGRect,
    seed: (inout BlockState) -> Void, harvest: (inout BlockState) -> Void
  ) -> LayoutSnapshot {
    guard begin(block) else { return currentSnapshot(of: block) }
    guard check(source) else {
      end()
      return currentSnapshot(of: block)
    }
    let result = snapshot(in: source, nil, seed: seed, harvest: harvest)
    end()
    tellProblems()
    return result
  }

  /// Computes the frames within a pass, without placing them.
  func snapshot(
    in source: CGRect, _ input: LayoutInput?,
    seed: (inout BlockState) -> Void = { _ in }, harvest: (inout BlockState) -> Void = { _ in }
  ) -> LayoutSnapshot {
    run(in: source, input, seed: seed)
    if needsFinish { snap() }
    harvest(&engine.pointee.state)
    // The state no longer holds the frames of the elements.
    lastSource = nil
    return tree(&engine.pointee.state, source.origin)
  }

  /// The frames that the elements have now.
  func currentSnapshot(of block: some LayoutBlockProtocol) -> LayoutSnapshot {
    var current = BlockState()
    if guardState.isRunning {
      // The state is in use; what conditions say is not known yet.
      current.prepare(for: program.counts)
      readFrames(&current)
      return tree(&current, .zero)
    }
    _ = begin(block)
    current = engine.pointee.state
    readFrames(&current)
    if lastSource == nil, !conditions.isEmpty {
      // No pass has said which branches are taken.
      takeBranches(&current)
    }
    let result = tree(&current, .zero)
    end()
    return result
  }

  /// Takes the branches of a pass in what holds the elements, and leaves the frames as they are.
  func takeBranches(_ state: inout BlockState) {
    let room = roomOfContainer ?? .zero
    answer(&state, nil, room)
    var host = ElementsHost(self)
    var trial = state
    BlockProgram.layOut(&engine.pointee.program, in: room, &trial, &host)
    state.taken = trial.taken
  }

  private func readFrames(_ state: inout BlockState) {
    for index in elements.indices {
      state.frames[index] = elements[index].link.element?.layoutFrame ?? .zero
    }
  }

  /// Names the nodes of elements, and takes down which they are, before the first snapshot.
  func nameNodes() {
    guard engine.pointee.serials.isEmpty, !elements.isEmpty else { return }
    engine.pointee.serials = elements.map { $0.link.serial }
    for index in engine.pointee.nodes.indices {
      let number = Int(engine.pointee.nodes[index].element)
      if number >= 0 { engine.pointee.nodes[index].name = elements[number].name }
    }
  }

  private func tree(_ state: inout BlockState, _ origin: CGPoint) -> LayoutSnapshot {
    nameNodes()
    // A closure of the pass may have freed elements, of which only their links know.
    if let rowType, closures == nil, !isStale {
      return tree(&engine.pointee, &state, from: origin, rowType)
    }
    return SnapshotTree.snapshot(&engine.pointee.nodes, &state, from: origin) { number in
      let link = elements[number].link
      return SnapshotTree.Mark(
        serial: link.serial, isHidden: link.element?.isHidden ?? false)
    }
  }

  private func tree(
    _ engine: inout Engine, _ state: inout BlockState, from origin: CGPoint,
    _ rowType: any ElementRow.Type
  ) -> LayoutSnapshot {
    engine.row.withUnsafeBufferPointer { row in
      engine.serials.withUnsafeBufferPointer { serials in
        SnapshotTree.snapshot(&engine.nodes, &state, from: origin) { number in
          // Nor is one left that an element freed when it was asked.
          SnapshotTree.Mark(
            serial: serials[number],
            isHidden: isStale
              ? elements[number].link.element?.isHidden ?? false : rowType.isHidden(row[number]))
        }
      }
    }
  }
}
