public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutBoxView {
  /// Creates a box with margins; `nil` keeps an edge at zero, and an edge's own margin comes before
  /// `margin`.
  public convenience init(
    margin: CGFloat?, topMargin: CGFloat?, leadingMargin: CGFloat?, bottomMargin: CGFloat?,
    trailingMargin: CGFloat?
  ) {
    self.init(frame: .zero)
    setMargins(
      margin, top: topMargin, leading: leadingMargin, bottom: bottomMargin, trailing: trailingMargin
    )
  }

  final func setMargins(
    _ all: CGFloat?, top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  ) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top ?? all ?? 0, leading: leading ?? all ?? 0, bottom: bottom ?? all ?? 0,
      trailing: trailing ?? all ?? 0)
  }
}

extension LayoutBoxView {
  /// Adds the views of a list. One that is listed twice keeps its first place, and is told.
  final func addSubviews(_ views: [UIView]) {
    let own = ObjectIdentifier(self)
    for (index, view) in views.enumerated() {
      // Nothing is compared with those before it unless the box holds it already.
      guard view.stands(in: own), views[..<index].contains(where: { $0 === view }) else {
        addSubview(view)
        continue
      }
      LayoutIssue.report(.duplicateElement([view.issueName]))
    }
  }
}

extension UIView {
  final func setBasics(_ background: UIColor?, weight: CGFloat?, anchor: BoxAnchor) {
    if let background { backgroundColor = background }
    if let weight, !weight.isNaN { self.weight = weight }
    if anchor != [] { self.anchor = anchor }
  }

  /// Fixes lengths; `nil` and `nan` leave them as they are.
  final func setLengths(width: CGFloat?, height: CGFloat? = nil) {
    if let width, !width.isNaN { self.width = width }
    if let height, !height.isNaN { self.height = height }
  }
}

extension SpacerView {
  /// Creates a spacer; a weight of `nan` stands for 1, and a size fixed along its box turns the
  /// weight off.
  public convenience init(
    width: CGFloat? = nil, height: CGFloat? = nil, weight: CGFloat = 1,
    backgroundColor: UIColor? = nil, with: ((SpacerView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero)
    setLengths(width: width, height: height)
    setBasics(backgroundColor, weight: weight, anchor: [])
    with(self)
  }
}
