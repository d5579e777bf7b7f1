import Foundation
import LayoutCore

/// Where the block of an issue was written, and whom it places.
struct BlockOrigin: Sendable {
  /// The number of the block's element; none for a stack, or where it is gone.
  var element: Int?

  var location: LayoutLocation?
}

extension BlockProgram {
  /// The first block that places each element in a pass, and the first that places or measures it;
  /// nil where none does. Walks the program as the pass did, so it is for issues only.
  func firstBlocks(
    _ state: BlockState
  ) -> (placing: [Int?], measuring: [Int?]) {
    var placing = [Int?](repeating: nil, count: elementCount)
    var measuring = placing
    var block: Int?
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      let number = Int(step.i)
      switch step.operation {
      case .begin: block = number
      case .form, .formBaseline:
        placing[number] = placing[number] ?? block
        measuring[number] = measuring[number] ?? block
      case .measure: measuring[number] = measuring[number] ?? block
      case .stack:
        let form = stacks[number]
        for item in stackItems[form.firstItem..<form.firstItem + form.count] {
          placing[Int(item)] = placing[Int(item)] ?? block
          measuring[Int(item)] = measuring[Int(item)] ?? block
        }
      case .branch where !state.answers[number]: index = Int(step.k)
      case .jump: index = Int(step.k)
      default: break
      }
    }
    return (placing, measuring)
  }
}

extension BlockFront {
  /// Where the block that places an element was written.
  func location(ofBlockPlacing number: Int, _ state: BlockState) -> LayoutLocation? {
    program.firstBlocks(state).placing[number].flatMap { origins[$0].location }
  }

  /// Where the first block was written, for issues that are about no element.
  var firstLocation: LayoutLocation? { origins.first?.location }
}
