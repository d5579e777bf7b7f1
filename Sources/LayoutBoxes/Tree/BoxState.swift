import Foundation

/// What layouts of a tree leave behind for the next one.
struct BoxState: Sendable {
  var frames: [CGRect] = []

  /// The box around each node, by node; 0 for the root.
  var parents: [Int32] = []

  var profilesX: [BoxProfile] = []
  var profilesY: [BoxProfile] = []
  var baselines: [BoxBaselines] = []

  /// What each box waits for; see ``BoxMark``.
  var marks: [UInt8] = []

  /// The marked boxes. More than ``mostListed`` are not all listed: looking through all marks takes
  /// less time than putting so many in order.
  var marked: [Int32] = []
  static let mostListed = 16

  /// The boxes that the last layout arranged, some of them twice, unless it was all of them.
  var arranged: [Int32] = []
  var isAllArranged = false

  /// Whether the frames are those of the nodes, as far as there are frames.
  var hasFrames = false

  /// Whether the next layout has to do everything.
  var isFresh = true

  /// Whether no record says that its children are mirrored.
  var isUndirected = true

  /// What the last layout was for.
  var width: Double?
  var height: Double?
  var isMirrored = false

  mutating func reserveCapacity(nodes: Int, boxes: Int) {
    frames.reserveCapacity(nodes)
    parents.reserveCapacity(nodes)
    profilesX.reserveCapacity(boxes)
    profilesY.reserveCapacity(boxes)
    marks.reserveCapacity(boxes)
  }

  /// Makes room for as many nodes and boxes as there are.
  mutating func fit(nodes: Int, boxes: Int, usesBaselines: Bool) {
    BoxState.fit(&frames, nodes, .zero)
    BoxState.fit(&parents, nodes, 0)
    BoxState.fit(&profilesX, boxes, .zero)
    BoxState.fit(&profilesY, boxes, .zero)
    BoxState.fit(&marks, boxes, 0)
    BoxState.fit(&baselines, usesBaselines ? boxes : 0, .none)
    if marked.capacity <= BoxState.mostListed { marked.reserveCapacity(BoxState.mostListed + 1) }
    if arranged.capacity < boxes / 4 + 2 { arranged.reserveCapacity(boxes / 4 + 2) }
  }

  /// Whether the list has all marked boxes.
  var listsAllMarked: Bool { marked.count <= BoxState.mostListed }

  /// Counts a box among the marked ones.
  @inline(__always)
  mutating func list(_ box: Int) {
    marks[box] |= BoxMark.isMarked
    if listsAllMarked { marked.append(Int32(truncatingIfNeeded: box)) }
  }

  /// Forgets what boxes wait for.
  mutating func forgetMarks() {
    marks.withUnsafeMutableBufferPointer { $0.initialize(repeating: 0) }
    if !marked.isEmpty { marked.removeAll(keepingCapacity: true) }
  }

  @inline(__always)
  private static func fit<Element>(_ array: inout [Element], _ count: Int, _ element: Element) {
    if array.count == count { return }
    if array.count > count {
      array.removeLast(array.count - count)
    } else {
      array.append(contentsOf: repeatElement(element, count: count - array.count))
    }
  }
}
