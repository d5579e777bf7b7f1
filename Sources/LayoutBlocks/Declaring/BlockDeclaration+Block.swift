import Foundation
import LayoutCore

extension BlockDeclaration {
  /// Adds a block of one element, which is of a kind and was written at a location; content of a
  /// guide without one has that of the guide's block.
  mutating func add(
    _ link: ElementLink?, of kind: Any.Type, _ layout: Layout,
    constraints: [any LayoutConstraintProtocol], statements: [AnchorStatement],
    direction own: DirectionSource?, at location: LayoutLocation?
  ) {
    let outer = origin
    origin = BlockOrigin(location: location ?? outer.location)
    defer { origin = outer }
    guard let link, let element = link.element else {
      reportMissing(link, kind: kind)
      return
    }
    var (target, targetLink) = (element, link)
    let baseline = element as? BaselineElement
    if let baseline {
      // Other elements are marked by getting a number.
      observe(link)
      targetLink = baseline.baseLink
      guard let base = targetLink.element else {
        reportMissing(targetLink, kind: kind)
        return
      }
      target = base
    }
    let number = number(of: target, targetLink)
    origin.element = number
    guard let container = container(of: target, number) else {
      reportDetached(target)
      return
    }
    guard target.isPlaceable else {
      reportArea(target)
      return
    }
    beginBlock(own ?? direction.map { .fixed($0) } ?? .element(number))
    program.beginBlock()
    // Read in place, so that no constraint is copied out of the list.
    constraints.withUnsafeBufferPointer { constraints in
      guard let first = constraints.baseAddress else { return }
      for index in constraints.indices {
        first[index].declareConstraint(in: &self, within: container)
      }
    }
    for statement in statements { add(statement, number, container) }
    // A baseline keeps its element's size.
    if baseline != nil { program.need(.frame, of: number) }
    program.endBlock(number, layout, closures)
    if baseline != nil { program.steps[program.steps.count - 1].operation = .formBaseline }
    endBlock()
    addNode(number)
  }

  private mutating func add(
    _ statement: AnchorStatement, _ own: Int, _ container: AnyObject
  ) {
    if let content = statement.content {
      program.adjust(
        by: own, elements[own].element?.ownContentRule, [content.size], content.alignment, closures)
      return
    }
    var step = statement.step
    if let link = statement.link {
      guard use(link, statement.takesBaseline ? .useBaseline : .useFrame, container) else { return }
    }
    if step.side == .baseline { step.i = Int32(truncatingIfNeeded: own) }
    if step.mirrors || step.targetMirrors { program.noteDirection() }
    program.steps.append(step)
  }
}
