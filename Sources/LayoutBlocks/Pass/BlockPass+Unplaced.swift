import Foundation
import LayoutCore

extension BlockPass {
  /// The numbers of all elements that the program can place, if the last pass has placed none.
  var unplacedElements: [Int] {
    if Self.placesAny(&engine.pointee) { return [] }
    var seen: Set<Int32> = []
    return program.writes.map(\.element).filter { seen.insert($0).inserted }.map { Int($0) }
  }

  private static func placesAny(_ engine: inout Engine) -> Bool {
    for write in engine.program.writes where BlockProgram.isTaken(write.branch, engine.state) {
      return true
    }
    return false
  }
}
