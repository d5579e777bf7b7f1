public import Foundation

/// What a view's environment is like.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Every stored property is a `let` of a Sendable type. The conformance is unchecked only because
  // the class is open, as in UIKit: a subclass has to restate it, and so answers for its own state.
  private let values: Values

  private struct Values: Hashable, Sendable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0

    /// Takes over what another one specifies.
    mutating func merge(_ other: Values) {
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
      if other.style != .unspecified { style = other.style }
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.scale != 0 { scale = other.scale }
    }
  }

  private init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() {
    self.init(Values())
  }

  /// Creates a collection that specifies the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates a collection that specifies the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates a collection that specifies whether colors are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }

  /// Creates a collection that specifies the pixels of a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Values(scale: scale))
  }

  /// Creates a collection that specifies what any of others does; the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// The traits that decide where nothing else tells them: about a color that is asked for its
  /// parts, and about views without a host. They specify nothing until a program sets them.
  ///
  /// Each thread has its own. UIKit also sets them while it lays out and draws a view; here they
  /// are those of the view while it is told of a change of traits.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? unspecified }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  private static let currentKey = "UITraitCollection.current"
  private static let unspecified = UITraitCollection()

  /// Runs a closure while the collection is ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    actions()
  }

  /// Whether colors may differ from those of other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.values.style != values.style
  }

  /// The same traits but for the style, if one is given.
  final func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != values.style else { return self }
    var values = values
    values.style = style
    return UITraitCollection(values)
  }

  /// The same traits but for those that another collection specifies.
  final func with(_ other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    var merged = values
    merged.merge(other.values)
    return merged == values ? self : UITraitCollection(merged)
  }

  /// Whether there is much room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }

  /// Whether there is much room down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  /// Whether colors are light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// The pixels of a point; 0 where unspecified.
  open var displayScale: CGFloat { values.scale }

  /// The collection itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object specifies the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal for equal collections.
  open override var hash: Int { values.hashValue }
}
