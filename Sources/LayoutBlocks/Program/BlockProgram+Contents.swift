import Foundation
import LayoutCore

/// What of a program depends on the contents of elements.
extension BlockProgram {
  /// Whether a run asks elements for anything.
  var asksElements: Bool {
    hasContentParts
      || stacks.contains { $0.firstLength >= 0 || $0.crossIsContent }
      || steps.contains { step in
        switch step.operation {
        case .measure, .applyContentRule, .useBaseline, .useGuideContent, .formBaseline, .enter:
          true
        case .moveSide, .pullSide, .limitSide, .keepSide: step.side == .baseline
        default: false
        }
      }
  }

  /// Whether the length of each element comes from its content, along either axis.
  func findMeasured() -> [Bool] {
    var isMeasured = Array(repeating: false, count: elementCount)
    var measured: Int32 = -1
    for step in steps {
      switch step.operation {
      case .begin: measured = -1
      case .measure, .applyContentRule: measured = step.i
      case .form, .formBaseline:
        let own = parts[Int(step.j)..<Int(step.j + max(0, step.k))]
        if measured == step.i || own.contains(where: { $0.rule == .content }) {
          isMeasured[Int(step.i)] = true
        }
      case .stack:
        let form = stacks[Int(step.i)]
        for index in 0..<form.count where measures(index, of: form) {
          isMeasured[Int(stackItems[form.firstItem + index])] = true
        }
      default: break
      }
    }
    return isMeasured
  }

  private func measures(_ index: Int, of form: StackForm) -> Bool {
    if form.crossIsContent { return true }
    guard form.firstLength >= 0, case .content = stackLengths[form.firstLength + index] else {
      return false
    }
    return true
  }

  /// Moves the frames that a run has set to whole pixels; those of contents keep their size.
  func snap(_ state: inout BlockState, to grid: PixelGrid) {
    let isMeasured = findMeasured()
    for write in writes where BlockProgram.isTaken(write.branch, state) {
      let number = Int(write.element)
      state.frames[number] = grid.snap(
        state.frames[number], keepingMeasuredSize: isMeasured[number])
    }
  }
}
