public import Foundation

extension BoxTree {
  /// Lays out the tree and returns the size of the root.
  ///
  /// ```swift
  /// tree.layOut(width: 320, height: nil)   // as high as its content
  /// ```
  ///
  /// Without a change since the last layout, and for the same size, nothing happens. Otherwise a
  /// layout does what the change and the new size ask for.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points; its natural one for `nil`, `nan` or infinity.
  ///   - height: The height of the root in points; its natural one for `nil`, `nan` or infinity.
  ///   - direction: Which way the user reads.
  ///   - measuring: Asked for the height of wrapping content at a width, once per content whose
  ///     width changed and is less than its natural one; given the index of the leaf. Without it
  ///     content keeps its natural height.
  /// - Complexity: linear in the nodes for the first layout and for a new size, then linear in the
  ///   children of the boxes whose content or size changed and, where a width did, in the leaves
  ///   with content. Nothing is allocated once a layout of the same tree is done.
  @discardableResult
  public mutating func layOut(
    width: Double?, height: Double?, direction: BoxStyle.Direction = .leftToRight,
    measuring: (_ leaf: Int, _ width: Double) -> BoxContentSize? = { _, _ in nil }
  ) -> CGSize {
    let width = width.flatMap { $0.isFinite ? max($0.usableLength, 0) : nil }
    let height = height.flatMap { $0.isFinite ? max($0.usableLength, 0) : nil }
    let isMirrored = direction == .rightToLeft
    if !state.arranged.isEmpty { state.arranged.removeAll(keepingCapacity: true) }
    state.isAllArranged = false
    if !state.isFresh, state.marked.isEmpty, state.width == width, state.height == height,
      state.isMirrored == isMirrored
    {
      return state.frames[0].size
    }
    guard !nodes.isEmpty else { return .zero }
    if state.isFresh || state.isMirrored != isMirrored {
      layOutAll(width, height, isMirrored: isMirrored, measuring)
    } else {
      layOutChanges(width, height, measuring)
    }
    state.width = width
    state.height = height
    state.isMirrored = isMirrored
    return state.frames[0].size
  }

  private mutating func layOutAll(
    _ width: Double?, _ height: Double?, isMirrored: Bool,
    _ measuring: (Int, Double) -> BoxContentSize?
  ) {
    state.fit(nodes: nodes.count, boxes: records.count, usesBaselines: usesBaselines)
    if setsDirections || isMirrored || !state.isUndirected || usesGrids {
      resolveRecords(isMirrored: isMirrored)
    }
    if contents.isEmpty, !usesBaselines {
      withWalk { $0.layOutAll(width, height, &$1) }
    } else {
      layOutAxes(width, height, measuring)
    }
    state.forgetMarks()
    state.isAllArranged = true
    state.hasFrames = true
    // While a tree is declared, more may follow.
    state.isFresh = open != BoxTree.afterRoot
  }

  /// Lays out one axis after the other, as heights depend on widths.
  private mutating func layOutAxes(
    _ width: Double?, _ height: Double?, _ measuring: (Int, Double) -> BoxContentSize?
  ) {
    withWalk { walk, scratch in
      walk.fitAll(AlongX.self, &scratch.grid)
      walk.setRoot(width, AlongX.self)
      walk.arrangeAll(AlongX.self, &scratch)
    }
    measureContents(measuring)
    let usesBaselines = usesBaselines
    withWalk { walk, scratch in
      if usesBaselines {
        walk.fitHeightsAndBaselines(&scratch.grid)
      } else {
        walk.fitAll(AlongY.self, &scratch.grid)
      }
      walk.setRoot(height, AlongY.self)
      walk.arrangeAll(AlongY.self, &scratch)
    }
  }

  /// Notes in all boxes what depends on those around. Out of line, as few trees need that.
  @inline(never)
  mutating func resolveRecords(isMirrored: Bool) {
    state.isUndirected = !setsDirections && !isMirrored
    records.withUnsafeMutableBufferPointer { records in
      records[0].resolve(isMirrored: isMirrored, isInGrid: false)
      for index in 1..<records.count {
        let outer = records[Int(records[index].parent)]
        records[index].resolve(isMirrored: outer.isMirrored, isInGrid: outer.isGrid)
      }
    }
  }

  /// Asks for the heights of wrapping content whose width changed.
  mutating func measureContents(_ measuring: (Int, Double) -> BoxContentSize?) {
    for index in contents.indices where contents[index].wraps {
      let node = Int(contents[index].node)
      let width = Double(state.frames[node].size.width)
      if width == contents[index].measuredWidth || nodes[node].heightKind == .fixed { continue }
      contents[index].measuredWidth = width
      // A width that is a sum may miss the natural one by the last bit.
      let more = width - nodes[node].width
      let isWhole =
        nodes[node].widthKind == .natural && more >= -1e-9
        && !(more > 1e-9 && contents[index].wrapsWhenWider)
      let size =
        isWhole ? contents[index].natural : measuring(node, width) ?? contents[index].natural
      if size == contents[index].current { continue }
      contents[index].current = size
      nodes[node].setHeight(size.length)
      if !state.isFresh { mark(node, BoxMark.heightUp | BoxMark.heightDown) }
    }
  }

  mutating func withWalk(_ body: (BoxWalk, inout BoxScratch) -> Void) {
    scratch.grid.node = -1
    let count = records.count
    var hasMarked = false
    // Asked for as if to change them, as counting references costs more than laying out a box.
    nodes.withUnsafeMutableBufferPointer { nodes in
      records.withUnsafeMutableBufferPointer { records in
        gaps.withUnsafeMutableBufferPointer { gaps in
          state.withPointers { frames, parents, profilesX, profilesY, marks, baselines in
            contents.withElements { contents in
              guard let nodes = nodes.baseAddress, let records = records.baseAddress,
                let gaps = gaps.baseAddress
              else { return }
              withUnsafeMutablePointer(to: &hasMarked) { hasMarked in
                let walk = BoxWalk(
                  nodes: nodes, records: records, contents: contents, gaps: gaps,
                  frames: frames, parents: parents, profilesX: profilesX, profilesY: profilesY,
                  marks: marks, hasMarked: hasMarked, baselines: baselines, count: count)
                body(walk, &scratch)
              }
            }
          }
        }
      }
    }
  }
}

extension BoxState {
  fileprivate mutating func withPointers(
    _ body: (
      UnsafeMutablePointer<CGRect>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<BoxProfile>, UnsafeMutablePointer<BoxProfile>,
      UnsafeMutablePointer<UInt8>, UnsafeMutableBufferPointer<BoxBaselines>
    ) -> Void
  ) {
    frames.withUnsafeMutableBufferPointer { frames in
      parents.withUnsafeMutableBufferPointer { parents in
        profilesX.withUnsafeMutableBufferPointer { profilesX in
          profilesY.withUnsafeMutableBufferPointer { profilesY in
            marks.withUnsafeMutableBufferPointer { marks in
              baselines.withElements { baselines in
                guard let frames = frames.baseAddress, let parents = parents.baseAddress,
                  let profilesX = profilesX.baseAddress, let profilesY = profilesY.baseAddress,
                  let marks = marks.baseAddress
                else { return }
                body(frames, parents, profilesX, profilesY, marks, baselines)
              }
            }
          }
        }
      }
    }
  }
}

extension Array {
  /// Calls `body` with the elements, or with an empty buffer of no storage: all empty arrays share
  /// one, which would be replaced.
  @inline(__always)
  fileprivate mutating func withElements(_ body: (UnsafeMutableBufferPointer<Element>) -> Void) {
    if isEmpty {
      body(UnsafeMutableBufferPointer(start: nil, count: 0))
    } else {
      withUnsafeMutableBufferPointer { body($0) }
    }
  }
}

extension BoxWalk {
  /// Lays out both axes in the same two walks, where heights do not depend on widths.
  func layOutAll(_ width: Double?, _ height: Double?, _ scratch: inout BoxScratch) {
    var index = count
    while index > 0 {
      index -= 1
      noteReason(index)
      noteSpan(index)
      fitBoth(index, &scratch.grid)
    }
    setRoot(width, AlongX.self)
    setRoot(height, AlongY.self)
    for index in 0..<count {
      noteReason(index)
      arrangeBoth(index, marks: NotMarkingSizes.self, &scratch)
    }
  }

  /// Computes all profiles along an axis, from the innermost boxes outwards.
  func fitAll<Axis: BoxWalkAxis>(_ axis: Axis.Type, _ grid: inout BoxGridScratch) {
    var index = count
    while index > 0 {
      index -= 1
      noteReason(index)
      if Axis.isX { noteSpan(index) }
      fit(index, axis, &grid)
    }
  }

  func fitHeightsAndBaselines(_ grid: inout BoxGridScratch) {
    var index = count
    while index > 0 {
      index -= 1
      noteReason(index)
      fit(index, AlongY.self, &grid)
      _ = fitBaselines(index)
    }
  }

  /// Sets the root's size: the given one, or its natural one.
  func setRoot<Axis: BoxWalkAxis>(_ size: Double?, _ axis: Axis.Type) {
    place(
      0, at: 0, size: size ?? preferred(0, within: .infinity, axis), in: 0, mirrored: false, axis)
  }

  /// Places everything along an axis, from the root inwards.
  func arrangeAll<Axis: BoxWalkAxis>(_ axis: Axis.Type, _ scratch: inout BoxScratch) {
    for index in 0..<count {
      noteReason(index)
      arrange(index, axis, &scratch)
    }
  }

  @inline(__always)
  private func noteReason(_ box: Int) {
    if Recording.isOn { Recording.because(number: Int(records[box].node)) }
  }
}
