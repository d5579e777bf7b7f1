import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What blocks are declared into: it turns elements into numbers and blocks into a program.
///
/// A type of your own that conforms to ``LayoutBlockProtocol`` adds the blocks it is made of.
public struct BlockDeclaration {
  var program = BlockProgram()
  var closures: BlockClosures?

  /// The elements by number, and what is asked of them in each pass, by number too.
  var elements: [DeclaredElement] = []

  /// The elements that do not keep their links: nobody would notice their death.
  var held: [any LayoutElement] = []
  var row: [Unmanaged<AnyObject>] = []
  var containers: [ObjectIdentifier?] = []
  private var heldContainer: AnyObject?
  private var formerContainers: [AnyObject] = []
  private(set) var areViews = true
  /// The way to views, whatever their class.
  private(set) var rowType: (any ElementRow.Type)?

  /// Whether something that was called took an element elsewhere after it had got its number.
  private var hasMovedElements = false

  /// What the links of numbered elements say that it was this declaration.
  private let numbering = SerialNumber.next()

  /// The numbers by link, needed once another declaration has begun during this one.
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The numbers by element, for constraints that only say whom they mean.
  private var identified: [ObjectIdentifier: Int] = [:]
  private var identifiedCount = 0

  /// What makes the program stale when it changes, besides the links of the elements.
  var marks: [ChangeMark] = []

  /// That of the blocks which no other pass knows, once there is one.
  private var blockMark: ChangeMark?

  /// How often the marks and links had changed when they were taken in, and those of blocks and
  /// constraints.
  private var changeCount: UInt32 = 0
  private(set) var statedChanges: UInt32 = 0

  /// Where the direction of the block being declared comes from, and that of each in which leading
  /// or trailing occurs.
  private var blockDirection = DirectionSource.fixed(.leftToRight)
  private(set) var directions: [(block: Int32, source: DirectionSource)] = []

  /// Where each block comes from itself, for issues; and that of the block being declared.
  var origins: [BlockOrigin] = []
  var origin = BlockOrigin()

  var conditions: [LayoutCondition] = []

  /// The elements of stacks, as they were asked for.
  var itemLists: [StackItems] = []

  /// The tree of snapshots, in preorder.
  var nodes: [BlockNode] = []
  var openNodes: [Int] = []

  var issues: [LayoutIssue] = []

  /// The type of the block that was declared last, if it is of this module: its marks, or the list
  /// that it is in, tell of its changes.
  var ownType: ObjectIdentifier?

  /// The pixels to which frames are moved, if any.
  var grid: PixelGrid?

  /// The direction that schemes around say, if any does.
  var direction: UIUserInterfaceLayoutDirection?

  /// What holds the scheme's elements, where that is known.
  var space: AnyObject?

  var openGuides: [ObjectIdentifier] = []

  /// How often each guide was declared within the outermost one that is open: guides that hold each
  /// other crosswise do so in more ways than can be counted.
  var nestedGuides: [ObjectIdentifier: Int] = [:]

  enum DirectionSource {
    case fixed(UIUserInterfaceLayoutDirection)
    case element(Int)
  }

  /// Adds a block, a scheme or a stack.
  public mutating func add(_ block: any LayoutBlockProtocol) { declare(block) }

  /// Adds blocks in their order.
  mutating func add(_ blocks: [any LayoutBlockProtocol]) {
    // By index, so that no block is copied out of the list.
    for index in blocks.indices { declare(blocks[index]) }
  }

  /// Adds a block of a type, which the compiler knows: to ask for it takes longer.
  private mutating func declare<Block: LayoutBlockProtocol>(_ block: Block) {
    block.declareBlocks(in: &self)
    // A block type of a user's own may keep a pass, which tells of the block's changes.
    if ObjectIdentifier(Block.self) != ownType { observe(block.blockFront.mark) }
  }

  /// Makes room for blocks of one element each, where nothing is declared yet.
  mutating func reserve(blocks count: Int) {
    guard elements.isEmpty else { return }
    program.reserve(blocks: count)
    reserveElements(count)
    origins.reserveCapacity(count)
  }

  /// Makes room for the items of a stack, where nothing is declared yet.
  mutating func reserve(items count: Int) {
    guard elements.isEmpty else { return }
    program.reserve(elements: count)
    reserveElements(count)
  }

  private mutating func reserveElements(_ count: Int) {
    elements.reserveCapacity(count)
    row.reserveCapacity(count)
    containers.reserveCapacity(count)
    nodes.reserveCapacity(count + 2)
  }

  /// Takes in a mark, whose observers the pass joins once all is declared.
  mutating func observe(_ mark: ChangeMark) {
    marks.append(mark)
    let count = mark.changeCount
    changeCount &+= count
    statedChanges &+= count
  }

  /// Takes in a block by its marks. The one that blocks share is new with each declaration: what
  /// was changed before does not count.
  mutating func observe(_ block: inout BlockMarks) {
    if let own = block.own { return observe(own) }
    if let shared = block.shared, !shared.isAbandoned {
      if shared === blockMark { return }
      let own = ChangeMark()
      block.own = own
      observe(own)
    } else if let blockMark {
      block.shared = blockMark
    } else {
      let mark = ChangeMark()
      blockMark = mark
      block.shared = mark
      observe(mark)
    }
  }

  /// Takes in the link of what gets no number; it changes when the element dies.
  mutating func observe(_ link: ElementLink) {
    marks.append(link)
    changeCount &+= link.changeCount
  }

  /// Whether something that was called changed what was declared before.
  var hasChangedMeanwhile: Bool {
    if hasMovedElements { return true }
    var count: UInt32 = 0
    for index in marks.indices {
      count &+= marks.unmanaged(at: index)._withUnsafeGuaranteedRef { $0.changeCount }
    }
    for index in elements.indices { count &+= elements.withLink(at: index) { $0.changeCount } }
    return count != changeCount
  }

  /// The number of an element, which may be new.
  mutating func number(of element: any LayoutElement) -> Int {
    number(of: element, element.link)
  }

  /// The number of the element of a link.
  mutating func number(of element: any LayoutElement, _ link: ElementLink) -> Int {
    if let view = link.keptView { return number(of: view, link) }
    return knownNumber(of: link) ?? add(element, link)
  }

  /// The number of a view and its link, found without counting references to the view.
  mutating func number(of view: KeptView, _ link: ElementLink) -> Int {
    if let number = knownNumber(of: link) { return number }
    guard let rowType = rowType ?? view.rowType else { return add(view.element, link) }
    return add(view.object, rowType, link)
  }

  private mutating func add(_ element: any LayoutElement, _ link: ElementLink) -> Int {
    let number = addNumber(to: link)
    areViews = false
    let guide = element as? any GuideElement
    let declared = DeclaredElement(element, link, isGuide: guide != nil)
    elements.append(declared)
    row.append(Unmanaged.passUnretained(element as AnyObject))
    containers.append(element.layoutContainer.map { ObjectIdentifier($0) })
    link.takeName(element.layoutName, or: type(of: element))
    if let guide { observe(guide.mark) }
    if !declared.isKept {
      held.append(element)
      reportForgotten(element)
    }
    return number
  }

  /// Adds a view. It is not asked whether it is a guide: none is, and finding that out takes long.
  private mutating func add(
    _ view: Unmanaged<AnyObject>, _ rowType: any ElementRow.Type, _ link: ElementLink
  ) -> Int {
    let number = addNumber(to: link)
    elements.append(DeclaredElement(view: link))
    self.rowType = rowType
    row.append(view)
    containers.append(rowType.container(of: view))
    rowType.takeName(of: view, link)
    return number
  }

  /// Gives the next number, under which the element has to be added before it is asked for
  /// anything: what it calls may free its link.
  private mutating func addNumber(to link: ElementLink) -> Int {
    let number = program.addElement()
    link.take(number, by: numbering)
    if !numbers.isEmpty { numbers[ObjectIdentifier(link)] = number }
    changeCount &+= link.changeCount
    return number
  }

  /// The number that this declaration gave to an element, if it did.
  ///
  /// What a closure does may declare other blocks, which number the same elements anew.
  private mutating func knownNumber(of link: ElementLink) -> Int? {
    if numbers.isEmpty {
      switch link.number(by: numbering) {
      case .known(let number): return number
      case .unknown: return nil
      case .replaced: break
      }
      for (number, element) in elements.enumerated() {
        numbers[ObjectIdentifier(element.link)] = number
      }
    }
    return numbers[ObjectIdentifier(link)]
  }

  /// The number of an element by its identity, if it has one already.
  mutating func knownNumber(of identifier: ObjectIdentifier) -> Int? {
    while identifiedCount < elements.count {
      if let element = elements[identifiedCount].element {
        identified[ObjectIdentifier(element)] = identifiedCount
      }
      identifiedCount += 1
    }
    return identified[identifier]
  }

  /// What holds the element of a number.
  mutating func container(of element: any LayoutElement, _ number: Int) -> AnyObject? {
    let container = element.layoutContainer
    if container.map({ ObjectIdentifier($0) }) != containers[number] { hasMovedElements = true }
    return container
  }

  /// What holds the view of a number, held by the declaration.
  mutating func container(of view: KeptView, _ number: Int) -> Unmanaged<AnyObject>? {
    if view.stands(in: containers[number]) {
      // Most views are in one container, which is held already.
      let held = heldContainer.map(Unmanaged.passUnretained)
      if let held, held._withUnsafeGuaranteedRef({ ObjectIdentifier($0) }) == containers[number] {
        return held
      }
    } else {
      hasMovedElements = true
    }
    return view.container.map { hold($0) }
  }

  /// Holds the container of an element as long as blocks are declared: what they call may free it.
  mutating func hold(_ container: AnyObject) -> Unmanaged<AnyObject> {
    if let heldContainer, heldContainer !== container { formerContainers.append(heldContainer) }
    heldContainer = container
    return .passUnretained(container)
  }

  /// Begins a block, of an element or of a stack's items.
  mutating func beginBlock(_ direction: DirectionSource) {
    blockDirection = direction
    origins.append(origin)
  }

  /// Ends the block, before what its element holds is declared.
  mutating func endBlock() {
    if let block = program.directedBlocks.last, Int(block) == program.blockCount - 1 {
      directions.append((block, blockDirection))
    }
  }
}
