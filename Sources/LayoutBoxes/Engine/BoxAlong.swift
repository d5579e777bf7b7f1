/// What the children of a box are along it. Leaves are counted in single numbers; only boxes and
/// weights ask for more.
struct BoxAlong {
  /// What is fixed.
  fileprivate var rigid = 0.0
  /// How many children there are beside the first.
  fileprivate var neighbors = -1.0
  /// The natural sizes of leaves.
  fileprivate var content = 0.0
  /// The boxes without a weight, where the box is filled.
  fileprivate var boxes = BoxProfile.zero
  /// The first weighted child with a size of its own; 0 for none.
  fileprivate var firstWeighted = 0
  /// What kinds of children there are, as bits of ``Kind``; in one number, as the loop over them
  /// has few registers.
  fileprivate var kinds: UInt32 = 0

  fileprivate enum Kind {
    /// A leaf with a natural size.
    static let content: UInt32 = 1
    /// A leaf without a size.
    static let free: UInt32 = 2
    /// A box without a weight, in a box that is filled.
    static let box: UInt32 = 4
    /// A weighted child with a size of its own, beside the first.
    static let moreWeighted: UInt32 = 8
    /// A weighted leaf without a size.
    static let freeWeight: UInt32 = 16
  }

  @inline(__always)
  fileprivate func has(_ kinds: UInt32) -> Bool { self.kinds & kinds != 0 }
}

extension BoxWalk {
  /// Adds a child of a box that is filled along the axis, or not.
  @inline(__always)
  func add<Axis: BoxWalkAxis>(
    _ child: Int, to along: inout BoxAlong, isFilled: Bool, _ axis: Axis.Type
  ) {
    let kind = kind(child, axis)
    let isBox = nodes[child].isBox
    along.neighbors += 1
    if kind == .fixed {
      along.rigid += length(child, axis)
    } else if nodes[child].weight > 0 {
      if !isBox, kind != .natural {
        along.kinds |= BoxAlong.Kind.freeWeight
      } else if along.firstWeighted == 0 {
        along.firstWeighted = child
      } else {
        along.kinds |= BoxAlong.Kind.moreWeighted
      }
    } else if isBox {
      if !isFilled {
        along.rigid += profiles(axis)[nodes[child].record].preferred
      } else {
        along.boxes.append(profile(child, .along, axis))
        along.kinds |= BoxAlong.Kind.box
      }
    } else if kind == .natural {
      along.content += length(child, axis)
      along.kinds |= BoxAlong.Kind.content
    } else {
      along.kinds |= BoxAlong.Kind.free
    }
  }

  /// Notes whether there are weights in a box, for the walk that places what is in it.
  @inline(__always)
  func noteWeights(_ along: BoxAlong, in record: UnsafePointer<BoxRecord>) {
    nodes[Int(record.pointee.node)].hasWeights =
      along.firstWeighted > 0 || along.has(BoxAlong.Kind.freeWeight)
  }

  /// The profile of a box, which has children, along it: what they are, and what is around and
  /// between them.
  @inline(__always)
  func profile<Axis: BoxWalkAxis>(
    of along: BoxAlong, in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    let edges = edges(record, axis)
    let rigid =
      along.rigid + record.pointee.spacing * along.neighbors + (edges.near + edges.far)
    if along.firstWeighted > 0, along.kinds == 0, rigid >= 0, alignment(record, axis) == .fill {
      // A single weight beside what is fixed.
      return profile(along.firstWeighted, .weighted, axis).adding(rigid)
    }
    if along.firstWeighted > 0 || along.has(BoxAlong.Kind.box) || rigid < 0 {
      return sum(of: along, rigid: rigid, in: record, axis)
    }
    let total = along.content + rigid
    if alignment(record, axis) != .fill { return .free(total) }
    // Any number of weights without a size of their own are as one leaf without a size.
    let hasFree = along.has(BoxAlong.Kind.free | BoxAlong.Kind.freeWeight)
    let upper = hasFree ? .infinity : total
    let last = along.has(BoxAlong.Kind.content) ? .infinity : upper
    return BoxProfile(
      lower1: total, lower2: total, lower3: total, lower4: rigid, upper1: upper, upper2: upper,
      upper3: last, upper4: last, preferred: total)
  }

  /// The same where there are boxes, or weights of something that has a size.
  @inline(never)
  private func sum<Axis: BoxWalkAxis>(
    of along: BoxAlong, rigid: Double, in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    // The size of a single weighted child does not depend on its weight.
    let hasGroup =
      along.firstWeighted > 0
      && (along.has(BoxAlong.Kind.moreWeighted) || along.has(BoxAlong.Kind.freeWeight))
    if alignment(record, axis) != .fill {
      let weighted =
        hasGroup
        ? weightGroup(record, axis).preferred
        : along.firstWeighted > 0 ? preferred(along.firstWeighted, within: .infinity, axis) : 0
      return .free(max(rigid + along.content + weighted, 0))
    }
    var sum = along.boxes
    if along.has(BoxAlong.Kind.content) { sum.append(.content(along.content, .along)) }
    if along.has(BoxAlong.Kind.free) || along.has(BoxAlong.Kind.freeWeight) && !hasGroup {
      sum.append(.free(0))
    }
    if hasGroup {
      sum.append(weightGroup(record, axis))
    } else if along.firstWeighted > 0 {
      sum.append(profile(along.firstWeighted, .weighted, axis))
    }
    return rigid == 0 ? sum : sum.adding(rigid)
  }

  /// The profile of a box's weighted children as one.
  func weightGroup<Axis: BoxWalkAxis>(_ record: UnsafePointer<BoxRecord>, _ axis: Axis.Type)
    -> BoxProfile
  {
    var group = BoxWeightGroup()
    forEachChild(of: record) { child in
      guard hasWeight(child, axis) else { return }
      if nodes[child].isBox || kind(child, axis) == .natural {
        group.add(profile(child, .weighted, axis), nodes[child].weight)
      } else {
        group.addFree(nodes[child].weight)
      }
    }
    return group.profile
  }
}
