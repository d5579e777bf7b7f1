public import Foundation

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

  /// Returns `nil`: there are no archives without UIKit, and a view needs a configuration.
  public required init?(coder: NSCoder) { nil }

  /// The configuration shown; any other type than a list configuration is ignored.
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
      fill(label, with: text, shown.textProperties)
    }
    if let text = shown.secondaryText, let label = parts.label(\.detail, in: self) {
      fill(label, with: text, shown.secondaryTextProperties)
    }
    if let image = shown.image { parts.imageView(in: self).image = image }
    invalidateIntrinsicContentSize()
  }

  private func fill(
    _ label: UILabel, with text: String, _ look: UIListContentConfiguration.TextProperties
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

  /// The proposed width, and the height of image and texts at it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    parts.size(fitting: size.width)
  }
}
