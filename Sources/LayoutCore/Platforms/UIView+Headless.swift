#if !canImport(UIKit)
public import Foundation
public import HeadlessUIKit

extension UIView {
  /// Stores the bounds' size, then the center, each only where it differs; transforms survive.
  public func place(_ frame: CGRect) {
    untransformedFrame = frame
  }

  /// Does the same for a view whose subviews are placed already, so that a new size leaves nothing
  /// to lay out.
  package func placeArranged(_ frame: CGRect) {
    setUntransformedFrameOfArranged(frame)
  }

  /// The storage, if anything ever needed it, without counting a reference to it.
  @inlinable @inline(__always)
  package var unmanagedStorage: Unmanaged<LayoutStorage>? {
    guard let slot = unmanagedLayoutStorage,
      slot._withUnsafeGuaranteedRef({ type(of: $0) == LayoutStorage.self })
    else { return nil }
    let storage = Unmanaged<LayoutStorage>.fromOpaque(slot.toOpaque())
    let owner = ObjectIdentifier(self)
    return storage._withUnsafeGuaranteedRef { $0.owner == owner } ? storage : nil
  }

  /// The frame as if the view had no transform.
  public var layoutFrame: CGRect { untransformedFrame }

  /// The number of declared content changes of a label, button, text field or image view; other
  /// views do not promise to declare theirs.
  public var contentVersion: Int? {
    declaresContentChanges ? intrinsicContentVersion : nil
  }

  /// Whether the view is a subview of the object, or of none where there is no object.
  package func stands(in container: ObjectIdentifier?) -> Bool {
    superviewIdentity == container
  }

  package static func place(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>, _ frames: UnsafeBufferPointer<CGRect>,
    _ numbers: UnsafeBufferPointer<Int32>
  ) {
    setUntransformedFrames(of: row, frames, numbers)
  }

  package static func stands(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>,
    in containers: UnsafeBufferPointer<ObjectIdentifier?>
  ) -> Bool {
    haveSuperviews(row, containers)
  }

  /// The distance of the first baseline from the top, in points, where the view has text.
  public var firstBaseline: CGFloat? { textBaselines?.top }

  /// The distance of the last baseline from the bottom, in points, where the view has text.
  public var lastBaseline: CGFloat? { textBaselines?.bottom }

  private var textBaselines: UIBaselineOffsets? {
    let hasText = self is UILabel || self is UIButton || self is UITextField
    guard hasText || forFirstBaselineLayout !== self else { return nil }
    return baselineOffsets(for: bounds.size)
  }

  /// Lays out the marked views of the subtree; superviews stay as they are.
  public func layOutChildren() {
    layOutSubtreeIfNeeded()
  }

  /// Whether the view is marked for layout.
  package var layoutMark: Bool {
    get { isMarkedForLayout }
    set { isMarkedForLayout = newValue }
  }
}

extension LayoutStorage: SlotContent {
  package func viewWasLaidOut(_ view: UIView) { frameWitness?.wasLaidOut(view) }

  package func leaveSlot(of object: AnyObject) { end(for: ObjectIdentifier(object)) }
}

extension UIScrollView {
  /// Whether insets make room for the bars of controllers around; only the real UIKit has such.
  package var makesRoomForBars: Bool { false }
}

extension UIView: MistakeTeller {
  package func tellRefused(_ subview: UIView) {
    LayoutIssue.report(.containsItself(subview.issueName, in: issueName))
  }
}

extension LayoutElement {
  /// Has the witness of a view told once the view was laid out the next time.
  package func askForNotice() { (self as? UIView)?.askForLayoutNotice() }

  /// Lets a view take another direction, and one without a superview other insets, as far as those
  /// within it inherit them. Returns what puts its own back.
  func assume(_ input: LayoutInput) -> () -> Void {
    guard let view = self as? UIView else { return {} }
    let direction = view.assumedLayoutDirection
    view.assumedLayoutDirection = input.direction
    guard view.superview == nil, view.hostSafeAreaInsets != input.safeAreaInsets else {
      return { view.assumedLayoutDirection = direction }
    }
    let own = view.hostSafeAreaInsets
    view.hostSafeAreaInsets = input.safeAreaInsets
    return {
      view.hostSafeAreaInsets = own
      view.assumedLayoutDirection = direction
    }
  }
}
#endif
