public import LayoutCore

extension BoxTree {
  /// Changes the width or height of a leaf, or the fixed width or height of a box.
  ///
  /// The next layout runs again from the smallest box that the change concerns. An index that does
  /// not exist is ignored.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - width: The new width, or `nil` for the one it has.
  ///   - height: The new height, or `nil` for the one it has.
  public mutating func setSize(
    of index: Int, width: BoxLength? = nil, height: BoxLength? = nil
  ) {
    guard nodes.indices.contains(index), index > 0 else { return }
    let old = nodes[index]
    if let width { nodes[index].setWidth(width) }
    if let height { nodes[index].setHeight(height) }
    let new = nodes[index]
    var change: UInt8 = 0
    if old.width != new.width || old.widthKind != new.widthKind {
      change |= BoxMark.widthUp | BoxMark.widthDown
      if let content = new.content { contents[content].measuredWidth = .nan }
    }
    if old.height != new.height || old.heightKind != new.heightKind {
      change |= BoxMark.heightUp | BoxMark.heightDown
      if let content = new.content, old.heightKind != new.heightKind {
        // A height that was fixed was not measured meanwhile.
        contents[content].measuredWidth = .nan
        contents[content].current.height = new.height
        needsMeasuring = true
      }
      // The baselines of a box are those at its fixed height.
      if usesBaselines, new.isBox, !records[new.record].isEmpty {
        mark(index + 1, BoxMark.heightUp)
      }
    }
    if change != 0 { mark(index, change) }
  }

  /// Changes the content of a leaf that was declared with content.
  ///
  /// - Parameters:
  ///   - index: The leaf. One without content is ignored.
  ///   - width: The width of the content, in points.
  ///   - content: Height and baselines at that width.
  public mutating func setContent(of index: Int, width: Double?, _ content: BoxContentSize) {
    guard nodes.indices.contains(index), let place = nodes[index].content else { return }
    contents[place].natural = content
    contents[place].current = content
    contents[place].measuredWidth = .nan
    if nodes[index].widthKind != .fixed {
      nodes[index].setWidth(width.map { .natural($0) } ?? .none)
    }
    if nodes[index].heightKind != .fixed {
      nodes[index].setHeight(content.length)
    }
    mark(index, BoxMark.all)
  }

  /// Changes the weight of a node; see ``leaf(width:height:weight:anchor:)``.
  public mutating func setWeight(of index: Int, _ weight: Double) {
    guard nodes.indices.contains(index), index > 0 else { return }
    let weight = weight.usableWeight
    if nodes[index].weight == weight { return }
    nodes[index].weight = weight
    mark(index, BoxMark.all)
  }

  /// Changes the anchor of a node.
  public mutating func setAnchor(of index: Int, _ anchor: BoxAnchor) {
    guard nodes.indices.contains(index), index > 0 else { return }
    nodes[index].setAnchor(anchor)
    mark(index, BoxMark.all)
  }

  /// Changes the style of a box; its children stay. A leaf is ignored.
  ///
  /// The next layout runs over the whole tree.
  public mutating func setStyle(of index: Int, _ style: BoxStyle) {
    guard nodes.indices.contains(index), nodes[index].isBox else { return }
    if gaps.count > 2 * records.count + 16 { forgetUnusedGaps() }
    let spacing = style.usableSpacing
    let gaps = indexOfGaps(BoxGaps(style.margins, spacing: spacing))
    let old = records[nodes[index].record]
    var new = BoxRecord(
      style, spacing: spacing, node: old.node, parent: old.parent, gaps: gaps)
    new.end = old.end
    records[nodes[index].record] = new
    if !style.isPlain { addSpecial(style, to: nodes[index].record) }
    state.isUndirected = false
    state.isFresh = true
  }

  mutating func forgetUnusedGaps() {
    let old = gaps
    gaps = [.none]
    for index in records.indices {
      records[index].gaps = indexOfGaps(old[Int(records[index].gaps)])
    }
  }
}

extension BoxTree {
  /// Marks the box around a node, and lists all boxes around it.
  mutating func mark(_ node: Int, _ change: UInt8) {
    guard !state.isFresh else { return }
    markBox(box(around: node), change)
  }

  /// Marks a box, and lists it and all boxes around it.
  mutating func markBox(_ record: Int, _ change: UInt8) {
    guard record >= 0 else { return }
    var box = record
    state.marks[box] |= change
    while box >= 0 {
      if state.marks[box] & BoxMark.isMarked != 0 { return }
      state.list(box)
      box = Int(records[box].parent)
    }
  }

  /// Has the next layout ask again for the height of wrapping content.
  mutating func remeasure(_ index: Int) {
    guard let place = nodes[index].content else { return }
    contents[place].measuredWidth = .nan
    needsMeasuring = true
    mark(index, BoxMark.heightUp)
  }
}
