import Foundation
import LayoutCore

extension BlockProgram {
  /// A constraint on the room of a block, by elements' numbers.
  public enum Constraint {
    /// Anchors by the frame of an element: the new one, once an earlier block has placed it.
    case frame(Int, [LayoutAnchor])

    /// Anchors by what an element holds, in its own coordinates taken as the block's.
    case content(Int, [LayoutAnchor])

    /// The room takes lengths of an element's content, and lies in what the room was.
    case adjust(Int, [LayoutAnchor.Size], alignment: Layout.Alignment)

    /// Anchors by the room itself.
    case anonymous([LayoutAnchor])
  }

  /// Adds a block: it places an element by a layout, in the source rect as constraints change it.
  ///
  /// Returns `false`, and adds nothing, where a closure is in the layout or in an anchor: a value
  /// cannot hold it.
  ///
  /// - Parameters:
  ///   - element: The number of the element to place. It has to be one of the program's, as those
  ///     of the constraints.
  ///   - layout: How the element lies in its room.
  ///   - constraints: What changes the room, in this order.
  @discardableResult
  public mutating func addBlock(
    _ element: Int, _ layout: Layout = .equal, constraints: [Constraint] = []
  ) -> Bool {
    // Looked for before anything is added: a copy to go back to would be made for every block.
    let hasClosures = !layout.custom.isEmpty || constraints.contains(where: \.hasClosures)
    if hasClosures { return false }
    var closures: BlockClosures?
    beginBlock()
    for constraint in constraints {
      switch constraint {
      case .frame(let element, let anchors):
        use(.useFrame, element)
        add(anchors, &closures)
      case .content(let element, let anchors):
        use(.useContent, element)
        add(anchors, &closures)
      case .adjust(let element, let sizes, let alignment):
        adjust(by: element, nil, sizes, alignment, &closures)
      case .anonymous(let anchors):
        steps.append(BlockStep(.useSource))
        add(anchors, &closures)
      }
    }
    endBlock(element, layout, &closures)
    return true
  }

  /// Adds a stack of elements in the source rect.
  ///
  /// Content lengths come from the `fittingSize` of the pass.
  public mutating func addStack(_ elements: [Int], like scheme: StackLayoutScheme) {
    addStack(
      scheme.form, of: elements.map { Int32(truncatingIfNeeded: $0) },
      lengths: scheme.usesContentLengths
        ? elements.map { _ in .content(least: 0, most: .infinity) } : [],
      chains: [])
  }

  mutating func beginBlock() {
    steps.append(BlockStep(.begin, i: blockCount))
    blockCount += 1
  }

  /// Has the following anchors refer to an element.
  mutating func use(_ operation: BlockStep.Operation, _ element: Int) {
    steps.append(BlockStep(operation, i: element))
    need(operation == .useFrame ? .frame : [.frame, .space], of: element)
  }

  mutating func add(_ anchors: [LayoutAnchor], _ closures: inout BlockClosures?) {
    for index in anchors.indices {
      var step = anchors[index].step
      if step.operation == .customAnchor, let rule = anchors[index].rule {
        step.i = Int32(truncatingIfNeeded: closures.created().add(rule))
      }
      if step.mirrors { noteDirection() }
      steps.append(step)
    }
  }

  /// Sets lengths of the room to those of an element's content, which `rule` makes of the room
  /// where the element has one of its own.
  mutating func adjust(
    by element: Int, _ rule: (any RectBasedConstraint)?, _ sizes: [LayoutAnchor.Size],
    _ alignment: Layout.Alignment, _ closures: inout BlockClosures?
  ) {
    if let rule {
      steps.append(BlockStep(.applyContentRule, i: element, j: closures.created().add(rule)))
    } else {
      steps.append(BlockStep(.measure, i: element))
    }
    for size in sizes {
      if let base = size.base {
        steps.append(BlockStep(.contentAnchor, i: closures.created().add(base)))
      } else {
        steps.append(
          BlockStep(size.isVertical ? .contentHeight : .contentWidth, a: size.multiplier))
      }
    }
    var place = BlockStep(.placeInside)
    set(&place, Layout(of: [alignment.horizontal.list, alignment.vertical.list]), &closures)
    steps.append(place)
  }

  private mutating func set(
    _ step: inout BlockStep, _ layout: Layout, _ closures: inout BlockClosures?
  ) {
    let first = parts.count
    var followsDirection = false
    layout.forEachPart { part in
      parts.append(part)
      switch part.rule {
      case .leading, .trailing: followsDirection = true
      case .content: hasContentParts = true
      default: break
      }
    }
    step.j = Int32(truncatingIfNeeded: first)
    step.k = Int32(truncatingIfNeeded: parts.count - first)
    if followsDirection { noteDirection() }
    let custom = layout.custom
    guard !custom.isEmpty else { return }
    let closures = closures.created()
    let shift = Int32(truncatingIfNeeded: closures.layouts.count)
    for index in first..<parts.count { parts[index] = parts[index].shifted(shift) }
    closures.layouts.append(contentsOf: custom)
  }

  mutating func endBlock(_ element: Int, _ layout: Layout, _ closures: inout BlockClosures?) {
    willPlace(element)
    var step = BlockStep(.form, i: element)
    if layout.fillsRoom {
      // Without parts the frame is the room.
      step.k = -1
    } else {
      set(&step, layout, &closures)
      if !layout.decidesAll { need(.frame, of: element) }
    }
    steps.append(step)
    place(element)
  }

  /// Adds a stack; lengths and chains are one per item, or none.
  mutating func addStack(
    _ form: StackForm, of items: [Int32], lengths: [StackForm.Length],
    chains: [StackForm.Chain]
  ) {
    var form = form
    form.count = items.count
    form.firstItem = stackItems.count
    form.firstWrite = writes.count
    stackItems.append(contentsOf: items)
    if let first = items.first,
      items.enumerated().allSatisfy({ $1 == first + Int32(truncatingIfNeeded: $0) })
    {
      form.firstElement = Int(first)
    }
    if !lengths.isEmpty { form.firstLength = stackLengths.count }
    stackLengths.append(contentsOf: lengths)
    if !chains.isEmpty { form.firstChain = stackChains.count }
    stackChains.append(contentsOf: chains)
    beginBlock()
    if !form.isVertical { noteDirection() }
    steps.append(BlockStep(.stack, i: stacks.count))
    stacks.append(form)
    for item in items {
      willPlace(Int(item))
      place(Int(item))
    }
  }
}

extension BlockProgram.Constraint {
  fileprivate var hasClosures: Bool {
    switch self {
    case .frame(_, let anchors), .content(_, let anchors), .anonymous(let anchors):
      anchors.contains { $0.rule != nil }
    case .adjust(_, let sizes, let alignment):
      sizes.contains { $0.base != nil }
        || !alignment.horizontal.list.custom.isEmpty || !alignment.vertical.list.custom.isEmpty
    }
  }
}
