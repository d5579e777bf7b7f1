public import Foundation

/// A control that is on or off.
///
/// Its size is 51 × 31 points, whatever frame it is created with. Source: UIKit, iOS 7 to 18.
open class UISwitch: UIControl {
  private var storedIsOn = false

  /// Creates a switch that is off; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Creates a switch from an archive. There are no archives without UIKit, so it is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, at once in any case. No action runs.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
  }

  /// The colour while it is on; `nil` for the system's green.
  open var onTintColor: UIColor?

  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor?

  /// What it looks like.
  open var preferredStyle = Style.automatic

  /// What stands beside it on a Mac.
  open var title: String?

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  /// 51 × 31 points, whatever is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  private static var size: CGSize { CGSize(width: 51, height: 31) }

  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the platform has it.
    case automatic = 0
    /// A box to tick.
    case checkbox = 1
    /// A knob to slide.
    case sliding = 2
  }
}
