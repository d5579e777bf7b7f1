public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView {
  /// Solves the statements about all that is in the view, and places it.
  ///
  /// A ``ConstraintView`` does so by itself. Call it from `layoutSubviews` of any other view that
  /// is to be the topmost one of items:
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   super.layoutSubviews()
  ///   layOutConstraints()
  /// }
  /// ```
  ///
  /// A `LayoutView` or a box that does so places what it places itself before, in `super`; its
  /// statements may refer to that, and stay a problem of their own wherever the view is.
  ///
  /// The view's size is given. One problem serves the whole connected tree, plain views in between
  /// included, so a view whose contents another one placed already does nothing. What is wrong is
  /// reported as issues, once until it changes.
  ///
  /// Complexity: linear in the items for another size; what depends on a changed number, for that;
  /// and to look at each view's frame. A view that comes into a ``ConstraintView`` that was laid
  /// out, or leaves it, costs its own items and statements, if these are younger than those there.
  public func layOutConstraints() { StatementPass.layOut(self) }

  /// The size that suits the statements about the view's contents, with a wish for each direction.
  ///
  /// The target counts as a width and a height to come close to, at the priorities given:
  /// compressed is zero at 50, the default. Nothing is placed, and nothing is reported.
  /// ``ConstraintView`` answers `systemLayoutSizeFitting` with it.
  ///
  /// - Parameters:
  ///   - target: The size to come close to, in points. `nan` counts as 0 and endless sizes as
  ///     10,000.
  ///   - horizontal: How much the width counts against statements.
  ///   - vertical: How much the height counts against statements.
  public func constraintSizeFitting(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    StatementPass.size(of: self, fitting: target, horizontal, vertical)
  }

  /// The items below the view whose frames statements do not determine, because some are missing
  /// or because wishes of the same priority rival.
  ///
  /// Layout takes the answer closest to the frames that the items had at first, then the smallest
  /// sizes of items that had none, then the one that meets earlier statements better. A natural
  /// size counts as early as the first statement about its view. Ask when it surprises.
  ///
  /// An x, y, width or height that no statement mentions that counts now, alone or in an edge, is
  /// left as it is: where its owner set it, or where the last statement about it left it. So the
  /// frame depends on what was before where a condition ends the only one. The same goes for the
  /// `contentSize` of a scroll view. Where it shall not, state that number for every case.
  ///
  /// Lays out the view's statements if they are marked. Complexity: about that of two passes per
  /// number in question.
  public func ambiguities() -> [LayoutAmbiguity] { StatementPass.ambiguities(in: self) }
}
