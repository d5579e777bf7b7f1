public import Foundation

/// What a view looks like around its content: corners, border and shadow, kept as values.
///
/// Nothing is drawn here; pictures of a layout show corners and borders. A view's layer shares the
/// view's geometry, background, opacity and clipping. Any other layer has its own.
open class CALayer: NSObject, NSCoding {
  private var ownValues = LayerValues()
  private var ownSublayers: [CALayer] = []
  private var above: Unmanaged<CALayer>?
  private var needsLayout = false

  // The links to the view and to the superlayer are unmanaged: what they lead to clears them before
  // it is freed.
  private var ownView: Unmanaged<UIView>?

  /// One slot for what a layout library keeps per layer; see ``UIView/layoutStorage``.
  public final var layoutStorage: AnyObject? {
    didSet { LayoutSlot.left(by: oldValue, for: layoutStorage, of: self) }
  }

  /// Creates a layer of no size.
  public override init() {
    super.init()
  }

  /// Creates a layer with the look and the geometry of another one; another object gives none.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    ownValues = layer.values
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
  }

  /// Creates a layer from an archive. There are no archives without UIKit, so it has no size.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing: there are no archives without UIKit.
  open func encode(with coder: NSCoder) {}

  deinit { letGo() }

  /// Not in `deinit` itself, where observers of properties are not called.
  private final func letGo() {
    layoutStorage = nil
    for layer in ownSublayers { layer.above = nil }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0

  /// The corners that ``cornerRadius`` rounds; all four by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// How the corners are curved. Pictures show parts of circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The width of the border, in points, all of it inside the bounds.
  open var borderWidth: CGFloat = 0

  /// The color of the border; black by default.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The opacity of the shadow from 0 to 1; 0 by default.
  open var shadowOpacity: Float = 0

  /// How far the shadow is from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3

  /// The distance towards the viewer, which decides what is in front of what.
  open var zPosition: CGFloat = 0

  /// A name for tests and tools.
  open var name: String?

  /// Whether the layer covers what is behind it entirely.
  open var isOpaque = false

  /// Whether the layer is drawn into an image first.
  open var shouldRasterize = false

  /// The pixels of a point in that image.
  open var rasterizationScale: CGFloat = 1

  /// What the layer shows; nothing draws it here.
  open var contents: Any?

  /// What runs when a property changes; nothing does here.
  open var actions: [String: any CAAction]?

  /// A layer whose opacity is that of the content.
  open var mask: CALayer?

  /// Whether what reaches beyond the bounds is cut off, at round corners too.
  open var masksToBounds: Bool {
    get { values.clipsToBounds }
    set { values.clipsToBounds = newValue }
  }

  /// The color behind the content; where the view's depends on traits, that for the view's.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor?.resolvedColor(with: traits).cgColor }
    set { values.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The opacity from 0 to 1.
  open var opacity: Float {
    get { Float(values.alpha) }
    set { values.alpha = CGFloat(min(max(newValue, 0), 1)) }
  }

  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The pixels of a point.
  open var contentsScale: CGFloat {
    get { values.contentScaleFactor }
    set { values.contentScaleFactor = newValue }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue.withoutNegativeSize }
  }

  /// The place of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The point of the layer that `position` places, in units of its size; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { values.anchorPoint = newValue }
  }

  /// The smallest rectangle around the transformed layer in the superlayer's coordinates.
  ///
  /// Setting it places an untransformed layer; the size of a transformed one becomes that which
  /// covers the rectangle.
  open var frame: CGRect {
    get { values.frame }
    set { values.frame = newValue }
  }

  /// The transform about the anchor point, as far as it stays in the plane.
  open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform about the anchor point. It does not change bounds or position.
  open func setAffineTransform(_ m: CGAffineTransform) {
    values.transform = m
  }

  /// The layer that holds this one; for a view's layer that of the superview.
  open var superlayer: CALayer? { viewAbove ?? above?.takeUnretainedValue() }

  /// The layers added to this one, back to front; `nil` without any. A view's layer does not list
  /// those of its subviews, which UIKit does.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the others, taking it from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: Int.max)
  }

  /// Inserts a layer at an index of the back-to-front order, clamped to the valid range.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer just behind another one, or behind all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { ownSublayers.place(of: $0) } ?? 0)
  }

  /// Inserts a layer just in front of another one, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, canHold(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { ownSublayers.place(of: $0) }.map { $0 + 1 } ?? Int.max)
  }

  /// Puts a layer in the place of another one; does nothing if that is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, canHold(newLayer), ownSublayers.place(of: oldLayer) != nil
    else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer. That of a view stays where the view is.
  open func removeFromSuperlayer() {
    guard let above = above?.takeUnretainedValue() else { return }
    self.above = nil
    above.ownSublayers.remove(self)
  }

  /// Marks the layer for layout. Nothing but ``layoutIfNeeded()`` lays it out.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Places the sublayers if the layer is marked.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  /// Places the sublayers; does nothing here.
  open func layoutSublayers() {}

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Does nothing: nothing is animated.
  open func removeAllAnimations() {}

  /// The size of the layer in the coordinates of its superlayer, so that of its frame.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Whether a point of the layer's coordinates lies within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  private final func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    layer.above = Unmanaged.passUnretained(self)
  }

  /// Whether a layer can be a sublayer: that of a view stays where the view is, and none is in
  /// itself.
  private final func canHold(_ layer: CALayer) -> Bool {
    layer.ownView == nil && !isSameOrWithin(layer)
  }

  /// Whether the layer is another one or in it, so that adding that one would make a circle. Only
  /// a layer with sublayers can have another one in it, so building a deep chain stays linear.
  private final func isSameOrWithin(_ layer: CALayer) -> Bool {
    if layer.ownSublayers.isEmpty { return layer === self }
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.above?.takeUnretainedValue()
    }
    return false
  }
}

extension CALayer {
  // In a type-check that compiles this module as UIKit, views are on the main actor and layers are
  // not, as there. Nothing runs then, so a layer's link to its view need not be followed.
  #if MAIN_ACTOR_VIEWS
  private final var values: LayerValues {
    get { ownValues }
    set { ownValues = newValue }
  }

  private final var traits: UITraitCollection { .current }

  private final var viewAbove: CALayer? { nil }
  #else
  private final var values: LayerValues {
    get { ownView?.takeUnretainedValue().layerValues ?? ownValues }
    set {
      if let ownView {
        ownView.takeUnretainedValue().layerValues = newValue
      } else {
        ownValues = newValue
      }
    }
  }

  private final var traits: UITraitCollection {
    ownView?.takeUnretainedValue().traitCollection ?? .current
  }

  /// The view whose layer this is, if it is that of a view: UIKit's `delegate` of such a layer.
  package final var view: UIView? { ownView?.takeUnretainedValue() }

  private final var viewAbove: CALayer? { ownView?.takeUnretainedValue().superview?.layer }
  #endif

  /// Makes the layer that of a view.
  final func belong(to view: UIView) {
    ownView = Unmanaged.passUnretained(view)
  }

  /// Gives the layer the values of its view, which is being freed, as its own.
  final func becomeIndependent() {
    ownValues = values
    ownView = nil
  }
}
