public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The base of all views that place their subviews as boxes. It places nothing itself; use one of
/// its subclasses.
///
/// A box lets touches through where it has neither subview nor background colour. Its margins are
/// its `directionalLayoutMargins`, zero unless set.
///
/// Boxes that stand directly in each other are laid out together, by the topmost one. A box that
/// is measured answers `sizeThatFits` by the same computation.
open class LayoutBoxView: UIView, BoxElement {
  /// Margins by the input, where `directionalLayoutMargins` do not do.
  public var responsiveMargins: Responsive<NSDirectionalEdgeInsets>? {
    get { boxPlace.conditions?.margins }
    set { setConditions { $0.margins = newValue } }
  }

  /// Whether frames are moved to whole pixels, in a topmost box; `false` by default.
  @exclusivity(unchecked) public var snapsToPixelGrid = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the view is laid out as from left to right and mirrored, where its direction is right to
  /// left; `true` by default.
  public var mirrorsForRightToLeft = true {
    didSet { setNeedsLayout() }
  }

  final let boxPlace = BoxElementState(nil)

  /// Creates an empty box with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a box from an archive; it is empty and has no margins.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    boxPlace.attach(to: self)
    boxPlace.own.kind = boxKind
    boxPlace.placesSubviews = true
    let type = type(of: self)
    boxPlace.isPlain =
      type == RowView.self || type == ColumnView.self || type == AnchorView.self
      || type == RootView.self
    directionalLayoutMargins = .zero
    noteMargins()
    boxPlace.own.direction = ownDirection
    storage.boxState = boxPlace
  }

  /// Keeps the margins with what else the box says of itself.
  func noteMargins() {
    boxPlace.own.margins = BoxMargins(directionalLayoutMargins)
  }

  /// What the view's content means, which decides the direction of the box and of all in it.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      boxPlace.own.direction = ownDirection
      noteChange()
    }
  }

  /// What the class does with its children.
  var boxKind: BoxStyle.Kind { .root }

  /// Lays out all boxes below, if this is the topmost one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBoxes()
  }

  /// Marks the box, and the topmost box around it.
  open override func setNeedsLayout() {
    markView()
    noteChange(isViewMarked: true)
  }

  final func markView() {
    super.setNeedsLayout()
    if boxAround == nil { markMeasuringContainers() }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    noteNewChildren()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    noteNewChildren()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    noteMove()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    noteMargins()
    setNeedsLayout()
  }

  /// The size that the box takes: its natural one, or where that is wider than proposed, the
  /// proposed width with the natural height there. Nothing is placed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingBoxSize(size)
  }

  /// The first subview that takes part in the layout, or what stands for it in turn.
  open override var forFirstBaselineLayout: UIView { baselineView { $0.boxChildren.first } }

  /// The last subview that takes part in the layout, or what stands for it in turn.
  open override var forLastBaselineLayout: UIView { baselineView { $0.boxChildren.last } }

  private func baselineView(_ next: (LayoutBoxView) -> UIView?) -> UIView {
    var view: UIView = self
    while let box = view as? LayoutBoxView, let inner = next(box) { view = inner }
    return view is LayoutBoxView ? self : view
  }

  /// The topmost subview at the point, or the box itself if it has a background colour, be it
  /// clear.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && backgroundColor == nil ? nil : view
  }

  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    var style = boxPlace.own
    style.direction = ownDirection
    // A topmost box keeps out of the safe area as well, which its input's margins include.
    style.margins =
      isTopmost
      ? BoxMargins(input.layoutMargins, input.direction) : BoxMargins(directionalLayoutMargins)
    if let conditions = boxPlace.conditions { conditions.apply(to: &style, input) }
    return style
  }

  var dependsOnInput: Bool { boxPlace.conditions != nil }

  /// Changes what the box says by conditions.
  final func setConditions(_ change: (BoxConditions) -> Void) {
    let conditions = boxPlace.conditions ?? BoxConditions()
    change(conditions)
    boxPlace.conditions = conditions.areEmpty ? nil : conditions
    setNeedsLayout()
  }

  var boxChildren: [UIView] { subviews }
}

extension UIView {
  /// The direction that the view sets for itself and what is in it.
  var ownDirection: BoxStyle.Direction? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
