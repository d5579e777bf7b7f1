import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An element of a class that is known when the program runs.
///
/// UIKit's views conform on the main actor, where all placeholders of views are used.
protocol MadeElement {
  /// Makes one with a frame.
  static func made(frame: CGRect) -> Self
}

extension UIView: MadeElement {
  static func made(frame: CGRect) -> Self {
    let view = UIView.make(Self.self)
    view.frame = frame
    return view
  }
}

extension CALayer: MadeElement {
  static func made(frame: CGRect) -> Self {
    let layer = CALayer.make(Self.self)
    layer.frame = frame
    return layer
  }
}
