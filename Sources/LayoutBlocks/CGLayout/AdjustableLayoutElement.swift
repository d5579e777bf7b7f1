public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An element with a rule of its own for the size of its content.
///
/// Adjust constraints and `equalIntrinsicSize` take the size that ``contentConstraint`` makes of
/// the room. Every element can be adjusted, by the size that fits it; conform only to say another
/// rule.
///
/// Source: CGLayout 0.7, AdjustableLayoutElement.
public protocol AdjustableLayoutElement: LayoutElement {
  /// Sets a rect's size to that of the content in the rect it is given.
  var contentConstraint: any RectBasedConstraint { get }
}

extension UILabel: AdjustableLayoutElement {}
extension UIImageView: AdjustableLayoutElement {}
extension StackLayoutGuide: AdjustableLayoutElement {}

extension LayoutElement {
  /// The rule that the element has for its content, if that is not the size that fits it.
  var ownContentRule: (any RectBasedConstraint)? {
    guard let element = self as? any AdjustableLayoutElement else { return nil }
    let rule = element.contentConstraint
    return rule is ContentSizeConstraint ? nil : rule
  }
}
