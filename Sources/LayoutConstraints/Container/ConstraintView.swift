public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that solves the statements about all that is in it.
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
/// }
/// ```
///
/// The topmost one solves the whole tree below it in one pass, other constraint views and plain
/// views in between included. Views of other vocabularies are sized by what fits them, and they
/// size a constraint view by what fits it. Make containers constraint views whose contents change
/// by themselves, such as text: a plain view tells nobody.
///
/// What is in a `UIScrollView` meets the edges and the middle of what scrolls, and statements about
/// them make `contentSize`; `width` and `height` of the scroll view are those of its frame. The same
/// goes for `contentLayoutGuide` and `frameLayoutGuide`. To statements between items inside and
/// outside the content counts as not scrolled.
///
/// ```swift
/// content >> scrollView                // contentSize is the content's size
/// content >> scrollView.width          // so that it scrolls up and down only
/// ```
///
/// Where the topmost view is a plain one, nothing solves statements; see `statementsWithoutPass()`.
///
/// Source: GetLaid, reference sections b and d.
open class ConstraintView: UIView {
  /// Whether frames are moved to whole pixels; `false` by default.
  public var snapsToPixelGrid = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the view is laid out as from left to right and mirrored, where its direction is right to
  /// left; `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet { setNeedsLayout() }
  }

  private var sizes = LeafCache()
  private var measuredStamp: ConstraintStamp?
  private var measuredVersion = 0

  /// Creates an empty view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRunner()
  }

  /// Creates a view from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRunner()
  }

  private func becomeRunner() {
    let state = ConstraintItem.of(self)
    state.isRunner = true
    state.tellsChanges = true
  }

  /// Calls super, then places all that statements are about, if no view around has done so.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConstraints()
  }

  /// Marks the view, and the one that solves its statements.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    guard let storage = existingStorage, let state = storage.constraintItem else { return }
    state.changeCount &+= 1
    // What was measured holds no longer, so nothing is held for it.
    if let measured = state.fittingFront, !measured.nodes.isEmpty { measured.reset() }
    if let front = state.ownFront {
      front.isDirty = true
    } else if let front = state.front {
      front.isDirty = true
      front.root?.setNeedsLayout()
      return
    }
    markMeasuringContainers()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    forgetTree()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forgetTree()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let state = existingStorage?.constraintItem else { return }
    state.front?.needsGather = true
    state.front = nil
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
    let stamp = ConstraintStamp(ConstraintItem.of(self))
    if measuredStamp != stamp {
      measuredStamp = stamp
      measuredVersion &+= 1
    }
    if let known = sizes.size(for: size, version: measuredVersion) { return known }
    let fitting = constraintSizeThatFits(size)
    sizes.store(fitting, for: size, version: measuredVersion)
    return fitting
  }

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

  public func layoutTrace() -> LayoutTrace { LayoutTrace(size: bounds.size, entries: []) }

  private func forgetTree() {
    guard let state = existingStorage?.constraintItem else { return }
    state.changeCount &+= 1
    let front = state.ownFront ?? state.front
    front?.reset()
    if state.ownFront == nil { front?.root?.setNeedsLayout() }
  }
}
