import Foundation
import LayoutCore

// Positions that read other frames are computed from left to right. Before the walk all elements
// are brought to where they would stand then, during it frames are stored as computed, and behind
// it as they are mirrored. So a closure sees every element of the container on the side it computes
// for.
extension PlanPass {
  /// Brings the elements from where they stand on the screen to where they would stand unmirrored;
  /// returns the frames they had.
  func mirrorBack(
    _ elements: UnsafeBufferPointer<Unmanaged<Subview>>, in width: CGFloat?
  ) -> [CGRect] {
    let frames = elements.map { $0._withUnsafeGuaranteedRef { $0.layoutFrame } }
    for (element, frame) in zip(elements, frames) {
      let unmirrored = frame.mirrored(in: width)
      if unmirrored.isStorable { element._withUnsafeGuaranteedRef { $0.place(unmirrored) } }
    }
    return frames
  }
}

extension CGRect {
  /// The rect as a container of a width shows it that mirrors; unchanged without a width.
  func mirrored(in width: CGFloat?) -> CGRect {
    guard let width else { return self }
    return CGRect(
      x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}
