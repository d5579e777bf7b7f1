import Foundation
import LayoutCore

/// What constraints declare themselves with.
extension BlockDeclaration {
  /// Adds a constraint that a closure applies, by the frame of an element where that has a number.
  mutating func addCustomConstraint(
    by element: ObjectIdentifier?, _ form: @escaping (inout CGRect, CGRect?) -> Void
  ) {
    let number = element.flatMap { knownNumber(of: $0) }
    let closures = closures.created()
    if let number { program.need(.frame, of: number) }
    program.steps.append(
      BlockStep(.customConstraint, i: closures.constraints.count, j: number ?? -1))
    closures.constraints.append(BlockClosures.CustomConstraint(element: element, form: form))
  }

  /// Has what follows refer to a rect of an element, in the coordinates of `container`. Returns
  /// `false` where there is none.
  mutating func use(
    _ link: ElementLink, _ operation: BlockStep.Operation, _ container: AnyObject
  ) -> Bool {
    if let view = link.keptView, operation != .useContent {
      let number = number(of: view, link)
      let id = ObjectIdentifier(container)
      // What the view was asked for may have freed it.
      if link.keptView != nil, containers[number] == id, view.stands(in: id) {
        program.use(operation, number)
        return true
      }
    }
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
    let outer = self.container(of: element, number)
    // A root stands nowhere, but what is within it has a place in it.
    guard
      outer != nil || element === container
        || operation == .useContent && LayoutSpace.path(from: element, to: container).isRelated
    else {
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
