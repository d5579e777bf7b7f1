import Foundation

extension StackForm {
  /// Computes the frames of the items.
  ///
  /// Complexity: linear in the items.
  func layOut<Host: BlockHost>(
    in source: CGRect, _ memory: BlockMemory, isMirrored: Bool, _ host: inout Host
  ) {
    guard count > 0, !layOutRow(in: source, memory.frames, isMirrored: isMirrored) else { return }
    let isMirrored = isMirrored && !isVertical
    let room = room(source)
    if hasContent {
      layOutByContent(room, memory, isMirrored: isMirrored, &host)
      return
    }
    let run = run(room.start, room.extent, isMirrored: isMirrored)
    let (across, length) = across(room)
    for index in 0..<count {
      let place = run.start + CGFloat(index) * run.pitch
      set(frame(at: place, run.length, across: across, length), of: index, memory, &host)
    }
  }

  /// Computes the frames of items that are numbered one after the other, share a container, and are
  /// alike, where all frames are finite. Returns `false` elsewhere.
  func layOutRow(
    in source: CGRect, _ frames: UnsafeMutableBufferPointer<CGRect>, isMirrored: Bool
  ) -> Bool {
    guard firstElement >= 0, firstChain < 0, !hasContent else { return false }
    let room = room(source)
    let run = run(room.start, room.extent, isMirrored: isMirrored && !isVertical)
    let (across, length) = across(room)
    // All frames have the same size and place across, so one check of the first and the last does
    // for all. A sum of far edges is finite only where all of them are.
    let last = run.start + CGFloat(count - 1) * run.pitch
    guard ((run.start + run.length) + (last + run.length) + (across + length)).isFinite else {
      return false
    }
    place(run, frame(at: run.start, run.length, across: across, length), frames)
    return true
  }

  /// Whether items differ in length, or are as long across as their content.
  private var hasContent: Bool { firstLength >= 0 || crossIsContent }

  /// A room along the stack and across it.
  private struct Room {
    var start: CGFloat
    var extent: CGFloat
    var crossStart: CGFloat
    var crossExtent: CGFloat
  }

  private func room(_ source: CGRect) -> Room {
    isVertical
      ? Room(
        start: source.origin.y, extent: source.size.height,
        crossStart: source.origin.x, crossExtent: source.size.width)
      : Room(
        start: source.origin.x, extent: source.size.width,
        crossStart: source.origin.y, crossExtent: source.size.height)
  }

  /// Where items that are alike begin across the stack, and how long they are there.
  @inline(__always)
  private func across(_ room: Room) -> (start: CGFloat, length: CGFloat) {
    let length = max(0, crossLength.isNaN ? room.crossExtent : crossLength)
    return (crossStart(room.crossStart, room.crossExtent, length), length)
  }

  /// The run's frames for consecutive numbers.
  @inline(__always)
  private func place(
    _ run: Run, _ model: CGRect, _ frames: UnsafeMutableBufferPointer<CGRect>
  ) {
    let frames = UnsafeMutableBufferPointer(rebasing: frames[firstElement..<firstElement + count])
    var frame = model
    if isVertical {
      for index in frames.indices {
        frame.origin.y = run.start + CGFloat(index) * run.pitch
        frames[index] = frame
      }
    } else {
      for index in frames.indices {
        frame.origin.x = run.start + CGFloat(index) * run.pitch
        frames[index] = frame
      }
    }
  }

  private func layOutByContent<Host: BlockHost>(
    _ room: Room, _ memory: BlockMemory, isMirrored: Bool, _ host: inout Host
  ) {
    let (start, extent, crossExtent) = (room.start, room.extent, room.crossExtent)
    let axes = memory.state.pointee.isEndless
    let (isEndless, isCrossEndless) =
      isVertical ? (axes.height, axes.width) : (axes.width, axes.height)
    func measure(
      _ index: Int, in length: CGFloat, across cross: CGFloat, isWidth: Bool, _ host: inout Host
    ) -> CGFloat {
      let proposal =
        isVertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
      let item = item(index, memory)
      if !isWidth { return host.fittingHeight(of: item, proposal: proposal) }
      return host.fittingSize(of: item, proposal: proposal).width
    }
    let all = (0..<count).map {
      firstLength < 0 ? Length.filling : memory.program.pointee.stackLengths[firstLength + $0]
    }
    let contents = (0..<count).map { index -> CGFloat in
      guard case .content = all[index] else { return 0 }
      return measure(
        index, in: isEndless ? .infinity : extent,
        across: isCrossEndless ? .infinity : crossExtent, isWidth: !isVertical, &host)
    }
    let own = distribute(contents, all, extent)
    let taken = own.reduce(0, +)
    let gap = gap(extent, taken: taken)
    let total = taken + gap * CGFloat(count - 1)
    let direction = direction.mirrored(isMirrored)
    // From the far edge, or mirrored about the middle, items go backwards.
    let isBackwards =
      direction == .fromTrailing || isMirrored && direction != .fromLeading
    var place: CGFloat =
      switch direction {
      case .fromLeading: start
      case .fromTrailing: start + extent
      case .fromCenter: start + extent / 2 + (isBackwards ? total : -total) / 2
      case .atTrailing: isMirrored ? start + total : start + extent - total
      }
    for index in 0..<count {
      var across = max(0, crossLength.isNaN ? crossExtent : crossLength)
      if crossIsContent {
        across = measure(
          index, in: own[index], across: isCrossEndless ? .infinity : crossExtent,
          isWidth: isVertical, &host)
        if !isCrossEndless { across = min(across, crossExtent) }
      }
      if isBackwards { place -= own[index] }
      let cross = crossStart(room.crossStart, crossExtent, across)
      set(frame(at: place, own[index], across: cross, across), of: index, memory, &host)
      place += isBackwards ? -gap : own[index] + gap
    }
  }

  private func frame(
    at place: CGFloat, _ length: CGFloat, across: CGFloat, _ crossLength: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: place, width: crossLength, height: length)
      : CGRect(x: place, y: across, width: length, height: crossLength)
  }

  /// Sets the frame of an item, in the coordinates of what holds it.
  private func set<Host: BlockHost>(
    _ frame: CGRect, of index: Int, _ memory: BlockMemory, _ host: inout Host
  ) {
    var frame = frame
    if firstChain >= 0 {
      let chain = memory.program.pointee.stackChains[firstChain + index]
      frame.origin = memory.translated(frame.origin, chain.start, chain.count)
    }
    let item = item(index, memory)
    memory.frames[item] = host.usable(frame, of: item)
  }

  /// The element that is an item.
  private func item(_ index: Int, _ memory: BlockMemory) -> Int {
    Int(memory.program.pointee.stackItems[firstItem + index])
  }
}
