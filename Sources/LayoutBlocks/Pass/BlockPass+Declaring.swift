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
    // What ends with the former program may call back, so it stays until the new one is complete.
    let former = (engine.pointee, closures, elements, conditions, marks, held)
    defer { withExtendedLifetime(former) {} }
    stopObserving()
    var declaration = BlockDeclaration()
    declaration.space = space
    declaration.direction = direction
    declare(&declaration)
    declaration.closeRoot()
    engine.pointee.program = declaration.program
    engine.pointee.program.conditionCount = declaration.conditions.count
    engine.pointee.state = BlockState()
    engine.pointee.state.prepare(for: engine.pointee.program)
    closures = declaration.closures.isEmpty ? nil : declaration.closures
    elements = declaration.elements
    engine.pointee.nodes = declaration.nodes
    origins = declaration.origins
    conditions = declaration.conditions
    engine.pointee.itemLists = declaration.itemLists
    engine.pointee.itemSources = declaration.itemLists.map { .passUnretained($0.source) }
    marks = declaration.marks
    statedChanges = declaration.statedChanges
    schemeGrid = declaration.grid
    lastSource = nil
    engine.pointee.row = declaration.row
    engine.pointee.containers = declaration.containers
    engine.pointee.serials = declaration.serials
    follow(declaration.directions)
    // Views of all classes share the conformance of their common superclass.
    rowType =
      declaration.areViews
      ? elements.first?.element.flatMap { type(of: $0) as? any ElementRow.Type } : nil
    hasGuides = elements.contains { $0.isGuide }
    callsOthers = closures != nil || !conditions.isEmpty || program.asksElements
    engine.pointee.placed = program.branchCount == 0 ? program.writes.map(\.element) : []
    engine.pointee.loads = program.needs.enumerated().compactMap { number, needs in
      needs.isEmpty ? nil : (Int32(truncatingIfNeeded: number), needs)
    }
    for index in elements.indices {
      Unmanaged.passUnretained(elements[index].link)._withUnsafeGuaranteedRef { $0.add(self) }
    }
    ChangeMark.add(self, to: marks)
    isStale = elements.contains { $0.hasDied }
    hasChangedMeanwhile = declaration.hasChangedMeanwhile
    held = declaration.held
    for issue in declaration.issues { LayoutIssue.report(issue) }
  }

  /// Notes the directions that are known, and whom the other blocks follow.
  func stopObserving() {
    // Held by the elements meanwhile, so without counting references.
    for index in elements.indices {
      Unmanaged.passUnretained(elements[index].link)._withUnsafeGuaranteedRef { $0.remove(self) }
    }
    ChangeMark.remove(self, from: marks)
  }

  private func follow(_ directions: [BlockDeclaration.DirectionSource]) {
    engine.pointee.followers = []
    for block in engine.pointee.program.directedBlocks {
      switch directions[Int(block)] {
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
