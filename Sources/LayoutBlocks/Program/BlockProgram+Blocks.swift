import Foundation

/// What a pass did, found out by walking over the program as it did.
extension BlockProgram {
  /// For each element the first block of a pass that places it, and the first that places it or
  /// measures it; nil where none does. For issues only.
  func firstBlocks(_ state: BlockState) -> (placing: [Int?], asking: [Int?]) {
    var placing = [Int?](repeating: nil, count: elementCount)
    var asking = placing
    var block: Int?
    forEachStep(in: state) { step in
      switch step.operation {
      case .begin: block = Int(step.i)
      case .measure, .applyContentRule:
        let element = Int(step.i)
        asking[element] = asking[element] ?? block
      default:
        for element in elementsPlaced(by: step) {
          placing[element] = placing[element] ?? block
          asking[element] = asking[element] ?? block
        }
      }
    }
    return (placing, asking)
  }

  /// The elements whose frames the blocks of a pass use before any of them places these, though
  /// some block of the program does. So they have frames of an earlier pass, if there was one.
  func elementsUsedBeforePlaced(_ state: BlockState) -> [Int] {
    let ever = Set(writes.map { Int($0.element) })
    var placed: Set<Int> = []
    var used: [Int] = []
    forEachStep(in: state) { step in
      for element in elementsUsed(by: step)
      where ever.contains(element) && !placed.contains(element) && !used.contains(element) {
        used.append(element)
      }
      placed.formUnion(elementsPlaced(by: step))
    }
    return used
  }

  /// The elements whose frames the blocks of a pass read before later ones place these, each with
  /// the first block that does.
  func elementsReadBeforePlaced(_ state: BlockState) -> [(element: Int, block: Int)] {
    let first = firstBlocks(state).placing
    var block = 0
    var seen: Set<Int> = []
    var found: [(element: Int, block: Int)] = []
    forEachStep(in: state) { step in
      switch step.operation {
      case .begin: block = Int(step.i)
      case .useFrame, .useBaseline:
        let element = Int(step.i)
        guard let placing = first[element], placing > block, seen.insert(element).inserted else {
          return
        }
        found.append((element, block))
      default: break
      }
    }
    return found
  }

  private func elementsPlaced(by step: BlockStep) -> [Int] {
    switch step.operation {
    case .form, .formBaseline: return [Int(step.i)]
    case .stack:
      let form = stacks[Int(step.i)]
      return stackItems[form.firstItem..<form.firstItem + form.count].map { Int($0) }
    default: return []
    }
  }

  private func elementsUsed(by step: BlockStep) -> [Int] {
    switch step.operation {
    case .useFrame, .useContent, .useBaseline, .useGuideContent: [Int(step.i)]
    case .translate: links[Int(step.j)..<Int(step.j + step.k)].map { Int($0.element) }
    case .customConstraint: step.j < 0 ? [] : [Int(step.j)]
    default: []
    }
  }

  /// Calls a closure with the steps that a pass ran, in their order.
  private func forEachStep(in state: BlockState, _ body: (BlockStep) -> Void) {
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      switch step.operation {
      case .branch where !state.answers[Int(step.i)]: index = Int(step.k)
      case .jump: index = Int(step.k)
      default: body(step)
      }
    }
  }
}
