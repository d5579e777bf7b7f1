public import LayoutCore

extension BoxTree {
  /// Declares a leaf in the innermost box.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - weight: The share of the room along the box, relative to the other weights; none unless
  ///     positive and finite, and none where the size along the box is fixed.
  ///   - anchor: The edges to hold on to in an anchor box.
  /// - Returns: The index of the leaf.
  @discardableResult
  public mutating func leaf(
    width: BoxLength = .none, height: BoxLength = .none, weight: Double = .nan,
    anchor: BoxAnchor = []
  ) -> Int {
    let index = nodes.count
    guard let parent = open.last else { return index }
    var node = BoxNode(width, height, weight: weight, anchor: anchor, parent: parent)
    node.end = Int32(truncatingIfNeeded: index &+ 1)
    nodes.append(node)
    return index
  }

  /// Declares a leaf with content that has baselines, or a height that depends on its width.
  ///
  /// - Parameters:
  ///   - width: The width of the content, in points.
  ///   - content: Height and baselines at that width.
  ///   - wraps: Whether a layout that gives the content less width asks for its height there.
  ///   - fixedWidth: A width to have whatever the content, in points.
  ///   - fixedHeight: A height to have whatever the content, in points.
  ///   - weight: The share of the room along the box.
  ///   - anchor: The edges to hold on to in an anchor box.
  /// - Returns: The index of the leaf.
  @discardableResult
  public mutating func content(
    width: Double?, _ content: BoxContentSize, wraps: Bool = false, fixedWidth: Double? = nil,
    fixedHeight: Double? = nil, weight: Double = .nan, anchor: BoxAnchor = []
  ) -> Int {
    let index = leaf(
      width: fixedWidth.map { .fixed($0) } ?? width.map { .natural($0) } ?? .none,
      height: fixedHeight.map { .fixed($0) } ?? content.length, weight: weight,
      anchor: anchor)
    guard index < nodes.count else { return index }
    nodes[index].record = BoxNode.plain - 1 - Int32(truncatingIfNeeded: contents.count)
    contents.append(
      BoxContentRecord(
        node: Int32(truncatingIfNeeded: index), wraps: wraps && fixedHeight == nil,
        natural: content, current: content))
    return index
  }

  /// Declares a box in the innermost box.
  ///
  /// - Parameters:
  ///   - style: What the box does with its children.
  ///   - width: A fixed width in points, or `nan`.
  ///   - height: A fixed height in points, or `nan`.
  ///   - weight: The share of the room along the outer box, as for a leaf.
  ///   - anchor: The edges to hold on to in an anchor box.
  ///   - content: Declares what is in the box.
  /// - Returns: The index of the box.
  @discardableResult
  public mutating func box(
    _ style: BoxStyle, width: Double = .nan, height: Double = .nan, weight: Double = .nan,
    anchor: BoxAnchor = [], _ content: (inout BoxTree) -> Void = { _ in }
  ) -> Int {
    let index = begin(style, width: width, height: height, weight: weight, anchor: anchor)
    content(&self)
    end()
    return index
  }

  mutating func declareRoot(_ style: BoxStyle) {
    nodes.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    if margins.count > 1 { margins.removeLast(margins.count - 1) }
    open.removeAll(keepingCapacity: true)
    usesBaselines = false
    state.isFresh = true
    open.append(-1)
    begin(style, width: .nan, height: .nan, weight: .nan, anchor: [])
  }

  /// Opens a box; what is declared next is in it.
  @discardableResult
  mutating func begin(
    _ style: BoxStyle, width: Double, height: Double, weight: Double, anchor: BoxAnchor
  ) -> Int {
    let index = nodes.count
    guard let parent = open.last else { return index }
    var node = BoxNode(
      .fixed(width), .fixed(height), weight: weight, anchor: anchor, parent: parent)
    node.record = Int32(truncatingIfNeeded: records.count)
    nodes.append(node)
    let place = Int32(truncatingIfNeeded: index)
    let margins = indexOfMargins(style.margins)
    records.append(BoxRecord(style, node: place, margins: margins))
    if style.baseline != nil { usesBaselines = true }
    open.append(place)
    return index
  }

  /// Closes the innermost box.
  mutating func end() {
    guard let box = open.popLast(), box >= 0 else { return }
    nodes[Int(box)].end = Int32(truncatingIfNeeded: nodes.count)
    if box == 0 { open.removeAll(keepingCapacity: true) }
  }

  /// The index of margins, those of the box before if they are the same.
  mutating func indexOfMargins(_ new: BoxMargins) -> Int32 {
    let new = new.sanitized
    if new.top == 0, new.leading == 0, new.bottom == 0, new.trailing == 0 { return 0 }
    if margins[margins.count - 1] != new { margins.append(new) }
    return Int32(truncatingIfNeeded: margins.count - 1)
  }
}
