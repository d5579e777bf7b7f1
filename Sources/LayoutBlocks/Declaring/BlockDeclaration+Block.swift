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
    // Lent, so that no constraint is copied out of the list.
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

  /// Adds a constraint that a closure applies, by the frame of an element where that has a number.
  mutating func addCustomConstraint(
    by element: ObjectIdentifier?, _ form: @escaping (inout CGRect, CGRect?) -> Void
  ) {
    let number = element.flatMap { knownNumber(of: $0) }
    if let number { program.need(.frame, of: number) }
    program.steps.append(
      BlockStep(.customConstraint, i: closures.constraints.count, j: number ?? -1))
    closures.constraints.append(BlockClosures.CustomConstraint(element: element, form: form))
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

  /// Has what follows refer to a rect of an element, in the coordinates of `container`. Returns
  /// `false` where there is none.
  mutating func use(
    _ link: ElementLink, _ operation: BlockStep.Operation, _ container: AnyObject
  ) -> Bool {
    guard var element = link.element else {
      reportMissing(link)
      return false
    }
    var link = link
    var operation = operation
    if let baseline = element as? BaselineElement {
      observe(link)
      link = baseline.baseLink
      guard let base = baseline.base else {
        reportMissing(link)
        return false
      }
      element = base
      operation = .useBaseline
    }
    let number = number(of: element, link)
    if operation == .useFrame, stands(number, in: container) {
      program.use(operation, number)
      return true
    }
    let outer = self.container(of: element, number)
    guard outer != nil || element === container else {
      reportDetached(element)
      return false
    }
    // The content of a guide lies in the guide's owner.
    if operation == .useContent, elements[number].isGuide { operation = .useGuideContent }
    program.use(operation, number)
    let isInside = operation == .useContent
    if let chain = chain(from: isInside ? element : outer, to: container, for: element) {
      program.steps.append(BlockStep(.translate, j: chain.start, k: chain.count))
    }
    return true
  }

  /// The spaces between two, up to the nearest that is common and down again; nil where they are
  /// the same. No space at all is what is around a root. Issues name `element`.
  mutating func chain(
    from space: AnyObject?, to container: AnyObject, for element: any LayoutElement
  ) -> (start: Int, count: Int)? {
    guard space !== container else { return nil }
    let path = LayoutSpace.path(from: space, to: container)
    if !path.isRelated {
      report(
        .unrelatedElements, element,
        explanation: "The element and what refers to it are in different trees, whose roots count "
          + "as one.",
        advice: "Put both below one container.")
    }
    let start = program.links.count
    for (elements, isDown) in [(path.up, false), (path.down, true)] {
      for element in elements {
        let number = number(of: element)
        program.need([.frame, .space], of: number)
        program.links.append(
          BlockProgram.Link(element: Int32(truncatingIfNeeded: number), isDown: isDown))
      }
    }
    return (start, program.links.count - start)
  }
}
