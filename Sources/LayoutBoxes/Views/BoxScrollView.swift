public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A scroll view with one content view, as large as the content's natural size, or as the scroll
/// view in the directions in which it does not scroll.
///
/// ```swift
/// BoxScrollView(isFitToWidth: true) {
///   ColumnView { rows }
/// }
/// ```
///
/// The content lies at (0, 0), at the left edge, in any direction. Where the view's direction is
/// right to left, wide content begins at its right edge, and that is what the view shows at first;
/// when the content's width changes, what is in sight keeps its distance from the beginning.
///
/// Source: Lima, `LMScrollView`.
open class BoxScrollView: UIScrollView, BoxContainer, BoxElement, LayoutContainer,
  ConditionalElement
{
  /// Whether the content is as wide as the view inside its insets; `false` by default.
  public var isFitToWidth = false {
    didSet { if isFitToWidth != oldValue { ownBoxState.noteDeclaration() } }
  }

  /// Whether the content is as high as the view inside its insets; `false` by default.
  public var isFitToHeight = false {
    didSet { if isFitToHeight != oldValue { ownBoxState.noteDeclaration() } }
  }

  private(set) final lazy var ownBoxState = BoxElementState(self)

  private var storedContent: UIView?
  private var isPlacingContent = false

  /// Where the content began in the last pass.
  private var start = ScrollStart()

  /// The view that scrolls; setting it removes the former one.
  public var content: UIView? {
    get { storedContent }
    set {
      // It may have left since it was set.
      guard newValue !== storedContent || newValue !== boxChildren.first else { return }
      storedContent?.removeFromSuperview()
      storedContent = newValue
      if let newValue { addSubview(newValue) }
      ownBoxState.noteNewChildren()
    }
  }

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storage.boxState = ownBoxState
  }

  #if !canImport(UIKit)
  // The list of subviews holds it as well, and lets go of it without recursion.
  deinit { storedContent = nil }
  #endif

  /// Creates a scroll view from an archive; it has no content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.boxState = ownBoxState
  }

  /// Lays out the content, if no box does.
  open override func layoutSubviews() {
    super.layoutSubviews()
    BoxTreePass.layOut(self)
  }

  /// Marks the view, and the topmost box around it.
  open override func setNeedsLayout() {
    // The content's size marks the view, but follows from the pass.
    if isPlacingContent { return super.setNeedsLayout() }
    markView()
    ownBoxState.noteChange(isViewMarked: true)
  }

  final func markView() {
    super.setNeedsLayout()
    markAroundBox()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    ownBoxState.noteNewChildren()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    ownBoxState.noteNewChildren()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    ownBoxState.noteMove()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The natural size of the content with the insets, or where that is wider than proposed, the
  /// proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BoxTreePass.size(of: self, fitting: size)
  }

  /// As ``sizeThatFits(_:)``, and the target's width or height where that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    BoxTreePass.size(
      of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    let kind: BoxStyle.Kind =
      switch (isFitToWidth, isFitToHeight) {
      case (false, false): .scroll
      case (true, false): .scrollFittingWidth
      case (false, true): .scrollFittingHeight
      case (true, true): .scrollFittingBoth
      }
    let insets = roomAroundContent
    return BoxStyle(
      kind,
      margins: BoxMargins(
        top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
        trailing: Double(insets.right)),
      direction: ownBoxState.direction(semanticContentAttribute))
  }

  /// The room around the content. Where the content is as wide or as high as the view, it does not
  /// scroll, also if the size that it still has is larger than the view is now: the safe area that
  /// is added for that is left out.
  private var roomAroundContent: UIEdgeInsets {
    var insets = adjustedContentInset
    switch contentInsetAdjustmentBehavior {
    case .always, .never: return insets
    default: break
    }
    let (size, safe) = (bounds.size, safeAreaInsets)
    if isFitToWidth, !alwaysBounceHorizontal, contentSize.width > size.width {
      insets.left -= safe.left
      insets.right -= safe.right
    }
    if isFitToHeight, !alwaysBounceVertical, !makesRoomForBars, contentSize.height > size.height {
      insets.top -= safe.top
      insets.bottom -= safe.bottom
    }
    return insets
  }

  var dependsOnInput: Bool { false }

  var boxChildren: [UIView] {
    content.flatMap { $0.superview === self ? [$0] : nil } ?? []
  }

  func didPlaceChildren() {
    let size = boxChildren.first { $0.takesPartInBox }?.layoutFrame.size ?? .zero
    let x = start.offset(
      from: bounds.origin.x,
      ownBoxState.isContentMirrored
        ? ScrollStart.Widths(content: size.width, view: bounds.size.width) : nil)
    isPlacingContent = true
    if contentSize != size { contentSize = size }
    if let x, x != bounds.origin.x { contentOffset = CGPoint(x: x, y: bounds.origin.y) }
    isPlacingContent = false
  }
}

extension BoxScrollView: RestoringContainer {
  package func setContentsAside() -> SetAsideContents? { .start(start) }

  package func bringBack(_ contents: SetAsideContents) {
    if case .start(let former) = contents { start = former }
  }
}
