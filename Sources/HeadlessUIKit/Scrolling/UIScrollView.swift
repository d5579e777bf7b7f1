public import Foundation

/// A view that scrolls over its content by moving the origin of its bounds.
open class UIScrollView: UIView {
  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  private var storedBehavior = ContentInsetAdjustmentBehavior.automatic
  private var frameGuide: UILayoutGuide?
  private var contentGuide: UILayoutGuide?

  /// The object that is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Creates a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the top left of the view, which is the bounds' origin. It may lie
  /// outside the content.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      guard newValue != storedBounds.origin else { return }
      storedBounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to an offset, always without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      setNeedsLayout()
    }
  }

  /// The room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      adjustedContentInsetDidChange()
      setNeedsLayout()
    }
  }

  /// When the safe area is added to the room around the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedBehavior }
    set {
      guard newValue != storedBehavior else { return }
      storedBehavior = newValue
      adjustedContentInsetDidChange()
      setNeedsLayout()
    }
  }

  /// The room around the content, with the safe area where
  /// ``contentInsetAdjustmentBehavior-swift.property`` adds it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var insets = storedContentInset
    if adjusts(scrolls: scrollsHorizontally) {
      insets.left += safe.left
      insets.right += safe.right
    }
    if adjusts(scrolls: scrollsVertically) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    return insets
  }

  /// Called after the inset or its adjustment was set; does nothing here.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls by the smallest distance that shows a rectangle of the content; of one larger than the
  /// view, the top left part is shown. One that is not finite shows nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard
      rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite,
      rect.size.height.isFinite
    else { return }
    let insets = adjustedContentInset
    /// The offset along one axis, with the insets before and behind the content.
    func offset(
      from offset: CGFloat, showing start: CGFloat, length: CGFloat, room: CGFloat,
      content: CGFloat, before: CGFloat, after: CGFloat
    ) -> CGFloat {
      let nearest = max(offset, start + length - (room - after))
      let shown = min(nearest, start - before)
      return max(-before, min(shown, content + after - room))
    }
    let target = CGPoint(
      x: offset(
        from: contentOffset.x, showing: rect.origin.x, length: rect.size.width,
        room: bounds.size.width, content: contentSize.width, before: insets.left,
        after: insets.right),
      y: offset(
        from: contentOffset.y, showing: rect.origin.y, length: rect.size.height,
        room: bounds.size.height, content: contentSize.height, before: insets.top,
        after: insets.bottom))
    setContentOffset(target, animated: animated)
  }

  /// The view's visible rectangle.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(of: self, area: .scrollFrame)
    frameGuide = guide
    return guide
  }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(of: self, area: .scrollContent)
    contentGuide = guide
    return guide
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag scrolls in one direction only.
  open var isDirectionalLockEnabled = false

  /// Whether the content bounces at its ends.
  open var bounces = true

  /// Whether the content bounces even if it is no wider than the view.
  open var alwaysBounceHorizontal = false

  /// Whether the content bounces even if it is no higher than the view.
  open var alwaysBounceVertical = false

  /// Whether a bar shows the horizontal position.
  open var showsHorizontalScrollIndicator = true

  /// Whether a bar shows the vertical position.
  open var showsVerticalScrollIndicator = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether touches of the content are delayed until it is clear that they do not scroll.
  open var delaysContentTouches = true

  /// What the user pulls to load content again. It is no subview here.
  open var refreshControl: UIRefreshControl?

  /// How the keyboard is dismissed.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// When the safe area is added to the room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions in which the content scrolls.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// In both directions.
    case always = 3
  }

  /// How the keyboard is dismissed.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not by dragging.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }

  /// Clears the guides' unmanaged links to the view, which they may outlive.
  final func disownScrollGuides() {
    frameGuide?.owner = nil
    contentGuide?.owner = nil
  }

  private final var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.size.width
  }

  private final var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.size.height
  }

  private final func adjusts(scrolls: Bool) -> Bool {
    switch storedBehavior {
    case .automatic, .scrollableAxes: scrolls
    case .never: false
    case .always: true
    }
  }

  #if MAIN_ACTOR_VIEWS
  isolated deinit { disownScrollGuides() }
  #else
  deinit { disownScrollGuides() }
  #endif
}
