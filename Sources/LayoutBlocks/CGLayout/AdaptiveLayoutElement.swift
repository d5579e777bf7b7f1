public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An element that knows the size that fits it. Every element does, so nothing asks for this
/// conformance.
///
/// Source: CGLayout 0.7, AdaptiveLayoutElement.
public protocol AdaptiveLayoutElement: AnyObject {
  /// The size that fits a proposal.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension UIView: AdaptiveLayoutElement {}
extension StackLayoutGuide: AdaptiveLayoutElement {}
