#if canImport(UIKit)
public import UIKit

extension UIView {
  /// Stores the bounds' size, then the center, each only where it differs; transforms survive.
  public func place(_ frame: CGRect) {
    let size = frame.size
    let old = bounds
    if old.size.width != size.width || old.size.height != size.height {
      bounds = CGRect(origin: old.origin, size: size)
    }
    let anchor = anchorPoint
    let position = CGPoint(
      x: frame.origin.x + size.width * anchor.x, y: frame.origin.y + size.height * anchor.y)
    let center = center
    if center.x != position.x || center.y != position.y {
      self.center = position
    }
  }

  /// Does the same; UIKit asks a view for layout whenever its size changes.
  package func placeArranged(_ frame: CGRect) {
    place(frame)
  }

  /// The storage, if anything ever needed it; the view holds it.
  @usableFromInline package var unmanagedStorage: Unmanaged<LayoutStorage>? {
    existingStorage.map(Unmanaged.passUnretained)
  }

  /// The superview, without holding it.
  package var unmanagedSuperview: Unmanaged<UIView>? {
    superview.map(Unmanaged.passUnretained)
  }

  /// The frame as if the view had no transform.
  public var layoutFrame: CGRect {
    let size = bounds.size
    let center = center
    let anchor = anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Whether the view is a subview of the object, or of none where there is no object.
  package func stands(in container: ObjectIdentifier?) -> Bool {
    superviewIdentity == container
  }

  /// Which view the superview is.
  package var superviewIdentity: ObjectIdentifier? { superview.map { ObjectIdentifier($0) } }

  package static func firstMisplaced(
    of row: UnsafeBufferPointer<Unmanaged<UIView>>, from start: Int,
    _ values: UnsafeBufferPointer<Double>, at places: UnsafeBufferPointer<Int>,
    decided: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // UIKit's accessors are what takes time, and they are called once where a view is placed.
    start
  }

  package static func place(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>, _ frames: UnsafeBufferPointer<CGRect>,
    _ numbers: UnsafeBufferPointer<Int32>
  ) {
    for number in numbers {
      row[Int(number)]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).place(frames[Int(number)])
      }
    }
  }

  package static func stands(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>,
    in containers: UnsafeBufferPointer<ObjectIdentifier?>
  ) -> Bool {
    for index in row.indices {
      let stands = row[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).stands(in: containers[index])
      }
      if !stands { return false }
    }
    return true
  }

  /// Lays out the subtree, as far as it is marked.
  public func layOutChildren() {
    layoutIfNeeded()
  }

  /// The size that fits a proposal, and whether the view's class answers it itself; otherwise it is
  /// the current size.
  func fittingAnswer(_ proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    (sizeThatFits(proposal), hasOwnFittingSize)
  }

  /// Whether the view is marked for layout. UIKit does not tell, and a mark too many costs one pass
  /// only.
  package var layoutMark: Bool {
    get { true }
    set { if newValue { setNeedsLayout() } }
  }
}

extension UIScrollView {
  /// Whether insets make room for the bars of controllers around, whether content scrolls or not.
  package var makesRoomForBars: Bool { contentInsetAdjustmentBehavior == .automatic }
}

extension LayoutElement {
  /// Does nothing: only a window knows what it covers, and only the traits of the environment say
  /// which way views without a direction of their own read.
  func assume(_ input: LayoutInput) -> () -> Void { {} }

  /// Has the witness of a view told once the view stands in a window and had time to be laid out.
  package func askForNotice() {
    guard let view = self as? UIView, Thread.isMainThread else { return }
    MainActor.assumeIsolated { LayoutNotices.add(view) }
  }
}

#if canImport(ObjectiveC)
import ObjectiveC

extension UIView {
  var isInWindow: Bool { window != nil }

  /// Whether the view's class answers `sizeThatFits(_:)` itself. An image view without an image has
  /// no content to answer for.
  var hasOwnFittingSize: Bool {
    let selector = #selector(UIView.sizeThatFits(_:))
    let own = class_getMethodImplementation(type(of: self), selector)
    let isEmpty = self is UIImageView && intrinsicContentSize.width < 0
    return own
      != class_getMethodImplementation(isEmpty ? UIImageView.self : UIView.self, selector)
  }

  /// One slot for all that Framewise keeps per view, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self) }
    set { AssociatedStorage.store(newValue, for: self) }
  }
}
#else
extension UIView {
  /// Only the real UIKit has windows.
  var isInWindow: Bool { false }

  /// Whether the view's class answers `sizeThatFits(_:)` itself. Only the runtime of Objective-C
  /// can tell.
  var hasOwnFittingSize: Bool { true }
}
#endif
#endif
