import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a block keeps from pass to pass: its program, and the elements by number.
///
/// A ``LayoutScheme`` has one, and copies of it share it until one of them changes. A block type of
/// your own can store one as its ``LayoutBlockProtocol/blockFront``. The program is declared anew
/// when a block in it, an element's death or container, or the items of a stack changed.
public final class BlockFront: ChangeObserver {
  /// The program and its state, in memory of their own: what is in a property of a class would be
  /// retained and checked for access by every pass.
  let engine: UnsafeMutablePointer<Engine>

  struct Engine {
    var program = BlockProgram()
    var state = BlockState()

    /// The elements, to be reached without counting references, and what each stood in.
    var row: [Unmanaged<AnyObject>] = []
    var containers: [ObjectIdentifier?] = []

    /// The elements that a pass places; with conditions, those that the last one did.
    var placed: [Int32] = []

    /// What has to be asked of elements before a pass.
    var loads: [(number: Int32, needs: BlockProgram.Needs)] = []

    /// The blocks that are read as an element is, and that element.
    var followers: [(block: Int32, element: Int32)] = []
    var itemLists: [BlockDeclaration.ItemList] = []
    var itemSources: [Unmanaged<BlockDeclaration.ItemSource>] = []

    /// The tree of snapshots, and what elements are called in it.
    var nodes: [BlockDeclaration.Node] = []
    var serials: [UInt64] = []
  }

  var program: BlockProgram { engine.pointee.program }

  /// What the program calls, if anything.
  var closures: BlockClosures?

  var elements: [BlockDeclaration.DeclaredElement] = []
  var conditions: [LayoutCondition] = []
  var grid: PixelGrid?

  /// The way to all elements at once, where they are of one kind.
  var rowType: (any ElementRow.Type)?
  var hasGuides = false

  /// Where each block was written, and whom it places.
  private(set) var origins: [BlockOrigin] = []

  private var marks: [ChangeMark] = []

  @exclusivity(unchecked) private(set) var isStale = true

  /// Whether blocks changed, or elements moved, while others were declared: nobody would notice
  /// later that the program does not know.
  private var hasChangedMeanwhile = false

  /// The elements whose death nobody would notice. A program of them is for one pass only.
  private var held: [any LayoutElement] = []
  var isInPass = false

  /// The room of the last pass, as long as its frames are those of the program.
  var lastSource: CGRect?

  /// What holds the elements and owns the front, where there is such a thing, and the direction it
  /// gives them.
  unowned(unsafe) var space: AnyObject?
  var direction: UIUserInterfaceLayoutDirection? {
    didSet { if direction != oldValue { isStale = true } }
  }

  /// Called when what the block is made of changed.
  var didChange: (() -> Void)?

  /// Creates a front without a program.
  public init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
  }

  deinit {
    ChangeMark.remove(self, from: marks)
    engine.deinitialize(count: 1)
    engine.deallocate()
  }

  /// Declares that what the block is made of changed.
  public func setNeedsDeclaration() {
    isStale = true
  }

  package func noteChange() {
    isStale = true
    didChange?()
  }

  /// Declares the block anew where what it is made of changed.
  ///
  /// What a stack calls for its items may ask for a pass, which is refused from here on.
  func bring(upTo block: some LayoutBlockProtocol) {
    let wasInPass = isInPass
    isInPass = true
    if isStale || hasChangedMeanwhile || !held.isEmpty || !itemsHold || !containersHold {
      declareUntilSettled(block)
    }
    isInPass = wasInPass
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
    declare(LayoutScheme(blocks: []))
    isStale = true
    LayoutIssue.report(
      LayoutIssue(
        .changedDuringPass, elements: [],
        explanation: "Whenever a block is declared, elements of it die, so nothing is laid out.",
        advice: "Change the tree before or after a pass, not in what lists the items of a stack."))
  }

  private func declare(_ block: some LayoutBlockProtocol) {
    // What ends with the former program may call back, so it stays until the new one is complete.
    let former = (engine.pointee, closures, elements, conditions, marks, held)
    defer { withExtendedLifetime(former) {} }
    ChangeMark.remove(self, from: marks)
    var declaration = BlockDeclaration()
    declaration.space = space
    declaration.direction = direction
    block.declareBlocks(in: &declaration)
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
    grid = declaration.grid
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
    engine.pointee.placed = program.branchCount == 0 ? program.writes.map(\.element) : []
    engine.pointee.loads = program.needs.enumerated().compactMap { number, needs in
      needs.isEmpty ? nil : (Int32(truncatingIfNeeded: number), needs)
    }
    ChangeMark.add(self, to: marks)
    isStale = elements.contains { $0.hasDied }
    hasChangedMeanwhile = declaration.hasChangedMeanwhile
    held = declaration.held
    for issue in declaration.issues { LayoutIssue.report(issue) }
  }

  /// Notes the directions that are known, and whom the other blocks follow.
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
      // What gives the items may have freed elements.
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

  /// Asks the elements for what the program needs to know of them.
  func load(_ state: inout BlockState) {
    for index in engine.pointee.loads.indices {
      let load = engine.pointee.loads[index]
      let number = Int(load.number)
      guard let element = elements[number].element else { continue }
      if load.needs.contains(.frame) { state.frames[number] = element.layoutFrame }
      if load.needs.contains(.space) {
        state.spaces[number].origin = element.layoutBoundsOrigin
        state.spaces[number].content = element.layoutContentSize
      }
    }
    // Not the list itself, which would be retained.
    for index in engine.pointee.followers.indices {
      let (block, number) = engine.pointee.followers[index]
      let isMirrored: Bool
      // An element that is asked may free others, of which only their links know.
      if let rowType, !isStale {
        isMirrored = rowType.readsFromRight(engine.pointee.row[Int(number)])
      } else {
        isMirrored =
          elements[Int(number)].element?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
      if state.isMirrored[Int(block)] != isMirrored { state.turn(Int(block)) }
    }
  }

  /// Asks the conditions, all of them, once.
  func answer(_ state: inout BlockState, _ input: LayoutInput?, _ source: CGRect) {
    guard !conditions.isEmpty else { return }
    let input = input ?? LayoutInput(size: source.size, direction: direction ?? ownDirection)
    for index in conditions.indices { state.answers[index] = conditions[index](input) }
  }

  private var ownDirection: UIUserInterfaceLayoutDirection {
    elements.first?.element?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The bounds, or content, of what holds the first element.
  var roomOfContainer: CGRect? {
    for (element, container) in zip(elements, engine.pointee.containers) where container != nil {
      if let container = element.element?.superElement { return container.layoutBounds }
    }
    return nil
  }

  func isActive(_ block: some LayoutBlockProtocol) -> Bool {
    if !isInPass { bring(upTo: block) }
    return !program.writes.isEmpty
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
      Node(branch: -1, parent: -1, end: nodes.count + 1, name: "LayoutBlock"), at: 0)
  }
}
