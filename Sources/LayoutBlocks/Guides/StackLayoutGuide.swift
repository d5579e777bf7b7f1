public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A guide that stacks elements in its owner.
///
/// ```swift
/// let guide = StackLayoutGuide<UIView>(items: [.uiView(save), .uiView(cancel)])
/// guide.scheme.spacing = .equal(8)
/// guide.contentInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
/// guide.add(to: view)                      // adds the items, too
/// guide.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
/// ```
///
/// Source: CGLayout 0.7, StackLayoutGuide.
open class StackLayoutGuide<Parent: LayoutElement>: LayoutGuide<Parent> {
  /// An item of the stack.
  public struct Element {
    let element: any LayoutElement

    /// Any element.
    public init(_ element: some LayoutElement) {
      self.element = element
    }

    /// A view.
    public static func uiView(_ view: some LayoutElement) -> Element { Element(view) }

    /// A layer.
    public static func caLayer(_ layer: some LayoutElement) -> Element { Element(layer) }

    /// A guide.
    public static func layoutGuide(_ guide: some LayoutElement) -> Element { Element(guide) }
  }

  /// The items in order.
  public private(set) var arrangedItems: [Element]

  /// The same, as the scheme asks for them, which may outlive the guide.
  private let arranged: ArrangedElements

  /// How the items are stacked.
  public final var scheme: StackLayoutScheme {
    get { storedScheme }
    set {
      storedScheme = newValue
      setNeedsContentLayout()
    }
  }

  private var storedScheme: StackLayoutScheme

  /// The room around the items, in points.
  public final var contentInsets = UIEdgeInsets.zero {
    didSet { if contentInsets != oldValue { setNeedsContentLayout() } }
  }

  /// Creates a guide without items.
  public override init(frame: CGRect = .zero) {
    arrangedItems = []
    let arranged = ArrangedElements()
    self.arranged = arranged
    storedScheme = StackLayoutScheme({ arranged.elements }, at: nil)
    super.init(frame: frame)
  }

  /// Creates a guide of items, which it adds to its owner once it has one.
  public convenience init(items: [Element]) {
    self.init(frame: .zero)
    arrangedItems = items
    arranged.elements = items.map(\.element)
  }

  /// Adds an item behind the others.
  public final func addArranged(element: Element) {
    insertArranged(element: element, at: arrangedItems.count)
  }

  /// Adds an item at an index; behind the others where there is no such index.
  public final func insertArranged(element: Element, at index: Int) {
    let place = min(max(index, 0), arrangedItems.count)
    arrangedItems.insert(element, at: place)
    arranged.elements.insert(element.element, at: place)
    addToOwner(element)
    setNeedsContentLayout()
  }

  /// Takes an item out of the stack and out of the owner; does nothing with any other.
  public final func removeArranged(element: Element) {
    guard let index = arrangedItems.firstIndex(where: { $0.element === element.element }) else {
      return
    }
    arrangedItems.remove(at: index)
    arranged.elements.remove(at: index)
    element.element.removeFromSuperElement()
    setNeedsContentLayout()
  }

  /// Takes an item out of the stack and out of the owner; does nothing with any other.
  public final func removeArranged(element: some LayoutElement) {
    removeArranged(element: Element(element))
  }

  private func addToOwner(_ item: Element) {
    guard let ownerElement else { return }
    if let guide = item.element as? any GuideElement {
      guide.join(ownerElement)
    } else if item.element.layoutContainer !== ownerElement {
      _ = ownerElement.addLayoutChild(item.element)
    }
  }

  open override func didAddToOwner() {
    for item in arrangedItems { addToOwner(item) }
    layoutContent()
  }

  open override func willRemoveFromOwner() {
    // From the last, which is in front of the others, so that nothing is moved up.
    for item in arrangedItems.reversed() { item.element.removeFromSuperElement() }
  }

  open override var contentLayout: (any LayoutBlockProtocol)? { storedScheme }

  open override func contentRect(forFrame frame: CGRect) -> CGRect {
    inset(CGRect(origin: .zero, size: frame.size))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    var rect = rect
    BlockStep.inset(
      &rect.origin.x, &rect.size.width, near: contentInsets.left, far: contentInsets.right)
    BlockStep.inset(
      &rect.origin.y, &rect.size.height, near: contentInsets.top, far: contentInsets.bottom)
    return rect
  }

  override var needsOwner: Bool { false }

  /// The size of the items in a proposal, with the insets; the same before the guide has an owner.
  ///
  /// Three items of length 30 with gaps of 5 answer 100 by 200 to a proposal of 100 by 200:
  /// 3 · 30 + 2 · 5 along the stack, and all there is across it. Items that end before the origin
  /// count as nothing.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let frame = storedScheme.snapshot(for: inset(CGRect(origin: .zero, size: size))).frame
    return CGSize(
      width: max(0, frame.origin.x + frame.size.width + contentInsets.right),
      height: max(0, frame.origin.y + frame.size.height + contentInsets.bottom))
  }
}

/// The elements of a stack: one array until they change.
private final class ArrangedElements {
  var elements: [any LayoutElement] = []
}
