public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An element with anchors. Every element has them, so nothing asks for this conformance.
///
/// Source: CGLayout 0.7, AnchoredLayoutElement.
public protocol AnchoredLayoutElement: LayoutElement {}

extension UIView: AnchoredLayoutElement {}
extension CALayer: AnchoredLayoutElement {}
extension UILayoutGuide: AnchoredLayoutElement {}
extension LayoutGuide: AnchoredLayoutElement {}
