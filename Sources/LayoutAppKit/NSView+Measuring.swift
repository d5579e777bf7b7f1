#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import Foundation
public import LayoutCore

/// A view that says which size fits it in a room. Controls of AppKit do; conform with a container
/// of your own that others have to measure.
///
/// ```swift
/// final class Page: NSView, FittingView {
///   func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
/// }
/// ```
@MainActor public protocol FittingView: NSView {
  /// The size that fits a room, in points; a length of the room may be 0, and is
  /// `CGFloat.greatestFiniteMagnitude` where there is no limit. A negative length of the answer
  /// says nothing.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension NSControl: FittingView {}

extension LayoutElement where Self: NSView {
  /// The size that fits: what a ``FittingView`` answers; of another view its intrinsic size, with
  /// what it draws around its alignment rect, or else its `fittingSize`, if that is not 0. A length
  /// that nothing says is the view's own.
  @MainActor public func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = frame.size
    if let view = self as? any FittingView {
      func finite(_ length: CGFloat) -> CGFloat { min(length, .greatestFiniteMagnitude) }
      let answer = view.sizeThatFits(
        CGSize(width: finite(size.width), height: finite(size.height)))
      return CGSize(
        width: answer.width >= 0 ? answer.width : own.width,
        height: answer.height >= 0 ? answer.height : own.height)
    }
    let (natural, insets) = (intrinsicContentSize, alignmentRectInsets)
    var answer = own
    if natural.width < 0 || natural.height < 0 {
      let fitting = fittingSize
      if fitting.width > 0 { answer.width = fitting.width }
      if fitting.height > 0 { answer.height = fitting.height }
    }
    if natural.width >= 0 { answer.width = natural.width + insets.left + insets.right }
    if natural.height >= 0 { answer.height = natural.height + insets.top + insets.bottom }
    return answer
  }

  /// The distance of the first baseline from the top of the frame, as the view stands; `nil` for
  /// one that has none.
  @MainActor public var firstBaseline: CGFloat? {
    let offset = firstBaselineOffsetFromTop
    return offset > 0 ? offset + alignmentRectInsets.top : nil
  }
}
#endif
