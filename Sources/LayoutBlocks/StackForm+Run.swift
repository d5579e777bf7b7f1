import Foundation

extension StackForm {
  /// Gives the items their frames.
  ///
  /// Complexity: linear in the items.
  func layOut<Host: BlockHost>(
    in source: CGRect, _ memory: BlockMemory, isMirrored: Bool, _ host: inout Host
  ) {
    guard count > 0 else { return }
    let isMirrored = isMirrored && !isVertical
    let (start, extent) =
      isVertical
      ? (source.origin.y, source.size.height) : (source.origin.x, source.size.width)
    let (crossOrigin, crossExtent) =
      isVertical
      ? (source.origin.x, source.size.width) : (source.origin.y, source.size.height)
    if firstLength < 0, !crossIsContent {
      let run = run(start, extent, isMirrored: isMirrored)
      let length = max(0, crossLength.isNaN ? crossExtent : crossLength)
      let across = crossStart(crossOrigin, crossExtent, length)
      // All frames have the same size and place across, so one check of the first and the last does
      // for all; zero times anything finite is zero.
      let last = run.start + CGFloat(count - 1) * run.pitch
      let sum = 0 * run.start + 0 * last + 0 * run.length + 0 * across + 0 * length
      if firstElement >= 0, firstChain < 0, sum == 0 {
        place(run, frame(run.start, run.length, across, length), memory.frames)
        return
      }
      for index in 0..<count {
        set(
          frame(run.start + CGFloat(index) * run.pitch, run.length, across, length), index,
          memory, &host)
      }
      return
    }
    layOutByContent(
      start, extent, crossOrigin, crossExtent, memory, isMirrored: isMirrored, &host)
  }

  /// The run's frames for consecutive numbers.
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
    _ start: CGFloat, _ extent: CGFloat, _ crossOrigin: CGFloat, _ crossExtent: CGFloat,
    _ memory: BlockMemory, isMirrored: Bool, _ host: inout Host
  ) {
    let axes = memory.state.pointee.isEndless
    let (isEndless, isCrossEndless) =
      isVertical ? (axes.height, axes.width) : (axes.width, axes.height)
    func measure(_ index: Int, _ length: CGFloat, _ cross: CGFloat, _ host: inout Host) -> CGSize {
      let proposal =
        isVertical ? CGSize(width: cross, height: length) : CGSize(width: length, height: cross)
      return host.fittingSize(of: item(index, memory), proposal: proposal)
    }
    let all = (0..<count).map {
      firstLength < 0 ? Length.filling : memory.program.pointee.stackLengths[firstLength + $0]
    }
    let contents = (0..<count).map { index -> CGFloat in
      guard case .content = all[index] else { return 0 }
      let size = measure(
        index, isEndless ? .infinity : extent, isCrossEndless ? .infinity : crossExtent, &host)
      return isVertical ? size.height : size.width
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
        let size = measure(
          index, own[index], isCrossEndless ? .infinity : crossExtent, &host)
        across = isVertical ? size.width : size.height
        if !isCrossEndless { across = min(across, crossExtent) }
      }
      if isBackwards { place -= own[index] }
      set(
        frame(place, own[index], crossStart(crossOrigin, crossExtent, across), across), index,
        memory, &host)
      place += isBackwards ? -gap : own[index] + gap
    }
  }

  private func frame(
    _ place: CGFloat, _ length: CGFloat, _ across: CGFloat, _ crossLength: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: place, width: crossLength, height: length)
      : CGRect(x: place, y: across, width: length, height: crossLength)
  }

  /// Gives an item its frame, in the coordinates of what holds it.
  private func set<Host: BlockHost>(
    _ frame: CGRect, _ index: Int, _ memory: BlockMemory, _ host: inout Host
  ) {
    var frame = frame
    if firstChain >= 0 {
      let chain = memory.program.pointee.stackChains[firstChain + index]
      frame.origin = memory.translated(frame.origin, chain.start, chain.count)
    }
    let item = item(index, memory)
    memory.frames[item] = usable(frame, for: item, &host)
  }

  /// The element that is an item.
  private func item(_ index: Int, _ memory: BlockMemory) -> Int {
    Int(memory.program.pointee.stackItems[firstItem + index])
  }
}
