/// What the children of a box are in a direction in which they are all in one place, and of the
/// same size. Of any number of leaves the largest is enough, as none resists growing more than
/// shrinking; the vote of boxes, where there are more than one, is counted where the profile of the
/// box around will be: a loop over children has too few registers for it.
struct BoxAcross {
  private(set) var resistance: BoxResistance
  /// The largest fixed size; below 0 for none.
  fileprivate var fixed = -1.0
  fileprivate var mostContent = -1.0
  /// The largest of what is rigid in boxes.
  fileprivate var strongest = 0.0
  /// The first box; 0 for none.
  fileprivate var firstBox = 0
  fileprivate var hasMoreBoxes = false

  /// Creates what no children are, by the resistance that the box gives to content.
  @inline(__always)
  init(_ resistance: BoxResistance) {
    self.resistance = resistance
  }
}

extension BoxWalk {
  // Earlier compilers take always as a wish: they may leave the functions below out of line, and
  // pass what is known of the children through memory.

  /// The profile of children in one place, all of the same size.
  #if compiler(>=6.3)
  @inline(always)
  #else
  @inline(__always)
  #endif
  func vote<Axis: BoxWalkAxis>(
    of record: UnsafePointer<BoxRecord>, _ resistance: BoxResistance, _ axis: Axis.Type
  ) -> BoxProfile {
    var across = BoxAcross(resistance)
    let (box, end) = (record.pointee.node, Int(record.pointee.end))
    var child = Int(box) + 1
    while child < end {
      noteParent(child, box, axis)
      add(child, of: record, to: &across, axis)
      child = self.end(of: child)
    }
    return profile(of: across, in: record, axis)
  }

  /// Adds a child of a box.
  #if compiler(>=6.3)
  @inline(always)
  #else
  @inline(__always)
  #endif
  func add<Axis: BoxWalkAxis>(
    _ child: Int, of record: UnsafePointer<BoxRecord>, to across: inout BoxAcross,
    _ axis: Axis.Type
  ) {
    let kind = kind(child, axis)
    let isBox = nodes[child].isBox
    if kind == .fixed {
      across.fixed = max(across.fixed, length(child, axis))
    } else if isBox, !isEmptyAlong(child, axis) {
      across.strongest = max(
        across.strongest, profiles(axis)[nodes[child].record].lower4)
      if across.firstBox == 0 {
        across.firstBox = child
      } else {
        let counts = profiles(axis) + (record - records)
        if !across.hasMoreBoxes {
          counts.pointee = .free(0)
          counts.pointee.count(profiles(axis)[nodes[across.firstBox].record])
          across.hasMoreBoxes = true
        }
        counts.pointee.count(profiles(axis)[nodes[child].record])
      }
    } else if isBox || kind == .natural {
      // An empty box is as a leaf of the length 0.
      let size = isBox ? 0 : length(child, axis)
      across.mostContent = max(across.mostContent, size)
    }
  }

  /// The profile of all children added so far.
  #if compiler(>=6.3)
  @inline(always)
  #else
  @inline(__always)
  #endif
  func profile<Axis: BoxWalkAxis>(
    of across: BoxAcross, in record: UnsafePointer<BoxRecord>, _ axis: Axis.Type
  ) -> BoxProfile {
    // A fixed size outvotes everything but what is rigid and larger.
    if across.fixed >= 0 { return .rigid(max(across.fixed, across.strongest)) }
    var vote =
      across.hasMoreBoxes ? BoxVote(profiles(axis)[record - records]) : BoxVote()
    if across.firstBox > 0, !across.hasMoreBoxes {
      let box = profiles(axis)[nodes[across.firstBox].record]
      if across.mostContent < 0 { return box }
      vote.add(box)
    }
    if across.mostContent >= 0 {
      let content = BoxProfile.content(across.mostContent, across.resistance)
      if across.firstBox == 0 { return content }
      vote.add(content)
    }
    return vote.profile
  }
}
