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

  /// What of each element has to be known before a pass.
  var needs: [Needs] = []

  struct Needs: OptionSet, Sendable {
    let rawValue: UInt8
    /// The frame it has.
    static let frame = Needs(rawValue: 1)
    /// Where its own coordinates begin, and the size of what it holds.
    static let space = Needs(rawValue: 2)
  }

  /// The elements that a pass places, in order, each with the branch it belongs to.
  var writes: [Write] = []

  struct Write: Sendable {
    var element: Int32
    var branch: Int32
  }

  var branchCount = 0
  var conditionCount = 0
  var blockCount = 0

  /// The blocks in which leading or trailing occurs, so that their directions have to be known.
  var directedBlocks: [Int32] = []

  /// The branch that is being declared, -1 outside of all.
  var openBranch: Int32 = -1

  /// Whether an element was placed for sure by what was declared so far.
  var isPlaced: [Bool] = []

  /// The elements that were not placed for sure before the branches that are open now.
  private(set) var placedInBranches: [Int32] = []

  /// Creates an empty program.
  public init() {}

  /// Adds an element: something a block places or a constraint refers to. Gives its number.
  @discardableResult
  public mutating func addElement() -> Int {
    elementCount += 1
    needs.append([])
    isPlaced.append(false)
    return elementCount - 1
  }

  /// Makes room for blocks of one element each.
  mutating func reserve(blocks count: Int) {
    // A block begins, is constrained by an anchor of another, and forms a frame of four parts.
    steps.reserveCapacity(4 * count)
    parts.reserveCapacity(4 * count)
    needs.reserveCapacity(count)
    writes.reserveCapacity(count)
    isPlaced.reserveCapacity(count)
  }

  /// Notes that the block being declared depends on a direction.
  mutating func noteDirection() {
    let block = Int32(truncatingIfNeeded: blockCount - 1)
    if directedBlocks.last != block { directedBlocks.append(block) }
  }

  mutating func need(_ what: Needs, of element: Int) {
    if what.contains(.frame), isPlaced[element] {
      needs[element].formUnion(what.subtracting(.frame))
    } else {
      needs[element].formUnion(what)
    }
  }

  /// Notes that steps place an element from here on.
  mutating func place(_ element: Int) {
    let number = Int32(truncatingIfNeeded: element)
    writes.append(Write(element: number, branch: openBranch))
    guard !isPlaced[element] else { return }
    isPlaced[element] = true
    if openBranch >= 0 { placedInBranches.append(number) }
  }

  /// Notes that a branch ends, as what was placed in it is not placed for sure.
  mutating func forgetPlaced(from first: Int) {
    while placedInBranches.count > first { isPlaced[Int(placedInBranches.removeLast())] = false }
  }
}

/// What the steps of a program call by number, besides the program so that it stays `Sendable`.
final class BlockClosures {
  var layouts: [any RectBasedLayout] = []
  var anchors: [any RectBasedConstraint] = []
  var transforms: [(CGRect) -> CGRect] = []
  var constraints: [CustomConstraint] = []

  /// Frames that a snapshot is given for elements which are not the program's.
  var seeds: [ObjectIdentifier: CGRect] = [:]

  /// A constraint that is none of ours.
  struct CustomConstraint {
    let element: ObjectIdentifier?
    /// Changes the room, by the element's frame where that is known.
    let form: (inout CGRect, CGRect?) -> Void
  }

  var isEmpty: Bool {
    layouts.isEmpty && anchors.isEmpty && transforms.isEmpty && constraints.isEmpty
  }

  /// Has a constraint of somebody's own change the room, by the frame of its element in this pass.
  func constrain(_ room: inout CGRect, by frame: CGRect?, _ index: Int) {
    let constraint = constraints[index]
    constraint.form(&room, frame ?? constraint.element.flatMap { seeds[$0] })
  }
}

/// The values of a pass: what is known before, and the frames as they come.
struct BlockState: Sendable {
  /// The frame of each element.
  var frames: [CGRect] = []

  /// Where each element's own coordinates begin within its frame, and the size of what it holds
  /// where that is not its own.
  var spaces: [Space] = []

  struct Space: Sendable {
    var origin = CGPoint.zero
    var content: CGSize?
  }

  /// Whether each block is for readers from right to left.
  var isMirrored: [Bool] = []

  /// What each condition says.
  var answers: [Bool] = []

  /// Which branches were taken.
  var taken: [Bool] = []

  var guides = Guides()

  /// What is known of guides on a walk, and stays of them after it.
  struct Guides: Sendable {
    /// The source rects around the guide that is laid out now.
    var outerSources: [CGRect] = []

    /// The size of what each guide holds.
    var extents: [Extent] = []

    @inline(__always)
    mutating func clear() {
      // Emptying an empty array takes time too.
      if !outerSources.isEmpty { outerSources.removeAll(keepingCapacity: true) }
      if !extents.isEmpty { extents.removeAll(keepingCapacity: true) }
    }
  }

  struct Extent: Sendable {
    var guide: Int32
    var size: CGSize
  }

  /// Whether an axis without end is being measured.
  var isEndless = (width: false, height: false)

  /// Has a block follow the other direction, which is rare: a pass does not look for other owners of
  /// the list as long as none does.
  @inline(never)
  mutating func turn(_ block: Int) {
    isMirrored[block].toggle()
  }

  mutating func prepare(for program: BlockProgram) {
    frames.resize(to: program.elementCount, .zero)
    spaces.resize(to: program.elementCount, Space())
    isMirrored.resize(to: program.blockCount, false)
    answers.resize(to: program.conditionCount, false)
    taken.resize(to: program.branchCount, false)
  }
}

extension Array {
  fileprivate mutating func resize(to count: Int, _ value: Element) {
    if self.count == count { return }
    self = Array(repeating: value, count: count)
  }
}
