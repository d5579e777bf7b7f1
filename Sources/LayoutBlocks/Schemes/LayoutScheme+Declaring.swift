import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutScheme {
  /// Declares the blocks in their order, with the branches of conditions.
  public func declareBlocks(in declaration: inout BlockDeclaration) {
    if declaration.grid == nil { declaration.grid = pixelGrid }
    declaration.reserve(blocks: content.count)
    var open: [OpenScheme] = []
    begin(head, &open, &declaration)
    if head.isChoice || content.hasSchemes {
      content.forEach { block in
        let isAlternative = open[open.count - 1].head.isChoice
        if isAlternative { begin(SchemeHead(), &open, &declaration) }
        block.declareBlocks(in: &declaration)
        if isAlternative { end(&open, &declaration) }
      } open: { head in
        begin(head, &open, &declaration)
      } close: {
        end(&open, &declaration)
      }
    } else {
      declaration.add(content.blocks)
    }
    end(&open, &declaration)
  }

  private func begin(
    _ head: SchemeHead, _ open: inout [OpenScheme], _ declaration: inout BlockDeclaration
  ) {
    let isAlternative = open.last?.head.isChoice ?? false
    var scheme = OpenScheme(head: head, isAlternative: isAlternative)
    scheme.outerBranch = declaration.program.openBranch
    scheme.outerDirection = declaration.direction
    if isAlternative || head.condition != nil {
      var step = BlockStep(.branch, i: declaration.conditions.count)
      step.j = Int32(truncatingIfNeeded: declaration.program.branchCount)
      declaration.conditions.append(head.condition ?? .always)
      scheme.branchStep = declaration.program.steps.count
      scheme.firstPlaced = declaration.program.placedInBranches.count
      declaration.program.openBranch = step.j
      declaration.program.branchCount += 1
      declaration.program.steps.append(step)
    }
    if let direction = head.direction { declaration.direction = direction }
    declaration.beginGroup("LayoutScheme")
    open.append(scheme)
  }

  private func end(_ open: inout [OpenScheme], _ declaration: inout BlockDeclaration) {
    let scheme = open.removeLast()
    declaration.endGroup()
    declaration.direction = scheme.outerDirection
    declaration.program.openBranch = scheme.outerBranch
    if scheme.isAlternative {
      // The first that holds is the only one.
      open[open.count - 1].jumps.append(declaration.program.steps.count)
      declaration.program.steps.append(BlockStep(.jump))
    }
    let next = Int32(truncatingIfNeeded: declaration.program.steps.count)
    if let branchStep = scheme.branchStep {
      declaration.program.steps[branchStep].k = next
      declaration.program.forgetPlaced(from: scheme.firstPlaced)
    }
    for jump in scheme.jumps { declaration.program.steps[jump].k = next }
  }
}

/// A scheme whose blocks are being declared.
private struct OpenScheme {
  var head: SchemeHead
  var isAlternative: Bool
  var outerBranch: Int32 = -1
  var outerDirection: UIUserInterfaceLayoutDirection?
  /// How many elements branches around had placed before.
  var firstPlaced = 0
  /// The step that begins the branch, and those that leave a choice.
  var branchStep: Int?
  var jumps: [Int] = []
}
