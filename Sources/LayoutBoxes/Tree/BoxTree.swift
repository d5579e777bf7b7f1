public import Foundation

/// A tree of boxes as a value, without elements: the engine of rows, columns and anchors.
///
/// Describe the tree once, lay it out for any size, and read frames by index. Every axis is
/// decided once: widths up, widths and x down, heights up, heights and y down, each in a loop over
/// flat storage. Depth costs no stack.
///
/// ```swift
/// var tree = BoxTree(BoxStyle(.row, spacing: 10)) { row in
///   row.leaf(width: .fixed(40), height: .natural(40))
///   row.leaf(width: .natural(80), height: .natural(20), weight: 1)
/// }
/// tree.layOut(width: 200, height: nil)   // (200, 40)
/// tree.frame(of: 2)                      // (50, 0, 150, 40)
/// ```
///
/// Index 0 is the root, all others follow in the order in which they are declared, a box before
/// what is in it. Frames are in the coordinates of the box around.
///
/// A changed size or style runs again as little as it can: see ``setSize(of:width:height:)``.
/// Numbers that mean nothing, such as a negative width or an infinite weight, count as not given.
///
/// Source: Lima, reference sections 3 to 6.
public struct BoxTree: Sendable {
  var nodes: [BoxNode] = []
  var records: [BoxRecord] = []
  var contents: [BoxContentRecord] = []
  var margins: [BoxMargins] = [BoxMargins(0)]
  var state = BoxState()
  var scratch = BoxScratch()

  /// Whether content changed that has the same width as before.
  var needsMeasuring = false

  /// The innermost box being declared.
  var open = BoxTree.afterRoot
  static let beforeRoot: Int32 = -1
  static let afterRoot: Int32 = -2

  /// Whether any box sets the direction of what is in it.
  var setsDirections = false

  /// Whether any box stands its children on baselines.
  var usesBaselines = false

  /// Creates a tree of a root box.
  ///
  /// - Parameters:
  ///   - root: The style of the root.
  ///   - content: Declares what is in the root.
  public init(_ root: BoxStyle, _ content: (inout BoxTree) -> Void = { _ in }) {
    declareRoot(root)
    content(&self)
    endRoot()
  }

  /// Describes the tree anew, keeping its storage.
  ///
  /// - Parameters:
  ///   - root: The style of the root.
  ///   - content: Declares what is in the root.
  public mutating func rebuild(
    _ root: BoxStyle, _ content: (inout BoxTree) -> Void = { _ in }
  ) {
    declareRoot(root)
    content(&self)
    endRoot()
  }

  /// Makes room for nodes, so that declaring them does not move storage.
  public mutating func reserveCapacity(nodes: Int, boxes: Int) {
    self.nodes.reserveCapacity(nodes)
    records.reserveCapacity(boxes)
    state.reserveCapacity(nodes: nodes, boxes: boxes)
  }

  /// The number of nodes, boxes and leaves.
  public var count: Int { nodes.count }

  /// The frame of a node in the coordinates of the box around it, after a layout; the zero
  /// rectangle before, and for an index that does not exist.
  public func frame(of index: Int) -> CGRect {
    state.hasFrames && state.frames.indices.contains(index) ? state.frames[index] : .zero
  }

  /// The frames of all nodes, each in the coordinates of the box around it; none before a layout.
  public var frames: [CGRect] { state.hasFrames ? state.frames : [] }

  /// The frames of all nodes in the coordinates of the root; none before a layout.
  ///
  /// - Complexity: linear in the nodes.
  public var framesInRoot: [CGRect] {
    var frames = frames
    for index in frames.indices.dropFirst() {
      let above = frames[Int(nodes[index].parent)].origin
      frames[index].origin.x += above.x
      frames[index].origin.y += above.y
    }
    return frames
  }

  /// The index of the box around a node; `nil` for the root and for an index that does not exist.
  public func parent(of index: Int) -> Int? {
    guard nodes.indices.contains(index), index > 0 else { return nil }
    return Int(nodes[index].parent)
  }

  /// The indices of a box's children in order; none for a leaf.
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    var result: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].end) {
      result.append(child)
      child = Int(nodes[child].end)
    }
    return result
  }
}

/// What layouts of a tree leave behind for the next one.
struct BoxState: Sendable {
  var frames: [CGRect] = []
  var profilesX: [BoxProfile] = []
  var profilesY: [BoxProfile] = []
  var baselines: [BoxBaselines] = []

  /// What each box waits for; see ``BoxMark``.
  var marks: [UInt8] = []

  /// The marked boxes.
  var marked: [Int32] = []

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
    profilesX.reserveCapacity(boxes)
    profilesY.reserveCapacity(boxes)
    marks.reserveCapacity(boxes)
  }

  /// Makes room for as many nodes and boxes as there are.
  mutating func fit(nodes: Int, boxes: Int, usesBaselines: Bool) {
    BoxState.fit(&frames, nodes, .zero)
    BoxState.fit(&profilesX, boxes, .zero)
    BoxState.fit(&profilesY, boxes, .zero)
    BoxState.fit(&marks, boxes, 0)
    BoxState.fit(&baselines, usesBaselines ? boxes : 0, .none)
    // All boxes may be marked one day, and a layout then allocates nothing.
    if marked.capacity < boxes { marked.reserveCapacity(boxes) }
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

/// Storage that passes use, kept between them.
struct BoxScratch: Sendable {
  var distribution = BoxDistribution()
  var grid = BoxGridScratch()

  /// The boxes that a pass arranges, while it runs; see ``BoxState/arranged``.
  var arranged: [Int32] = []

  /// Boxes whose size may have changed, with the size they were arranged for.
  var pending: [(box: Int32, size: Double)] = []

  /// Makes room for as many boxes as there are.
  mutating func fit(boxes: Int) {
    if pending.capacity < boxes { pending.reserveCapacity(boxes) }
    if arranged.capacity < boxes / 4 + 2 { arranged.reserveCapacity(boxes / 4 + 2) }
  }
}

/// What a box waits for.
enum BoxMark {
  /// Listed among the marked boxes.
  static let isListed: UInt8 = 1
  static let widthUp: UInt8 = 2
  static let widthDown: UInt8 = 4
  static let heightUp: UInt8 = 8
  static let heightDown: UInt8 = 16
}
