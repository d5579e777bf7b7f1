public import Foundation

/// The part of an element that holds other elements.
public protocol HoldingElement: PlaceableElement {
  /// The elements within the element, back to front. Default: none.
  var layoutChildren: [any LayoutElement] { get }

  /// The coordinates, within the element, of its upper left corner: a scroll view's content offset.
  /// Default: zero.
  var layoutBoundsOrigin: CGPoint { get }

  /// The size of what is within the element, where that is not the element's own size: a scroll
  /// view's content size. Default: `nil`.
  var layoutContentSize: CGSize? { get }

  /// The input of passes over what is within the element. Default: the current size and direction.
  var containerInput: LayoutInput { get }

  /// Puts the elements within the element into a new order without removing any. Returns `false`
  /// where it cannot. Default: `false`.
  func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool

  /// Takes an element in, in front of all others, wherever it was before. Returns `false` where it
  /// cannot. Default: `false`.
  func addLayoutChild(_ child: any LayoutElement) -> Bool

  /// Marks what is within the element for layout. Default: nothing.
  func setNeedsLayout()

  /// Lays out what is within the element, as far as it is marked, and nothing around it. Default:
  /// nothing.
  func layOutChildren()
}

extension HoldingElement {
  /// None.
  public var layoutChildren: [any LayoutElement] { [] }

  /// Zero.
  public var layoutBoundsOrigin: CGPoint { .zero }

  /// None.
  public var layoutContentSize: CGSize? { nil }

  /// The current size and direction.
  public var containerInput: LayoutInput {
    LayoutInput(size: layoutFrame.size, direction: effectiveUserInterfaceLayoutDirection)
  }

  /// Does nothing and returns `false`.
  public func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool { false }

  /// Does nothing and returns `false`.
  public func addLayoutChild(_ child: any LayoutElement) -> Bool { false }

  /// Does nothing.
  public func setNeedsLayout() {}

  /// Does nothing.
  public func layOutChildren() {}
}
