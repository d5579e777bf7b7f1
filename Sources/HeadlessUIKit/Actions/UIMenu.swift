import Foundation

/// A list of actions. It is never opened here.
open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]
  private let ownOptions: Options

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    elements = children
    ownOptions = options
    super.init(title: title, image: image)
  }

  /// The elements of the menu.
  open var children: [UIMenuElement] { elements }

  /// How the menu is shown within another one.
  open var options: Options { ownOptions }

  /// The selected elements, those of menus within it included.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// What a button that shows the selection shows: the first selected element, or else the first
  /// one that can be chosen.
  final var choice: UIMenuElement? {
    let actions = actions
    return actions.first { $0.state == .on }
      ?? actions.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
  }

  /// The actions in reading order, those of menus within it included.
  private final var actions: [UIAction] {
    elements.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Among the elements around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As one that loses something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// With one selected element at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
