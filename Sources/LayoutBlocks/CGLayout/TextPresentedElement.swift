public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An element with a baseline. Every element has one, if only its upper edge, so nothing asks for
/// this conformance.
///
/// Source: CGLayout 0.7, TextPresentedElement.
public protocol TextPresentedElement {
  /// What the baseline is as an element.
  associatedtype BaselineElement: LayoutElement

  /// The first baseline as an element.
  var baselineElement: BaselineElement { get }
}

extension UILabel: TextPresentedElement {}
