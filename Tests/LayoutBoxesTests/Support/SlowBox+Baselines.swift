import LayoutBoxes

extension SlowBox {
  var alignsBaselines: Bool { style.baseline != nil && [.row, .column].contains(style.kind) }

  /// The room between neighbours: in a column on baselines from the last line of one to the first
  /// line of the next, or with the system's spacing none.
  func gaps(_ axis: Axis) -> [Double] {
    guard children.count > 1 else { return [] }
    return zip(children, children.dropFirst()).map { upper, lower in
      guard axis == .y, alignsBaselines else { return spacing }
      guard !style.spacing.isNaN else { return 0 }
      let above = upper.baseline(isLast: true, height: upper.preferred(.y, within: .infinity))
      let below = lower.baseline(isLast: false, height: lower.preferred(.y, within: .infinity))
      return spacing - above - below
    }
  }

  /// How far the first baseline is from the top, or the last one from the bottom, at a height: that
  /// of the first or last child where it is then. What has no line stands on its edges.
  func baseline(isLast: Bool, height: Double) -> Double {
    if !isBox { return (isLast ? node.lb : node.fb) ?? 0 }
    guard let child = isLast ? children.last : children.first, !isScroll, node.t != "cell" else {
      return 0
    }
    let former = size[.y]
    defer { size[.y] = former }
    size[.y] = height
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
