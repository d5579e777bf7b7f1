import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BlockPass {
  /// Declares the block anew where what it is made of changed. Called within a pass: the closure of
  /// a stack may ask for another, which is refused.
  func bring(upTo block: some LayoutBlockProtocol) {
    if isStale || hasChangedMeanwhile || !held.isEmpty || !itemsHold || !containersHold {
      declareUntilSettled(block)
    }
  }

  /// Declares the block, and again where what was called meanwhile has changed it or freed elements
  /// of it. What changes every time is declared again in the next pass.
  @inline(never)
  private func declareUntilSettled(_ block: some LayoutBlockProtocol) {
    for _ in 0..<4 {
      declare(block)
      if !isStale, !hasChangedMeanwhile { return }
    }
    if !isStale { return }
    // Elements die whenever they are declared, so there is nothing to lay out.
    adopt { _ in }
    isStale = true
    guardState.noteChange()
  }

  private func declare(_ block: some LayoutBlockProtocol) {
    adopt { block.declareBlocks(in: &$0) }
  }

  /// Takes over a program that `declare` adds blocks to.
  private func adopt(_ declare: (inout BlockDeclaration) -> Void) {
    isNew = false
    stopObserving()
    var declaration = BlockDeclaration()
    declaration.space = space
    declaration.direction = direction
    declare(&declaration)
    declaration.closeRoot()
    exchange(with: &declaration)
    noteOrder()
    for issue in declaration.issues { LayoutIssue.report(issue) }
  }

  /// Takes over what was declared. What ends with the former program may call back, so it is kept
  /// until the new one is complete, most of it in the declaration.
  private func exchange(with declaration: inout BlockDeclaration) {
    let formerClosures = closures
    defer { withExtendedLifetime(formerClosures) {} }
    closures = declaration.closures
    hasChangedMeanwhile = declaration.hasChangedMeanwhile
    statedChanges = declaration.statedChanges
    schemeGrid = declaration.grid
    lastSource = nil
    swap(&elements, &declaration.elements)
    swap(&origins, &declaration.origins)
    swap(&conditions, &declaration.conditions)
    swap(&marks, &declaration.marks)
    swap(&held, &declaration.held)
    Self.exchange(&engine.pointee, &declaration)
    engine.pointee.program.conditionCount = conditions.count
    let asksElements = engine.pointee.prepare()
    follow(declaration.directions)
    rowType = declaration.areViews ? declaration.rowType : nil
    callsOthers = closures != nil || !conditions.isEmpty || asksElements
    isStale = false
    // The local list holds the links, so that none is counted.
    let elements = elements
    for index in elements.indices {
      let isGone = elements.withLink(at: index) {
        $0.add(self)
        return $0.isEmpty
      }
      if isGone, elements[index].isKept { isStale = true }
    }
    ChangeMark.add(self, to: marks)
  }

  private static func exchange(_ engine: inout Engine, _ declaration: inout BlockDeclaration) {
    swap(&engine.program, &declaration.program)
    swap(&engine.nodes, &declaration.nodes)
    swap(&engine.itemLists, &declaration.itemLists)
    swap(&engine.row, &declaration.row)
    swap(&engine.containers, &declaration.containers)
  }

  func stopObserving() {
    // The local list holds the links, so that none is counted.
    let elements = elements
    for index in elements.indices { elements.withLink(at: index) { $0.remove(self) } }
    ChangeMark.remove(self, from: marks)
  }

  /// Notes the directions that are known, and whom the other blocks follow.
  private func follow(
    _ directions: [(block: Int32, source: BlockDeclaration.DirectionSource)]
  ) {
    engine.pointee.followers.removeAll(keepingCapacity: true)
    for (block, source) in directions {
      switch source {
      case .fixed(let direction):
        engine.pointee.state.isMirrored[Int(block)] = direction == .rightToLeft
      case .element(let number):
        engine.pointee.followers.append((block, Int32(truncatingIfNeeded: number)))
      }
    }
  }

  /// Whether the stacks still have the items they were declared with.
  private var itemsHold: Bool {
    // Nothing is declared meanwhile, whatever is called, so the sources stay.
    for index in engine.pointee.itemSources.indices {
      let items = engine.pointee.itemSources[index]._withUnsafeGuaranteedRef { $0.items() }
      // The closure of the items may have freed elements.
      if isStale || !engine.pointee.itemLists[index].last.isMade(of: items) { return false }
    }
    return true
  }

  var containersHold: Bool {
    if let rowType { return Self.stands(&engine.pointee, rowType) }
    for index in elements.indices {
      let container = elements[index].element?.layoutContainer
      if container.map({ ObjectIdentifier($0) }) != engine.pointee.containers[index] {
        return false
      }
    }
    return true
  }

  private static func stands(_ engine: inout Engine, _ rowType: any ElementRow.Type) -> Bool {
    engine.row.withUnsafeBufferPointer { row in
      engine.containers.withUnsafeBufferPointer { rowType.stands(row, in: $0) }
    }
  }
}

extension BlockPass.Engine {
  /// Prepares what follows from a new program. Returns whether its passes ask elements for their
  /// contents, as the program is not copied to look at it here.
  fileprivate mutating func prepare() -> Bool {
    state = BlockState()
    state.prepare(for: program.counts)
    itemSources = itemLists.map { .passUnretained($0.source) }
    placed = program.branchCount == 0 ? program.writes.map(\.element) : []
    loads.removeAll(keepingCapacity: true)
    for number in program.uses.indices where !program.uses[number].needs.isEmpty {
      loads.append((Int32(truncatingIfNeeded: number), program.uses[number].needs))
    }
    serials.removeAll(keepingCapacity: true)
    return program.asksElements
  }
}

extension [ObjectIdentifier] {
  /// Whether the list names certain elements, in their order.
  func isMade(of elements: [any LayoutElement]) -> Bool {
    guard count == elements.count else { return false }
    return withUnsafeBufferPointer { own in
      elements.withUnsafeBufferPointer { others in
        for index in own.indices where own[index] != ObjectIdentifier(others[index]) {
          return false
        }
        return true
      }
    }
  }
}

extension BlockDeclaration {
  /// Makes the tree of snapshots have one root, which is there whatever conditions say.
  mutating func closeRoot() {
    if let first = nodes.first, first.end == nodes.count {
      nodes[0].branch = -1
      return
    }
    for index in nodes.indices {
      nodes[index].end += 1
      nodes[index].parent += 1
    }
    nodes.insert(
      BlockNode(branch: -1, parent: -1, end: nodes.count + 1, name: "LayoutBlock"), at: 0)
  }
}
