public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

// These controls do not exist on tvOS.
#if !os(tvOS)
extension UISwitch {
  /// Creates a switch for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UISwitch`.
  public convenience init(
    primaryAction: UIAction? = nil, tintColor: UIColor? = nil, onTintColor: UIColor? = nil,
    anchor: BoxAnchor = [], with: ((UISwitch) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    if let tintColor { self.tintColor = tintColor }
    if let onTintColor { self.onTintColor = onTintColor }
    setBasics(nil, weight: nil, anchor: anchor)
    with(self)
  }
}

extension UISlider {
  /// Creates a slider for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UISlider`.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Float = 0, maximumValue: Float = 1,
    isContinuous: Bool = true, preferredBehavioralStyle: UIBehavioralStyle = .automatic,
    width: CGFloat? = nil, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UISlider) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.isContinuous = isContinuous
    self.preferredBehavioralStyle = preferredBehavioralStyle
    setLengths(width: width)
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}

extension UIStepper {
  /// Creates a stepper for a box.
  ///
  /// What is `nil` or `nan` stays as it is in a new one; `with` is called last. Source: Lima,
  /// `UIStepper`.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Double = 0, maximumValue: Double = 100,
    stepValue: Double = 1, weight: CGFloat? = nil, anchor: BoxAnchor = [],
    with: ((UIStepper) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.stepValue = stepValue
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
#endif
