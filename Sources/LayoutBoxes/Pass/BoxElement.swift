import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view that is a box of the tree it is in.
///
/// The topmost of the boxes that are directly in each other gathers them all into one ``BoxTree``;
/// see ``BoxTreePass``. The others do nothing in a pass.
protocol BoxElement: UIView {
  /// What boxes keep for the view.
  var ownBoxState: BoxElementState { get }

  /// What the view does with its children, for an input.
  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle

  /// Whether ``boxStyle(in:isTopmost:)`` depends on the input.
  var dependsOnInput: Bool { get }

  /// The views that the box places.
  var boxChildren: [UIView] { get }

  /// Called after the children were placed.
  func didPlaceChildren()

  /// Marks the view as its own class does, whatever is in it.
  func markView()
}

extension BoxElement {
  /// Does nothing.
  func didPlaceChildren() {}
}
