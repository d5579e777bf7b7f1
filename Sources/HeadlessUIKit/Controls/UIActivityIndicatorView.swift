public import Foundation

/// A wheel that turns while something is in progress.
///
/// Its size is 20 × 20 points, of the large style 37 × 37. Source: UIKit, iOS 13.
open class UIActivityIndicatorView: UIView {
  private var storedStyle = Style.medium
  private var turns = false

  /// Creates a wheel of a style with its natural size.
  public init(style: Style) {
    storedStyle = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  /// Creates a medium wheel with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive. There are no archives without UIKit, so it is medium.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// The style.
  open var style: Style {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the wheel; `nil` for the style's.
  open var color: UIColor!

  /// Whether it is hidden while it does not turn; `true` by default. A hidden wheel keeps its
  /// frame.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !turns }
  }

  /// Whether it turns.
  open var isAnimating: Bool { turns }

  /// Starts turning.
  open func startAnimating() {
    turns = true
    isHidden = false
  }

  /// Stops turning.
  open func stopAnimating() {
    turns = false
    isHidden = hidesWhenStopped
  }

  /// The size of its style.
  open override var intrinsicContentSize: CGSize { storedStyle.size }

  /// The size of its style for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { storedStyle.size }

  /// The styles of a wheel.
  public enum Style: Int, Sendable {
    /// Gray, 20 points.
    case medium = 100
    /// Gray, 37 points.
    case large = 101

    var size: CGSize {
      self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }
  }
}
