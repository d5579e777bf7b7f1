import Foundation

/// The content of a cell, header or footer: texts and an image in its content view, or a
/// configuration whose view is the content view.
///
/// A class, because adding views calls overrides that may read the content view.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
final class CellContent {
  private(set) var view: UIView = CellContentView()
  private(set) var configuration: (any UIContentConfiguration)?
  private var parts: ListParts

  init(style: UITableViewCell.CellStyle) {
    parts = ListParts(style: style)
  }

  var style: UITableViewCell.CellStyle { parts.style }

  /// A label, added on first use; `nil` with a configuration.
  func label(_ part: WritableKeyPath<ListParts, UILabel?>, in owner: UIView) -> UILabel? {
    guard configuration == nil else { return nil }
    let isNew = parts[keyPath: part] == nil
    let label = parts.label(part, in: view)
    if isNew { owner.setNeedsLayout() }
    return label
  }

  /// The image view, added on first use; `nil` with a configuration.
  func imageView(in owner: UIView) -> UIImageView? {
    guard configuration == nil else { return nil }
    let count = view.subviews.count
    let image = parts.imageView(in: view)
    if view.subviews.count != count { owner.setNeedsLayout() }
    return image
  }

  /// Replaces the content view by a configuration's view, or by an empty one for `nil`.
  func setConfiguration(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    guard new != nil || configuration != nil else { return }
    let frame = view.frame
    let place = owner.children.place(of: view) ?? 0
    view.removeFromSuperview()
    configuration = new
    parts = ListParts(style: parts.style)
    view = new?.makeContentView() ?? CellContentView()
    view.computedFrame = frame
    owner.insertSubview(view, at: place)
    owner.invalidateIntrinsicContentSize()
  }

  /// The size at a proposed width, of which `beside` belongs to the accessory.
  func size(fitting width: CGFloat, beside: CGFloat, atLeast minimum: CGFloat) -> CGSize {
    let isDefinite = width > 0 && width.isFinite
    let room = isDefinite ? max(width - beside, 1) : 0
    let inner =
      configuration == nil
      ? parts.size(fitting: room) : view.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(
      width: isDefinite ? width : inner.width + beside, height: max(inner.height, minimum))
  }

  /// Places texts and image; a configuration's view does so itself.
  func place() {
    if configuration == nil { parts.place(in: view) }
  }
}

extension UIView {
  /// Replaces the rearmost subview `former` by another view.
  final func placeBehind(_ view: UIView?, insteadOf former: UIView?) {
    guard view !== former else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}
