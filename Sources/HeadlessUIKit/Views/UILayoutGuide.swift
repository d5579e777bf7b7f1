public import Foundation

/// A rectangle in a view's coordinates that is laid out like a view but shows nothing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class UILayoutGuide: NSObject, NSCoding {
  /// Where the rectangle comes from.
  enum Area {
    case layoutMargins, safeArea, scrollFrame, scrollContent
  }

  private let area: Area?

  // Unmanaged like the link to a superview: the view clears it when it goes.
  final var owner: Unmanaged<UIView>?

  /// The frame of a guide that stands for no area of its view, in the view's coordinates.
  ///
  /// UIKit has no such member: there, constraints alone place a guide.
  public final var placedFrame: CGRect = .zero

  /// One slot for whatever a layout library keeps per guide; see ``UIView/layoutStorage``.
  public final var layoutStorage: AnyObject?

  /// A name for tests and tools; empty by default.
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
  }

  /// Writes nothing: there are no archives without UIKit.
  open func encode(with coder: NSCoder) {}

  /// The view in whose coordinates the guide lies.
  open internal(set) var owningView: UIView? {
    get { owner?.takeUnretainedValue() }
    set { owner = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The rectangle in the owning view's coordinates: what ``placedFrame`` holds, or the area of
  /// the view that the guide stands for. Never of negative size.
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
    case .scrollContent: CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}

extension CGRect {
  /// The rectangle inside insets; where they are larger than the rectangle, empty in the middle
  /// of what they leave over.
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
