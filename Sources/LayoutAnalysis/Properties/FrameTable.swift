import Foundation
import LayoutCore

/// The frames of a layout as formulas, within a region or at one size.
struct FrameTable {
  let structure: MapStructure

  /// x, y, width and height of each element in the coordinates of its parent.
  private(set) var frames: [FrameFormula]

  /// Where the coordinates of the element's parent begin in those of the root.
  private(set) var origins: [(x: SizeFormula, y: SizeFormula)] = []

  /// Elements without a frame of their own, or without a formula for it.
  private(set) var unplaced: Set<Int32>

  /// Elements of which a number follows no formula.
  private(set) var unknown: Set<Int> = []

  /// The elements that are not shown, by themselves or by what they are in.
  private(set) var hidden: [Bool] = []

  /// The frames of a region.
  init(_ layout: MapLayout, _ content: MapContent) {
    structure = content.structures[Int(layout.structure)]
    unplaced = layout.unplaced
    frames = []
    frames.reserveCapacity(structure.records.count)
    for index in structure.records.indices {
      let frame = content.frame(of: index, in: layout)
      frames.append(frame ?? FrameFormula(.zero))
      if frame == nil { unknown.insert(index) }
    }
    finish()
  }

  /// The frames at one size.
  init(_ snapshot: LayoutSnapshot, unplaced: Set<Int32> = []) {
    structure = MapStructure(snapshot)
    self.unplaced = unplaced
    frames = snapshot.records.map { FrameFormula($0.frame) }
    finish()
  }

  private mutating func finish() {
    // A frame that is not finite is refused wherever it should be stored.
    for (index, frame) in frames.enumerated() {
      let isFinite =
        frame.x.constant.isFinite && frame.y.constant.isFinite && frame.width.constant.isFinite
        && frame.height.constant.isFinite
      if !isFinite { unplaced.insert(Int32(index)) }
    }
    origins.reserveCapacity(frames.count)
    hidden.reserveCapacity(frames.count)
    for (index, record) in structure.records.enumerated() {
      let parent = Int(structure.parents[index])
      guard parent >= 0 else {
        // The root's own place does not matter to what is in it.
        origins.append((-frames[0].x, -frames[0].y))
        hidden.append(record.isHidden)
        continue
      }
      let outer = origins[parent]
      let frame = frames[parent]
      origins.append(
        structure.records[parent].isGroup ? outer : (outer.x + frame.x, outer.y + frame.y))
      hidden.append(record.isHidden || hidden[parent])
    }
  }

  func name(_ element: Int) -> String { structure.records[element].name }

  /// The element in whose coordinates the frame of another one is; -1 for that of the root. A group
  /// has no coordinates of its own.
  func holder(of element: Int) -> Int {
    var holder = Int(structure.parents[element])
    while holder > 0, structure.records[holder].isGroup {
      holder = Int(structure.parents[holder])
    }
    return holder
  }

  /// Whether the element has a frame to speak of.
  func counts(_ element: Int) -> Bool {
    !hidden[element] && !unplaced.contains(Int32(element)) && !unknown.contains(element)
  }

  /// The edges of an element, in the coordinates of the root.
  func edges(_ element: Int) -> FrameEdges {
    let (frame, origin) = (frames[element], origins[element])
    let (left, top) = (origin.x + frame.x, origin.y + frame.y)
    return FrameEdges(
      left: left, top: top, right: left + frame.width, bottom: top + frame.height,
      width: frame.width, height: frame.height)
  }

  /// The elements directly within another one.
  func children(of parent: Int) -> [Int] { structure.children(of: parent) }
}
