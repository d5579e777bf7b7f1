// The parts of QuartzCore that LayoutAppKit and its clients use.
@_exported public import Foundation

public protocol CALayerDelegate: NSObjectProtocol {}

open class CALayer: NSObject {
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { nil }

  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var isHidden = false
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?

  open var isGeometryFlipped = false
  open func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }
  open func removeFromSuperlayer() {}

  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() {}
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
