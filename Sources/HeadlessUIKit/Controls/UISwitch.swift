public import Foundation

/// A control that is on or off.
///
/// It is created with a size of 51 × 31 points, whatever the frame is. Source: UIKit, iOS 7 to 18.
open class UISwitch: UIControl {
  private var storedIsOn = false

  /// Creates a switch that is off; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Creates a switch from an archive. There are no archives without UIKit, so it is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    computedFrame = CGRect(origin: .zero, size: UISwitch.size)
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, always without animation. No action runs.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
  }

  /// The color while it is on; `nil` for the system's green.
  open var onTintColor: UIColor?

  /// The color of the knob; `nil` for white.
  open var thumbTintColor: UIColor?

  /// The style.
  open var preferredStyle = Style.automatic

  /// The title beside it on a Mac.
  open var title: String?

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  /// 51 × 31 points for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  private static var size: CGSize { CGSize(width: 51, height: 31) }

  /// The styles of switches.
  public enum Style: Int, Sendable {
    /// The default of the platform.
    case automatic = 0
    /// A checkbox.
    case checkbox = 1
    /// A sliding knob.
    case sliding = 2
  }
}
