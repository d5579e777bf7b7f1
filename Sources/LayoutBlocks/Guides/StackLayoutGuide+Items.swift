public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension StackLayoutGuide {
  /// Adds an element behind the others, short for `addArranged(element: Element(element))`.
  public func addArrangedElement(_ element: some LayoutElement) {
    addArranged(element: Element(element))
  }

  /// Adds an element at an index; behind the others where there is no such index.
  public func insertArrangedElement(_ element: some LayoutElement, at index: Int) {
    insertArranged(element: Element(element), at: index)
  }

  /// Takes an element out of the stack and out of the owner; does nothing with any other.
  public func removeArrangedElement(_ element: some LayoutElement) {
    removeArranged(element: element)
  }
}

#if canImport(UIKit)
@MainActor
#endif
extension StackLayoutGuide where Parent: UIView {
  /// The way to add views: `stack.views.add(button)`.
  public var views: Views { Views(guide: self) }

  /// The way to add guides: `stack.layoutGuides.add(inner)`.
  public var layoutGuides: LayoutGuides { LayoutGuides(guide: self) }

  /// The way to add layers: `stack.layers.add(line)`.
  public var layers: Layers { Layers(guide: self) }

  /// Adds layers to a stack.
  #if canImport(UIKit)
  @MainActor
  #endif
  public struct Layers {
    let guide: StackLayoutGuide

    /// Adds a layer behind the other items.
    public func add(_ child: CALayer) { guide.addArrangedElement(child) }
  }

  /// Adds views to a stack.
  #if canImport(UIKit)
  @MainActor
  #endif
  public struct Views {
    let guide: StackLayoutGuide

    /// Adds a view behind the other items.
    public func add(_ child: UIView) { guide.addArrangedElement(child) }
  }

  /// Adds guides to a stack.
  #if canImport(UIKit)
  @MainActor
  #endif
  public struct LayoutGuides {
    let guide: StackLayoutGuide

    /// Adds a guide behind the other items.
    public func add(_ child: LayoutGuide<UIView>) { guide.addArrangedElement(child) }
  }
}
