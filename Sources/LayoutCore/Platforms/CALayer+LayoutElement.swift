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
    let anchor = anchorPoint
    let place = CGPoint(
      x: frame.origin.x + size.width * anchor.x, y: frame.origin.y + size.height * anchor.y)
    if position != place { position = place }
  }

  /// The frame as if the layer had no transform.
  public var layoutFrame: CGRect {
    let (size, place, anchor) = (bounds.size, position, anchorPoint)
    return CGRect(
      x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y,
      width: size.width, height: size.height)
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
    guard let layer = self as? CALayer else { return self }
    #if canImport(UIKit) && canImport(ObjectiveC)
    return layer.delegate as? UIView ?? layer
    #elseif canImport(UIKit)
    return layer
    #else
    return layer.view ?? layer
    #endif
  }
}

#if canImport(UIKit) && canImport(ObjectiveC)
import ObjectiveC

extension CALayer {
  private nonisolated(unsafe) static let storageKey = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  /// One slot for all that Framewise keeps per layer, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self, CALayer.storageKey) }
    set { AssociatedStorage.store(newValue, for: self, CALayer.storageKey) }
  }
}
#endif
