public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that solves the statements about everything in it.
///
/// ```swift
/// final class Header: ConstraintView {
///   let logo = UIImageView(), title = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addForAutoLayout(logo) >> allButTrailing(topOffset: 8, leadingOffset: 8, bottomOffset: -8)
///     logo.width >> logo.height
///     addForAutoLayout(title) >> centerY
///     title.leading >> logo.trailing.offset(systemSpacing)
///   }
///
///   @available(*, unavailable)
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// The topmost one solves the whole tree below it in one pass, other constraint views and plain
/// views in between included. Views of other vocabularies are sized by what fits them, and they
/// size a constraint view by what fits it. Use constraint views for containers of views whose
/// content changes by itself, such as labels, and of views that leave: a plain view, a
/// `UIScrollView` included, does not tell of either, so that frames stay until something else marks
/// the constraint view.
///
/// A view that was added for statements, by `addForAutoLayout` or without
/// `translatesAutoresizingMaskIntoConstraints`, and that no statement is about takes its natural
/// size, if it has one, and stays where it is; `ambiguities()` names its position. Any position or
/// size that no statement is about any longer, because it was deactivated or its condition does not
/// hold, stays as it is, too.
///
/// What is in a `UIScrollView` meets the edges and the middle of what scrolls, and statements about
/// them make `contentSize`; `width` and `height` of the scroll view are those of its frame. The
/// same goes for `contentLayoutGuide` and `frameLayoutGuide`. To statements between items inside
/// and outside the content counts as not scrolled.
///
/// ```swift
/// content >> scrollView                // contentSize is the content's size
/// content >> scrollView.width          // so that it scrolls up and down only
/// ```
///
/// Where no view around an item solves statements, those about the item place nothing, and an issue
/// says so once the item was laid out; see `statementsWithoutPass()`. A constraint view solves what
/// is in it: where statements place the view itself, another one has to be around. The same goes
/// for statements about a view that a box, a scheme view or a layout view places.
///
/// Conditions of statements see the input of the view that solves them: the topmost one; facts that
/// a constraint view within it sets in its ``inputTraits`` come first for the statements in that
/// view.
///
/// Source: GetLaid, `LayoutView`, whose statements Auto Layout solves.
open class ConstraintView: UIView, LayoutContainer, MeasuredContainer {
  /// Whether the frames of all that statements place in the view are moved to whole pixels of the
  /// view's coordinates; `false` by default. Text keeps at least its measured size.
  public var snapsToPixelGrid: Bool {
    get { ConstraintItem.of(self).snapsToPixelGrid }
    set {
      guard newValue != snapsToPixelGrid else { return }
      ConstraintItem.of(self).snapsToPixelGrid = newValue
      forgetTree()
      setNeedsLayout()
    }
  }

  /// Whether statements in the view are solved as from left to right, and every frame is mirrored
  /// then in what holds it, where that reads from right to left; `false` by default.
  ///
  /// What is in a scroll view is mirrored in the size of its content. Leading is left while
  /// solving, so do not set it where statements say leading and trailing already.
  public var mirrorsForRightToLeft: Bool {
    get { ConstraintItem.of(self).mirrorsForRightToLeft }
    set {
      guard newValue != mirrorsForRightToLeft else { return }
      ConstraintItem.of(self).mirrorsForRightToLeft = newValue
      forgetTree()
      setNeedsLayout()
    }
  }

  /// Creates an empty view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    solveStatements()
  }

  /// Creates a view from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    solveStatements()
  }

  private func solveStatements() {
    let state = ConstraintItem.of(self)
    state.solvesStatements = true
    state.tellsChanges = true
  }

  /// Calls super, then places all that statements are about, if no view around has done so.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Recording.noteHeld(subviews)
    layOutConstraints()
  }

  /// Marks the view, and the one that solves its statements.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    let isSolvedAround = unmanagedConstraintItem?._withUnsafeGuaranteedRef { markPass($0) }
    if isSolvedAround == false { markMeasuringContainers() }
  }

  /// Marks the pass of the view, or the view around that solves its statements. Returns whether
  /// there is such a view.
  private func markPass(_ state: ConstraintItem) -> Bool {
    state.changeCount &+= 1
    // What was measured holds no longer, so nothing is kept for it.
    state.fittingStatementPass?.noteMark()
    if let own = state.ownStatementPass {
      own.isDirty = true
      own.guardState.noteMark()
    } else if let around = state.pass {
      around.markContent()
      return true
    }
    return false
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    tell { $0.noteArrival(of: subview, in: $1) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    tell { pass, _ in pass.noteDeparture(of: subview) }
  }

  /// Adds a guide. Statements about it count from the next pass on.
  open override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.addLayoutGuide(layoutGuide)
    noteChange(of: layoutGuide)
  }

  /// Removes a guide. Statements about it count no longer.
  open override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
    noteChange(of: layoutGuide)
  }

  /// Has everything gathered anew, if statements are about a guide that came or left.
  private func noteChange(of guide: UILayoutGuide) {
    guard guide.existingStorage?.constraintItem != nil else { return }
    tell { pass, _ in pass.reset() }
    setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let state = existingStorage?.constraintItem else { return }
    state.pass?.needsGather = true
    state.pass = nil
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The size of the contents as their statements want it, or where that is wider than proposed,
  /// the proposed width with the height there. Nothing is placed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    StatementPass.size(of: self, thatFits: size)
  }

  /// Takes the size that fits, keeping the top-left corner; a side of 0 is no limit.
  open override func sizeToFit() { takeFittingSize() }

  /// The size that suits the statements, close to a target at fitting level.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    constraintSizeFitting(targetSize)
  }

  /// The size that suits the statements, close to a target at the priorities given.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constraintSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  private func forgetTree() {
    tell { pass, _ in pass.reset() }
  }

  /// Tells the pass that gathered the view of a change of the tree.
  @inline(__always)
  private func tell(_ change: (any StatementObserver, ConstraintItem) -> Void) {
    unmanagedConstraintItem?._withUnsafeGuaranteedRef { state in
      state.changeCount &+= 1
      if let own = state.ownPass { return change(own, state) }
      // The change may let go of the view.
      guard let around = state.pass else { return }
      change(around, state)
      around.markContent()
    }
  }
}
