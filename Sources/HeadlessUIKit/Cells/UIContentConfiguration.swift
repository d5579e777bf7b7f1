public import Foundation

/// What a cell shows, as a value that makes the view for it.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// What to show in a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A state of a cell. There are none without UIKit.
public protocol UIConfigurationState {}

/// A text, a smaller text and an image, as lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  let style: UITableViewCell.CellStyle

  /// The main text.
  public var text: String?

  /// The other text.
  public var secondaryText: String?

  /// The image before both.
  public var image: UIImage?

  /// How the main text looks.
  public var textProperties = TextProperties()

  /// How the other text looks.
  public var secondaryTextProperties: TextProperties

  private init(
    _ style: UITableViewCell.CellStyle, size: CGFloat = 17, secondarySize: CGFloat = 12
  ) {
    self.style = style
    secondaryTextProperties = TextProperties()
    textProperties.font = .systemFont(ofSize: size)
    secondaryTextProperties.font = .systemFont(ofSize: secondarySize)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// A row: the smaller text below the other one.
  public static func cell() -> UIListContentConfiguration { Self(.subtitle) }

  /// A row: the smaller text below the other one.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }

  /// A row: a value at the other end.
  public static func valueCell() -> UIListContentConfiguration { Self(.value1, secondarySize: 17) }

  /// A header among plain rows.
  public static func plainHeader() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A footer among plain rows.
  public static func plainFooter() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A header of a group of rows.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A footer of a group of rows.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Itself: there are no states here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)

    /// The colour.
    public var color = UIColor.label

    /// How many lines there may be; no limit for 0.
    public var numberOfLines = 0
  }
}

/// The view of a list configuration.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private var parts: ListParts

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    parts = ListParts(style: configuration.style)
    super.init(frame: .zero)
    show()
  }

  /// No view: there are no archives without UIKit, and it shows nothing without a configuration.
  public required init?(coder: NSCoder) { nil }

  /// What it shows; anything but a list configuration is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    parts = ListParts(style: shown.style)
    if let text = shown.text, let label = parts.label(\.text, in: self) {
      fill(label, text, shown.textProperties)
    }
    if let text = shown.secondaryText, let label = parts.label(\.detail, in: self) {
      fill(label, text, shown.secondaryTextProperties)
    }
    if let image = shown.image { parts.imageView(in: self).image = image }
    invalidateIntrinsicContentSize()
  }

  private func fill(
    _ label: UILabel, _ text: String, _ look: UIListContentConfiguration.TextProperties
  ) {
    label.text = text
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(in: self)
  }

  /// The proposed width, and the height that image and texts take there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    parts.size(fitting: size.width)
  }
}
