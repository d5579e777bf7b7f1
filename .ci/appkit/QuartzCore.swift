// The parts of QuartzCore that LayoutAppKit uses, as declarations to type-check against.
@_exported public import Foundation

public protocol CALayerDelegate: NSObjectProtocol {}

open class CALayer: NSObject {
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint.zero
  open var frame: CGRect {
    get { .zero }
    set {}
  }
  open var isHidden = false
  open var isGeometryFlipped = false
  open func contentsAreFlipped() -> Bool { false }
  open var superlayer: CALayer? { nil }
  open var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
