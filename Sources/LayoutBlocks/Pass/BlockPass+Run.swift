import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BlockPass {
  /// Lays out the elements.
  func layOut(_ block: some LayoutBlockProtocol, in source: CGRect) {
    guard begin(block) else { return }
    layOut(in: source)
  }

  /// Lays out the elements in what holds them.
  func layOutInContainer(_ block: some LayoutBlockProtocol) {
    guard begin(block) else { return }
    guard let room = roomOfContainer else {
      end()
      tellNowhere()
      return
    }
    layOut(in: room)
  }

  /// Tells of items of stacks that are in no container; of a block's element the block has told.
  private func tellNowhere() {
    let placed = Set(program.writes.map { Int($0.element) })
    guard !placed.isEmpty else { return }
    let names = placed.sorted().map { elements[$0].issueName }
    LayoutIssue.report(
      LayoutIssue(
        .detachedElement, elements: names, location: origins.first?.location,
        explanation: "The elements are in no container, so there is no room to be laid out in.",
        advice: "Add them to their container first, or give the room: layout(in:)."))
  }

  /// Goes on with a pass that was begun, to its end.
  func layOut(in source: CGRect) {
    if check(source) {
      run(in: source, nil)
      if needsFinish { finish() }
      place()
      lastSource = source
    }
    end()
    tellProblems()
  }

  /// Computes the frames; `seed` sets frames that are not to be asked for.
  @inline(__always)
  func run(
    in source: CGRect, _ input: LayoutInput?, seed: (inout BlockState) -> Void = { _ in }
  ) {
    load(&engine.pointee.state)
    seed(&engine.pointee.state)
    if !conditions.isEmpty { answer(&engine.pointee.state, input, source) }
    var host = ElementsHost(self)
    Recording.numbering(blockNames) {
      BlockProgram.layOut(&engine.pointee.program, in: source, &engine.pointee.state, &host)
    }
    if Recording.isOn {
      notePlaced(host.problems)
      noteFormerFrames()
    }
    if !host.problems.isEmpty { problems = host.problems }
  }

  /// What the blocks are called in a recording, and where they are written.
  private var blockNames: (Int) -> (text: String, file: String, line: Int) {
    guard Recording.isOn else { return { _ in ("a block", "", 0) } }
    // The tree is often gone when somebody reads these.
    let blocks = origins.map { origin in
      (element: origin.element.flatMap { elements[$0].element }, location: origin.location)
    }
    return { number in
      guard blocks.indices.contains(number) else { return ("a block", "", 0) }
      let (element, location) = blocks[number]
      return (
        "the block of \(element?.layoutName ?? "a stack")", location?.fileID ?? "",
        location?.line ?? 0
      )
    }
  }

  /// Says which elements have frames by the blocks that were taken.
  private func notePlaced(_ problems: [PassProblem]) {
    for isTaken in [false, true] {
      for write in program.writes
      where BlockProgram.isTaken(write.branch, engine.pointee.state) == isTaken {
        Recording.notePlaced(elements[Int(write.element)].element, isTaken)
      }
    }
    for problem in problems where problem.leavesFrame {
      Recording.notePlaced(elements[problem.element].element, false)
    }
  }

  /// Says where blocks use frames that elements have from an earlier pass.
  private func noteFormerFrames() {
    for number in program.elementsUsedBeforePlaced(engine.pointee.state) {
      guard let element = elements[number].element else { continue }
      Recording.opaque(
        touching: nil, advice: "let every scheme place it first",
        "a block depends on where \(element.layoutName) was before the pass")
    }
  }

  func check(_ source: CGRect) -> Bool {
    if source.isRoom { return true }
    LayoutIssue.report(
      LayoutIssue(
        .invalidInput, elements: elements.first.map { [$0.issueName] } ?? [],
        numbers: source.issueNumbers, location: origins.first?.location,
        explanation: "The source rect has no finite origin, or a length that is not a number, so "
          + "nothing was laid out.",
        advice: "Give a finite origin, and lengths that are numbers; they may be infinite."))
    return false
  }

  /// Gives what holds the elements another size than it has, where the program needs its frame.
  func setSpaceSize(_ size: CGSize, _ state: inout BlockState) {
    for load in engine.pointee.loads where load.needs.contains(.frame) {
      let number = Int(load.number)
      if elements[number].element === space { state.frames[number].size = size }
    }
  }

  /// Asks the elements for what the program needs to know of them.
  func load(_ state: inout BlockState) {
    for index in engine.pointee.loads.indices {
      let load = engine.pointee.loads[index]
      let number = Int(load.number)
      guard let element = elements[number].element else { continue }
      if load.needs.contains(.frame) { state.frames[number] = element.layoutFrame }
      if load.needs.contains(.space) {
        state.spaces[number].layoutBoundsOrigin = element.layoutBoundsOrigin
        state.spaces[number].layoutContentSize = element.layoutContentSize
      }
    }
    if needsFinish, mirrorRoom != nil { mirrorLoaded(&state) }
    // Not the list itself, which would be retained.
    for index in engine.pointee.followers.indices {
      let (block, number) = engine.pointee.followers[index]
      let isMirrored: Bool
      // An element that is asked may free others, of which only their links know.
      if let rowType, !isStale {
        isMirrored = rowType.readsFromRight(engine.pointee.row[Int(number)])
      } else {
        isMirrored =
          elements[Int(number)].element?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
      if state.isMirrored[Int(block)] != isMirrored { state.turn(Int(block)) }
    }
  }

  /// Asks the conditions, all of them, once.
  func answer(_ state: inout BlockState, _ input: LayoutInput?, _ source: CGRect) {
    guard !conditions.isEmpty else { return }
    let input = input ?? LayoutInput(size: source.size, direction: direction ?? ownDirection)
    for index in conditions.indices { state.answers[index] = conditions[index](input) }
  }

  private var ownDirection: UIUserInterfaceLayoutDirection {
    elements.first?.element?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The bounds, or content, of what holds the first element.
  var roomOfContainer: CGRect? {
    for (element, container) in zip(elements, engine.pointee.containers) where container != nil {
      if let container = element.element?.superElement { return container.layoutBounds }
    }
    return nil
  }
}
