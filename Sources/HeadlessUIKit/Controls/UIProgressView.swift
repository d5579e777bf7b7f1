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

  /// Creates an empty bar of a style, as high as it likes to be.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    progressViewStyle = style
  }

  /// How much is done, from 0 to 1; what is beyond counts as the nearer end, NaN is not taken.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, at once in any case.
  open func setProgress(_ progress: Float, animated: Bool) {
    if !progress.isNaN { part = min(max(progress, 0), 1) }
  }

  /// What it looks like.
  open var progressViewStyle = Style.default

  /// The colour of what is done; `nil` for the tint colour.
  open var progressTintColor: UIColor?

  /// The colour of what is not done; `nil` for grey.
  open var trackTintColor: UIColor?

  /// No natural width, and 4 points of height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// The proposed width, where it is finite and above 0, and 4 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isDefinite = size.width > 0 && size.width.isFinite
    return CGSize(width: isDefinite ? size.width : storedBounds.size.width, height: 4)
  }

  /// What a bar looks like.
  public enum Style: Int, Sendable {
    /// Free-standing.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }
}
