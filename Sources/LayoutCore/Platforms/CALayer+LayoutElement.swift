public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension CALayer: LayoutElement {
  /// Stores the bounds' size, then the position, each only where it differs; transforms survive.
  public func place(_ frame: CGRect) {
    let size = frame.size
    let old = bounds
    if old.size != size { bounds = CGRect(origin: old.origin, size: size) }
    let place = frame.position(of: anchorPoint)
    if position != place { position = place }
  }

  /// The frame as if the layer had no transform.
  public var layoutFrame: CGRect {
    CGRect(size: bounds.size, anchor: anchorPoint, at: position)
  }

  /// The layer's name, or else the name of the class.
  public var layoutName: String {
    if let name, !name.isEmpty { return name }
    return ClassNames.name(of: type(of: self))
  }

  /// The superlayer.
  public var layoutContainer: AnyObject? { superlayer }

  /// The layers within the layer, back to front.
  public var layoutChildren: [any LayoutElement] { sublayers ?? [] }

  /// The bounds' origin.
  public var layoutBoundsOrigin: CGPoint { bounds.origin }

  /// Adds a layer in front of the others.
  public func addLayoutChild(_ child: any LayoutElement) -> Bool {
    guard let layer = child as? CALayer else { return false }
    addSublayer(layer)
    return true
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperElement() {
    removeFromSuperlayer()
  }

  /// Saves bounds and position.
  public func saveLayout() -> () -> Void {
    let (bounds, position) = (bounds, position)
    return {
      self.bounds = bounds
      self.position = position
    }
  }
}

extension LayoutElement {
  /// The element whose coordinates those within this one are: the view of a view's own layer.
  package var coordinateSpace: any LayoutElement {
    #if canImport(UIKit) && canImport(ObjectiveC)
    guard let layer = self as? CALayer, let view = layer.delegate as? UIView else { return self }
    // A cast while it runs: views conform on the main actor, where they are laid out.
    return (view as AnyObject) as? any LayoutElement ?? self
    #elseif canImport(UIKit)
    return self
    #else
    if let layer = self as? CALayer { return layer.view ?? layer }
    #if canImport(QuartzCore)
    if !(self is UIView), let layer = self as? any PlatformLayer { return layer.layerView ?? self }
    #endif
    return self
    #endif
  }
}

#if canImport(UIKit) && canImport(ObjectiveC)
extension CALayer {
  /// One slot for all that Framewise keeps per layer, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self) }
    set { AssociatedStorage.store(newValue, for: self) }
  }
}
#endif
