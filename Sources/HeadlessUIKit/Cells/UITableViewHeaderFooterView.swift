public import Foundation

/// The view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private let content = CellContent(style: .subtitle)

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content.view)
  }

  /// Creates a view with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
    content.view.computedFrame = bounds
  }

  /// Creates a view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(content.view)
  }

  /// The name under which a table reuses it.
  open var reuseIdentifier: String? { identifier }

  /// The view for the content; as large as the view itself.
  open var contentView: UIView { content.view }

  /// The label for the main text, added to ``contentView`` on first use.
  open var textLabel: UILabel? { content.label(\.text, in: self) }

  /// The label for a smaller text below it, added to ``contentView`` on first use.
  open var detailTextLabel: UILabel? { content.label(\.detail, in: self) }

  /// The content to show in place of the labels, in a new content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.setConfiguration(newValue, in: self) }
  }

  /// A configuration for a header without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }

  /// Called before a table reuses the view; does nothing here.
  open func prepareForReuse() {}

  /// Places the content view and the view's own labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.computedFrame = bounds
    contentView.computedFrame = bounds
    content.place()
  }

  /// The proposed width, and the height of the texts at it, at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(fitting: size.width, beside: 0, atLeast: 28)
  }
}
