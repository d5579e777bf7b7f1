public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that lays out its subviews by their methods.
///
/// ```swift
/// let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
/// view.setLayoutMethods([
///   LayoutMethod(condition: .width(600...), position: .makeRelative(frame: leftHalf)),
///   LayoutMethod(constantPosition: .makeInsets(insets: .zero)),
/// ], for: list)
/// view.addSubview(list)
/// view.layoutIfNeeded()        // list.frame is (0, 0, 320, 568)
/// ```
///
/// The view keeps the plan of its passes and changes as much of it as a change asks for. Set
/// methods, orders and subviews as you like; what differs counts from the next pass.
///
/// Source: NotAutoLayout, `LayoutView`.
open class LayoutView: UIView, LayoutControllable {
  /// The methods of each subview, in the order they are tried. A subview without an entry is not
  /// laid out.
  public var layoutInfo: [Hash: [LayoutMethod]] = [:] {
    didSet { infoDidChange() }
  }

  /// The place of each subview in the flow, 0 where none is stored.
  public var orderInfo: [Hash: Int] = [:] {
    didSet { infoDidChange() }
  }

  /// The depth of each subview, 0 where none is stored; see `reloadSubviews()`.
  public var zIndexInfo: [Hash: Int] = [:]

  /// Whether methods, order and depth of a subview are forgotten when it is removed, and not only
  /// when it dies; `false` by default, so that a subview that comes back is laid out as before.
  ///
  /// A closure that holds the subview it places keeps that alive as long as its methods are kept.
  /// Let it hold the subview `unowned`, or use a position beside a sibling; or else set this:
  ///
  /// ```swift
  /// view.setConstantPosition(.makeCustom { [unowned badge] size in
  ///   CGRect(origin: .zero, size: badge.sizeThatFits(size))
  /// }, for: badge)
  /// ```
  public var forgetsRemovedSubviews = false

  /// How matrical cells are arranged, where ``responsiveOptimization`` is `nil`.
  public var layoutOptimization: LayoutOptimization = .none {
    didSet { setNeedsLayout() }
  }

  /// How matrical cells are arranged by the input, for a gallery whose columns depend on its width.
  ///
  /// ```swift
  /// view.responsiveOptimization = Responsive(.matrix(colsPerRow: 2))
  ///   .when(.width(900...), .matrix(colsPerRow: 4))
  /// ```
  public var responsiveOptimization: Responsive<LayoutOptimization>? {
    didSet { setNeedsLayout() }
  }

  /// Whether frames are mirrored where the view's direction is right to left; `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet { setNeedsLayout() }
  }

  /// Whether frames are moved to whole pixels; `false` by default.
  public var snapsToPixelGrid = false {
    didSet { setNeedsLayout() }
  }

  /// What a pass depends on besides the subviews: the bounds' size, the view's margins, safe area,
  /// direction and scale, and ``inputTraits``.
  public var layoutInput: LayoutInput {
    passInput
  }

  private let cache = PlanPass<UIView>(isToldOfChanges: true)

  /// The plan of the view's passes.
  public final var layoutPlanCache: PlanPass<UIView>? { cache }

  /// Creates a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cache.forgetSubviews(atDeathOf: self)
  }

  /// Creates a view from an archive; it has no methods.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    cache.forgetSubviews(atDeathOf: self)
  }

  /// Calls super, then lays out the subviews: all of them, or only those whose methods were
  /// replaced where nothing else changed since the last pass.
  open override func layoutSubviews() {
    super.layoutSubviews()
    cache.layOutChanges(in: self)
  }

  /// Marks the view for a pass over all its subviews, and the containers that asked for its size,
  /// as they have to ask again.
  open override func setNeedsLayout() {
    cache.setNeedsFullPass()
    super.setNeedsLayout()
    markMeasuringContainers()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    cache.noteAddedSubview()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    cache.willRemove(subview, from: self, forgets: forgetsRemovedSubviews)
  }

  /// The size that the subviews take up at a proposal: from (0, 0) to the largest x and y of their
  /// frames before they are mirrored, by the same plan as a pass, leaving every frame as it is.
  ///
  /// A proposal may be zero, finite or infinite. Along an axis without an end, an element whose
  /// place depends on the end takes up its length, and one whose length does takes up nothing. A
  /// view without elements is 0 x 0.
  ///
  /// Where too many containers measure each other, one within the other (32 layout views), the
  /// current size counts, and an issue tells so.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.run(self, weight: .closures) {
      cache.fittingSize(of: self, proposal: size) ?? bounds.size
    }
  }

  private func infoDidChange() {
    cache.setNeedsGather()
    setNeedsLayout()
  }
}
