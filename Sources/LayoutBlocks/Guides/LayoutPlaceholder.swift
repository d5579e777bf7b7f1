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
/// Source: CGLayout 0.7, reference section 2.8.
open class LayoutPlaceholder<Element: LayoutElement, Super: LayoutElement>: LayoutGuide<Super> {
  private let load: () -> Element
  private let didLoad: ((Element) -> Void)?
  private var block: LayoutBlock<Element>?

  /// The element, if it was made.
  public private(set) final var elementIfLoaded: Element?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - load: Makes the element, once.
  ///   - didLoad: Called with the element when it was made.
  public init(load: @escaping () -> Element, didLoad: ((Element) -> Void)? = nil) {
    self.load = load
    self.didLoad = didLoad
    super.init()
  }

  /// Whether the element was made.
  public final var isElementLoaded: Bool { elementIfLoaded != nil }

  /// The element, made on first use.
  public final var element: Element {
    if let elementIfLoaded { return elementIfLoaded }
    let element = load()
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

  /// Called when the element was made.
  open func elementDidLoad() { viewDidLoad() }

  /// The same for an element that is a view. Calls what the initialiser was given, so overrides of
  /// either call super.
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
