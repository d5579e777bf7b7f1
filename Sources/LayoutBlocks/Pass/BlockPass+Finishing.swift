import Foundation
import LayoutCore

/// What is done to frames between a run and their placing, which few passes ask for.
extension BlockPass {
  /// Mirrors the frames of a run in what holds each, and moves them to whole pixels.
  @inline(never)
  func finish() {
    if mirrorRoom != nil {
      let set = setElements
      // Before the sizes of those that hold others are read, no frame changes.
      let rooms = set.values.map { ($0, room(around: $0, set)) }
      for (number, room) in rooms {
        let frame = engine.pointee.state.frames[number]
        engine.pointee.state.frames[number] = frame.mirrored(in: room)
      }
    }
    snap()
  }

  /// Moves the frames of a run to whole pixels: of the container, wherever it placed them.
  func snap() {
    if let containerGrid {
      snap(to: containerGrid)
    } else if let schemeGrid {
      if Recording.isOn { noteScheme(schemeGrid) }
      engine.pointee.program.snap(&engine.pointee.state, to: schemeGrid)
    }
  }

  /// Says to a recorder which frames are moved.
  private func noteScheme(_ grid: PixelGrid) {
    let program = engine.pointee.program
    let isMeasured = program.findMeasured()
    for write in program.writes where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      grid.note(elements[number].element, keepsSize: isMeasured[number])
    }
  }

  /// Mirrors the frames that elements have, so that a run sees them as the last one left them.
  @inline(never)
  func mirrorLoaded(_ state: inout BlockState) {
    for load in engine.pointee.loads where load.needs.contains(.frame) {
      let number = Int(load.number)
      state.frames[number] = state.frames[number].mirrored(in: room(around: number))
    }
  }

  /// The frame that an element keeps, as a run sees it.
  func keptFrame(of number: Int) -> CGRect {
    let frame = elements[number].storableFrame
    return mirrorRoom == nil ? frame : frame.mirrored(in: room(around: number, setElements))
  }

  /// The numbers of the elements that the run has set, by identity.
  private var setElements: [ObjectIdentifier: Int] {
    var set: [ObjectIdentifier: Int] = [:]
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      if let element = elements[number].element { set[ObjectIdentifier(element)] = number }
    }
    return set
  }

  /// What holds an element, in its own coordinates: as large as it is, or with `set` as the run has
  /// made it.
  private func room(around number: Int, _ set: [ObjectIdentifier: Int]? = nil) -> CGRect? {
    guard let holder = elements[number].element?.superElement?.coordinateSpace else { return nil }
    if holder === space { return mirrorRoom }
    var room = holder.layoutBounds
    guard let set else { return room }
    if holder.layoutContentSize == nil, let number = set[ObjectIdentifier(holder)] {
      room.size = engine.pointee.state.frames[number].size
    }
    return room
  }

  /// Snaps the frames in the coordinates of the container; those that hold others come before them.
  private func snap(to grid: PixelGrid) {
    let isMeasured = engine.pointee.program.findMeasured()
    let set = setElements
    let holders = set.values.map { number in
      (number, elements[number].element.map { ElementContainers(of: $0).prefix { $0 !== space } })
    }
    for (number, holders) in holders.sorted(by: { $0.1?.count ?? 0 < $1.1?.count ?? 0 }) {
      if Recording.isOn {
        grid.note(
          elements[number].element, keepsSize: isMeasured[number], depth: holders?.count ?? 0)
        if holders?.contains(where: { $0.layoutBoundsOrigin != .zero }) ?? false {
          PixelGrid.noteDependence()
        }
      }
      var grid = grid
      for holder in holders ?? [] {
        let known = set[ObjectIdentifier(holder)].map { engine.pointee.state.frames[$0] }
        let (frame, origin) = (known ?? holder.layoutFrame, holder.layoutBoundsOrigin)
        grid.origin.x += frame.origin.x - origin.x
        grid.origin.y += frame.origin.y - origin.y
      }
      engine.pointee.state.frames[number] = grid.snap(
        engine.pointee.state.frames[number], keepingMeasuredSize: isMeasured[number])
    }
  }
}

extension CGRect {
  /// The rect as far from the other edge of a room.
  fileprivate func mirrored(in room: CGRect?) -> CGRect {
    guard let room else { return self }
    var rect = self
    rect.origin.x = 2 * room.origin.x + room.size.width - origin.x - size.width
    return rect
  }
}
