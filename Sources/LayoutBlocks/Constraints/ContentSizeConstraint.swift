import Foundation
import LayoutCore

/// Gives a room the size that fits an element in another rect.
struct ContentSizeConstraint: RectBasedConstraint {
  let link: ElementLink

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard let element = link.element else { return }
    sourceRect.size = element.contentSize(in: rect.size)
  }
}
