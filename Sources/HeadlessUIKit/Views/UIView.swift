public import Foundation

/// A rectangle in a tree of rectangles: UIKit's view, as far as layout needs it.
///
/// Geometry is stored as UIKit stores it: `bounds`, `center`, `anchorPoint` and `transform`;
/// `frame` is computed from them. A change of the bounds' size marks the view for layout, a move
/// does not. Geometry cannot be overridden here, so that access to it costs no more than a field.
open class UIView: UIResponder, NSCoding {
  // Unchecked: each access is one load or store of the reference, never `inout`, so none overlap.

  /// One slot for what a layout library keeps per view; on UIKit an associated object does the
  /// same. Nothing in this module reads it. It comes first, beside the geometry, because engines
  /// read both of many views.
  @exclusivity(unchecked) public final var layoutStorage: AnyObject? {
    didSet { LayoutSlot.left(by: oldValue, for: layoutStorage, of: self) }
  }

  // Stored geometry. Internal, so that the module sees every access and needs no run-time
  // exclusivity check; the public accessors are calls that cost about a nanosecond.
  final var storedBounds: CGRect
  final var storedCenter: CGPoint
  final var uncommon: UncommonViewState?

  // The tree. The link to the superview is unmanaged, as a weak reference would cost a side table:
  // `detach` and the superview's `letGo` clear it, so it never outlives the superview.
  final var parent: Unmanaged<UIView>?

  // Unchecked: an access that changes the array calls no code from outside the module, and all
  // others copy the reference to it, so no two overlap.
  @exclusivity(unchecked) final var children: [UIView] = []

  // Pending layout. `UIView+LayoutPass.swift` says why its unmanaged links are safe.
  final var needsLayoutMark: Bool
  final var layoutRepeats: UInt8 = 0

  /// See ``noteResponder()``.
  final var leadsToResponder = false

  final var firstMarkedChild: Unmanaged<UIView>?
  final var nextMarked: Unmanaged<UIView>?
  final var previousMarked: Unmanaged<UIView>?
  final var passNumber: UInt = 0
  final var descendedPass: UInt = 0
  final var visitedPass: UInt = 0

  // Unchecked: every pass reads the two of every view, and each access is one load or store.
  @exclusivity(unchecked) final var layoutSubviewsIsEmpty: Bool

  /// Whether there is more to a layout than ``layoutSubviews()``; see `UIView+Controller.swift`.
  @exclusivity(unchecked) final var hasLayoutSteps = false

  /// Whether what is in ``layoutStorage`` asked to be told of the view's next layout.
  final var tellsOfLayout = false

  /// Set by ``sizeThatFits(_:)`` of this class: still `false` after a call if it was `false` before
  /// and a subclass returned a size of its own.
  @exclusivity(unchecked) private final var isFittedByDefault = false

  final var hiddenFlag = false
  final var interactionFlag = true
  // Here and not with the uncommon state: every view that constraints place sets it.
  final var translatesMaskFlag = true

  /// See ``noteAddedSafeArea()``.
  final var holdsAddedSafeArea = false

  final var opacity: CGFloat = 1

  /// How often the view's natural size was declared changed; see
  /// ``invalidateIntrinsicContentSize()``.
  package final var intrinsicContentVersion = 0

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let frame = frame.withoutNegativeSize
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    layoutSubviewsIsEmpty = UIView.hasNothingToLayOut(Self.self)
    needsLayoutMark = !layoutSubviewsIsEmpty
    super.init()
  }

  /// Creates a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive. There are no archives without UIKit, so the frame is empty.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    layoutSubviewsIsEmpty = UIView.hasNothingToLayOut(Self.self)
    needsLayoutMark = !layoutSubviewsIsEmpty
    super.init()
  }

  /// Writes nothing: there are no archives without UIKit.
  open func encode(with coder: NSCoder) {}

  #if MAIN_ACTOR_VIEWS
  isolated deinit { letGo() }
  #else
  deinit { letGo() }
  #endif

  /// The scale from points to pixels; 1 unless set.
  open var contentScaleFactor: CGFloat {
    get { uncommon?.contentScaleFactor ?? 1 }
    set {
      guard newValue != contentScaleFactor else { return }
      uncommonState.contentScaleFactor = newValue
      // What fits is rounded up to whole pixels.
      invalidateIntrinsicContentSize()
    }
  }

  /// The view that holds this one.
  open var superview: UIView? { parent?.takeUnretainedValue() }

  /// The views this one holds, back to front.
  open var subviews: [UIView] { children }

  /// The next responder: the controller of the view, or else the superview.
  open override var next: UIResponder? { uncommon?.controller ?? superview }

  /// Adds a view in front of its siblings, taking it from its former superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts a view at an index of the back-to-front order, clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view just behind a sibling, or behind all if `siblingSubview` is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  /// Inserts a view just in front of a sibling, or in front of all if it is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Swaps two subviews in the back-to-front order. Invalid indices are ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    setNeedsLayout()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    isSameOrDescendant(of: view)
  }

  /// The first view with the tag, this one or a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? {
    descendant(withTag: tag)
  }

  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { uncommon?.tag ?? 0 }
    set { uncommonState.tag = newValue }
  }

  /// Called after a subview was added; does nothing here.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed; does nothing here.
  open func didMoveToSuperview() {}

  /// Marks the view for layout in the next pass.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the view and its descendants now, as far as they are marked.
  ///
  /// Starts at the topmost of the consecutively marked superviews. Depth costs no stack. A view
  /// that keeps marking itself is left marked after 8 rounds, and so are views that add views which
  /// add more. Passes that a layout asks for are parts of the pass that runs: where they reach the
  /// view that asks, their rounds count together, and more than 32 within each other, or more than
  /// 1,000 layouts in them, are left to the pass around them.
  open func layoutIfNeeded() {
    layOutMarked()
  }

  /// Places the subviews; does nothing here.
  open func layoutSubviews() {}

  /// Asks for ``updateConstraints()`` before the next layout of the view.
  open func setNeedsUpdateConstraints() {
    askForConstraints()
  }

  /// Whether ``updateConstraints()`` was asked for and not called since.
  open func needsUpdateConstraints() -> Bool { uncommon?.needsConstraints ?? false }

  /// Calls ``updateConstraints()`` of the view and its descendants where it was asked for.
  open func updateConstraintsIfNeeded() {
    updateConstraintsOfSubtree()
  }

  /// Sets up what the layout depends on; does nothing here. There are no constraint objects: state
  /// them as statements, which change at once.
  open func updateConstraints() {}

  /// Whether the view needs constraints to be laid out; `false` here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after the host's traits or an overridden style changed; does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view: those of its root view's host, ``hostTraitCollection``, with the style
  /// that the view or the nearest view around it overrides. What neither specifies is that of
  /// ``UITraitCollection/current``.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Whether the view and all within it are light or dark, whatever the host says; unspecified, the
  /// default, for what the view is in.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { uncommon?.overriddenStyle ?? .unspecified }
    set {
      guard newValue != uncommon?.overriddenStyle ?? .unspecified else { return }
      changeTraits { uncommonState.overriddenStyle = newValue }
    }
  }

  /// Called after the tint color changed; never called here, where nothing is drawn.
  open func tintColorDidChange() {}

  /// Draws the content; never called here.
  open func draw(_ rect: CGRect) {}

  /// Called before the window changes; never called here, where there is no screen.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed; never called here, where there is no screen.
  open func didMoveToWindow() {}

  /// The size that fits the content best; here the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    isFittedByDefault = true
    return storedBounds.size
  }

  /// The size that fits a proposal, and whether the view's class answers it itself; otherwise it is
  /// the current size.
  package final func fittingAnswer(_ proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    isFittedByDefault = false
    let size = sizeThatFits(proposal)
    return (size, !isFittedByDefault || size != storedBounds.size)
  }

  /// Takes the size that fits, keeping the top-left corner.
  open func sizeToFit() {
    let origin = frame.origin
    frame = CGRect(origin: origin, size: sizeThatFits(storedBounds.size))
  }

  /// The size that fits the content, with neither the target's width nor its height required.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that fits the content, with the target's width or height where it is required.
  ///
  /// There are no constraints here, so ``sizeThatFits(_:)`` decides. A dimension that is not
  /// required is proposed as infinite.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontalFittingPriority == .required
    let keepsHeight = verticalFittingPriority == .required
    let size = sizeThatFits(
      CGSize(
        width: keepsWidth ? targetSize.width : .infinity,
        height: keepsHeight ? targetSize.height : .infinity))
    return CGSize(
      width: keepsWidth ? targetSize.width : size.width,
      height: keepsHeight ? targetSize.height : size.height)
  }

  /// The target that asks for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The content's natural size; ``noIntrinsicMetric`` in both directions here.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Declares that the natural size changed: the view and its superview need layout.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentVersion &+= 1
    setNeedsLayoutWithSuperview()
  }

  /// Whether every change of the content is declared, so that measured sizes can be kept.
  package var declaresContentChanges: Bool { false }

  /// The value that means "no natural size" in one direction.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The view whose baseline is this view's first baseline; here the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose baseline is this view's last baseline; here the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The distances of the baselines from the edges if the view had a size.
  ///
  /// Zeros for a view without text: its edges are its baselines, as in UIKit, which has no such
  /// member. A view that names other views for its baselines returns those at their current frames.
  open func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    delegatedBaselineOffsets(for: size)
  }

  /// The margins inside the bounds, left and right by the screen. 8 points by default, plus the
  /// safe area where ``insetsLayoutMarginsFromSafeArea`` says so.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The margins inside the bounds, leading and trailing by the writing direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { uncommon?.margins ?? .standardMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether ``layoutMargins`` grow by the safe area; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { uncommon?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      uncommonState.insetsMarginsFromSafeArea = newValue
      tellOfMargins()
      setNeedsLayout()
    }
  }

  /// Called after the margins changed; does nothing here.
  open func layoutMarginsDidChange() {}

  /// How far bars and notches reach into the bounds.
  ///
  /// A root view has the insets of its host (``hostSafeAreaInsets``); a subview has the part of its
  /// superview's insets that it reaches into. Both have what their controller adds
  /// (`UIViewController.additionalSafeAreaInsets`).
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

  /// Called after the safe area changed; does nothing here.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.layoutMarginsGuide, .layoutMargins) }

  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }

  /// The guides added to the view.
  open var layoutGuides: [UILayoutGuide] { uncommon?.layoutGuides ?? [] }

  /// Adds a guide, taking it from its former owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    uncommonState.layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = uncommon?.layoutGuides.place(of: layoutGuide) else { return }
    uncommonState.layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// What kind of content the view has, which decides its direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { uncommon?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction of the view's own layout: its semantic attribute's, or else its superview's,
  /// or else left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    inheritedLayoutDirection
  }

  /// The priority with which the view resists growing beyond its natural size; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    uncommon?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its natural size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    uncommonState.hugging[axis.rawValue] = priority
    setNeedsLayoutWithSuperview()
  }

  /// The priority with which the view resists shrinking below its natural size; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    uncommon?.compression[axis.rawValue] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its natural size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    uncommonState.compression[axis.rawValue] = priority
    setNeedsLayoutWithSuperview()
  }

  /// Whether the view is drawn and touched. A hidden view keeps its frame.
  open var isHidden: Bool {
    get { hiddenFlag }
    set { hiddenFlag = newValue }
  }

  /// The opacity from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { opacity }
    set { opacity = min(max(newValue, 0), 1) }
  }

  /// The color behind the content.
  open var backgroundColor: UIColor? {
    get { uncommon?.backgroundColor }
    set { uncommonState.backgroundColor = newValue }
  }

  /// The layer behind the content, made on first use. It shares geometry, background, opacity and
  /// clipping with the view; corners, border and shadow are its own.
  ///
  /// - Complexity: O(1). A view whose layer nobody asks for has none.
  open var layer: CALayer { makeLayer() }

  /// The class of ``layer``. An instance of a subclass is made by its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The color of highlights and template images; inherited from the superview.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { uncommonState.tintColor = newValue }
  }

  /// How the content follows a change of bounds.
  open var contentMode: ContentMode {
    get { uncommon?.contentMode ?? .scaleToFill }
    set { uncommonState.contentMode = newValue }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { uncommon?.clipsToBounds ?? false }
    set { uncommonState.clipsToBounds = newValue }
  }

  /// Whether the view receives touches; `true` by default.
  open var isUserInteractionEnabled: Bool {
    get { interactionFlag }
    set { interactionFlag = newValue }
  }

  /// Whether frames become constraints; kept for source compatibility.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMaskFlag }
    set { translatesMaskFlag = newValue }
  }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    get { uncommon?.accessibilityIdentifier }
    set { uncommonState.accessibilityIdentifier = newValue }
  }

  /// The frontmost descendant that receives a touch at a point of the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point of the view's coordinates lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (low, size) = (storedBounds.origin, storedBounds.size)
    return point.x >= low.x && point.x < low.x + size.width && point.y >= low.y
      && point.y < low.y + size.height
  }

  /// Converts a point of the view's coordinates to another view's, or to the root's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a point of another view's coordinates to the view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).converted(point, to: self)
  }

  /// Converts a rectangle of the view's coordinates to another view's, or to the root's for
  /// `nil`. The result encloses a transformed rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// Converts a rectangle of another view's coordinates to the view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).converted(rect, to: self)
  }
}
