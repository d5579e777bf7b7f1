import Foundation
import LayoutCore

/// What issues say of a program: where each block was written, and what the elements are called.
struct BlockNames: Sendable {
  let origins: [BlockOrigin]
  let elements: [String]

  /// Reports the problems of a pass that ended with `state`.
  ///
  /// Complexity: linear in the program and the problems.
  func report(_ problems: [BlockProblem], of program: BlockProgram, _ state: BlockState) {
    guard !problems.isEmpty else { return }
    let blocks = program.firstBlocks(state)
    for problem in problems {
      switch problem {
      case .frame(let frame, let number):
        report(
          .nonFiniteFrame, number, blocks.placing, frame.issueNumbers,
          "The block's frame is not finite, so the element keeps its last one.",
          "Look for a division by zero, or a length that is not a number.")
      case .negative(let frame, let number):
        report(
          .negativeSize, number, blocks.placing, frame.issueNumbers,
          "The block's frame has a negative size; it counts by its amount.",
          "Limit the length with from(0), or give the room more space.")
      case .size(let size, let number):
        let (names, location) = describe(number, blocks.asking)
        LayoutIssue.report(.measuringFailed(size, names, at: location))
      }
    }
  }

  private func report(
    _ rule: LayoutIssue.Rule, _ number: Int, _ blocks: [Int?],
    _ numbers: KeyValuePairs<String, Double>, _ explanation: String, _ advice: String
  ) {
    let (names, location) = describe(number, blocks)
    LayoutIssue.report(
      LayoutIssue(
        rule, elements: names, numbers: numbers, location: location,
        explanation: explanation, advice: advice))
  }

  /// Names the element, then that of the block where it is another.
  private func describe(_ number: Int, _ blocks: [Int?]) -> ([String], LayoutLocation?) {
    let origin = blocks[number].map { origins[$0] }
    var names = [elements[number]]
    if let other = origin?.element, other != number { names.append(elements[other]) }
    return (names, origin?.location)
  }
}

extension BlockFront {
  var names: BlockNames { BlockNames(origins: origins, elements: elements.map(\.name)) }
}
