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
    defer { declaration.ownType = ObjectIdentifier(Self.self) }
    if declaration.grid == nil { declaration.grid = pixelGrid }
    declaration.reserve(blocks: content.count)
    var scheme = OpenScheme(head, isAlternative: false, in: &declaration)
    if head.isChoice || content.hasSchemes {
      declareContent(of: &scheme, in: &declaration)
    } else {
      declaration.add(content.blocks)
    }
    scheme.end(in: &declaration)
  }

  /// Declares blocks and the schemes among them.
  private func declareContent(
    of scheme: inout OpenScheme, in declaration: inout BlockDeclaration
  ) {
    var open: [OpenScheme] = [scheme]
    func begin(_ head: SchemeHead) {
      let isAlternative = open[open.count - 1].head.isChoice
      open.append(OpenScheme(head, isAlternative: isAlternative, in: &declaration))
    }
    func end() {
      let jump = open[open.count - 1].end(in: &declaration)
      open.removeLast()
      if let jump { open[open.count - 1].jumps.append(jump) }
    }
    content.forEach { block in
      let isAlternative = open[open.count - 1].head.isChoice
      if isAlternative { begin(SchemeHead()) }
      declaration.add(block)
      if isAlternative { end() }
    } open: { head in
      begin(head)
    } close: {
      end()
    }
    scheme = open[0]
  }
}

/// A scheme whose blocks are being declared.
private struct OpenScheme {
  let head: SchemeHead
  private let isAlternative: Bool
  private let outerBranch: Int32
  private let outerDirection: UIUserInterfaceLayoutDirection?
  /// How many elements branches around had placed before.
  private var firstPlaced = 0
  /// The step that begins the branch, and those that leave a choice.
  private var branchStep: Int?
  var jumps: [Int] = []

  /// Begins a scheme, which may be one of the alternatives of the one around.
  init(_ head: SchemeHead, isAlternative: Bool, in declaration: inout BlockDeclaration) {
    self.head = head
    self.isAlternative = isAlternative
    outerBranch = declaration.program.openBranch
    outerDirection = declaration.direction
    if isAlternative || head.condition != nil {
      var step = BlockStep(.branch, i: declaration.conditions.count)
      step.j = Int32(truncatingIfNeeded: declaration.program.branchCount)
      declaration.conditions.append(head.condition ?? .always)
      branchStep = declaration.program.steps.count
      firstPlaced = declaration.program.placedInBranches.count
      declaration.program.openBranch = step.j
      declaration.program.branchCount += 1
      declaration.program.steps.append(step)
    }
    if let direction = head.direction { declaration.direction = direction }
    declaration.beginGroup("LayoutScheme")
  }

  /// Ends the scheme. Returns the step that leaves the choice around, if it is one of its
  /// alternatives.
  @discardableResult
  func end(in declaration: inout BlockDeclaration) -> Int? {
    declaration.endGroup()
    declaration.direction = outerDirection
    declaration.program.openBranch = outerBranch
    var jump: Int?
    if isAlternative {
      // The first that holds is the only one.
      jump = declaration.program.steps.count
      declaration.program.steps.append(BlockStep(.jump))
    }
    let next = Int32(truncatingIfNeeded: declaration.program.steps.count)
    if let branchStep {
      declaration.program.steps[branchStep].k = next
      declaration.program.forgetPlaced(from: firstPlaced)
    }
    for jump in jumps { declaration.program.steps[jump].k = next }
    return jump
  }
}
