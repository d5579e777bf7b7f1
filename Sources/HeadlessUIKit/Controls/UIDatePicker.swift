public import Foundation

/// A control for a date, a time, or both.
///
/// Wheels take 320 × 216 points, as in UIKit, iOS 7 to 18. The compact style has a field 34 points
/// high for the date and one for the time, 5 points apart; each is as wide as a wide date or time
/// with 12 points on each side, so that a layout does not depend on the day. The calendar of the
/// inline style takes 320 × 320 points, and 48 more for a time below it.
open class UIDatePicker: UIControl {
  private var storedMode = Mode.dateAndTime
  private var storedStyle = UIDatePickerStyle.automatic

  /// Creates a control for date and time with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive. There are no archives without UIKit, so it is for date and
  /// time.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What it selects.
  open var datePickerMode: Mode {
    get { storedMode }
    set {
      guard newValue != storedMode else { return }
      storedMode = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The style to use.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The style in use: wheels for a duration, else the preferred one, or compact for automatic.
  open var datePickerStyle: UIDatePickerStyle {
    if storedMode == .countDownTimer { return .wheels }
    return storedStyle == .automatic ? .compact : storedStyle
  }

  /// The date.
  open var date = Date()

  /// Sets the date, always without animation. No action runs.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The earliest date.
  open var minimumDate: Date?

  /// The latest date.
  open var maximumDate: Date?

  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0

  /// The minutes between two times to select.
  open var minuteInterval = 1

  /// The locale of the dates; `nil` for the user's.
  open var locale: Locale?

  /// The calendar; `nil` for the user's.
  open var calendar: Calendar!

  /// The time zone; `nil` for the user's.
  open var timeZone: TimeZone?

  /// The size of its style and mode.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline where storedMode != .time:
      return CGSize(width: 320, height: storedMode == .date ? 320 : 368)
    case .compact:
      return compactSize
    case .automatic, .wheels, .inline:
      return CGSize(width: 320, height: 216)
    }
  }

  /// The natural size for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var compactSize: CGSize {
    let font = UIFont.systemFont(ofSize: 17)
    let date = lineSize(of: "Sep 30, 2000", font: font).width + 24
    let time = lineSize(of: "12:00 AM", font: font).width + 24
    switch storedMode {
    case .time: return CGSize(width: time, height: 34)
    case .date: return CGSize(width: date, height: 34)
    case .dateAndTime, .countDownTimer: return CGSize(width: date + 5 + time, height: 34)
    }
  }

  /// What a control selects.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }
}
