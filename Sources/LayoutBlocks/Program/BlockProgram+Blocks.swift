import Foundation

extension BlockProgram {
  /// For each element the first block of a pass that places it, and the first that places it or
  /// measures it; nil where none does. Walks the program as the pass did, so it is for issues only.
  func firstBlocks(_ state: BlockState) -> (placing: [Int?], asking: [Int?]) {
    var placing = [Int?](repeating: nil, count: elementCount)
    var asking = placing
    var block: Int?
    func note(_ element: Int, isPlaced: Bool) {
      asking[element] = asking[element] ?? block
      if isPlaced { placing[element] = placing[element] ?? block }
    }
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      switch step.operation {
      case .begin: block = Int(step.i)
      case .form, .formBaseline: note(Int(step.i), isPlaced: true)
      case .measure, .applyContentRule: note(Int(step.i), isPlaced: false)
      case .stack:
        let form = stacks[Int(step.i)]
        for item in stackItems[form.firstItem..<form.firstItem + form.count] {
          note(Int(item), isPlaced: true)
        }
      case .branch where !state.answers[Int(step.i)]: index = Int(step.k)
      case .jump: index = Int(step.k)
      default: break
      }
    }
    return (placing, asking)
  }
}
