import Foundation
import HeadlessUIKit
import LayoutCore

/// A leaf that runs code whenever it is asked for its size.
final class BusyLeaf: UIView {
  var natural = CGSize(width: 10, height: 10)
  var body: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    let body = body
    self.body = nil
    body?()
    return natural
  }
}

/// A text that runs code whenever it is measured.
final class BusyText: UIView, MeasuredContainer {
  var body: ((CGSize) -> Void)?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    body?(size)
    return CGSize(width: min(100, size.width), height: size.width < 100 ? 20 : 10)
  }
}
