import Foundation

/// The image and the two texts of a list's row, header or footer, and where they stand.
///
/// 16 points stay free at both ends and between image and text, 11 above and below. Values of UIKit, iOS 13.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
struct ListParts {
  let style: UITableViewCell.CellStyle
  private(set) var contentView: UIView
  private(set) var configuration: (any UIContentConfiguration)?
  var text: UILabel?
  var detail: UILabel?
  private var image: UIImageView?

  private static var margin: CGFloat { 16 }

  init(style: UITableViewCell.CellStyle, contentView: UIView = CellContentView()) {
    self.style = style
    self.contentView = contentView
  }

  /// A label, added to the content view on first use; none beside a configuration.
  mutating func label(_ part: WritableKeyPath<ListParts, UILabel?>, in owner: UIView) -> UILabel? {
    if let label = self[keyPath: part] { return label }
    guard configuration == nil, part == \.text || style != .default else { return nil }
    let label = UILabel()
    if part == \.detail, style == .subtitle { label.font = .systemFont(ofSize: 12) }
    self[keyPath: part] = label
    contentView.addSubview(label)
    owner.setNeedsLayout()
    return label
  }

  /// The image view, added to the content view on first use; none beside a configuration.
  mutating func imageView(in owner: UIView) -> UIImageView? {
    if let image { return image }
    guard configuration == nil else { return nil }
    let view = UIImageView()
    image = view
    contentView.addSubview(view)
    owner.setNeedsLayout()
    return view
  }

  /// Puts a configuration's view, or for `nil` an empty one, in the place of the content view.
  mutating func setConfiguration(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    guard new != nil || configuration != nil else { return }
    let frame = contentView.frame
    contentView.removeFromSuperview()
    configuration = new
    (text, detail, image) = (nil, nil, nil)
    contentView = new?.makeContentView() ?? CellContentView()
    contentView.frame = frame
    owner.insertSubview(contentView, at: 0)
  }

  /// The proposed width, or for one that is not definite the natural one, and the height that the
  /// parts take there.
  func size(fitting size: CGSize, beside: CGFloat, atLeast minimum: CGFloat) -> CGSize {
    let isDefinite = size.width > 0 && size.width.isFinite
    if configuration != nil {
      let inner = contentView.sizeThatFits(
        CGSize(width: isDefinite ? max(size.width - beside, 1) : 0, height: size.height))
      return CGSize(width: inner.width + beside, height: max(inner.height, minimum))
    }
    let frames = frames(width: isDefinite ? max(size.width - beside, 1) : nil)
    return CGSize(
      width: isDefinite ? size.width : frames.width + beside, height: max(frames.height, minimum))
  }

  /// Places the parts in the content view.
  func place() {
    guard configuration == nil else { return }
    let bounds = contentView.bounds
    let frames = frames(width: bounds.size.width)
    let isLeftToRight = contentView.effectiveUserInterfaceLayoutDirection == .leftToRight
    let shift = (bounds.size.height - frames.height) / 2
    for (view, frame) in [
      (image as UIView?, frames.image), (text, frames.text), (detail, frames.detail),
    ] {
      guard let view else { continue }
      var frame = frame
      if !isLeftToRight { frame.origin.x = bounds.size.width - frame.maxX }
      frame.origin.y += shift
      if view === text, detail == nil {
        frame.origin.y = 0
        frame.size.height = bounds.size.height
      }
      view.frame = frame
    }
  }

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var width: CGFloat
    var height: CGFloat
  }

  /// Where the parts stand from left to right, in the height they take.
  private func frames(width: CGFloat?) -> Frames {
    let picture = image?.image?.size ?? .zero
    let start = ListParts.margin + (picture.width > 0 ? picture.width + ListParts.margin : 0)
    let room = width.map { max(0, $0 - start - ListParts.margin) }
    let isBeside = style == .value1 || style == .value2
    let first = size(of: text, in: room)
    let rest = isBeside ? room.map { max(0, $0 - first.width - 8) } : room
    let second = size(of: detail, in: rest)
    let gap: CGFloat = isBeside && text != nil && detail != nil ? 8 : 0
    let inner =
      isBeside
      ? CGSize(width: first.width + gap + second.width, height: max(first.height, second.height))
      : CGSize(width: max(first.width, second.width), height: first.height + second.height)
    let content = max(inner.height, picture.height)
    var frames = Frames(
      width: start + inner.width + ListParts.margin, height: content > 0 ? content + 22 : 0)
    frames.image = CGRect(
      x: ListParts.margin, y: (frames.height - picture.height) / 2, width: picture.width,
      height: picture.height)
    let full = room ?? inner.width
    let top = (frames.height - inner.height) / 2
    if isBeside {
      frames.text = CGRect(
        x: start, y: (frames.height - first.height) / 2, width: first.width, height: first.height)
      let x = style == .value1 ? start + full - second.width : start + first.width + gap
      frames.detail = CGRect(
        x: x, y: (frames.height - second.height) / 2, width: second.width, height: second.height)
    } else {
      frames.text = CGRect(x: start, y: top, width: full, height: first.height)
      frames.detail = CGRect(
        x: start, y: top + first.height, width: full, height: second.height)
    }
    return frames
  }

  private func size(of label: UILabel?, in room: CGFloat?) -> CGSize {
    guard let label else { return .zero }
    if let room, room <= 0 { return CGSize(width: 0, height: label.sizeThatFits(.zero).height) }
    return label.sizeThatFits(CGSize(width: room ?? 0, height: 0))
  }
}

extension UIView {
  /// Puts a view behind all others of another one, in the place of a former one.
  final func placeBehind(_ view: UIView?, in owner: UIView, instead former: UIView?) {
    guard view !== former else { return }
    if former?.superview === owner { former?.removeFromSuperview() }
    if let view { owner.insertSubview(view, at: 0) }
    owner.setNeedsLayout()
  }
}

/// The content view of a cell, whose margins count for the cell's layout.
final class CellContentView: UIView {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}
