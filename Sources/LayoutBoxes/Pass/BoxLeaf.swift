/// A leaf as the tree needs it: a view's traits and its content's size.
struct BoxLeaf {
  var fixedWidth = Double.nan
  var fixedHeight = Double.nan
  var weight = Double.nan
  var anchor: BoxAnchor = []
  var naturalWidth: Double?
  var naturalHeight: Double?

  /// Baselines and whether the height depends on the width, where either matters.
  var content: BoxContentSize?
  var wraps = false
  var wrapsWhenWider = false

  var width: BoxLength { length(fixedWidth, naturalWidth) }
  var height: BoxLength { length(fixedHeight, naturalHeight) }

  private func length(_ fixed: Double, _ natural: Double?) -> BoxLength {
    fixed.isNaN ? natural.map { .natural($0) } ?? .none : .fixed(fixed)
  }

  /// Declares a leaf with content in the innermost box.
  func declare(_ content: BoxContentSize, in tree: inout BoxTree) {
    let index = tree.content(
      width: naturalWidth, content, wraps: wraps,
      fixedWidth: fixedWidth.isNaN ? nil : fixedWidth,
      fixedHeight: fixedHeight.isNaN ? nil : fixedHeight, weight: weight, anchor: anchor)
    guard wrapsWhenWider, index < tree.nodes.count, let place = tree.nodes[index].content else {
      return
    }
    tree.contents[place].wrapsWhenWider = true
  }

  /// Brings a node up to date. Returns `false` where it would have to be another kind of node.
  func update(_ index: Int, in tree: inout BoxTree) -> Bool {
    let node = tree.nodes[index]
    let model = BoxNode(width, height, weight: weight, anchor: anchor, link: 0)
    if node.content == nil, content == nil, node.asksSame(as: model) { return true }
    if node.weight != model.weight { tree.setWeight(of: index, weight) }
    if node.anchor != model.anchor { tree.setAnchor(of: index, anchor) }
    guard let place = node.content else {
      if content != nil { return false }
      tree.setSize(of: index, width: width, height: height)
      return true
    }
    let record = tree.contents[place]
    let isFixed = (node.widthKind == .fixed, node.heightKind == .fixed)
    guard let content, isFixed == (!fixedWidth.isNaN, !fixedHeight.isNaN),
      record.wraps == wraps, record.wrapsWhenWider == wrapsWhenWider
    else { return false }
    if isFixed.0 || isFixed.1 {
      tree.setSize(
        of: index, width: isFixed.0 ? width : nil, height: isFixed.1 ? height : nil)
    }
    let hasSameWidth = isFixed.0 || node.width == model.width && node.widthKind == model.widthKind
    if record.natural != content || !hasSameWidth {
      tree.setContent(of: index, width: naturalWidth, content)
    } else if wraps {
      // Other text can have the same natural size and break differently.
      tree.remeasure(index)
    }
    return true
  }
}
