import Foundation

/// What a view and its layer have in common, under the view's names.
struct LayerValues {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat = 1
  var isHidden = false
  var alpha: CGFloat = 1
  var clipsToBounds = false
  var backgroundColor: UIColor?

  /// The smallest rectangle around the transformed bounds, around the center.
  var frame: CGRect {
    get {
      let pivot = CGPoint(
        x: bounds.origin.x + bounds.size.width * anchorPoint.x,
        y: bounds.origin.y + bounds.size.height * anchorPoint.y)
      return bounds.applying(
        CGAffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
    set {
      let frame = newValue.withoutNegativeSize
      let inner = CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
      bounds.size = inner.size
      center = CGPoint(
        x: frame.origin.x + frame.size.width * anchorPoint.x,
        y: frame.origin.y + frame.size.height * anchorPoint.y)
    }
  }
}

extension UIView {
  /// What the view has in common with its layer.
  final var layerValues: LayerValues {
    get {
      LayerValues(
        bounds: storedBounds, center: storedCenter, anchorPoint: anchorPoint, transform: transform,
        contentScaleFactor: uncommon?.contentScaleFactor ?? 1, isHidden: hiddenFlag, alpha: opacity,
        clipsToBounds: uncommon?.clipsToBounds ?? false,
        backgroundColor: uncommon?.backgroundColor)
    }
    set {
      bounds = newValue.bounds
      center = newValue.center
      hiddenFlag = newValue.isHidden
      opacity = newValue.alpha
      let state = uncommonState
      state.anchorPoint = newValue.anchorPoint
      state.transform = newValue.transform
      state.contentScaleFactor = newValue.contentScaleFactor
      state.clipsToBounds = newValue.clipsToBounds
      state.backgroundColor = newValue.backgroundColor
    }
  }

  /// The layer, if anything ever asked for it.
  package final var existingLayer: CALayer? { uncommon?.layer }

  final func makeLayer() -> CALayer {
    if let layer = uncommon?.layer { return layer }
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    // As only `init(coder:)` is required of every class, it is what makes a layer of any of them.
    let layer = type == CALayer.self ? CALayer() : type.init(coder: NSCoder()) ?? CALayer()
    layer.belong(to: self)
    uncommonState.layer = layer
    return layer
  }
}
