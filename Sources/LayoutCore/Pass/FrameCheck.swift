public import Foundation

/// Which frames an element can take: one rule for all passes, snapshots and captures.
extension CGRect {
  /// Whether the numbers are finite, and with them the center and the far edges.
  ///
  /// For a rect whose size is not negative; see ``countedByAmount``.
  @inlinable package var isStorable: Bool {
    // A sum is finite only where what is added is, and the center lies between the edges.
    @inline(__always) get {
      abs(origin.x + size.width) < .infinity && abs(origin.y + size.height) < .infinity
    }
  }

  /// Whether an element can take the frame unchanged, as nearly all can: it is storable, and its
  /// size is not negative.
  @inlinable package var isStorableAsIs: Bool {
    @inline(__always) get { size.width >= 0 && size.height >= 0 && isStorable }
  }

  /// The rect with the amounts of its width and height, about the same center: a rect of negative
  /// width lies to the left of its origin.
  @inlinable package var countedByAmount: CGRect {
    @inline(__always) get {
      if size.width >= 0 && size.height >= 0 { return self }
      return amounts
    }
  }

  @usableFromInline package var amounts: CGRect {
    var rect = self
    if size.width < 0 {
      rect.origin.x += size.width
      rect.size.width = -size.width
    }
    if size.height < 0 {
      rect.origin.y += size.height
      rect.size.height = -size.height
    }
    return rect
  }

  /// The frame as an element can take it, by amount; `nil` for one that it cannot take. `note` is
  /// told what is wrong.
  package func storable(_ note: (PassProblem.Kind) -> Void) -> CGRect? {
    if isStorableAsIs { return self }
    let counted = countedByAmount
    guard counted.isStorable else {
      note(.nonFinite(self))
      return nil
    }
    note(.negative(self))
    return counted
  }
}

extension CGSize {
  /// Whether content can have the size: finite lengths that are not negative.
  ///
  /// Compared with the largest number and not with infinity, as the compiler turns the latter into
  /// a dozen instructions on bits.
  @inlinable package var isUsableContent: Bool {
    width >= 0 && height >= 0 && width <= .greatestFiniteMagnitude
      && height <= .greatestFiniteMagnitude
  }
}
