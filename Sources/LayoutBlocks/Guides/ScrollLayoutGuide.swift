public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A guide that shows a part of a larger content: views scroll in their own container, without a
/// scroll view.
///
/// ```swift
/// let scroll = ScrollLayoutGuide<UIView>(layout: list)
/// scroll.add(to: view)
/// scroll.contentSize = CGSize(width: 100, height: 2_000)
/// scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
/// scroll.contentOffset.y = 300           // everything moves up
/// ```
///
/// Source: CGLayout 0.7, ScrollLayoutGuide.
open class ScrollLayoutGuide<Super: LayoutElement>: LayoutGuide<Super> {
  private let content: any LayoutBlockProtocol
  private var storedOffset = CGPoint.zero
  private var storedContentSize = CGSize.zero

  /// Creates a guide whose content is a block, a scheme or a stack, laid out in the content's size.
  public init(layout: any LayoutBlockProtocol) {
    content = layout
    super.init()
  }

  /// Creates a guide whose content is one element, as large as its own content is in the directions
  /// that scroll, and as the guide in the others. ``fitsContentSize`` is `true` here; set it to
  /// `false` to give the room yourself, as ``contentSize``.
  public init(contentItem: some LayoutElement, direction: ScrollDirection) {
    content = LayoutBlock(
      contentItem, .equal,
      [AdjustLayoutConstraint(element: contentItem, anchors: direction.sizes)], at: nil)
    fitsContentSize = true
    super.init()
  }

  open override var contentLayout: (any LayoutBlockProtocol)? { content }

  /// Whether ``contentSize`` is what the last layout of the content takes up, from the origin of
  /// the content. The content's room then is as large as the guide. `false` by default for a
  /// layout, `true` for one element.
  public final var fitsContentSize = false {
    didSet { if fitsContentSize != oldValue { setNeedsContentLayout() } }
  }

  /// The size of the room for the content, or with ``fitsContentSize``, of the content.
  public final var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      if !fitsContentSize { roomDidChange() }
    }
  }

  /// The point of the content at the guide's upper left corner; numbers that are not finite are
  /// ignored.
  ///
  /// A change lays out the content, which moves as far as the offset does, and marks the views whose
  /// schemes know the guide: what they mirror, move to whole pixels, or place by the content has its
  /// frame in their next pass. Content whose size is asked for answers from what it remembers, if it
  /// is a view.
  ///
  /// - Complexity: linear in the content; nothing where the offset stays.
  public final var contentOffset: CGPoint {
    get { storedOffset }
    set {
      guard newValue != storedOffset, newValue.x.isFinite, newValue.y.isFinite else { return }
      storedOffset = newValue
      roomDidChange()
    }
  }

  /// Room around the content, over which it can be scrolled. A change moves the content along.
  public final var contentInset = UIEdgeInsets.zero {
    didSet {
      contentOffset = CGPoint(
        x: storedOffset.x - (contentInset.left - oldValue.left),
        y: storedOffset.y - (contentInset.top - oldValue.top))
    }
  }

  /// The offset and the guide's size.
  open override var bounds: CGRect {
    get { CGRect(origin: storedOffset, size: frame.size) }
    set { contentOffset = newValue.origin }
  }

  open override func contentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(origin: storedOffset, size: frame.size)
  }

  override func room(in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x - storedOffset.x, y: frame.origin.y - storedOffset.y,
      width: fitsContentSize ? frame.size.width : storedContentSize.width,
      height: fitsContentSize ? frame.size.height : storedContentSize.height)
  }

  open override func layout(in rect: CGRect) {
    content.layout(in: rect)
    guard fitsContentSize else { return }
    let taken = content.currentRect
    noteContent(
      CGSize(
        width: taken.origin.x + taken.size.width - rect.origin.x,
        height: taken.origin.y + taken.size.height - rect.origin.y))
  }

  override func noteContent(_ size: CGSize) {
    if fitsContentSize { storedContentSize = size }
  }

  /// Saves the offset and the content's size, too.
  public override func saveLayout() -> () -> Void {
    let (offset, contentSize) = (storedOffset, storedContentSize)
    let restore = super.saveLayout()
    return {
      restore()
      self.storedOffset = offset
      self.storedContentSize = contentSize
    }
  }

  /// The offsets between which there is content, with the insets.
  public final var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let minimum = CGPoint(x: -contentInset.left, y: -contentInset.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, storedContentSize.width - frame.size.width + contentInset.right),
        y: max(minimum.y, storedContentSize.height - frame.size.height + contentInset.bottom))
    )
  }

  /// Moves the content as a finger does: beyond its ends it follows ever more slowly.
  ///
  /// - Parameters:
  ///   - start: The offset when the finger came down.
  ///   - translation: How far the finger has moved since.
  public final func scroll(start: CGPoint, translation: CGPoint) {
    let range = offsetRange
    contentOffset = CGPoint(
      x: RubberBand.offset(
        start.x - translation.x, range.minimum.x, range.maximum.x, length: frame.size.width),
      y: RubberBand.offset(
        start.y - translation.y, range.minimum.y, range.maximum.y, length: frame.size.height))
  }

  /// Moves the content by a translation, or without one returns the movement that follows when the
  /// finger leaves; see ``ScrollAnimationDeceleration``.
  ///
  /// - Parameters:
  ///   - start: The offset to begin with.
  ///   - translation: How far the finger has moved, `nil` when it left.
  ///   - velocity: How fast the finger moves, in points per second.
  @discardableResult
  public final func decelerate(
    start: CGPoint, translation: CGPoint? = nil, velocity: CGPoint
  ) -> ScrollAnimationDeceleration? {
    if let translation {
      scroll(start: start, translation: translation)
      return nil
    }
    contentOffset = start
    return ScrollAnimationDeceleration(scrollGuide: self, velocity: velocity)
  }
}
