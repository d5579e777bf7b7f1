public import Foundation

extension UIButton {
  /// How a button looks and how much room it leaves around its parts.
  ///
  /// Insets and fonts are those of UIKit, iOS 15: a title in a medium button has 17 points, with 7
  /// above and below it and 12 on each side.
  public struct Configuration: Equatable, Sendable {
    /// The title; one that is set for a state takes precedence.
    public var title: String?

    /// The image; one that is set for a state takes precedence.
    public var image: UIImage?

    /// The room between image and title, in points.
    public var imagePadding: CGFloat = 0

    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The room around both, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The color of title and image; `nil` for the style's.
    public var baseForegroundColor: UIColor?

    /// The color behind them; `nil` for the style's.
    public var baseBackgroundColor: UIColor?

    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    /// How large the title is; setting it also sets ``contentInsets``.
    public var buttonSize = Size.medium {
      didSet {
        if buttonSize != oldValue { contentInsets = buttonSize.contentInsets }
      }
    }

    private init() {}

    /// No background.
    public static func plain() -> Configuration { Configuration() }

    /// No background; the title has the tint color.
    public static func borderless() -> Configuration { Configuration() }

    /// Gray behind the title.
    public static func gray() -> Configuration { filled(.systemGray5, .systemBlue) }

    /// The tint color, faint, behind the title.
    public static func tinted() -> Configuration {
      filled(UIColor.systemBlue.withAlphaComponent(0.15), .systemBlue)
    }

    /// The tint color behind the title.
    public static func filled() -> Configuration { filled(.systemBlue, .white) }

    /// Gray behind the title.
    public static func bordered() -> Configuration { gray() }

    /// The tint color, faint, behind the title.
    public static func borderedTinted() -> Configuration { tinted() }

    /// The tint color behind the title.
    public static func borderedProminent() -> Configuration { filled() }

    private static func filled(_ background: UIColor, _ foreground: UIColor) -> Configuration {
      var configuration = Configuration()
      configuration.baseBackgroundColor = background
      configuration.baseForegroundColor = foreground
      return configuration
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Text of 17 points, with 7 points above and below.
      case medium = 0
      /// Text of 15 points, with 5 points above and below.
      case small = 1
      /// As small as ``small``.
      case mini = 2
      /// Text of 17 points, with 15 points above and below.
      case large = 3

      var fontSize: CGFloat { self == .small || self == .mini ? 15 : 17 }

      var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, whatever the size.
      case fixed = -1
      /// The radius of the background, scaled with the text.
      case dynamic = 0
      /// Slightly round.
      case small = 1
      /// Round.
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles at the ends.
      case capsule = 4
    }
  }
}

extension UIButton.Configuration {
  private var isHorizontal: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  private func gap(_ title: CGSize, _ image: CGSize) -> CGFloat {
    title == .zero || image == .zero ? 0 : imagePadding
  }

  /// The size of both parts with the room between and around them.
  func size(title: CGSize, image: CGSize) -> CGSize {
    let inner = group(title, image)
    return CGSize(
      width: inner.width + contentInsets.leading + contentInsets.trailing,
      height: inner.height + contentInsets.top + contentInsets.bottom)
  }

  private func group(_ title: CGSize, _ image: CGSize) -> CGSize {
    let gap = gap(title, image)
    return isHorizontal
      ? CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
      : CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
  }

  /// The frames of both parts, centered in the bounds less the insets. A title that is too wide is
  /// cut at its trailing end.
  func frames(
    title: CGSize, image: CGSize, in bounds: CGRect, isLeftToRight: Bool
  ) -> (title: CGRect, image: CGRect) {
    let (left, right) =
      isLeftToRight
      ? (contentInsets.leading, contentInsets.trailing)
      : (contentInsets.trailing, contentInsets.leading)
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: contentInsets.top, left: left, bottom: contentInsets.bottom, right: right))
    let gap = gap(title, image)
    let beside = isHorizontal ? image.width + gap : 0
    let title = CGSize(
      width: max(0, min(title.width, room.size.width - beside)), height: title.height)
    let group = group(title, image)
    let x = room.origin.x + (room.size.width - group.width) / 2
    let y = room.origin.y + (room.size.height - group.height) / 2
    var (titleFrame, imageFrame) = (CGRect.zero, CGRect.zero)
    titleFrame.size = title
    imageFrame.size = image
    if isHorizontal {
      let imageIsLeft = (imagePlacement == .leading) == isLeftToRight
      imageFrame.origin.x = imageIsLeft ? x : x + title.width + gap
      titleFrame.origin.x = imageIsLeft ? x + image.width + gap : x
      imageFrame.origin.y = y + (group.height - image.height) / 2
      titleFrame.origin.y = y + (group.height - title.height) / 2
    } else {
      let imageIsAbove = imagePlacement == .top
      imageFrame.origin.x = x + (group.width - image.width) / 2
      titleFrame.origin.x = x + (group.width - title.width) / 2
      imageFrame.origin.y = imageIsAbove ? y : y + title.height + gap
      titleFrame.origin.y = imageIsAbove ? y + image.height + gap : y
    }
    return (titleFrame, imageFrame)
  }
}
