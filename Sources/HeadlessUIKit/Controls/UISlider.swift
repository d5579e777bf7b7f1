public import Foundation

/// A control with a knob that slides along a line.
///
/// It is 34 points high and has no natural width. Source: UIKit, iOS 13.
open class UISlider: UIControl {
  private var number: Float = 0
  private var least: Float = 0
  private var most: Float = 1

  /// Creates a slider from 0 to 1 with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from an archive. There are no archives without UIKit, so its value is 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number at the knob, clamped to ``minimumValue`` and ``maximumValue``; NaN is ignored.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, always without animation. No action runs.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    number = min(max(value, least), most)
  }

  /// The number at the leading end, 0 by default; a greater one than ``maximumValue`` raises that.
  open var minimumValue: Float {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      most = max(most, newValue)
      value = number
    }
  }

  /// The number at the trailing end, 1 by default; a smaller one than ``minimumValue`` lowers that.
  open var maximumValue: Float {
    get { most }
    set {
      guard !newValue.isNaN else { return }
      most = newValue
      least = min(least, newValue)
      value = number
    }
  }

  /// Whether every move of the knob is an event, and not only the last.
  open var isContinuous = true

  /// The color of the line before the knob; `nil` for the tint color.
  open var minimumTrackTintColor: UIColor?

  /// The color of the line behind the knob; `nil` for gray.
  open var maximumTrackTintColor: UIColor?

  /// The color of the knob; `nil` for white.
  open var thumbTintColor: UIColor?

  /// Whether it looks as it does on an iPad or on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// No natural width, and a height of 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// The proposed width if it is finite and above 0, else the current one, and a height of 34
  /// points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isDefinite = size.width > 0 && size.width.isFinite
    return CGSize(width: isDefinite ? size.width : storedBounds.size.width, height: 34)
  }

  /// The line: 4 points high in the middle, from edge to edge.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - 4) / 2,
      width: bounds.size.width, height: 4)
  }

  /// The knob at a value: 28 points wide and high, within the ends of the line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    // No number where the range has no end.
    let number = most > least ? (value - least) / (most - least) : 0
    let part = number > 0 ? CGFloat(min(number, 1)) : 0
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let room = max(0, rect.size.width - 28)
    return CGRect(
      x: rect.origin.x + room * (isLeftToRight ? part : 1 - part),
      y: rect.origin.y + rect.size.height / 2 - 14, width: 28, height: 28)
  }
}
