/// What the children of a box are along it. Leaves are counted in single numbers; only boxes and
/// weights ask for more.
struct BoxAlong {
  /// What is fixed.
  fileprivate var rigid = 0.0
  /// How many children there are beside the first.
  fileprivate var neighbors = -1.0
  /// The natural sizes of leaves.
  fileprivate var content = 0.0
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
  /// Adds a child of a box that is filled along the axis, or not. The boxes without a weight in one
  /// that is filled are summed apart.
  @inline(__always)
  func add<Axis: BoxWalkAxis>(
    _ child: Int, to along: inout BoxAlong, _ boxes: inout BoxProfile, isFilled: Bool,
    _ axis: Axis.Type
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
    } else if isBox, !isFilled {
      along.rigid += profiles(axis)[nodes[child].record].preferred
    } else if isBox, !isEmptyAlong(child, axis) {
      boxes.append(profiles(axis)[nodes[child].record])
      along.kinds |= BoxAlong.Kind.box
    } else if isBox || kind == .natural {
      // An empty box is as a leaf of the length 0.
      along.content += isBox ? 0 : length(child, axis)
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

  /// Puts the sum of the boxes where the profile will be. Number by number: the compiler keeps what
  /// is used as a whole twice, and a loop over children has too few registers for that.
  @inline(__always)
  func keep<Axis: BoxWalkAxis>(
    _ boxes: inout BoxProfile, of along: BoxAlong, in record: UnsafePointer<BoxRecord>,
    _ axis: Axis.Type
  ) {
    if !along.has(BoxAlong.Kind.box) { return }
    let place = profiles(axis) + (record - records)
    place.pointee = .zero
    place.pointee.append(boxes)
  }

  /// The profile of a box, which has children, along it: what they are, and what is around and
  /// between them. The sum of the boxes is where the profile will be.
  @inline(__always)
  func profile<Axis: BoxWalkAxis>(
    of along: BoxAlong, in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    let edges = edges(record, axis)
    let rigid =
      along.rigid + spacing(record) * along.neighbors + (edges.near + edges.far)
    if along.firstWeighted > 0, along.kinds == 0, rigid >= 0, alignment(record, axis) == .fill {
      // A single weight beside what is fixed.
      return profile(along.firstWeighted, .weighted, axis).adding(rigid)
    }
    if along.firstWeighted > 0 || along.has(BoxAlong.Kind.box) || rigid < 0 {
      return sum(
        rigid: rigid, content: along.content, firstWeighted: along.firstWeighted,
        kinds: along.kinds, in: record, axis)
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

  /// The same where there are boxes, or weights of something that has a size. What the children are
  /// is given in numbers: as a whole it would be stored for every box.
  @inline(never)
  private func sum<Axis: BoxWalkAxis>(
    rigid: Double, content: Double, firstWeighted: Int, kinds: UInt32,
    in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    func has(_ wanted: UInt32) -> Bool { kinds & wanted != 0 }
    // The size of a single weighted child does not depend on its weight.
    let hasGroup =
      firstWeighted > 0 && has(BoxAlong.Kind.moreWeighted | BoxAlong.Kind.freeWeight)
    if alignment(record, axis) != .fill {
      let weighted =
        hasGroup
        ? weightGroup(record, axis).preferred
        : firstWeighted > 0 ? preferred(firstWeighted, within: .infinity, axis) : 0
      return .free(max(rigid + content + weighted, 0))
    }
    var sum = has(BoxAlong.Kind.box) ? profiles(axis)[record - records] : .zero
    if has(BoxAlong.Kind.content) { sum.append(.content(content, .along)) }
    if has(BoxAlong.Kind.free) || has(BoxAlong.Kind.freeWeight) && !hasGroup {
      sum.append(.free(0))
    }
    if hasGroup {
      sum.append(weightGroup(record, axis))
    } else if firstWeighted > 0 {
      sum.append(profile(firstWeighted, .weighted, axis))
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
