import Foundation

/// The image and the two texts of a list's row, header or footer, and their frames.
///
/// 16 points are free at both ends and between image and text, 11 above and below. Source: UIKit,
/// iOS 13.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
struct ListParts {
  let style: UITableViewCell.CellStyle
  var text: UILabel?
  var detail: UILabel?
  private var image: UIImageView?

  private static var margin: CGFloat { 16 }

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  /// A label, added to the container on first use; `nil` for the second text of a plain row.
  mutating func label(
    _ part: WritableKeyPath<ListParts, UILabel?>, in container: UIView
  ) -> UILabel? {
    if let label = self[keyPath: part] { return label }
    guard part == \.text || style != .default else { return nil }
    let label = UILabel()
    if part == \.detail, style == .subtitle { label.font = .systemFont(ofSize: 12) }
    self[keyPath: part] = label
    container.addSubview(label)
    return label
  }

  /// The image view, added to the container on first use.
  mutating func imageView(in container: UIView) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    image = view
    container.addSubview(view)
    return view
  }

  /// The proposed width and the height of the parts at it; the natural size for a width that is not
  /// above 0 or not finite.
  func size(fitting width: CGFloat) -> CGSize {
    let isDefinite = width > 0 && width.isFinite
    let frames = frames(width: isDefinite ? width : nil)
    return CGSize(width: isDefinite ? width : frames.width, height: frames.height)
  }

  /// Places the parts in the container.
  func place(in container: UIView) {
    let bounds = container.bounds
    let frames = frames(width: bounds.size.width)
    let isLeftToRight = container.effectiveUserInterfaceLayoutDirection == .leftToRight
    let shift = (bounds.size.height - frames.height) / 2
    let parts: [(view: UIView?, frame: CGRect)] = [
      (image, frames.image), (text, frames.text), (detail, frames.detail),
    ]
    for (view, frame) in parts {
      guard let view else { continue }
      var frame = frame
      if !isLeftToRight { frame.origin.x = bounds.size.width - frame.maxX }
      frame.origin.y += shift
      if view === text, detail == nil {
        frame.origin.y = 0
        frame.size.height = bounds.size.height
      }
      view.computedFrame = frame
    }
  }

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var width: CGFloat
    var height: CGFloat
  }

  /// The frames of the parts from left to right, in their natural height.
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
