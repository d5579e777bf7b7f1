public import Foundation

/// A tree of boxes as a value, without elements: the engine of rows, columns and anchors.
///
/// Describe the tree once, lay it out for any size, and read frames by index. Every axis is
/// decided once: widths up, widths and x down, heights up, heights and y down, each in a loop over
/// flat storage, both axes in the same loops where no height depends on a width. Depth costs no
/// stack.
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
/// Source: Lima, `LMRowView`, `LMColumnView`, `LMAnchorView`, `LMRootView` and `LMScrollView`.
public struct BoxTree: Sendable {
  var nodes: [BoxNode] = []
  var records: [BoxRecord] = []
  var contents: [BoxContentRecord] = []
  var gaps: [BoxGaps] = [.none]
  var state = BoxState()
  var scratch = BoxScratch()

  /// Whether content changed that has the same width as before.
  var needsMeasuring = false

  /// The record of the innermost box being declared.
  @usableFromInline var open = BoxTree.afterRoot
  static let beforeRoot: Int32 = -1
  @usableFromInline static let afterRoot: Int32 = -2

  /// Whether any box sets the direction of what is in it.
  var setsDirections = false

  /// Whether any box aligns its children on baselines.
  var usesBaselines = false

  /// Whether any box is a grid.
  var usesGrids = false

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
  /// ```swift
  /// for (element, frame) in zip(elements, tree.absoluteFrames().dropFirst()) {
  ///   element.place(frame)
  /// }
  /// ```
  ///
  /// - Complexity: one walk over the nodes, whatever the depth, and an allocation;
  ///   ``getAbsoluteFrames(_:)`` does without.
  public func absoluteFrames() -> [CGRect] {
    guard state.hasFrames else { return [] }
    return Array(unsafeUninitializedCapacity: state.frames.count) { frames, count in
      frames.baseAddress.map(writeAbsoluteFrames)
      count = state.frames.count
    }
  }

  /// Replaces an array by the frames of all nodes in the coordinates of the root.
  ///
  /// For code that asks again and again: an array that has room keeps it.
  ///
  /// - Parameter frames: Takes the frames, in points; none before a layout.
  /// - Complexity: one walk over the nodes, whatever the depth.
  public func getAbsoluteFrames(_ frames: inout [CGRect]) {
    guard state.hasFrames else { return frames.removeAll(keepingCapacity: true) }
    if frames.count != state.frames.count {
      frames.removeAll(keepingCapacity: true)
      frames.append(contentsOf: state.frames)
    }
    frames.withUnsafeMutableBufferPointer { $0.baseAddress.map(writeAbsoluteFrames) }
  }

  /// Writes the frames of all nodes in the coordinates of the root to storage for as many.
  @inline(__always)
  private func writeAbsoluteFrames(_ absolute: UnsafeMutablePointer<CGRect>) {
    state.frames.withUnsafeBufferPointer { relative in
      state.parents.withUnsafeBufferPointer { parents in
        absolute.initialize(to: relative[0])
        for index in 1..<max(relative.count, 1) {
          // A box stands before what is in it, so its own frame is there already.
          let above = absolute[Int(parents[index])].origin
          let frame = relative[index]
          (absolute + index).initialize(
            to: CGRect(
              x: above.x + frame.origin.x, y: above.y + frame.origin.y,
              width: frame.size.width, height: frame.size.height))
        }
      }
    }
  }

  /// The index of the box around a node; `nil` for the root and for an index that does not exist.
  public func parent(of index: Int) -> Int? {
    guard nodes.indices.contains(index), index > 0 else { return nil }
    return Int(records[box(around: index)].node)
  }

  /// The indices of a box's children in order; none for a leaf.
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    var result: [Int] = []
    var child = index + 1
    let end = end(of: index)
    while child < end {
      result.append(child)
      child = self.end(of: child)
    }
    return result
  }

  /// The index behind the last node within a node.
  @inline(__always)
  func end(of index: Int) -> Int {
    let node = nodes[index]
    if !node.isBox { return index + 1 }
    return node.span > 0 ? index + node.span : Int(records[node.record].end)
  }

  /// The record of the box around a node, -1 for the root.
  func box(around index: Int) -> Int {
    let node = nodes[index]
    if node.isBox { return Int(records[node.record].parent) }
    return node.content.map { Int(contents[$0].box) } ?? node.boxAround
  }
}
