public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A rect that is laid out like an element, shows nothing, and lays out other elements in itself.
///
/// What a guide lays out lies in the guide's owner, beside the guide: the hierarchy of views stays
/// flat. Override ``contentLayout`` to say what that is. A scheme that places the guide then places
/// its content in the same pass, and shows it in its snapshots.
///
/// ```swift
/// let guide = LayoutGuide<UIView>()
/// guide.add(to: view)
/// guide.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
/// ```
///
/// The owner keeps the guide alive, not the other way round. The coordinates within a guide begin
/// where its content's room does.
///
/// Source: CGLayout 0.7, LayoutGuide.
open class LayoutGuide<Super: LayoutElement>: ContentGuide {
  /// The slot that every element has.
  public final var layoutStorage: AnyObject? {
    willSet { if newValue !== layoutStorage { endStorage() } }
  }

  let mark = ChangeMark()
  private var ownerLink: ElementLink?
  private var storedFrame = CGRect.zero
  private var storedBounds: CGRect?
  private var isLeaving = false
  private var isPlacedWithContent = false

  /// Creates a guide with a frame in its future owner's coordinates, in points.
  ///
  /// The frame is empty unless given, and where it is not finite. A negative size counts by its
  /// amount.
  public init(frame: CGRect = .zero) {
    storedFrame = frame.storable { _ in } ?? .zero
  }

  deinit { endStorage() }

  private func endStorage() { LayoutStorage.end(layoutStorage, of: ObjectIdentifier(self)) }

  /// What holds the guide.
  public final var ownerElement: Super? {
    // The link is set in `add(to:)` only, which takes a `Super`.
    ownerLink?.element.map { unsafeDowncast($0 as AnyObject, to: Super.self) }
  }

  /// The frame in the owner's coordinates. A frame that differs lays out the content anew.
  ///
  /// Whoever moves the guide sets it, passes too: an override with `didSet` hears of every frame.
  open var frame: CGRect {
    get { storedFrame }
    set { store(newValue) }
  }

  /// The room for the content, in coordinates that begin at the frame's origin:
  /// ``contentRect(forFrame:)``, unless another was set since the frame was.
  open var bounds: CGRect {
    get { storedBounds ?? contentRect(forFrame: storedFrame) }
    set {
      guard newValue != bounds else { return }
      storedBounds = newValue
      roomDidChange()
    }
  }

  /// The room that a frame leaves for the content, in coordinates that begin at the frame's origin;
  /// all of it by default.
  open func contentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(origin: .zero, size: frame.size)
  }

  /// What the guide lays out; nothing by default. Call `setNeedsContentLayout()` when it changes.
  open var contentLayout: (any LayoutBlockProtocol)? { nil }

  /// Lays out the content in a rect of the owner's coordinates: ``contentLayout``.
  ///
  /// What an override places by itself is no part of the pass that places the guide: later blocks
  /// see its frames of before, and snapshots leave it out. Override ``contentLayout`` for content
  /// that others are laid out by.
  open func layout(in rect: CGRect) {
    contentLayout?.layout(in: rect)
  }

  /// Called when the guide got an owner.
  open func didAddToOwner() {}

  /// Called before the guide loses its owner.
  open func willRemoveFromOwner() {}

  /// Puts the guide into an owner, and takes it out of a former one.
  public final func add(to owner: Super) {
    guard ownerElement !== owner else { return }
    removeFromSuperElement()
    ownerLink = owner.link
    owner.storage.uncommonState.guides.append(self)
    mark.noteChange()
    didAddToOwner()
  }

  /// Puts another guide into this one's owner; it is laid out by this guide if its content says so.
  public final func add(layoutGuide: LayoutGuide<Super>) {
    guard let ownerElement else { return }
    layoutGuide.add(to: ownerElement)
  }

  /// Takes the guide out of its owner.
  public final func removeFromSuperElement() {
    // What leaves with a guide may be another that takes this one out, too.
    guard let owner = ownerElement, !isLeaving else { return }
    isLeaving = true
    willRemoveFromOwner()
    isLeaving = false
    // What was called may have put the guide into another owner.
    if ownerElement === owner { ownerLink = nil }
    mark.noteChange()
    // Last, as this may be the only reference.
    let state = owner.storage.uncommonState
    if let index = state.guides.lastIndex(where: { $0 === self }) { state.guides.remove(at: index) }
  }

  /// Declares that ``contentLayout`` has changed, and lays it out.
  public final func setNeedsContentLayout() {
    mark.noteChange()
    layoutContent()
  }

  /// Lays out the content in another room, and has the views whose schemes know the guide lay out:
  /// they may mirror the content, move it to whole pixels, or have others stand beside it.
  final func roomDidChange() {
    mark.noteNewRoom()
    layoutContent()
  }

  /// Lays out the content where the guide is, if it has an owner or needs none.
  final func layoutContent() {
    guard ownerElement != nil || !needsOwner else { return }
    noteOwnLayout()
    layout(in: layoutBounds)
  }

  /// Whether the content has no coordinates as long as the guide has no owner.
  var needsOwner: Bool { true }

  /// The size that the content takes; the current one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }

  /// Sets the ``frame``.
  public final func place(_ frame: CGRect) { self.frame = frame }

  private func store(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    storedBounds = nil
    storedFrame = frame
    if !isPlacedWithContent { layoutContent() }
  }

  /// The frame in the owner's coordinates.
  public final var layoutFrame: CGRect { storedFrame }

  /// The owner.
  public final var layoutContainer: AnyObject? { ownerElement }

  /// So that coordinates within begin where the content's room does.
  public final var layoutBoundsOrigin: CGPoint {
    let room = room(in: storedFrame)
    return CGPoint(x: storedFrame.origin.x - room.origin.x, y: storedFrame.origin.y - room.origin.y)
  }

  /// The owner's direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ownerElement?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  var contentBlock: (any LayoutBlockProtocol)? { contentLayout }

  /// Says that an app's class of guides may lay out its content by itself.
  private func noteOwnLayout() {
    if Recording.isOn { noteOwnClass("lays out by itself", touching: nil) }
  }

  func room(in frame: CGRect) -> CGRect {
    noteOwnLayout()
    let rect = frame == storedFrame ? bounds : contentRect(forFrame: frame)
    return rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
  }

  func placeWithContent(_ frame: CGRect) {
    guard contentLayout != nil else {
      place(frame)
      return
    }
    placeWithoutContent(frame)
  }

  private func placeWithoutContent(_ frame: CGRect) {
    isPlacedWithContent = true
    place(frame)
    isPlacedWithContent = false
  }

  /// Saves the frame and the room for the content. What lies in the guide is put back by itself.
  public func saveLayout() -> () -> Void {
    let (frame, bounds) = (storedFrame, storedBounds)
    return {
      self.placeWithoutContent(frame)
      self.storedBounds = bounds
    }
  }

  func noteContent(_ size: CGSize) {}

  func join(_ owner: any LayoutElement) {
    let layer = (owner as? any LayerHolder)?.heldLayer
    if let owner = owner as? Super ?? layer as? Super { return add(to: owner) }
    // One that stands in another element already may stay there.
    if ownerElement == nil { LayoutIssue.report(.foreign(self, in: owner, Super.self)) }
  }
}
