public import Foundation

/// A bar that fills up.
///
/// It is 4 points high and has no natural width. Source: UIKit, iOS 14.
open class UIProgressView: UIView {
  private var part: Float = 0

  /// Creates an empty bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an empty bar of a style with its natural height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    progressViewStyle = style
  }

  /// The completed fraction, clamped to 0 to 1; NaN is ignored.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the completed fraction, always without animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    if !progress.isNaN { part = min(max(progress, 0), 1) }
  }

  /// The style.
  open var progressViewStyle = Style.default

  /// The color of the completed part; `nil` for the tint color.
  open var progressTintColor: UIColor?

  /// The color of the rest; `nil` for gray.
  open var trackTintColor: UIColor?

  /// No natural width, and a height of 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// The proposed width if it is finite and above 0, else the current one, and a height of 4
  /// points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isDefinite = size.width > 0 && size.width.isFinite
    return CGSize(width: isDefinite ? size.width : storedBounds.size.width, height: 4)
  }

  /// The styles of bars.
  public enum Style: Int, Sendable {
    /// Free-standing.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }
}
