import Foundation
import LayoutCore

/// What is done to frames between a run and their placing, which few passes ask for.
extension BlockPass {
  /// Mirrors the frames of a run in what holds each, and moves them to whole pixels.
  @inline(never)
  func finish() {
    if mirrorRoom != nil {
      let numbers = takenNumbers
      let rooms = numbers.map { room(around: $0, new: true) }
      for (number, room) in zip(numbers, rooms) { mirror(number, in: room) }
    }
    snap()
  }

  /// Moves the frames of a run to whole pixels: of the container, wherever it placed them.
  func snap() {
    if let containerGrid {
      snap(to: containerGrid)
    } else if let schemeGrid {
      engine.pointee.program.snap(&engine.pointee.state, to: schemeGrid)
    }
  }

  /// The elements that the last run has set, each once.
  private var takenNumbers: [Int] {
    var seen: Set<Int32> = []
    return engine.pointee.program.writes.compactMap { write in
      let isTaken = BlockProgram.isTaken(write.branch, engine.pointee.state)
      return isTaken && seen.insert(write.element).inserted ? Int(write.element) : nil
    }
  }

  /// Mirrors the frames that elements have, so that a run sees them as it left them.
  @inline(never)
  func mirrorLoaded(_ state: inout BlockState) {
    for load in engine.pointee.loads where load.needs.contains(.frame) {
      let number = Int(load.number)
      let room = room(around: number, new: false)
      state.frames[number] = state.frames[number].mirrored(in: room)
    }
  }

  /// The frame that an element keeps, as a run sees it.
  func keptFrame(of number: Int) -> CGRect {
    let frame = elements[number].storableFrame
    guard mirrorRoom != nil else { return frame }
    return frame.mirrored(in: room(around: number, new: true))
  }

  private func mirror(_ number: Int, in room: CGRect?) {
    engine.pointee.state.frames[number] = engine.pointee.state.frames[number].mirrored(in: room)
  }

  /// What holds an element, in its own coordinates, as large as the run has made it or as it is.
  private func room(around number: Int, new isNew: Bool) -> CGRect? {
    guard let element = elements[number].element,
      let holder = element.layoutContainer as? any LayoutElement
    else { return nil }
    var room = holder.layoutBounds
    guard isNew else { return room }
    if holder === space { return mirrorRoom }
    if holder.layoutContentSize == nil, let number = self.number(of: holder), isSet(number) {
      room.size = engine.pointee.state.frames[number].size
    }
    return room
  }

  private func number(of element: any LayoutElement) -> Int? {
    elements.firstIndex { $0.element === element }
  }

  /// Whether the last run has set the frame of an element.
  private func isSet(_ number: Int) -> Bool {
    engine.pointee.program.writes.contains {
      Int($0.element) == number && BlockProgram.isTaken($0.branch, engine.pointee.state)
    }
  }

  /// Snaps the frames in the coordinates of the container; what holds others comes before them.
  private func snap(to grid: PixelGrid) {
    let isMeasured = engine.pointee.program.findMeasured()
    let numbers = takenNumbers
    let own = space.map { ObjectIdentifier($0) }
    var nested: [(number: Int, holders: [any LayoutElement])] = []
    for number in numbers {
      if engine.pointee.containers[number] == own {
        snap(number, to: grid, isMeasured[number])
      } else if let element = elements[number].element {
        nested.append(
          (number, ElementContainers(of: element).prefix { $0 !== space }.map { $0 }))
      }
    }
    let set = Set(numbers)
    for (number, holders) in nested.sorted(by: { $0.holders.count < $1.holders.count }) {
      var grid = grid
      for holder in holders {
        var frame = holder.layoutFrame
        if let number = self.number(of: holder), set.contains(number) {
          frame = engine.pointee.state.frames[number]
        }
        let origin = holder.layoutBoundsOrigin
        grid.origin.x += frame.origin.x - origin.x
        grid.origin.y += frame.origin.y - origin.y
      }
      snap(number, to: grid, isMeasured[number])
    }
  }

  private func snap(_ number: Int, to grid: PixelGrid, _ isMeasured: Bool) {
    engine.pointee.state.frames[number] = grid.snap(
      engine.pointee.state.frames[number], keepingMeasuredSize: isMeasured)
  }
}

extension CGRect {
  /// The rect on the other side of a room, as far from its other edge.
  fileprivate func mirrored(in room: CGRect?) -> CGRect {
    guard let room else { return self }
    var rect = self
    rect.origin.x = 2 * room.origin.x + room.size.width - origin.x - size.width
    return rect
  }
}
