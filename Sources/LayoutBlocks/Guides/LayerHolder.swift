import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An element that shows layers, too.
///
/// UIKit's views conform on the main actor, where all guides in them are used.
protocol LayerHolder {
  /// What holds the layers.
  var heldLayer: any LayoutElement { get }
}

extension UIView: LayerHolder {
  var heldLayer: any LayoutElement { layer }
}
