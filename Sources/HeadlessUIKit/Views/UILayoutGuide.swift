public import Foundation

/// A rectangle in a view's coordinates that is laid out like a view but shows nothing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UILayoutGuide: NSObject, NSCoding {
  /// Where the rectangle comes from.
  enum Area {
    case layoutMargins, safeArea, scrollFrame, scrollContent

    /// What UIKit calls the guide.
    var identifier: String {
      switch self {
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .scrollFrame: "UIScrollView-frameLayoutGuide"
      case .scrollContent: "UIScrollView-contentLayoutGuide"
      }
    }
  }

  private let area: Area?

  // Unmanaged like the link to a superview: a view clears it in its guides before it is freed.
  final var owner: Unmanaged<UIView>?

  /// The frame of a guide that is not one of its view's own areas, in the view's coordinates.
  ///
  /// UIKit has no such member: there, constraints alone place a guide.
  public final var placedFrame: CGRect = .zero

  /// One slot for what a layout library keeps per guide; see ``UIView/layoutStorage``.
  public final var layoutStorage: AnyObject? {
    didSet { LayoutSlot.left(by: oldValue, for: layoutStorage, of: self) }
  }

  /// A name for tests and tools; empty by default, but for guides that mark an area of a view.
  open var identifier = ""

  /// Creates a guide that belongs to no view and has an empty frame.
  public override init() {
    area = nil
    super.init()
  }

  /// Creates a guide from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    area = nil
    super.init()
  }

  init(of view: UIView, area: Area) {
    self.area = area
    owner = Unmanaged.passUnretained(view)
    super.init()
    identifier = area.identifier
  }

  #if MAIN_ACTOR_VIEWS
  isolated deinit { emptySlot() }
  #else
  deinit { emptySlot() }
  #endif

  /// Not in `deinit` itself, where observers of properties are not called.
  private final func emptySlot() { layoutStorage = nil }

  /// Writes nothing: there are no archives without UIKit.
  open func encode(with coder: NSCoder) {}

  /// The view in whose coordinates the guide lies.
  open internal(set) var owningView: UIView? {
    get { owner?.takeUnretainedValue() }
    set { owner = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The rectangle in the owning view's coordinates: ``placedFrame``, or the area of the view that
  /// the guide marks. Its size is never negative.
  open var layoutFrame: CGRect {
    guard let area else { return placedFrame }
    guard let view = owningView else { return .zero }
    return view.frame(of: area)
  }
}

extension UIView {
  final func frame(of area: UILayoutGuide.Area) -> CGRect {
    switch area {
    case .layoutMargins: storedBounds.insetNotBeyondEmpty(by: layoutMargins)
    case .safeArea: storedBounds.insetNotBeyondEmpty(by: safeAreaInsets)
    case .scrollFrame: storedBounds
    case .scrollContent:
      Recording.without {
        CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
          .insetNotBeyondEmpty(by: .zero)
      }
    }
  }
}

extension CGRect {
  /// The rectangle inside insets. Where the insets overlap, it has no length and is in the middle
  /// of the overlap.
  fileprivate func insetNotBeyondEmpty(by insets: UIEdgeInsets) -> CGRect {
    var result = inset(by: insets)
    if result.size.width < 0 {
      result.origin.x += result.size.width / 2
      result.size.width = 0
    }
    if result.size.height < 0 {
      result.origin.y += result.size.height / 2
      result.size.height = 0
    }
    return result
  }
}
