import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore

/// An element with a natural size and baselines, where the description has them.
final class LeafView: UIView {
  var natural = CGSize(width: -1, height: -1) {
    didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
  }
  var first = 0.0
  var last = 0.0

  override var intrinsicContentSize: CGSize { natural }

  override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    UIBaselineOffsets(top: first, bottom: last)
  }
}

/// A view of a natural size.
func leaf(_ width: CGFloat, _ height: CGFloat) -> LeafView {
  let view = LeafView()
  view.natural = CGSize(width: width, height: height)
  return view
}

/// Gives a box a size and lays it out.
func laidOut(_ box: LayoutBoxView, _ width: CGFloat, _ height: CGFloat) {
  box.bounds.size = CGSize(width: width, height: height)
  box.layoutIfNeeded()
}

/// A text of equally wide letters; counts how often it is measured.
final class LetterText: UIView, MeasuredContainer {
  var node = ConformanceCase.Node(id: "", t: "text")
  var measureCount = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    let natural = Double(node.n ?? 0) * (node.cw ?? 0)
    return CGSize(
      width: min(natural, size.width), height: node.textHeight(min(natural, size.width)))
  }

  override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    UIBaselineOffsets(top: node.fb ?? 0, bottom: node.lb ?? 0)
  }
}

/// Views made from a description, with every node's view by name.
struct DescribedViews {
  let root: UIView
  private(set) var views: [String: UIView] = [:]

  init(_ node: ConformanceCase.Node) {
    var views: [String: UIView] = [:]
    root = DescribedViews.make(node, &views)
    self.views = views
  }

  /// Gives the root its bounds; what is `nil` is measured.
  func layOut(_ width: Double?, _ height: Double?) {
    var size = root.sizeThatFits(
      CGSize(width: width ?? .infinity, height: height ?? .infinity))
    if let width { size.width = width }
    if let height { size.height = height }
    root.bounds.size = size
    root.layoutIfNeeded()
  }

  private static func make(
    _ node: ConformanceCase.Node, _ views: inout [String: UIView]
  ) -> UIView {
    let view = makeView(node)
    views[node.id] = view
    if let width = node.width { view.width = width }
    if let height = node.height { view.height = height }
    if let weight = node.weight { view.weight = weight }
    view.anchor = node.boxAnchor
    let children = (node.c ?? []).map { make($0, &views) }
    if node.displayable == false { view.isDisplayable = false }
    if let scroll = view as? LMScrollView {
      scroll.content = children.first
    } else if let cell = view as? LMTableViewCell {
      cell.setContent(children.first, ignoreMargins: node.edges ?? false)
    } else {
      for child in children { view.addSubview(child) }
    }
    return view
  }

  private static func makeView(_ node: ConformanceCase.Node) -> UIView {
    switch node.t {
    case "spacer": return LMSpacer()
    case "text":
      let text = LetterText()
      text.node = node
      return text
    case "leaf":
      let leaf = LeafView()
      leaf.natural = CGSize(width: node.iw ?? -1, height: node.ih ?? -1)
      leaf.first = node.fb ?? 0
      leaf.last = node.lb ?? 0
      return leaf
    case "root":
      let root = LMRootView()
      root.topPadding = node.top ?? 0
      root.bottomPadding = node.bottom ?? 0
      return root
    case "scroll":
      let scroll = LMScrollView(
        isFitToWidth: node.fitW ?? false, isFitToHeight: node.fitH ?? false)
      if let insets = node.insets {
        scroll.contentInset = UIEdgeInsets(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      }
      return scroll
    case "cell":
      let cell = LMTableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.directionalLayoutMargins = margins(node)
      return cell
    case "anchor":
      let box = LMAnchorView()
      box.directionalLayoutMargins = margins(node)
      return box
    default:
      let style = node.style
      let box: LMBoxView = node.t == "row" ? LMRowView() : LMColumnView()
      box.directionalLayoutMargins = margins(node)
      box.horizontalAlignment = style.horizontal
      box.verticalAlignment = style.vertical
      box.spacing = style.spacing ?? .nan
      if let row = box as? LMRowView, let baseline = style.baseline {
        row.isAlignToBaseline = true
        row.baseline = baseline
      }
      if let column = box as? LMColumnView {
        column.isAlignToGrid = style.isGrid
        column.isAlignToBaseline = style.baseline != nil
      }
      return box
    }
  }

  private static func margins(_ node: ConformanceCase.Node) -> NSDirectionalEdgeInsets {
    guard let m = node.m else { return .zero }
    return NSDirectionalEdgeInsets(top: m[0], leading: m[1], bottom: m[2], trailing: m[3])
  }
}
