import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The engine of blocks: schemes, constraints and stacks as a list of steps, without the elements.
///
/// A program turns a rect into frames by number. A ``LayoutScheme`` keeps one and rebuilds it only
/// when something changes; used alone it lays out off the main thread, without views.
///
/// ```swift
/// var program = BlockProgram()
/// let logo = program.addElement()
/// let title = program.addElement()
/// program.addBlock(logo, Layout(width: .fixed(40), height: .fixed(40)))
/// program.addBlock(
///   title, Layout(x: .left(8), height: .fixed(20)),
///   constraints: [.frame(logo, [.right(.limit(on: .outer))])])
/// program.frames(in: CGRect(x: 0, y: 0, width: 100, height: 40))
/// // [(0, 0, 40, 40), (48, 0, 60, 20)]
/// ```
///
/// A program is a value and `Sendable`: closures stay with the blocks, so a program of its own has
/// none.
public struct BlockProgram: Sendable {
  var steps: [BlockStep] = []
  var parts: [LayoutPart] = []
  /// Whether a part is a length of an element's content.
  var hasContentParts = false
  var stacks: [StackForm] = []

  /// The items of all stacks; how long each is, and its chain of links, where that matters.
  var stackItems: [Int32] = []
  var stackLengths: [StackForm.Length] = []
  var stackChains: [StackForm.Chain] = []

  /// The elements whose spaces lie between two others, and whether their origins count backwards.
  var links: [Link] = []

  struct Link: Sendable {
    var element: Int32
    var isDown: Bool
  }

  /// The number of elements; blocks and constraints name them by number.
  public internal(set) var elementCount = 0

  /// How each element is used.
  var uses: [Uses] = []

  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8
    /// The frame it has before a pass has to be known.
    static let frame = Uses(rawValue: 1)
    /// So has where its own coordinates begin, and the size of what it holds.
    static let space = Uses(rawValue: 2)
    /// It was placed for sure by what was declared so far.
    static let placed = Uses(rawValue: 4)

    /// What has to be known before a pass.
    var needs: Uses { intersection([.frame, .space]) }
  }

  /// The elements that a pass places, in order, each with the branch it belongs to.
  var writes: [Write] = []

  struct Write: Sendable {
    var element: Int32
    var branch: Int32
  }

  /// Whether a frame was needed of an element before a block was declared that places it.
  private(set) var usesLaterFrames = false

  var branchCount = 0
  var conditionCount = 0
  var blockCount = 0

  /// The blocks in which leading or trailing occurs, so that their directions have to be known.
  var directedBlocks: [Int32] = []

  /// The branch that is being declared, -1 outside of all.
  var openBranch: Int32 = -1

  /// The elements that were not placed for sure before the branches that are open now.
  private(set) var placedInBranches: [Int32] = []

  /// Creates an empty program.
  public init() {}

  /// Adds an element: something a block places or a constraint refers to. Returns its number.
  @discardableResult
  public mutating func addElement() -> Int {
    elementCount += 1
    uses.append([])
    return elementCount - 1
  }

  /// Makes room for blocks of one element each.
  mutating func reserve(blocks count: Int) {
    // A block begins, is constrained by one or two anchors of another, and forms a frame of four
    // parts.
    steps.reserveCapacity(5 * count)
    parts.reserveCapacity(4 * count)
    reserve(elements: count)
  }

  /// Makes room for elements that are placed once each.
  mutating func reserve(elements count: Int) {
    uses.reserveCapacity(count)
    writes.reserveCapacity(count)
  }

  /// Notes that the block being declared depends on a direction.
  mutating func noteDirection() {
    let block = Int32(truncatingIfNeeded: blockCount - 1)
    if directedBlocks.last != block { directedBlocks.append(block) }
  }

  mutating func need(_ what: Uses, of element: Int) {
    uses[element].formUnion(
      uses[element].contains(.placed) ? what.subtracting(.frame) : what)
  }

  /// Notes that a block is to place an element, before what it needs of the element itself.
  mutating func willPlace(_ element: Int) {
    if uses[element].contains(.frame) { usesLaterFrames = true }
  }

  /// Notes that steps place an element from here on.
  mutating func place(_ element: Int) {
    let number = Int32(truncatingIfNeeded: element)
    writes.append(Write(element: number, branch: openBranch))
    guard uses[element].insert(.placed).inserted else { return }
    if openBranch >= 0 { placedInBranches.append(number) }
  }

  /// Notes that a branch ends, as what was placed in it is not placed for sure.
  mutating func forgetPlaced(from first: Int) {
    while placedInBranches.count > first {
      uses[Int(placedInBranches.removeLast())].remove(.placed)
    }
  }
}
