#if canImport(AppKit) && !canImport(UIKit)
import AppKit
public import Foundation
public import LayoutCore
public import QuartzCore

extension CALayer: FlippableElement, EndingElement, PlatformLayer {
  /// The coordinates within the superlayer. On macOS y grows upwards there, unless an odd number of
  /// layers from there up have a flipped geometry.
  public var surroundingSpace: FlippableSpace? { superlayer?.innerSpace }

  /// The coordinates within the layer.
  public var innerSpace: FlippableSpace {
    FlippableSpace(bounds: bounds, isFlipped: contentsAreFlipped())
  }

  /// The frame in the superlayer's coordinates, as if the layer had no transform.
  public var keptFrame: CGRect {
    CGRect(size: bounds.size, anchor: anchorPoint, at: position)
  }

  /// Sets the bounds' size, then the position, each only where it differs.
  public func keep(_ frame: CGRect) {
    let size = frame.size
    let old = bounds
    if old.size != size { bounds = CGRect(origin: old.origin, size: size) }
    let place = frame.position(of: anchorPoint)
    if position != place { position = place }
  }

  /// One slot for all that Framewise keeps per layer, as an associated object.
  public var layoutStorage: AnyObject? {
    get { AssociatedStorage.content(of: self) }
    set { AssociatedStorage.store(newValue, for: self) }
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

  /// Lays out the layers within the layer, as far as they are marked.
  public func layOutChildren() {
    layoutIfNeeded()
  }

  /// The view whose own layer this is. Views belong to the main thread, so elsewhere there is none.
  package var layerView: (any LayoutElement)? {
    guard Thread.isMainThread, let view = delegate as? NSView else { return nil }
    let layer = ObjectIdentifier(self)
    let isOwn = MainActor.assumeIsolated { view.layer.map { ObjectIdentifier($0) } == layer }
    return isOwn ? (view as AnyObject) as? any LayoutElement : nil
  }
}
#endif
