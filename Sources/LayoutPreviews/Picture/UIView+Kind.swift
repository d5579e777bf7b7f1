import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
  /// Adds what the view is to a user and the state it shows. Whoever draws a view at another size,
  /// in a browser for example, needs no more of it than this, its layer and its label.
  func addKind(to item: inout LayoutPicture.Item) {
    if let control = self as? UIControl { item.isEnabled = control.isEnabled }
    switch self {
    #if !os(tvOS)
    case let view as UISwitch:
      item.kind = .toggle(isOn: view.isOn)
      item.tint = LayoutPicture.Color(view.onTintColor ?? .systemGreen)
    case let view as UISlider:
      item.kind = .slider(part(view.value, from: view.minimumValue, to: view.maximumValue))
      item.tint = LayoutPicture.Color(view.minimumTrackTintColor ?? view.tintColor)
    case is UIStepper: item.kind = .stepper
    case is UIDatePicker: item.kind = .date
    #endif
    case let view as UIProgressView:
      item.kind = .progress(Double(view.progress))
      item.tint = LayoutPicture.Color(view.progressTintColor ?? view.tintColor)
    case let view as UIPageControl:
      item.kind = .pages(view.numberOfPages, current: view.currentPage)
      item.tint = LayoutPicture.Color(
        view.currentPageIndicatorTintColor ?? ControlDrawing.currentPage)
    case let view as UIActivityIndicatorView:
      item.kind = .activity
      item.tint = LayoutPicture.Color(view.color ?? ControlDrawing.wheel)
    case let view as UISegmentedControl: item.kind = view.segments
    case let view as UIButton:
      item.kind = .button
      item.tint = LayoutPicture.Color(view.currentTitleColor)
    case let view as UITextField:
      item.kind = .field
      item.label = view.shownLabel
    case let view as UITextView:
      item.kind = .textArea
      item.label = view.shownLabel
    case is UIImageView: item.kind = .image
    default: break
    }
  }

  /// The part of a range that a value is at, from 0 to 1.
  private func part(_ value: Float, from low: Float, to high: Float) -> Double {
    // No number where the range has no end.
    let part = high > low ? (value - low) / (high - low) : 0
    return part > 0 ? Double(min(part, 1)) : 0
  }
}

extension UISegmentedControl {
  fileprivate var segments: LayoutPicture.Kind {
    let isSelected = selectedSegmentIndex >= 0 && selectedSegmentIndex < numberOfSegments
    return .segments(
      (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" },
      selected: isSelected ? selectedSegmentIndex : nil)
  }
}

extension UITextField {
  /// The text as it shows, or else the placeholder.
  var shownText: (text: String, color: UIColor) {
    guard let text, !text.isEmpty else { return (placeholder ?? "", .placeholderText) }
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return (shown, textColor ?? .label)
  }

  fileprivate var shownLabel: LayoutPicture.Label? {
    let (text, color) = shownText
    return UILabel.label(
      text, font ?? .systemFont(ofSize: 17), color, textAlignment, lines: 1, beside: self)
  }
}

extension UITextView {
  fileprivate var shownLabel: LayoutPicture.Label? {
    UILabel.label(
      text ?? "", font ?? .systemFont(ofSize: 12), textColor ?? .label, textAlignment, lines: 0,
      beside: self)
  }
}

extension UILabel {
  /// The whole text of a view that is no label, as a label beside it would have it.
  fileprivate static func label(
    _ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, lines: Int,
    beside view: UIView
  ) -> LayoutPicture.Label? {
    let label = UILabel.showing(
      text, font, color, alignment, lines: lines,
      isLeftToRight: view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    var item = LayoutPicture.Item(name: "", frame: .zero)
    label.addText(to: &item)
    return item.label
  }
}
