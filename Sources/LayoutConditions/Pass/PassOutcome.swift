import Foundation
import LayoutCore

/// What a pass was about. An issue's handler may change the container, and then the pass forgets
/// it.
struct PassOutcome<Subview: LayoutElement> {
  let elements: [Unmanaged<Subview>]
  let chosen: [Int32]
  let unplacedCount: Int
  let size: CGSize

  func name(_ index: Int) -> String { elements[index].takeUnretainedValue().issueName }

  func identity(_ index: Int) -> ObjectIdentifier {
    ObjectIdentifier(elements[index].takeUnretainedValue())
  }
}
