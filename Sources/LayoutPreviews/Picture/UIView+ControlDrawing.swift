import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIView {
  /// Adds what a control draws to its item: round shapes and lines of text, in the system's colors
  /// for the current traits. Other views add nothing.
  func addControl(to item: inout LayoutPicture.Item) {
    guard item.frame.isFinite else { return }
    var drawing = ControlDrawing(
      item: item, bounds: CGRect(origin: .zero, size: bounds.size),
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    switch self {
    #if !os(tvOS)
    case let view as UISwitch: view.draw(in: &drawing)
    case let view as UISlider: view.draw(in: &drawing)
    case let view as UIStepper: view.draw(in: &drawing)
    case let view as UIDatePicker: view.draw(in: &drawing)
    #endif
    case let view as UIProgressView: view.draw(in: &drawing)
    case let view as UIPageControl: view.draw(in: &drawing)
    case let view as UIActivityIndicatorView: view.draw(in: &drawing)
    case let view as UISegmentedControl: view.draw(in: &drawing)
    case let view as UITextField: view.draw(in: &drawing)
    case let view as UITextView: view.draw(in: &drawing)
    case let view as UIButton: view.draw(in: &drawing)
    default: return
    }
    item = drawing.item
  }

  /// Adds text in a frame in the view's coordinates: one line, vertically centered as in a label,
  /// or for 0 all lines from the top.
  fileprivate func addText(
    _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, lines: Int = 1,
    in frame: CGRect, to drawing: inout ControlDrawing
  ) {
    let label = UILabel.showing(
      text, font, color, alignment, lines: lines, isLeftToRight: drawing.isLeftToRight)
    label.frame = frame
    if lines != 1 {
      label.frame.size.height = min(label.sizeThatFits(frame.size).height, frame.size.height)
    }
    var part = LayoutPicture.Item(name: "", frame: drawing.placed(label.frame))
    label.addLines(to: &part)
    drawing.item.lines += part.lines
    if part.isTruncated { drawing.item.isTruncated = true }
  }
}

extension UIButton {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    guard let color = configuration?.baseBackgroundColor else { return }
    let own = drawing.item.cornerRadius
    let limit = drawing.bounds.size.height / 2
    let radius = configuration?.cornerStyle == .capsule ? limit : own > 0 ? own : 6
    drawing.add(drawing.bounds, radius: min(radius, limit), color)
  }
}

extension UIProgressView {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    drawing.addPill(drawing.bounds, trackTintColor ?? ControlDrawing.grey)
    let width = drawing.bounds.size.width * CGFloat(progress)
    drawing.addPill(
      CGRect(
        x: drawing.isLeftToRight ? 0 : drawing.bounds.size.width - width, y: 0, width: width,
        height: drawing.bounds.size.height),
      progressTintColor ?? tintColor)
  }
}

extension UIPageControl {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    // No more dots than fit, one behind the other without gaps.
    let count = min(numberOfPages, 1 + Int(min(max(drawing.bounds.size.width, 0), 16_000) / 7))
    guard count > 0, !(count == 1 && hidesForSinglePage) else { return }
    let natural = size(forNumberOfPages: numberOfPages).width
    let start = (drawing.bounds.size.width - natural) / 2
    for index in 0..<count {
      let x = start + CGFloat(drawing.isLeftToRight ? index : numberOfPages - 1 - index) * 16
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? ControlDrawing.currentPage
        : pageIndicatorTintColor ?? ControlDrawing.rim
      drawing.addPill(CGRect(x: x, y: drawing.bounds.midY - 3.5, width: 7, height: 7), color)
    }
  }
}

extension UIActivityIndicatorView {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    let side = min(drawing.bounds.size.width, drawing.bounds.size.height)
    let dot = side / 6
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      let radius = Double((side - dot) / 2)
      drawing.addPill(
        CGRect(
          x: drawing.bounds.midX + CGFloat(x * radius) - dot / 2,
          y: drawing.bounds.midY + CGFloat(y * radius) - dot / 2, width: dot, height: dot),
        (color ?? ControlDrawing.wheel).withAlphaComponent(1 - CGFloat(spoke) / 10))
    }
  }
}

extension UISegmentedControl {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    drawing.add(drawing.bounds, radius: min(8, drawing.bounds.size.height / 2), ControlDrawing.grey)
    let count = numberOfSegments
    guard count > 0 else { return }
    let width = drawing.bounds.size.width / CGFloat(count)
    for index in 0..<count {
      let column = drawing.isLeftToRight ? index : count - 1 - index
      let frame = CGRect(
        x: CGFloat(column) * width, y: 0, width: width, height: drawing.bounds.size.height)
      if index == selectedSegmentIndex {
        drawing.add(
          frame.insetBy(dx: 2, dy: 2), radius: 6,
          selectedSegmentTintColor ?? ControlDrawing.chosenSegment)
      }
      addText(
        titleForSegment(at: index) ?? "", font: .systemFont(ofSize: 13), color: .label,
        alignment: .center, in: frame, to: &drawing)
    }
  }
}

extension UITextField {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    if borderStyle != .none {
      let radius: CGFloat = borderStyle == .roundedRect ? 6 : 0
      drawing.add(drawing.bounds, radius: radius, ControlDrawing.rim)
      drawing.add(
        drawing.bounds.insetBy(dx: 1, dy: 1), radius: max(0, radius - 1), ControlDrawing.field)
    }
    let (text, color) = shownText
    addText(
      text, font: font ?? .systemFont(ofSize: 17), color: color, alignment: textAlignment,
      in: textRect(forBounds: drawing.bounds), to: &drawing)
  }
}

extension UITextView {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    guard let text = text, !text.isEmpty else { return }
    let insets = textContainerInset
    let beside = textContainer.lineFragmentPadding
    let width = drawing.bounds.size.width - insets.left - insets.right - 2 * beside
    let room = max(0, drawing.bounds.size.height - insets.top)
    addText(
      text, font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
      alignment: textAlignment, lines: 0,
      in: CGRect(x: insets.left + beside, y: insets.top, width: max(width, 0), height: room),
      to: &drawing)
  }
}

// These controls do not exist on tvOS.
#if !os(tvOS)
extension UISwitch {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    // It draws itself in its natural size, whatever its frame is.
    let size = intrinsicContentSize
    drawing.addPill(
      CGRect(origin: .zero, size: size), isOn ? onTintColor ?? .systemGreen : ControlDrawing.grey)
    let side = max(0, size.height - 4)
    let isRight = isOn == drawing.isLeftToRight
    drawing.addKnob(
      CGRect(
        x: isRight ? size.width - side - 2 : 2, y: 2, width: side, height: side),
      thumbTintColor)
  }
}

extension UISlider {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    let track = trackRect(forBounds: drawing.bounds)
    let knob = thumbRect(forBounds: drawing.bounds, trackRect: track, value: value)
    drawing.addPill(track, maximumTrackTintColor ?? ControlDrawing.grey)
    var done = track
    done.size.width = knob.midX - track.minX
    if !drawing.isLeftToRight {
      done.origin.x = knob.midX
      done.size.width = track.maxX - knob.midX
    }
    drawing.addPill(done, minimumTrackTintColor ?? tintColor)
    drawing.addKnob(knob, thumbTintColor)
  }
}

extension UIStepper {
  fileprivate func draw(in drawing: inout ControlDrawing) {
    // It draws itself in its natural size, whatever its frame is.
    let size = intrinsicContentSize
    drawing.add(CGRect(origin: .zero, size: size), radius: 8, ControlDrawing.grey)
    let (x, y) = (size.width / 4, size.height / 2)
    let (minus, plus) = drawing.isLeftToRight ? (x, 3 * x) : (3 * x, x)
    for center in [minus, plus] {
      drawing.addPill(CGRect(x: center - 7, y: y - 1, width: 14, height: 2), .label)
    }
    drawing.addPill(CGRect(x: plus - 1, y: y - 7, width: 2, height: 14), .label)
    drawing.add(
      CGRect(x: 2 * x - 0.5, y: y - 9, width: 1, height: 18), radius: 0, ControlDrawing.rim)
  }
}

extension UIDatePicker {
  /// Draws two fields, or one for wheels; without their text, which depends on the day.
  fileprivate func draw(in drawing: inout ControlDrawing) {
    let isPair = datePickerStyle == .compact && datePickerMode == .dateAndTime
    guard isPair else {
      drawing.add(
        drawing.bounds, radius: min(8, drawing.bounds.size.height / 2), ControlDrawing.grey)
      return
    }
    // The date takes 126 points of 228, the time 97.
    let date = drawing.bounds.size.width * 126 / 228
    let time = drawing.bounds.size.width * 97 / 228
    for (x, width) in [(CGFloat(0), date), (drawing.bounds.size.width - time, time)] {
      let left = drawing.isLeftToRight ? x : drawing.bounds.size.width - x - width
      drawing.add(
        CGRect(x: left, y: 0, width: width, height: drawing.bounds.size.height),
        radius: min(8, drawing.bounds.size.height / 2), ControlDrawing.grey)
    }
  }
}
#endif
