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

  /// The edges at which the box adds the safe area to its margins.
  var safeAreaEdges: BoxAnchor?

  var areEmpty: Bool {
    margins == nil && horizontal == nil && vertical == nil && spacing == nil && axis == nil
      && safeAreaEdges == nil
  }

  /// The conditions of all properties.
  var all: [LayoutCondition] {
    [
      axis?.conditions, horizontal?.conditions, vertical?.conditions, spacing?.conditions,
      margins?.conditions,
    ].flatMap { $0 ?? [] }
  }

  /// The cases of each property of a box.
  func lists(_ name: String) -> [ConditionList] {
    [
      axis?.list(of: "responsiveAxis", name),
      horizontal?.list(of: "responsiveHorizontalAlignment", name),
      vertical?.list(of: "responsiveVerticalAlignment", name),
      spacing?.list(of: "responsiveSpacing", name), margins?.list(of: "responsiveMargins", name),
    ].compactMap { $0 }
  }

  /// Puts other conditions in the place of those of each property of a box.
  func replace(_ name: String, _ replacement: (ConditionList) -> [LayoutCondition]) {
    func change<Value>(_ property: String, _ value: inout Responsive<Value>?) {
      value = value?.replacingConditions(of: property, name, replacement)
    }
    change("responsiveAxis", &axis)
    change("responsiveHorizontalAlignment", &horizontal)
    change("responsiveVerticalAlignment", &vertical)
    change("responsiveSpacing", &spacing)
    change("responsiveMargins", &margins)
  }

  /// Where the condition is written that says the spacing of a style, if that cannot be used, or
  /// else margins that cannot: the same of them as those of the style.
  func location(of style: BoxStyle) -> LayoutLocation? {
    if let number = style.spacing, number.isCut,
      let location = spacing?.location(where: { Double($0) == number })
    {
      return location
    }
    let wrong = style.margins.wrongEdges
    if !wrong.contains(true) { return nil }
    return margins?.location { BoxMargins($0).wrongEdges == wrong }
  }

  /// Adds the safe area to margins, and centers between them.
  func addSafeArea(to style: inout BoxStyle, _ input: LayoutInput) {
    guard let edges = safeAreaEdges else { return }
    let safe = input.safeAreaInsets
    let isMirrored = style.direction.map { $0 == .rightToLeft } ?? (input.direction == .rightToLeft)
    let (left, right): (BoxAnchor, BoxAnchor) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    func inset(_ anchors: BoxAnchor, _ inset: CGFloat) -> Double {
      edges.isDisjoint(with: anchors) ? 0 : Double(inset)
    }
    let (leftInset, rightInset) = (
      inset([.left, left], safe.left), inset([.right, right], safe.right)
    )
    style.margins.top += inset(.top, safe.top)
    style.margins.bottom += inset(.bottom, safe.bottom)
    style.margins.leading += isMirrored ? rightInset : leftInset
    style.margins.trailing += isMirrored ? leftInset : rightInset
    style.centersBetweenMargins = true
  }

  /// Replaces what conditions say for an input.
  func apply(to style: inout BoxStyle, _ input: LayoutInput) {
    if let axis { style.kind = axis(input) == .horizontal ? .row : .column }
    if let horizontal { style.horizontal = horizontal(input) }
    if let vertical { style.vertical = vertical(input) }
    if let spacing { style.spacing = Double(spacing(input)) }
    if let margins { style.margins = BoxMargins(margins(input)) }
    addSafeArea(to: &style, input)
  }
}

extension BoxMargins {
  /// For each edge whether its margin cannot be used as it is.
  fileprivate var wrongEdges: [Bool] { [top, leading, bottom, trailing].map(\.isCut) }
}

extension Responsive {
  /// Where the condition of the first case is written whose value is one that is looked for.
  func location(where isWanted: (Value) -> Bool) -> LayoutLocation? {
    cases.first { isWanted($0.value) }?.condition.location
  }
}
