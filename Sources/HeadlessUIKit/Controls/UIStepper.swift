public import Foundation

/// A control that counts up and down.
///
/// It is created with a size of 94 × 32 points, whatever the frame is. Source: UIKit, iOS 13.
open class UIStepper: UIControl {
  private var number: Double = 0
  private var least: Double = 0
  private var most: Double = 100

  /// Creates a stepper from 0 to 100; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Creates a stepper from an archive. There are no archives without UIKit, so its value is 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    computedFrame = CGRect(origin: .zero, size: UIStepper.size)
  }

  /// The number, clamped to ``minimumValue`` and ``maximumValue``; NaN is ignored.
  open var value: Double {
    get { number }
    set { if !newValue.isNaN { number = min(max(newValue, least), most) } }
  }

  /// The smallest number, 0 by default; a greater one than ``maximumValue`` raises that.
  open var minimumValue: Double {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      most = max(most, newValue)
      value = number
    }
  }

  /// The greatest number, 100 by default; a smaller one than ``minimumValue`` lowers that.
  open var maximumValue: Double {
    get { most }
    set {
      guard !newValue.isNaN else { return }
      most = newValue
      least = min(least, newValue)
      value = number
    }
  }

  /// The size of a step; 1 by default.
  open var stepValue: Double = 1

  /// Whether every step of a long touch is an event, and not only the last.
  open var isContinuous = true

  /// Whether a long touch repeats the step.
  open var autorepeat = true

  /// Whether it continues at the other end.
  open var wraps = false

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// 94 × 32 points for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  private static var size: CGSize { CGSize(width: 94, height: 32) }
}
