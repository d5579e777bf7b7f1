import Foundation
import LayoutCore

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

  /// Adds a rule. Returns its number.
  @inline(never)
  func add(_ rule: any RectBasedConstraint) -> Int {
    anchors.append(rule)
    return anchors.count - 1
  }

  /// The size that an element's own rule makes of a room.
  func contentSize(in room: CGSize, _ step: BlockStep) -> CGSize {
    let rect = CGRect(origin: .zero, size: room)
    return anchors[Int(step.j)].constrained(sourceRect: rect, by: rect).size
  }

  /// Has a constraint of somebody's own change the room, by the frame of its element in this pass.
  func constrain(_ room: inout CGRect, by frame: CGRect?, _ index: Int) {
    let constraint = constraints[index]
    constraint.form(&room, frame ?? constraint.element.flatMap { seeds[$0] })
  }
}

extension BlockClosures? {
  /// The closures, created for the first that is added: most declarations have none.
  mutating func created() -> BlockClosures {
    if let self { return self }
    let closures = BlockClosures()
    self = closures
    return closures
  }
}
