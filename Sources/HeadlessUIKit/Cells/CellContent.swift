import Foundation

/// What a cell, header or footer shows: texts and an image in its content view, or a configuration
/// whose view is the content view.
///
/// A class, because adding views calls overrides that may ask for the content view.
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

  /// A label, added on first use; none beside a configuration.
  func label(_ part: WritableKeyPath<ListParts, UILabel?>, in owner: UIView) -> UILabel? {
    guard configuration == nil else { return nil }
    let isNew = parts[keyPath: part] == nil
    let label = parts.label(part, in: view)
    if isNew { owner.setNeedsLayout() }
    return label
  }

  /// The image view, added on first use; none beside a configuration.
  func imageView(in owner: UIView) -> UIImageView? {
    guard configuration == nil else { return nil }
    let count = view.subviews.count
    let image = parts.imageView(in: view)
    if view.subviews.count != count { owner.setNeedsLayout() }
    return image
  }

  /// Puts a configuration's view, or for `nil` an empty one, in the place of the content view.
  func setConfiguration(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    guard new != nil || configuration != nil else { return }
    let frame = view.frame
    view.removeFromSuperview()
    configuration = new
    parts = ListParts(style: parts.style)
    view = new?.makeContentView() ?? CellContentView()
    view.frame = frame
    owner.insertSubview(view, at: 0)
  }

  /// The size at a proposed width of which something beside the content view takes a part.
  func size(fitting width: CGFloat, beside: CGFloat, atLeast minimum: CGFloat) -> CGSize {
    let isDefinite = width > 0 && width.isFinite
    let room = isDefinite ? max(width - beside, 1) : 0
    let inner =
      configuration == nil
      ? parts.size(fitting: room) : view.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(
      width: isDefinite ? width : inner.width + beside, height: max(inner.height, minimum))
  }

  /// Places texts and image, where there is no configuration to do it.
  func place() {
    if configuration == nil { parts.place(in: view) }
  }
}

extension UIView {
  /// Puts a view behind all others of the view, in the place of a former one.
  final func placeBehind(_ view: UIView?, insteadOf former: UIView?) {
    guard view !== former else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}
