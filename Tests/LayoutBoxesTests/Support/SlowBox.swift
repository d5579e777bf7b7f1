import LayoutBoxes

/// A tree of boxes laid out as Lima's reference says it (sections 3 to 6), step by step and without
/// regard to speed; nothing is shared with the engine.
final class SlowBox {
  let id: String
  let node: ConformanceCase.Node
  let style: BoxStyle
  let children: [SlowBox]
  private(set) weak var parent: SlowBox?

  /// Whether lines begin at the right.
  private(set) var isMirrored = false

  /// Where the node is in the box around, by axis.
  var start: [Axis: Double] = [.x: 0, .y: 0]
  var size: [Axis: Double] = [.x: 0, .y: 0]

  /// Whether the box is only asked where its lines are; lines in it then move as they do near the
  /// natural heights.
  var isProbed = false

  /// What every box is like along an axis; asked often, and the same within a layout.
  private var known: [Axis: SlowProfile] = [:]

  enum Axis {
    case x, y
  }

  init(_ node: ConformanceCase.Node) {
    id = node.id
    self.node = node
    style = node.style
    children = node.children.map { SlowBox($0) }
    for child in children { child.parent = self }
  }

  func layOut(_ width: Double?, _ height: Double?, isMirrored: Bool) {
    for box in all { box.isMirrored = isMirrored }
    for (axis, length) in [(Axis.x, width), (.y, height)] {
      size[axis] = length ?? preferred(axis, within: .infinity)
      arrange(axis)
    }
  }

  /// All nodes, a box before what is in it.
  var all: [SlowBox] { [self] + children.flatMap(\.all) }

  // What a node is like.

  var isBox: Bool { node.c != nil }

  /// Whether content takes less width for more height, which a fixed height rules out.
  var wraps: Bool { node.t == "text" && node.height == nil }

  func fixed(_ axis: Axis) -> Double? { axis == .x ? node.width : node.height }

  func natural(_ axis: Axis) -> Double? {
    switch (node.t, axis) {
    case ("spacer", _): 0
    case ("text", .x): Double(node.n ?? 0) * (node.cw ?? 0)
    case ("text", .y): node.textHeight(size[.x]!)
    case (_, .x): node.iw
    case (_, .y): node.ih
    }
  }

  /// The weight along an axis, or 0.
  func weight(_ axis: Axis) -> Double {
    fixed(axis) == nil ? max(node.weight ?? (node.t == "spacer" ? 1 : 0), 0) : 0
  }

  /// The margins in reading direction.
  func edges(_ axis: Axis) -> (near: Double, far: Double) {
    let margins = style.margins
    return axis == .x ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
  }

  var spacing: Double { style.spacing ?? 8 }

  func alignment(_ axis: Axis) -> Alignment {
    axis == .x
      ? [.fill: .fill, .leading: .near, .trailing: .far, .center: .center][style.horizontal]!
      : [.fill: .fill, .top: .near, .bottom: .far, .center: .center][style.vertical]!
  }

  enum Alignment {
    case fill, near, far, center
  }

  func isAlong(_ axis: Axis) -> Bool { style.kind == (axis == .x ? .row : .column) }
  var isGrid: Bool { style.kind == .column && style.isGrid }
  var isGridRow: Bool { style.kind == .row && isBox && parent?.isGrid == true }

  // Profiles.

  func profile(_ axis: Axis, _ keeping: SlowProfile.Keeping) -> SlowProfile {
    if let fixed = fixed(axis) { return .rigid(fixed) }
    if isBox {
      return isAlong(axis) && children.isEmpty ? .content(0, keeping) : ownProfile(axis)
    }
    return natural(axis).map { .content($0, keeping) } ?? .free(0)
  }

  /// The size a node likes; text that can wrap takes no more than there is.
  func preferred(_ axis: Axis, within room: Double) -> Double {
    if let fixed = fixed(axis) { return fixed }
    if isBox { return ownProfile(axis).preferred }
    let own = natural(axis) ?? 0
    return axis == .x && wraps ? min(own, room) : own
  }

  private func ownProfile(_ axis: Axis) -> SlowProfile {
    if let profile = known[axis] { return profile }
    let (near, far) = edges(axis)
    let margins = near + far
    let largest = children.map { $0.preferred(axis, within: .infinity) }.max() ?? 0
    let hugging = SlowProfile.free(max(largest + margins, 0))
    let isFilled = alignment(axis) == .fill
    let profile: SlowProfile
    switch style.kind {
    case .row where axis == .x, .column where axis == .y:
      profile = alongProfile(axis, margins)
    case .row where alignsBaselines && !children.isEmpty:
      let height = max(lines.up + lines.down + margins, 0)
      profile = isFilled ? profileOnLine().adding(margins) : .free(height)
    case .row, .column:
      profile =
        isFilled && !children.isEmpty
        ? SlowProfile.together(children.map { $0.profile(axis, .filled) }).adding(margins)
        : hugging
    case .anchors:
      let held = children.filter { $0.anchor(axis).alignment == .fill }
      let members = held.map { $0.profile(axis, $0.anchor(axis).isPair ? .filled : .aligned) }
      profile = held.isEmpty ? hugging : SlowProfile.together(members).adding(margins)
    default:
      let keeping: SlowProfile.Keeping =
        switch style.kind {
        case .root: .filled
        case .cell: axis == .x ? .weighted : .aligned
        default: .weighted
        }
      profile =
        children.isEmpty || isScroll && !fits(axis)
        ? hugging
        : SlowProfile.together(children.map { $0.profile(axis, keeping) }).adding(margins)
    }
    known[axis] = profile
    return profile
  }

  private func alongProfile(_ axis: Axis, _ margins: Double) -> SlowProfile {
    if children.isEmpty { return .rigid(0) }
    if isChain(axis) { return chainProfile(margins) }
    let cells = isGridRow && axis == .x ? parent!.gridProfiles(of: self) : nil
    var others: [SlowProfile] = []
    var weighted: [(SlowProfile, Double)] = []
    for (place, child) in children.enumerated() {
      let weight = child.weight(axis)
      let profile = cells?[place] ?? child.profile(axis, weight > 0 ? .weighted : .along)
      if weight > 0 { weighted.append((profile, weight)) } else { others.append(profile) }
    }
    let gaps = gaps(axis).reduce(0, +)
    let sum = SlowProfile.after(others + [.unit(weighted)]).adding(gaps + margins)
    return alignment(axis) == .fill ? sum : .free(sum.preferred)
  }

  /// Which edges a child of an anchor box holds on to: left and right never mirror.
  func anchor(_ axis: Axis) -> (alignment: Alignment, isPair: Bool) {
    let names = Set(node.anchor ?? [])
    let (left, right) = isMirrored ? ("right", "left") : ("left", "right")
    let isNear = !names.isDisjoint(with: axis == .x ? ["leading", left] : ["top"])
    let isFar = !names.isDisjoint(with: axis == .x ? ["trailing", right] : ["bottom"])
    let isPair =
      axis == .y || names.isSuperset(of: ["leading", "trailing"])
      || names.isSuperset(of: ["left", "right"])
    switch (isNear, isFar) {
    case (true, true): return (.fill, isPair)
    case (true, false): return (.near, isPair)
    case (false, true): return (.far, isPair)
    case (false, false): return (.center, isPair)
    }
  }

  var isScroll: Bool { node.t == "scroll" }

  func fits(_ axis: Axis) -> Bool { (axis == .x ? node.fitW : node.fitH) ?? false }
}
