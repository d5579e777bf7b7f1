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
/// A box lets touches through where it has neither subview nor background color. Its margins are
/// its `directionalLayoutMargins`, zero unless set.
///
/// Boxes that are directly in each other are laid out together, by the topmost one. A box that
/// is measured answers `sizeThatFits` by the same computation.
open class LayoutBoxView: UIView, BoxContainer, BoxElement, LayoutContainer,
  ConditionalElement, MeasuredContainer
{
  /// Margins by the input, where `directionalLayoutMargins` do not do.
  public var responsiveMargins: Responsive<NSDirectionalEdgeInsets>? {
    get { ownBoxState.styleConditions?.margins }
    set { setConditions { $0.margins = newValue } }
  }

  /// The edges at which the box adds the safe area to its margins; `nil`, the default, for what
  /// UIKit does.
  ///
  /// With `nil`, a topmost box keeps out of the safe area at all edges if its
  /// `insetsLayoutMarginsFromSafeArea` says so, and a box in another box at none; what is centered
  /// is in the center of the bounds. With a set of edges
  ///
  /// - the box, topmost or not, adds the topmost box's safe area to its margins at exactly these
  ///   edges, at an empty set at none, whatever `insetsLayoutMarginsFromSafeArea` says,
  /// - it adds the whole inset, wherever the box is: name the edges that the box reaches,
  /// - what is centered in the box is in the center between the margins with the safe area.
  ///
  /// A bar whose background reaches below the home indicator, 34 points high, while its content
  /// does not:
  ///
  /// ```swift
  /// let bar = RowView(backgroundColor: .white) { UILabel(text: "Buy") }
  /// bar.safeAreaEdges = [.bottom]
  /// let screen = ColumnView(spacing: 0, list, bar)
  /// screen.safeAreaEdges = []
  /// screen.frame.size.height = 800
  /// // With a label 20 points high, the bar is at (0, 746), 54 points high.
  /// ```
  ///
  /// A pass, a snapshot and a measurement of the same input give the same answer: the safe area is
  /// that of the input, and does not depend on where the box comes to be.
  public var safeAreaEdges: BoxAnchor? {
    get { ownBoxState.styleConditions?.safeAreaEdges }
    set { setConditions { $0.safeAreaEdges = newValue } }
  }

  final let ownBoxState = BoxElementState(nil)

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
    ownBoxState.attach(to: self)
    ownBoxState.own.kind = boxKind
    ownBoxState.placesSubviews = true
    ownBoxState.isPlain = isPlain
    directionalLayoutMargins = .zero
    noteMargins()
    ownBoxState.own.direction = ownBoxState.direction(semanticContentAttribute)
    storage.boxState = ownBoxState
  }

  /// Keeps the margins with what else the box says of itself.
  func noteMargins() {
    ownBoxState.own.margins = BoxMargins(directionalLayoutMargins)
  }

  /// What the view's content means, which decides the direction of the box and of all in it.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { ownBoxState.noteDirection(semanticContentAttribute) }
  }

  /// What the class does with its children.
  var boxKind: BoxStyle.Kind { .root }

  /// Whether the box is of one of the library's own classes, whose `layoutSubviews` only lays out
  /// boxes.
  var isPlain: Bool { false }

  /// Lays out all boxes below, if this is the topmost one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    BoxTreePass.layOut(self)
  }

  /// Marks the box, and the topmost box around it.
  open override func setNeedsLayout() {
    markView()
    ownBoxState.noteChange(isViewMarked: true)
  }

  final func markView() {
    super.setNeedsLayout()
    markAroundBox()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    ownBoxState.noteAddedChild()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    ownBoxState.noteLeaving(subview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    ownBoxState.noteMove()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    let former = ownBoxState.own.margins
    noteMargins()
    // Those of the safe area change where frames do.
    if ownBoxState.own.margins == former || ownBoxState.pass?.isPlacing == true {
      setNeedsLayout()
    } else {
      ownBoxState.noteDeclaration()
    }
  }

  /// The size that the box takes: its natural one, or where that is wider than proposed, the
  /// proposed width with the natural height there. Nothing is placed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BoxTreePass.size(of: self, fitting: size)
  }

  /// Takes the size that fits, keeping the top-left corner; a side of 0 is no limit.
  open override func sizeToFit() { takeFittingSize() }

  /// The target's lengths where they are required, and the natural ones otherwise; the natural
  /// height is the one at that width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    BoxTreePass.size(
      of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The first subview that takes part in the layout, or what stands for it in turn.
  open override var forFirstBaselineLayout: UIView {
    baselineView { $0.subviews.first { $0.takesPartInBox } }
  }

  /// The last subview that takes part in the layout, or what stands for it in turn.
  open override var forLastBaselineLayout: UIView {
    baselineView { $0.subviews.last { $0.takesPartInBox } }
  }

  private func baselineView(_ next: (LayoutBoxView) -> UIView?) -> UIView {
    var view: UIView = self
    while let box = view as? LayoutBoxView, let inner = next(box) { view = inner }
    return view is LayoutBoxView ? self : view
  }

  #if !canImport(UIKit)
  /// The distances of the first and the last view's text from the edges if the box had a size;
  /// nothing is placed.
  open override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    guard let lines = BoxTreePass.baselines(of: self, at: size) else {
      return super.baselineOffsets(for: size)
    }
    return UIBaselineOffsets(top: lines.first, bottom: lines.last)
  }
  #endif

  /// The topmost subview at the point, or the box itself if it has a background color, be it
  /// clear.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && backgroundColor == nil ? nil : view
  }

  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    var style = ownBoxState.own
    style.direction = ownBoxState.direction(semanticContentAttribute)
    style.margins =
      isTopmost && safeAreaEdges == nil
      ? topmostMargins(input) : BoxMargins(directionalLayoutMargins)
    if let conditions = ownBoxState.styleConditions { conditions.apply(to: &style, input) }
    return style
  }

  /// A topmost box keeps out of the safe area as well, which its input's margins include. An input
  /// whose margins are all 0 leaves them to the view: they are those of a pass in that safe area.
  private func topmostMargins(_ input: LayoutInput) -> BoxMargins {
    let direction = ownBoxState.mirrorsForRightToLeft ? input.direction : .leftToRight
    if input.layoutMargins == .zero {
      let margins = BoxMargins(directionalLayoutMargins)
      return insetsLayoutMarginsFromSafeArea
        ? margins + BoxMargins(input.safeAreaInsets, direction) : margins
    }
    if direction == input.direction { return BoxMargins(input.layoutMargins, direction) }
    // Leading is left here, but the safe area stays at its side.
    let safe = insetsLayoutMarginsFromSafeArea ? input.safeAreaInsets : .zero
    var margins = BoxMargins(input.layoutMargins, .rightToLeft)
    margins.leading += Double(safe.left - safe.right)
    margins.trailing += Double(safe.right - safe.left)
    return margins
  }

  var dependsOnInput: Bool { ownBoxState.styleConditions != nil }

  /// Changes what the box says by conditions.
  final func setConditions(_ change: (BoxConditions) -> Void) {
    let conditions = ownBoxState.styleConditions ?? BoxConditions()
    change(conditions)
    ownBoxState.styleConditions = conditions.areEmpty ? nil : conditions
    ownBoxState.noteDeclaration()
  }

  var boxChildren: [UIView] { subviews }
}
