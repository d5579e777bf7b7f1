public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A placeholder of a layer in a layer. Without a closure, the layer is one with the placeholder's
/// frame.
///
/// ```swift
/// let place = LayerPlaceholder<CALayer>()
/// view.layer.add(layoutGuide: place)
/// place.element.borderWidth = 1          // the layer is made, and added to the other
/// ```
///
/// Source: CGLayout 0.7, LayerPlaceholder.
open class LayerPlaceholder<Layer: CALayer>: LayoutPlaceholder<Layer, CALayer> {}
