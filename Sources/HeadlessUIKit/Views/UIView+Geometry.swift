public import Foundation

extension UIView {
  /// The view's rectangle in its own coordinates; its origin is the scroll offset.
  public final var bounds: CGRect {
    get { storedBounds }
    set {
      noteWrite()
      setStoredBounds(newValue)
    }
  }

  final func setStoredBounds(_ bounds: CGRect) {
    let old = storedBounds.size
    storedBounds = bounds
    if old.width != bounds.size.width || old.height != bounds.size.height { markForLayout() }
  }

  /// The position of the anchor point in the superview's coordinates.
  public final var center: CGPoint {
    get { storedCenter }
    set {
      noteWrite()
      storedCenter = newValue
    }
  }

  /// The point of the view that `center` places, in units of its size; (0.5, 0.5) by default.
  public final var anchorPoint: CGPoint {
    get { uncommon?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { uncommonState.anchorPoint = newValue }
  }

  /// The transform of the view about its anchor point. It does not change bounds or center.
  public final var transform: CGAffineTransform {
    get { uncommon?.transform ?? .identity }
    set { uncommonState.transform = newValue }
  }

  /// The smallest rectangle around the transformed view in the superview's coordinates.
  ///
  /// Setting it changes bounds and center so that an untransformed view covers the rectangle.
  /// A negative width or height is standardized first.
  public final var frame: CGRect {
    get { computedFrame }
    set {
      noteWrite()
      computedFrame = newValue
    }
  }
}
