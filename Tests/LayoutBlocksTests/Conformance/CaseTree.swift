import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore

/// A view with content of its own, and perhaps a content size as scroll views have.
final class CaseView: UIScrollView {
  var fitting: (CGSize) -> CGSize = { _ in .zero }
  var hasContentSize = false

  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size) }
}

/// The elements of a case, as boxes or as views.
struct CaseTree {
  private(set) var elements: [String: any LayoutElement] = [:]
  private var owners: [AnyObject] = []
  let isRightToLeft: Bool

  init(_ list: [JSON], views: Bool, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    for json in list {
      if views { addView(json) } else { addBox(json) }
    }
  }

  private func frame(_ json: JSON) -> CGRect { json["frame"]!.rect }

  private func origin(_ json: JSON) -> CGPoint {
    json["origin"].map { CGPoint(x: $0[0].number, y: $0[1].number) } ?? .zero
  }

  private func content(_ json: JSON) -> CGSize? {
    json["content"].map { CGSize(width: $0[0].number, height: $0[1].number) }
  }

  private func fitting(_ json: JSON) -> (CGSize) -> CGSize {
    guard let fit = json["fit"] else { return { _ in .zero } }
    let (a, b) = (CGFloat(fit[1].number), CGFloat(fit[2].number))
    if fit[0].text == "fixed" { return { _ in CGSize(width: a, height: b) } }
    return { size in
      a <= size.width
        ? CGSize(width: a, height: b)
        : CGSize(width: size.width, height: (a / size.width).rounded(.up) * b)
    }
  }

  private mutating func addBox(_ json: JSON) {
    let box = Box(json["id"]!.text, frame(json))
    box.layoutBoundsOrigin = origin(json)
    box.layoutContentSize = content(json)
    box.fitting = fitting(json)
    box.direction = isRightToLeft ? .rightToLeft : .leftToRight
    if let parent = json["super"] { (elements[parent.text] as! Box).add(box) }
    elements[box.layoutName] = box
    owners.append(box)
  }

  private mutating func addView(_ json: JSON) {
    // Only a view with a content size is a scroll view.
    let view: UIView
    if let content = content(json) {
      let scroll = CaseView(frame: frame(json))
      scroll.contentSize = content
      view = scroll
    } else {
      view = FittingView(frame: frame(json), fitting: fitting(json))
    }
    view.bounds.origin = origin(json)
    view.accessibilityIdentifier = json["id"]!.text
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if let parent = json["super"] { (elements[parent.text] as! UIView).addSubview(view) }
    elements[json["id"]!.text] = view
    owners.append(view)
  }

  subscript(id: String) -> any LayoutElement { elements[id]! }

  func block(_ json: JSON) -> any LayoutBlockProtocol {
    if let blocks = json["blocks"] { return LayoutScheme(blocks: blocks.list.map(block)) }
    if let stack = json["stack"] {
      return CaseTree.stack(stack, stack["items"]!.list.map { self[$0.text] })
    }
    return block(
      self[json["el"]!.text], CaseParts.layout(json["layout"]!),
      json["constraints"]!.list.map(constraint))
  }

  private func block(
    _ element: some LayoutElement, _ layout: Layout,
    _ constraints: [any LayoutConstraintProtocol]
  ) -> any LayoutBlockProtocol {
    element.layoutBlock(with: layout, constraints: constraints)
  }

  private func constraint(_ json: JSON) -> any LayoutConstraintProtocol {
    let anchors = CaseParts.anchors(json["anchors"])
    let base: any LayoutConstraintProtocol
    switch json["t"]!.text {
    case "frame": base = self[json["el"]!.text].layoutConstraint(for: anchors)
    case "content": base = self[json["el"]!.text].contentLayoutConstraint(for: anchors)
    case "anonym": base = AnonymConstraint(anchors: anchors)
    default:
      let sizes = json["size"]!.list.map { size -> LayoutAnchor.Size in
        size[0].text == "width" ? .width(size[1].number) : .height(size[1].number)
      }
      let align = json["align"]
      base = self[json["el"]!.text].adjustLayoutConstraint(
        for: sizes,
        alignment: Layout.Alignment(
          horizontal: CaseParts.x(align?["x"] ?? align.flatMap { $0.list.first }),
          vertical: CaseParts.y(align?["y"] ?? align.flatMap { $0.list.last })))
    }
    guard let active = json["active"] else { return base }
    return base.active(active.isTrue)
  }

  static func stack(_ json: JSON, _ items: [any LayoutElement]) -> StackLayoutScheme {
    var stack = StackLayoutScheme { items }
    stack.axis = json["axis"]!.text == "h" ? .horizontal : .vertical
    let spacing = json["spacing"]!
    stack.spacing = spacing[0].text == "equal" ? .equal(spacing[1].number) : .equally
    let filling = json["filling"]!
    stack.filling = filling[0].text == "equal" ? .equal(filling[1].number) : .equally
    switch json["direction"]!.text {
    case "leading": stack.direction = .fromLeading
    case "trailing": stack.direction = .fromTrailing
    default: stack.direction = .fromCenter
    }
    let align = json["align"]!
    switch align[0].text {
    case "leading": stack.alignment = .leading(align[1].number)
    case "trailing": stack.alignment = .trailing(align[1].number)
    default: stack.alignment = .center(align[1].number)
    }
    return stack
  }
}

final class FittingView: UIView {
  let fitting: (CGSize) -> CGSize

  init(frame: CGRect, fitting: @escaping (CGSize) -> CGSize) {
    self.fitting = fitting
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size) }
}
