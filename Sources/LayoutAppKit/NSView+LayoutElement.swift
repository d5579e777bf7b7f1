#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import Foundation
public import HeadlessUIKit
public import LayoutCore

extension NSView: FlippableElement, EndingElement {
  /// The coordinates within the superview, as it is flipped or not.
  public var surroundingSpace: FlippableSpace? { superview?.innerSpace }

  /// The coordinates within the view, as it is flipped or not. Bounds that are rotated, or of
  /// another size than the frame, do not count.
  public var innerSpace: FlippableSpace { FlippableSpace(bounds: bounds, isFlipped: isFlipped) }

  /// The frame in the superview's coordinates.
  public var keptFrame: CGRect { frame }

  /// Sets the frame.
  public func keep(_ frame: CGRect) { self.frame = frame }

  /// One slot for all that Framewise keeps per view, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self) }
    set { AssociatedStorage.store(newValue, for: self) }
  }

  /// The view's identifier, or else the name of the class.
  public var layoutName: String {
    if let name = identifier?.rawValue, !name.isEmpty { return name }
    return ClassNames.name(of: type(of: self))
  }

  /// The superview.
  public var layoutContainer: AnyObject? { superview }

  /// The subviews, back to front.
  public var layoutChildren: [any LayoutElement] { subviews }

  /// The direction of the view's user interface.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The bounds' size with the view's safe area and direction, and the scale of its window, or 1;
  /// without margins.
  public var containerInput: LayoutInput {
    let insets = safeAreaInsets
    return LayoutInput(
      size: bounds.size,
      safeAreaInsets: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      direction: effectiveUserInterfaceLayoutDirection, scale: window?.backingScaleFactor ?? 1)
  }

  /// Puts the subviews into a new order.
  public func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool {
    let views = children.compactMap { $0 as? NSView }
    let present = Set(subviews.map { ObjectIdentifier($0) })
    guard views.count == children.count, views.count == present.count,
      Set(views.map { ObjectIdentifier($0) }) == present
    else { return false }
    subviews = views
    return true
  }

  /// Adds a view as the frontmost subview, or a layer as the frontmost one of the view's layer, if
  /// the view has one.
  public func addLayoutChild(_ child: any LayoutElement) -> Bool {
    if let view = child as? NSView {
      addSubview(view)
      return true
    }
    return layer?.addLayoutChild(child) ?? false
  }

  /// Removes the view from its superview.
  public func removeFromSuperElement() {
    removeFromSuperview()
  }

  /// Lays out the subtree, as far as it is marked.
  public func layOutChildren() {
    layoutSubtreeIfNeeded()
  }
}

extension LayoutElement where Self: NSView {
  // No members of NSView, so that subclasses can have their own of the same name.

  /// Marks the view for layout.
  @MainActor public func setNeedsLayout() {
    needsLayout = true
  }
}
#endif
