import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView: LayoutElement {
  /// The accessibility identifier, or else the name of the class.
  public var layoutName: String { ownName ?? ClassNames.name(of: type(of: self)) }

  /// The accessibility identifier, unless it is empty.
  var ownName: String? {
    guard let name = accessibilityIdentifier, !name.isEmpty else { return nil }
    return name
  }

  /// The superview.
  public var layoutContainer: AnyObject? { superview }

  /// The subviews, back to front.
  public var layoutChildren: [any LayoutElement] { subviews }

  /// Exchanges subviews until they stand in the new order; each is moved at most once.
  public func reorderLayoutChildren(_ children: [any LayoutElement]) -> Bool {
    let current = subviews
    guard current.count == children.count else { return false }
    let places = Dictionary(
      current.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    // What stands at each place now, as a permutation; exchanging follows its cycles.
    var wanted = children.compactMap { places[ObjectIdentifier($0)] }
    guard Set(wanted).count == current.count else { return false }
    for start in wanted.indices {
      var place = start
      while wanted[place] != start {
        let next = wanted[place]
        exchangeSubview(at: place, withSubviewAt: next)
        wanted[place] = place
        place = next
      }
      wanted[place] = place
    }
    return true
  }

  /// The size that fits; of an image that keeps its ratio, as large as it is within the room, or
  /// around it where it fills the room.
  public func contentSize(in room: CGSize) -> CGSize {
    let fitting = measuredSize(fitting: room)
    guard contentMode == .scaleAspectFit || contentMode == .scaleAspectFill,
      let image = (self as? UIImageView)?.image?.size, image.width > 0, image.height > 0
    else { return fitting }
    let (across, along) = (room.width / image.width, room.height / image.height)
    let scale = contentMode == .scaleAspectFit ? min(across, along) : max(across, along)
    guard scale.isFinite, scale >= 0 else { return fitting }
    return CGSize(width: image.width * scale, height: image.height * scale)
  }

  /// The first baseline at another size; the upper edge of a view without text.
  public func firstBaseline(at size: CGSize) -> CGFloat? { baselines(for: size).first }

  /// The bounds' origin.
  public var layoutBoundsOrigin: CGPoint { bounds.origin }

  /// A scroll view's content size.
  public var layoutContentSize: CGSize? { (self as? UIScrollView)?.contentSize }

  /// Adds a view as the frontmost subview, or a layer as the frontmost one of the view's layer.
  public func addLayoutChild(_ child: any LayoutElement) -> Bool {
    if let layer = child as? CALayer { return self.layer.addLayoutChild(layer) }
    guard let view = child as? UIView else { return false }
    addSubview(view)
    return true
  }

  /// Removes the view from its superview.
  public func removeFromSuperElement() {
    removeFromSuperview()
  }

  /// The bounds' size with the view's margins, safe area, direction and scale.
  public var containerInput: LayoutInput {
    LayoutInput(
      size: bounds.size, safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
      direction: effectiveUserInterfaceLayoutDirection, scale: contentScaleFactor)
  }

  /// Saves bounds, center, what a pass hides, the mark, where guides were placed, a scroll view's
  /// content size and the room in a cell; what a matrix shows is set aside until then.
  public func saveLayout() -> () -> Void {
    let bounds = bounds
    let center = center
    let scrollView = self as? UIScrollView
    let contentSize = scrollView?.contentSize
    // Only these two may be such, and a cast to a protocol takes long.
    let holder: UIView? = scrollView ?? self as? UITableViewCell
    let container = holder as? any RestoringContainer
    let contents = container?.setContentsAside()
    let wasHidden = isHidden
    let mark = layoutMark
    let isMeasured = isMeasuredByContainer
    let guides = layoutGuides.map { ($0, $0.placedFrame) }
    return { Recording.restoring(putBack) }

    func putBack() {
      if let contents { container?.bringBack(contents) }
      self.bounds = bounds
      self.center = center
      if self.isHidden != wasHidden { self.isHidden = wasHidden }
      for (guide, frame) in guides { guide.place(frame) }
      if let contentSize, let scrollView = self as? UIScrollView,
        scrollView.contentSize != contentSize
      {
        scrollView.contentSize = contentSize
      }
      if !self.subviews.isEmpty { self.storage.restoreCount += 1 }
      self.layoutMark = mark
      if isMeasured { self.storage.isMeasured = true }
    }
  }
}
