public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A scroll view that lays out its subviews by their methods, and whose content is as large as they
/// need.
///
/// It is a ``LayoutView`` that scrolls: positions and conditions see the size of the view itself,
/// not of its content, so a position that goes beyond the bounds is what makes it scroll.
///
/// ```swift
/// let tabs = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
/// for tab in tenTabs {
///   tabs.addSubview(
///     tab,
///     constantPosition: .makeAbsolute(
///       initialFrame: CGRect(x: 8, y: 8, width: 48, height: 48), margin: 8,
///       direction: .horizontal))
/// }
/// tabs.layoutIfNeeded()
/// tabs.contentSize                    // (560, 56): to the end of the last tab
/// ```
///
/// The content reaches from (0, 0) to the largest x and y of the frames that the last pass set;
/// subviews without a method do not count. For room behind the last one, use `contentInset`. Where
/// the view mirrors for right to left, the content begins at its right edge, and that is what the
/// view shows at first; when the content's width changes, what is in sight keeps its distance from
/// the beginning.
///
/// The safe area: where `contentInsetAdjustmentBehavior` adds it to the insets, as it does by
/// itself in the directions that scroll, positions need not keep clear of it. With `.never` they
/// can, by `within(.safeArea)`.
open class LayoutScrollView: UIScrollView, LayoutControllable {
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

  /// Whether methods, order and depth of a subview are forgotten when it is removed; `false` by
  /// default. See ``LayoutView/forgetsRemovedSubviews``.
  public var forgetsRemovedSubviews = false

  /// How matrical cells are arranged, where ``responsiveOptimization`` is `nil`.
  public var layoutOptimization: LayoutOptimization = .none {
    didSet { setNeedsLayout() }
  }

  /// How matrical cells are arranged by the input; see ``LayoutView/responsiveOptimization``.
  public var responsiveOptimization: Responsive<LayoutOptimization>? {
    didSet { setNeedsLayout() }
  }

  /// Whether frames are mirrored where the view's direction is right to left, within the content;
  /// `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet { setNeedsLayout() }
  }

  /// Whether frames are moved to whole pixels; `false` by default.
  public var snapsToPixelGrid = false {
    didSet { setNeedsLayout() }
  }

  /// What a pass depends on besides the subviews: the size of the view itself, its margins, safe
  /// area, direction and scale, and ``inputTraits``.
  public var layoutInput: LayoutInput {
    passInput
  }

  private let cache = PlanPass<UIView>(isToldOfChanges: true)

  /// How many marks follow from what the pass itself is about to set.
  private var ignoredMarks = 0

  /// Where the content began in the last pass.
  private var start = ScrollStart()

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

  /// Calls super, then lays out the subviews and sets the size of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    cache.contentWidth = nil
    if mirrorsForRightToLeft, size.width.isFinite, size.height.isFinite,
      layoutInput.direction == .rightToLeft
    {
      // Mirroring needs the width that the pass is about to find.
      let content =
        Recording.pass(over: self) {
          Recording.measuring(self) { cache.fittingSize(of: self, proposal: size) }
        } ?? size
      cache.contentWidth = max(content.width, size.width)
    }
    cache.layOutChanges(in: self)
    var content = cache.extent
    // The content is as wide as what its frames were mirrored in, which whole pixels do not change.
    if let width = cache.contentWidth, size.width < width { content.width = width }
    showContent(content)
  }

  /// Marks the view for a pass over all its subviews, and the containers that asked for its size,
  /// as they have to ask again.
  open override func setNeedsLayout() {
    if ignoredMarks > 0 {
      ignoredMarks -= 1
      return
    }
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

  /// The size that the subviews take up at a proposal, with the content inset: from (0, 0) to the
  /// largest x and y of their frames before they are mirrored; see ``LayoutView/sizeThatFits(_:)``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInset
    return Measuring.run(self, weight: .closures) {
      guard let content = cache.fittingSize(of: self, proposal: size) else { return bounds.size }
      return CGSize(
        width: max(content.width + insets.left + insets.right, 0),
        height: max(content.height + insets.top + insets.bottom, 0))
    }
  }

  private func infoDidChange() {
    cache.setNeedsGather()
    setNeedsLayout()
  }

  /// Stores the size of the content, and keeps the distance of what is in sight from the side where
  /// the content begins.
  private func showContent(_ size: CGSize) {
    let x = start.offset(
      from: bounds.origin.x,
      cache.contentWidth.map { ScrollStart.Widths(content: $0, view: bounds.size.width) })
    if contentSize != size { ignoringMark { contentSize = size } }
    if let x, x != bounds.origin.x {
      ignoringMark { contentOffset = CGPoint(x: x, y: bounds.origin.y) }
    }
    // A delegate may have changed something.
    if cache.gathering != .nothing { setNeedsLayout() }
  }

  /// Sets what marks the view once, though it follows from the pass.
  private func ignoringMark(_ body: () -> Void) {
    ignoredMarks = 1
    body()
    ignoredMarks = 0
  }
}

extension LayoutScrollView: LayoutContainer, MeasuredContainer, ConditionalElement {
  /// The breakpoints of all methods, and of all containers in the view.
  public var layoutBreakpoints: LayoutBreakpoints { LayoutBreakpoints(ofTree: self) }

  package var declaredConditions: [LayoutCondition] { conditionsOfMethods }

  package var declaredLists: [ConditionList] { conditionLists }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    replaceConditionsOfMethods(replacement)
    responsiveOptimization = responsiveOptimization?.replacingConditions(
      of: "responsiveOptimization", layoutName, replacement)
  }
}

extension LayoutScrollView: RestoringContainer {
  package func setContentsAside() -> SetAsideContents? { .start(start) }

  package func bringBack(_ contents: SetAsideContents) {
    if case .start(let former) = contents { start = former }
  }
}
