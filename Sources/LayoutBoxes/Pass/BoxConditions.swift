import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a box view says by conditions; most say nothing.
final class BoxConditions {
  var margins: Responsive<NSDirectionalEdgeInsets>?
  var horizontal: Responsive<BoxHorizontalAlignment>?
  var vertical: Responsive<BoxVerticalAlignment>?
  var spacing: Responsive<CGFloat>?
  var axis: Responsive<BoxAxis>?

  var areEmpty: Bool {
    margins == nil && horizontal == nil && vertical == nil && spacing == nil && axis == nil
  }

  /// The conditions of all properties.
  var all: [LayoutCondition] {
    [
      axis?.conditions, horizontal?.conditions, vertical?.conditions, spacing?.conditions,
      margins?.conditions,
    ].flatMap { $0 ?? [] }
  }

  /// Replaces what conditions say for an input.
  func apply(to style: inout BoxStyle, _ input: LayoutInput) {
    if let axis { style.kind = axis(input) == .horizontal ? .row : .column }
    if let horizontal { style.horizontal = horizontal(input) }
    if let vertical { style.vertical = vertical(input) }
    if let spacing { style.spacing = Double(spacing(input)) }
    if let margins { style.margins = BoxMargins(margins(input)) }
  }
}
