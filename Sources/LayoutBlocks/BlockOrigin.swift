import Foundation
import LayoutCore

/// Where the block of an issue was written, and whom it places.
struct BlockOrigin: Sendable {
  /// The number of the block's element; none for a stack, or where it is gone.
  var element: Int?

  var location: LayoutLocation?
}

extension BlockFront {
  /// The block of the last pass that places an element, or measures it. Walks the program as the
  /// pass did, so it is for issues only.
  func origin(
    of number: Int, isMeasured: Bool = false, _ state: BlockState
  ) -> BlockOrigin? {
    let program = program
    var block: Int?
    var index = 0
    while index < program.steps.count {
      let step = program.steps[index]
      index += 1
      var isFound = false
      switch step.operation {
      case .begin: block = Int(step.i)
      case .form, .formBaseline: isFound = Int(step.i) == number
      case .measure: isFound = isMeasured && Int(step.i) == number
      case .stack:
        let form = program.stacks[Int(step.i)]
        isFound = program.stackItems[form.firstItem..<form.firstItem + form.count]
          .contains { Int($0) == number }
      case .branch where !state.answers[Int(step.i)]: index = Int(step.k)
      case .jump: index = Int(step.k)
      default: break
      }
      if isFound { return block.map { origins[$0] } }
    }
    return nil
  }

  /// Where the first block was written, for issues that are about no element.
  var firstLocation: LayoutLocation? { origins.first?.location }

  /// The names of an issue's elements: the one it is about, then that of the block.
  func names(_ number: Int, _ origin: BlockOrigin?) -> [String] {
    let other = origin?.element.flatMap { $0 == number ? nil : elements[$0].name }
    return [elements[number].name] + (other.map { [$0] } ?? [])
  }
}
