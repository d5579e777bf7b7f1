import Foundation
import LayoutCore

extension BlockPass {
  /// Places the elements.
  func place() {
    if isStale || callsOthers && !containersHold {
      placeSurvivors()
      return
    }
    if let rowType {
      if engine.pointee.program.branchCount > 0 { findPlaced(&engine.pointee) }
      Self.place(&engine.pointee, rowType)
      return
    }
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      place(engine.pointee.state.frames[number], of: number)
    }
    for extent in engine.pointee.state.guides.extents {
      elements[Int(extent.guide)].guide?.noteContent(extent.contentSize)
    }
  }

  /// Places the elements after closures of the pass changed something: elements may have died or
  /// left their containers.
  private func placeSurvivors() {
    for write in engine.pointee.program.writes
    where BlockProgram.isTaken(write.branch, engine.pointee.state) {
      let number = Int(write.element)
      guard let element = elements[number].link.element,
        element.layoutContainer.map({ ObjectIdentifier($0) }) == engine.pointee.containers[number]
      else {
        lost.append(number)
        continue
      }
      place(engine.pointee.state.frames[number], of: number)
    }
  }

  /// Places one element; the content of a guide is placed apart.
  func place(_ frame: CGRect, of number: Int) {
    if let guide = elements[number].guide {
      guide.placeWithContent(frame)
    } else {
      elements[number].link.element?.place(frame)
    }
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
