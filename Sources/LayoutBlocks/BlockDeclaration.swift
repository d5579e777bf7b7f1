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
  let closures = BlockClosures()

  /// The elements by number.
  var elements: [DeclaredElement] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// What makes the program stale when it changes.
  var marks: [ChangeMark] = []

  /// Where the direction of each block comes from.
  var directions: [DirectionSource] = []

  /// Where each block comes from itself, for issues; and that of the block being declared.
  private(set) var origins: [BlockOrigin] = []
  var origin = BlockOrigin()

  var conditions: [LayoutCondition] = []

  /// The elements of stacks, as they were asked for.
  var itemLists: [ItemList] = []

  /// The tree of snapshots, in preorder.
  var nodes: [Node] = []
  private var openNodes: [Int] = []

  var issues: [LayoutIssue] = []

  /// The pixels to which frames are moved, if any.
  var grid: PixelGrid?

  /// The direction that schemes around say, if any does.
  var direction: UIUserInterfaceLayoutDirection?

  /// What holds the scheme's elements, where that is known.
  var space: AnyObject?

  var openGuides: [ObjectIdentifier] = []

  struct DeclaredElement {
    let link: ElementLink
    unowned(unsafe) let element: any LayoutElement
    var container: ObjectIdentifier?
    let name: String
    let isGuide: Bool

    /// The element as a guide. It is not held: what a guide holds may refer to the guide.
    var guide: (any GuideElement)? { isGuide ? link.element as? any GuideElement : nil }
  }

  enum DirectionSource {
    case fixed(UIUserInterfaceLayoutDirection)
    case element(Int)
  }

  struct ItemList {
    let source: ItemSource
    /// The elements it gave last, without keeping them alive: the marks of those who die make the
    /// program stale.
    var last: [ObjectIdentifier]
  }

  /// What gives the items of a stack: an object, to be called without counting references.
  final class ItemSource {
    let items: () -> [any LayoutElement]

    init(_ items: @escaping () -> [any LayoutElement]) {
      self.items = items
    }
  }

  struct Node {
    /// The element's number, -1 for a group.
    var element: Int32 = -1
    var branch: Int32
    /// The node around this one, -1 for the topmost.
    var parent: Int32
    var end = 0
    var name: String
    var isGroup = true
  }

  /// Adds a block, a scheme or a stack.
  public mutating func add(_ block: any LayoutBlockProtocol) {
    block.declareBlocks(in: &self)
  }

  /// The number of an element, which may be new.
  mutating func number(of element: any LayoutElement) -> Int {
    let id = ObjectIdentifier(element)
    if let number = numbers[id] { return number }
    let number = program.addElement()
    numbers[id] = number
    let link = element.link
    let name = element.layoutName
    link.name = name
    marks.append(link)
    // No view is a guide, and finding that out by the protocol takes long.
    let guide = element is UIView ? nil : element as? any GuideElement
    if let guide { marks.append(guide.mark) }
    elements.append(
      DeclaredElement(
        link: link, element: element,
        container: element.layoutContainer.map { ObjectIdentifier($0) }, name: name,
        isGuide: guide != nil))
    return number
  }

  mutating func beginGroup(_ name: String) {
    let parent = openNodes.last ?? -1
    openNodes.append(nodes.count)
    nodes.append(
      Node(branch: program.openBranch, parent: Int32(truncatingIfNeeded: parent), name: name))
  }

  mutating func endGroup() {
    nodes[openNodes.removeLast()].end = nodes.count
  }

  /// Adds an element to the tree, with what it holds if it is a guide.
  mutating func addNode(_ number: Int) {
    beginGroup(elements[number].name)
    nodes[nodes.count - 1].element = Int32(truncatingIfNeeded: number)
    nodes[nodes.count - 1].isGroup = elements[number].isGuide
    if let guide = elements[number].guide { declareContent(of: guide, number) }
    endGroup()
  }

  /// Declares what a guide holds, in the room it gives.
  private mutating func declareContent(of guide: any GuideElement, _ number: Int) {
    guard let content = guide.contentBlock else { return }
    let id = ObjectIdentifier(guide)
    guard !openGuides.contains(id), openGuides.count < 64 else {
      report(
        .containsItself, guide,
        "A guide is among what it holds itself, or more than 64 guides hold each other.",
        "Take the guide out of its own content.")
      return
    }
    openGuides.append(id)
    let firstWrite = program.writes.count
    program.steps.append(BlockStep(.enter, i: number))
    content.declareBlocks(in: &self)
    program.steps.append(
      BlockStep(.leave, i: number, j: firstWrite, k: program.writes.count))
    openGuides.removeLast()
  }

  /// Begins a block, of an element or of a stack's items.
  mutating func beginBlock(_ direction: DirectionSource) {
    directions.append(direction)
    origins.append(origin)
  }
}
