import Foundation
import LayoutCore

/// The values of a pass: what is known before, and the frames as they come.
struct BlockState: Sendable {
  /// The frame of each element.
  var frames: [CGRect] = []

  /// Where each element's own coordinates begin within its frame, and the size of what it holds
  /// where that is not its own. Empty where the program needs that of none.
  var spaces: [Space] = []

  struct Space: Sendable {
    var layoutBoundsOrigin = CGPoint.zero
    var layoutContentSize: CGSize?
  }

  /// Whether each block is for readers from right to left; empty where no block has a direction.
  var isMirrored: [Bool] = []

  @inline(__always)
  func isMirrored(_ block: Int) -> Bool { block < isMirrored.count && isMirrored[block] }

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
    var contentSize: CGSize
  }

  /// Whether an axis without end is being measured.
  var isEndless = (width: false, height: false)

  /// Has a block follow the other direction. Rare, and apart: a pass does not look for other owners
  /// of the list as long as no block turns.
  @inline(never)
  mutating func turn(_ block: Int) {
    isMirrored[block].toggle()
  }

  mutating func prepare(for counts: BlockProgram.Counts) {
    frames.resize(to: counts.elements, .zero)
    spaces.resize(to: counts.spaces, Space())
    isMirrored.resize(to: counts.directions, false)
    answers.resize(to: counts.conditions, false)
    taken.resize(to: counts.branches, false)
  }
}

extension Array {
  fileprivate mutating func resize(to count: Int, _ value: Element) {
    if self.count == count { return }
    self = Array(repeating: value, count: count)
  }
}

extension BlockProgram {
  /// How much a pass has to keep. Numbers, so that a state can be prepared beside its program
  /// without counting references to all its lists.
  struct Counts {
    let elements: Int
    let spaces: Int
    let directions: Int
    let conditions: Int
    let branches: Int
  }

  var counts: Counts {
    Counts(
      elements: elementCount, spaces: uses.contains { $0.contains(.space) } ? elementCount : 0,
      directions: directedBlocks.isEmpty ? 0 : blockCount, conditions: conditionCount,
      branches: branchCount)
  }
}
