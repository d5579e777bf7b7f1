package import Foundation

extension UIView {
  /// The frame of the untransformed view.
  ///
  /// Setting it does what setting the bounds' size and the center does, each where it differs, in
  /// one call.
  package final var untransformedFrame: CGRect {
    get {
      let size = storedBounds.size
      let anchor = anchorPoint
      return CGRect(
        x: storedCenter.x - size.width * anchor.x, y: storedCenter.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      if storeUntransformedFrame(newValue) { markForLayout() }
    }
  }

  /// Stores the frame of the untransformed view and marks nothing. Returns whether the size
  /// changed.
  @inline(__always)
  private final func storeUntransformedFrame(_ frame: CGRect) -> Bool {
    noteStored()
    let size = frame.size
    let isResized =
      storedBounds.size.width != size.width || storedBounds.size.height != size.height
    if isResized { storedBounds.size = size }
    let anchor = anchorPoint
    let x = frame.origin.x + size.width * anchor.x
    let y = frame.origin.y + size.height * anchor.y
    if storedCenter.x != x || storedCenter.y != y { storedCenter = CGPoint(x: x, y: y) }
    return isResized
  }

  /// Sets ``untransformedFrame`` of a view whose subviews already have their frames for it, and
  /// does not mark the view.
  package final func setUntransformedFrameOfArranged(_ frame: CGRect) {
    _ = storeUntransformedFrame(frame)
  }

  /// The first view of `row`, from a number on, whose ``untransformedFrame`` is not what values
  /// say, whose center or far edge would not be finite, or of which not all four are decided; the
  /// count of `row` if there is none. A size below 0 counts as 0.
  ///
  /// - Parameters:
  ///   - row: Views that the caller keeps alive.
  ///   - start: The number to begin with.
  ///   - values: Among others x, y, width and height of each view, one after the other.
  ///   - places: Where those of each view begin.
  ///   - decided: Which of them are decided, a bit each.
  package static func firstMisplaced(
    of row: UnsafeBufferPointer<Unmanaged<UIView>>, from start: Int,
    _ values: UnsafeBufferPointer<Double>, at places: UnsafeBufferPointer<Int>,
    decided: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = start
    while index < row.count, decided[index] == 15 {
      let first = places[index]
      let origin = SIMD2(values[first], values[first &+ 1])
      var size = SIMD2(values[first &+ 2], values[first &+ 3])
      size.replace(with: 0, where: size .< 0)
      // Finite only where both are; a sum beyond all numbers is left to the caller.
      let end = origin + size
      guard abs(end.x + end.y) < .infinity,
        row[index]._withUnsafeGuaranteedRef({ $0.has(origin, size) })
      else { break }
      index &+= 1
    }
    return index
  }

  /// Whether ``untransformedFrame`` has an origin and size, as setting it compares them.
  @inline(__always)
  private final func has(_ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> Bool {
    let bounds = SIMD2(storedBounds.size.width.native, storedBounds.size.height.native)
    let center = SIMD2(storedCenter.x.native, storedCenter.y.native)
    let anchor = anchorPoint
    let wanted = origin + size * SIMD2(anchor.x.native, anchor.y.native)
    return all((bounds .== size) .& (center .== wanted))
  }

  /// Sets ``untransformedFrame`` of the views of `row` at the indices `numbers`, in that order.
  ///
  /// The caller keeps the elements of `row` alive and puts views only into it, which makes the
  /// casts and the unretained access valid: storing a frame runs no code of a subclass.
  package static func setUntransformedFrames(
    of row: UnsafeBufferPointer<Unmanaged<AnyObject>>, _ frames: UnsafeBufferPointer<CGRect>,
    _ numbers: UnsafeBufferPointer<Int32>
  ) {
    for number in numbers {
      let isResized = row[Int(number)]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).storeUntransformedFrame(frames[Int(number)])
      }
      guard isResized else { continue }
      row[Int(number)]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).markForLayout()
      }
    }
  }

  /// ``layoutStorage`` without a retain. Valid only until the slot is set again, so callers do not
  /// keep it. Inlinable, as passes ask every view.
  @inlinable package final var unmanagedLayoutStorage: Unmanaged<AnyObject>? {
    layoutStorage.map(Unmanaged.passUnretained)
  }

  /// The frame as the library's own views place their parts: that is no write of an app's.
  final var computedFrame: CGRect {
    get {
      guard let uncommon, !uncommon.transform.isIdentity else { return untransformedFrame }
      return storedBounds.applying(transformToSuperview)
    }
    set {
      noteStored()
      let frame = newValue.withoutNegativeSize
      let anchor = anchorPoint
      var size = frame.size
      if let uncommon, !uncommon.transform.isIdentity {
        let inner = CGRect(origin: .zero, size: size).applying(uncommon.transform.inverted())
        size = inner.size
      }
      setStoredBounds(CGRect(origin: storedBounds.origin, size: size))
      storedCenter = CGPoint(
        x: frame.origin.x + frame.size.width * anchor.x,
        y: frame.origin.y + frame.size.height * anchor.y)
    }
  }

  /// From the view's coordinates to its superview's.
  final var transformToSuperview: CGAffineTransform {
    let size = storedBounds.size
    let anchor = anchorPoint
    let pivot = CGPoint(
      x: storedBounds.origin.x + size.width * anchor.x,
      y: storedBounds.origin.y + size.height * anchor.y)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// From the view's coordinates to the root's.
  private final var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = above
    }
    return result
  }

  private final func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    if view === self { return .identity }
    if view.superview === self { return view.transformToSuperview.inverted() }
    if superview === view { return transformToSuperview }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The baselines of the views that this one names for its own, measured from this one's edges.
  final func delegatedBaselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    var offsets = UIBaselineOffsets(top: 0, bottom: 0)
    let first = forFirstBaselineLayout
    if first !== self {
      let bounds = first.storedBounds
      let top = first.converted(bounds, to: self).origin.y - storedBounds.origin.y
      offsets.top = top + first.baselineOffsets(for: bounds.size).top
    }
    let last = forLastBaselineLayout
    if last !== self {
      let bounds = last.storedBounds
      let frame = last.converted(bounds, to: self)
      let bottom = frame.origin.y + frame.size.height - storedBounds.origin.y
      offsets.bottom = size.height - bottom + last.baselineOffsets(for: bounds.size).bottom
    }
    return offsets
  }
}

extension CGRect {
  /// The standardized rectangle; faster than `standardized` where that changes nothing.
  var withoutNegativeSize: CGRect {
    size.width < 0 || size.height < 0 ? standardized : self
  }
}
