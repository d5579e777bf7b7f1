import Foundation
import LayoutCore

/// Sets a room to the size that fits an element in another rect.
struct ContentSizeConstraint: RectBasedConstraint {
  let link: ElementLink

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard let element = link.element else { return }
    sourceRect.size = element.contentSize(in: rect.size)
  }
}
