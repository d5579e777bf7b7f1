import LayoutBoxes

extension SlowBox {
  var alignsBaselines: Bool { style.baseline != nil && [.row, .column].contains(style.kind) }

  /// Whether the room between children is from line to line.
  func isChain(_ axis: Axis) -> Bool {
    axis == .y && alignsBaselines && style.kind == .column && style.spacing != nil
  }

  /// The room between neighbors, of natural heights or others: in a column on baselines from the
  /// last line of one to the first line of the next, or with the system's spacing none.
  func gaps(_ axis: Axis, _ heights: [Double]? = nil) -> [Double] {
    guard children.count > 1 else { return [] }
    return children.indices.dropLast().map { place in
      guard axis == .y, alignsBaselines else { return spacing }
      guard style.spacing != nil else { return 0 }
      func height(_ place: Int) -> Double {
        heights?[place] ?? children[place].preferred(.y, within: .infinity)
      }
      let above = children[place].baseline(isLast: true, height: height(place))
      let below = children[place + 1].baseline(isLast: false, height: height(place + 1))
      return spacing - above - below
    }
  }

  /// A filled row is as high as its group, and shrinks as those who reach lowest do.
  func profileOnLine() -> SlowProfile {
    let (up, down) = lines
    var profile = SlowProfile.content(up + down, .filled)
    profile.shrinkage = [0, 0, 0, 0]
    let shifted = children.map { child in
      let own = child.preferred(.y, within: .infinity)
      let before =
        style.baseline == .last ? down - (own - rise(of: child)) : up - rise(of: child)
      return SlowProfile.after([.rigid(before), child.profile(.y, .filled)])
    }
    // From below, every stretch has the class of the strongest member that would be cut there.
    let edges = Set(shifted.flatMap(\.lowerEdges) + [0]).filter { (0..<(up + down)) ~= $0 }.sorted()
    for (place, low) in edges.enumerated() {
      let high = place + 1 < edges.count ? edges[place + 1] : up + down
      let middle = (low + high) / 2
      let cost = shifted.map { $0.vote(middle) }.filter(\.grows).map(\.cost).max() ?? 0
      if cost < 4 { profile.shrinkage[cost] += high - low }
    }
    return profile
  }

  /// How far the first baseline is from the top, or the last one from the bottom, at a height: that
  /// of the first or last child where it is then. What has no line stands on its edges.
  func baseline(isLast: Bool, height: Double) -> Double {
    if !isBox { return (isLast ? node.lb : node.fb) ?? 0 }
    guard let child = isLast ? children.last : children.first, !isScroll, node.t != "cell" else {
      return 0
    }
    let former = (size[.y], isProbed)
    defer { (size[.y], isProbed) = former }
    (size[.y], isProbed) = (height, true)
    arrangeChildren(.y)
    let (top, own) = (child.start[.y]!, child.size[.y]!)
    return (isLast ? height - top - own : top) + child.baseline(isLast: isLast, height: own)
  }

  /// How far the common line is below the top of a child of natural height.
  private func rise(of child: SlowBox) -> Double {
    let height = child.preferred(.y, within: .infinity)
    return style.baseline == .last
      ? height - child.baseline(isLast: true, height: height)
      : child.baseline(isLast: false, height: height)
  }

  /// How far the children of a row reach above and below their line.
  var lines: (up: Double, down: Double) {
    guard !children.isEmpty else { return (0, 0) }
    let up = children.map { rise(of: $0) }.max()!
    let down = children.map { $0.preferred(.y, within: .infinity) - rise(of: $0) }.max()!
    return (up, down)
  }

  func arrangeOnBaseline() {
    let (up, down) = lines
    let (near, far) = edges(.y)
    let height = size[.y]!
    let lower = max(height - far, near)
    let isCut = lower - near < up + down && alignment(.y) == .fill
    let line: Double =
      switch alignment(.y) {
      case .fill: isCut && style.baseline == .last ? lower - down : near + up
      case .near: near + up
      case .far: height - far - down
      case .center: (height - up - down) / 2 + up
      }
    for child in children {
      let own = child.preferred(.y, within: .infinity)
      var (top, bottom) = (line - rise(of: child), line - rise(of: child) + own)
      if isCut, child.fixed(.y) == nil {
        if style.baseline == .last {
          top = min(max(top, near), bottom)
        } else {
          bottom = max(min(bottom, lower), top)
        }
      }
      child.place(at: top, bottom - top, in: height, .y)
    }
  }
}
