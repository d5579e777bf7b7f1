public import LayoutCore

extension BoxTree {
  /// Creates a tree of a root box.
  ///
  /// - Parameters:
  ///   - root: The style of the root.
  ///   - content: Declares what is in the root.
  public init(_ root: BoxStyle, _ content: (inout BoxTree) -> Void = { _ in }) {
    declareRoot(root)
    content(&self)
    endRoot()
  }

  /// Describes the tree anew, keeping its storage.
  ///
  /// - Parameters:
  ///   - root: The style of the root.
  ///   - content: Declares what is in the root.
  public mutating func rebuild(
    _ root: BoxStyle, _ content: (inout BoxTree) -> Void = { _ in }
  ) {
    declareRoot(root)
    content(&self)
    endRoot()
  }

  /// Declares a leaf in the innermost box.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - weight: The share of the room along the box, relative to the other weights; none unless
  ///     positive and finite, and none where the size along the box is fixed.
  ///   - anchor: The edges to hold on to in an anchor box.
  /// - Returns: The index of the leaf.
  @inlinable @discardableResult
  public mutating func leaf(
    width: BoxLength = .none, height: BoxLength = .none, weight: Double? = nil,
    anchor: BoxAnchor = []
  ) -> Int {
    add(BoxNode(width, height, weight: weight, anchor: anchor, link: open))
  }

  /// Adds an element to the innermost box. Returns its index.
  @usableFromInline @inline(__always) @discardableResult
  mutating func add(_ leaf: BoxNode) -> Int {
    let index = nodes.count
    if open >= 0 { nodes.append(leaf) }
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
    fixedHeight: Double? = nil, weight: Double? = nil, anchor: BoxAnchor = []
  ) -> Int {
    let index = leaf(
      width: fixedWidth?.asLength.map { .fixed($0) } ?? width.map { .natural($0) } ?? .none,
      height: fixedHeight?.asLength.map { .fixed($0) } ?? content.length, weight: weight,
      anchor: anchor)
    guard index < nodes.count else { return index }
    nodes[index].setContent(contents.count)
    contents.append(
      BoxContentRecord(
        node: Int32(truncatingIfNeeded: index), box: open, wraps: wraps, natural: content,
        current: content))
    return index
  }

  /// Declares a box in the innermost box.
  ///
  /// - Parameters:
  ///   - style: What the box does with its children.
  ///   - width: A fixed width, in points.
  ///   - height: A fixed height, in points.
  ///   - weight: The share of the room along the outer box, as for a leaf.
  ///   - anchor: The edges to hold on to in an anchor box.
  ///   - content: Declares what is in the box.
  /// - Returns: The index of the box.
  @inlinable @discardableResult
  public mutating func box(
    _ style: BoxStyle, width: Double? = nil, height: Double? = nil, weight: Double? = nil,
    anchor: BoxAnchor = [], _ content: (inout BoxTree) -> Void = { _ in }
  ) -> Int {
    let index = beginBox(style, width: width, height: height, weight: weight, anchor: anchor)
    content(&self)
    endBox()
    return index
  }

  mutating func declareRoot(_ style: BoxStyle) {
    nodes.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    if !contents.isEmpty { contents.removeAll(keepingCapacity: true) }
    // A few gaps of the former tree are no burden, and most likely those of the new one.
    if gaps.count > 16 { gaps.removeLast(gaps.count - 1) }
    usesBaselines = false
    usesGrids = false
    setsDirections = false
    state.isFresh = true
    state.hasFrames = false
    state.isUndirected = true
    open = BoxTree.beforeRoot
    beginBox(style)
  }

  /// Begins a box in the innermost box; what is declared before ``endBox()`` is in it.
  ///
  /// For trees whose depth is only known at run time; else see
  /// ``box(_:width:height:weight:anchor:_:)``, which has the same parameters.
  @inlinable @discardableResult
  public mutating func beginBox(
    _ style: BoxStyle, width: Double? = nil, height: Double? = nil, weight: Double? = nil,
    anchor: BoxAnchor = []
  ) -> Int {
    let width = width.map { BoxLength.fixed($0) } ?? .none
    let height = height.map { BoxLength.fixed($0) } ?? .none
    return add(BoxNode(width, height, weight: weight, anchor: anchor, link: open), style)
  }

  /// Adds a box, which becomes the innermost one. Returns its index.
  @usableFromInline
  mutating func add(_ box: BoxNode, _ style: BoxStyle) -> Int {
    let index = nodes.count
    guard open != BoxTree.afterRoot else { return index }
    let place = Int32(truncatingIfNeeded: records.count)
    var box = box
    box.link = place
    box.isBox = true
    nodes.append(box)
    let spacing = style.usableSpacing
    let gaps = indexOfGaps(BoxGaps(style.margins, spacing: spacing))
    records.append(
      BoxRecord(
        style, spacing: spacing, node: Int32(truncatingIfNeeded: index), parent: open,
        gaps: gaps))
    if !style.isPlain { addSpecial(style, to: Int(place)) }
    open = place
    return index
  }

  /// Takes from the style of a box what few boxes ask for. Out of line for that reason.
  @inline(never)
  mutating func addSpecial(_ style: BoxStyle, to record: Int) {
    records[record].addSpecial(style)
    if style.isGrid { usesGrids = true }
    if style.baseline != nil { usesBaselines = true }
    if style.direction != nil { setsDirections = true }
  }

  /// Ends the box begun last. The root ends by itself, so one call too many does nothing.
  public mutating func endBox() {
    guard open > 0 else { return }
    let box = Int(open)
    records[box].end = Int32(truncatingIfNeeded: nodes.count)
    open = records[box].parent
  }

  /// Ends the root, and with it whatever was begun and not ended.
  mutating func endRoot() {
    while open > 0 { endBox() }
    records[0].end = Int32(truncatingIfNeeded: nodes.count)
    open = BoxTree.afterRoot
  }

  /// The index of gaps, those of the box before if they are the same.
  @inline(__always)
  mutating func indexOfGaps(_ new: BoxGaps) -> Int32 {
    if new.isNone { return 0 }
    if gaps[gaps.count - 1] != new { return addGaps(new.sanitized) }
    return Int32(truncatingIfNeeded: gaps.count - 1)
  }

  private mutating func addGaps(_ new: BoxGaps) -> Int32 {
    if new.isNone { return 0 }
    gaps.append(new)
    return Int32(truncatingIfNeeded: gaps.count - 1)
  }
}
