import Foundation
import LayoutCore

/// A block that is being declared: the element that it places, and what holds that.
struct OpenBlock {
  let number: Int
  /// Held by the declaration.
  let container: Unmanaged<AnyObject>
  /// Whether the block places the element's baseline, which keeps the element's size.
  let movesBaseline: Bool
  /// That of the block around.
  let outerOrigin: BlockOrigin
}

extension BlockDeclaration {
  /// Begins a block of one element, which is of a kind and was written at a location; content of a
  /// guide without one has that of the guide's block. Returns `nil`, and reports why, where there
  /// is nothing to place; any other block has to be ended. The link is held by what gets a number,
  /// so that the block need not count a reference to it.
  mutating func beginBlock(
    of link: Unmanaged<ElementLink>, kind: Any.Type, direction own: DirectionSource?,
    at location: LayoutLocation?
  ) -> OpenBlock? {
    let outer = origin
    origin = BlockOrigin(location: location ?? outer.location)
    let found = link._withUnsafeGuaranteedRef { target(of: $0, kind: kind) }
    guard let (number, container, movesBaseline) = found else {
      origin = outer
      return nil
    }
    beginBlock(own ?? direction.map { .fixed($0) } ?? .element(number))
    program.beginBlock()
    return OpenBlock(
      number: number, container: container, movesBaseline: movesBaseline, outerOrigin: outer)
  }

  /// Reports a block that has no element.
  mutating func reportNothing(kind: Any.Type, at location: LayoutLocation?) {
    let outer = origin
    origin = BlockOrigin(location: location ?? outer.location)
    reportMissing(nil, kind: kind)
    origin = outer
  }

  /// The element that a block of a link places, what holds it, and whether the link is that of its
  /// baseline; `nil`, with an issue, where there is none.
  private mutating func target(
    of link: ElementLink, kind: Any.Type
  ) -> (number: Int, container: Unmanaged<AnyObject>, movesBaseline: Bool)? {
    if let view = link.keptView {
      let number = number(of: view, link)
      origin.element = number
      // What the view was asked for may have freed it.
      guard link.keptView != nil else {
        reportMissing(link, kind: kind)
        return nil
      }
      guard let container = container(of: view, number) else {
        reportDetached(view.element)
        return nil
      }
      return (number, container, false)
    }
    guard let element = link.element else {
      reportMissing(link, kind: kind)
      return nil
    }
    var (target, targetLink) = (element, link)
    let baseline = element as? BaselineElement
    if let baseline {
      // Other elements are marked by getting a number.
      observe(link)
      targetLink = baseline.baseLink
      guard let base = targetLink.element else {
        reportMissing(targetLink, kind: kind)
        return nil
      }
      target = base
    }
    let number = number(of: target, targetLink)
    origin.element = number
    guard let container = container(of: target, number) else {
      reportDetached(target)
      return nil
    }
    guard target.isPlaceable else {
      reportArea(target)
      return nil
    }
    return (number, hold(container), baseline != nil)
  }

  /// Adds what constrains the room of a block.
  mutating func add(_ constraints: [any LayoutConstraintProtocol], to block: OpenBlock) {
    // By index, so that no constraint is copied out of the list.
    for index in constraints.indices {
      block.container._withUnsafeGuaranteedRef {
        constraints[index].declareConstraint(in: &self, within: $0)
      }
    }
  }

  /// Adds what anchors say about the room of a block.
  mutating func add(_ statements: [AnchorStatement], to block: OpenBlock) {
    for statement in statements {
      add(statement, block.number, block.container.takeUnretainedValue())
    }
  }

  /// Ends a block, which forms its frame by a layout in the room that is left. The layout is read
  /// in place, so that it is not copied; nothing changes it.
  mutating func endBlock(_ block: consuming OpenBlock, _ layout: inout Layout) {
    if block.movesBaseline {
      program.willPlace(block.number)
      program.need(.frame, of: block.number)
    }
    program.endBlock(block.number, layout, &closures)
    if block.movesBaseline { program.steps[program.steps.count - 1].operation = .formBaseline }
    endBlock()
    addNode(block.number)
    origin = block.outerOrigin
  }

  private mutating func add(
    _ statement: AnchorStatement, _ own: Int, _ container: AnyObject
  ) {
    if let content = statement.content {
      program.adjust(
        by: own, elements[own].element?.ownContentRule, [content.size], content.alignment,
        &closures)
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
