import Foundation

/// A text, a smaller text and an image for a row, header or footer of a list.
public struct UIListContentConfiguration: UIContentConfiguration {
  let style: UITableViewCell.CellStyle

  /// The main text.
  public var text: String?

  /// The smaller text.
  public var secondaryText: String?

  /// The image before both.
  public var image: UIImage?

  /// The properties of the main text.
  public var textProperties = TextProperties()

  /// The properties of the smaller text.
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

  /// A row: the smaller text is below the main text.
  public static func cell() -> UIListContentConfiguration { Self(.subtitle) }

  /// A row: the smaller text is below the main text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }

  /// A row: the smaller text is a value at the other end.
  public static func valueCell() -> UIListContentConfiguration { Self(.value1, secondarySize: 17) }

  /// A header among plain rows.
  public static func plainHeader() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A footer among plain rows.
  public static func plainFooter() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A header of a group of rows.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// A footer of a group of rows.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.subtitle, size: 13) }

  /// Returns a new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself: there are no states here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)

    /// The color.
    public var color = UIColor.label

    /// The largest number of lines; no limit for 0.
    public var numberOfLines = 0
  }
}
