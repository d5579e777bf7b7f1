import Foundation
import LayoutCore

extension BlockFront {
  /// Lays out the elements.
  func layOut(
    _ block: some LayoutBlockProtocol, in source: CGRect, input: LayoutInput? = nil
  ) {
    guard begin(block) else { return }
    layOut(in: source, input)
    isInPass = false
  }

  /// Lays out the elements in what holds them.
  func layOutInContainer(_ block: some LayoutBlockProtocol) {
    guard begin(block) else { return }
    if let room = roomOfContainer { layOut(in: room, nil) }
    isInPass = false
  }

  private func layOut(in source: CGRect, _ input: LayoutInput?) {
    guard check(source) else { return }
    load(&engine.pointee.state)
    if !conditions.isEmpty { answer(&engine.pointee.state, input, source) }
    var host = ElementsHost(self)
    BlockProgram.layOut(
      &engine.pointee.program, in: source, &engine.pointee.state, &host)
    if grid != nil { snap(&engine.pointee.state) }
    place()
    lastSource = source
    if !host.problems.isEmpty { names.report(host.problems, of: program, engine.pointee.state) }
  }

  /// Brings the program up to date. Gives `false` where a closure of the same pass asks for one.
  func begin(_ block: some LayoutBlockProtocol) -> Bool {
    guard !isInPass else {
      LayoutIssue.report(
        LayoutIssue(
          .changedDuringPass, elements: elements.first.map { [$0.name] } ?? [],
          location: firstLocation,
          explanation: "A closure of a block asked for a pass of the scheme it belongs to.",
          advice: "Compute with the rects that closures are given."))
      return false
    }
    bring(upTo: block)
    isInPass = true
    return true
  }

  func check(_ source: CGRect) -> Bool {
    if source.isRoom { return true }
    LayoutIssue.report(
      LayoutIssue(
        .invalidInput, elements: elements.first.map { [$0.name] } ?? [],
        numbers: source.issueNumbers, location: firstLocation,
        explanation: "The source rect is not one, so nothing was laid out.",
        advice: "Give a finite origin, and lengths that are numbers; they may be infinite."))
    return false
  }

  func snap(_ state: inout BlockState) {
    guard let grid else { return }
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, state) {
      let number = Int(write.element)
      state.frames[number] = grid.snap(state.frames[number])
    }
  }

  /// Gives the elements their frames.
  private func place() {
    if isStale || closures != nil && !containersHold {
      placeSurvivors()
      return
    }
    if let rowType, !hasGuides {
      if engine.pointee.program.branchCount > 0 { findPlaced(&engine.pointee) }
      Self.place(&engine.pointee, rowType)
      return
    }
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      if let guide = elements[number].guide {
        guide.placeWithContent(engine.pointee.state.frames[number])
      } else {
        elements[number].link.element?.place(engine.pointee.state.frames[number])
      }
    }
    for extent in engine.pointee.state.guides.extents {
      elements[Int(extent.guide)].guide?.noteContent(extent.size)
    }
  }

  /// Gives the elements their frames after closures of the pass changed something, which may have
  /// been that an element died or left its container.
  private func placeSurvivors() {
    var lost: [Int] = []
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      guard let element = elements[number].link.element,
        element.layoutContainer.map({ ObjectIdentifier($0) }) == engine.pointee.containers[number]
      else {
        lost.append(number)
        continue
      }
      if let guide = elements[number].guide {
        guide.placeWithContent(engine.pointee.state.frames[number])
      } else {
        element.place(engine.pointee.state.frames[number])
      }
    }
    guard let first = lost.first else { return }
    LayoutIssue.report(
      LayoutIssue(
        .removedDuringPass, elements: lost.map { elements[$0].name },
        location: location(ofBlockPlacing: first, engine.pointee.state),
        explanation: "A closure of the pass took the elements out of their containers.",
        advice: "Change the tree before or after a pass."))
  }

  private static func place(_ engine: inout Engine, _ rowType: any ElementRow.Type) {
    engine.row.withUnsafeBufferPointer { row in
      engine.state.frames.withUnsafeBufferPointer { frames in
        engine.placed.withUnsafeBufferPointer { rowType.place(row, frames, $0) }
      }
    }
  }

  private func findPlaced(_ engine: inout Engine) {
    engine.placed.removeAll(keepingCapacity: true)
    for write in engine.program.writes where BlockProgram.isTaken(write.branch, engine.state) {
      engine.placed.append(write.element)
    }
  }
}
