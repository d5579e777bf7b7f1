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

/// A leaf that runs code every time it is asked for its size.
final class AlwaysBusyLeaf: UIView {
  var body: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    body?()
    return CGSize(width: 10, height: 10)
  }
}

/// A text that runs code whenever it is measured.
final class BusyText: UIView, MeasuredContainer {
  var body: ((CGSize) -> Void)?
  var answer: (CGSize) -> CGSize = {
    CGSize(width: min(100, $0.width), height: $0.width < 100 ? 20 : 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    body?(size)
    return answer(size)
  }
}
