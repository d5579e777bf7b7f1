import Foundation
public import LayoutCore

/// A guide that holds the place of one element, which is made when it is first asked for.
///
/// ```swift
/// let place = ViewPlaceholder<UILabel>(load: { UILabel() }, didLoad: { $0.text = "late" })
/// place.add(to: view)
/// place.frame = CGRect(x: 0, y: 0, width: 80, height: 20)   // no label yet
/// place.element.frame                                       // (0, 0, 80, 20)
/// ```
///
/// Source: CGLayout 0.7, LayoutPlaceholder.
open class LayoutPlaceholder<Element: LayoutElement, Super: LayoutElement>: LayoutGuide<Super> {
  private var load: (() -> Element)?
  private var didLoad: ((Element) -> Void)?
  private var block: LayoutBlock<Element>?

  /// The element, if it was made.
  public private(set) final var elementIfLoaded: Element?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - load: Makes the element, once.
  ///   - didLoad: Called with the element when it was made.
  public convenience init(load: @escaping () -> Element, didLoad: ((Element) -> Void)? = nil) {
    self.init(load, didLoad)
  }

  /// Creates a placeholder; without a closure, ``makeElement()`` makes the element.
  public convenience init(_ load: (() -> Element)? = nil, _ didLoad: ((Element) -> Void)?) {
    self.init(frame: .zero)
    self.load = load
    self.didLoad = didLoad
  }

  /// Creates a placeholder of an element that an expression makes, once.
  public convenience init(
    _ load: @autoclosure @escaping () -> Element, _ didLoad: ((Element) -> Void)?
  ) {
    self.init(frame: .zero)
    self.load = load
    self.didLoad = didLoad
  }

  /// Makes the element where the placeholder was given no closure for it: a view or a layer with
  /// the placeholder's frame. Override it for elements of other kinds.
  open func makeElement() -> Element {
    let kind = Element.self as? any MadeElement.Type
    guard let element = kind?.made(frame: frame) as? Element else {
      preconditionFailure("give the placeholder a closure that makes its element: init(load:)")
    }
    return element
  }

  /// Whether the element was made.
  public final var isElementLoaded: Bool { elementIfLoaded != nil }

  /// The element, made on first use.
  public final var element: Element {
    if let elementIfLoaded { return elementIfLoaded }
    let element = load?() ?? makeElement()
    elementIfLoaded = element
    block = itemLayout
    addElementToOwner()
    elementDidLoad()
    setNeedsContentLayout()
    return element
  }

  /// Makes the element, unless it is there.
  public final func loadElement() {
    _ = element
  }

  /// The same as ``loadElement()``.
  public final func loadElementIfNeeded() {
    loadElement()
  }

  /// Called when the element was made.
  open func elementDidLoad() { viewDidLoad() }

  /// Called when an element that is a view was made. Calls what the initializer was given, so
  /// overrides of this and of ``elementDidLoad()`` call super.
  open func viewDidLoad() {
    if let elementIfLoaded { didLoad?(elementIfLoaded) }
  }

  /// How the element lies in the guide; it fills it by default. Asked for once, when the element
  /// was made.
  open var itemLayout: LayoutBlock<Element> { LayoutBlock(element, .equal, [], at: nil) }

  open override var contentLayout: (any LayoutBlockProtocol)? { block }

  private func addElementToOwner() {
    guard let ownerElement, let elementIfLoaded else { return }
    _ = ownerElement.addLayoutChild(elementIfLoaded)
  }

  open override func didAddToOwner() {
    addElementToOwner()
    layoutContent()
  }

  /// Takes the element out of the owner, if it was made.
  open override func willRemoveFromOwner() {
    elementIfLoaded?.removeFromSuperElement()
  }
}
