public import Foundation

/// A part of a menu.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UIMenuElement: NSObject {
  private let shownTitle: String
  private let shownImage: UIImage?

  init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
    super.init()
  }

  /// The name shown.
  open var title: String { shownTitle }

  /// The image shown.
  open var image: UIImage? { shownImage }

  /// Whether an element is selected.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What is special about an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates a set of attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It loses something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}
