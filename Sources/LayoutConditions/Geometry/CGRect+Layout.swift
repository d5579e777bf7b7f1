import Foundation

extension CGRect {
  /// The rectangle with the amounts of its width and height, on the same side of nothing: a
  /// negative width lies to the left of the origin, so the centre stays where it is.
  var keepingCentre: CGRect {
    @inline(__always) get {
      if size.width >= 0 && size.height >= 0 { return self }
      return CGRect(
        x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
        width: abs(size.width), height: abs(size.height))
    }
  }

  /// Whether all four numbers are finite, and with them the centre, which is what views store.
  var isFinite: Bool {
    // A sum is finite only where what is added is.
    @inline(__always) get {
      abs(origin.x + size.width * 0.5) < .infinity && abs(origin.y + size.height * 0.5) < .infinity
    }
  }

  // `maxX` of Foundation tests for negative sizes; frames in a pass have none.
  var right: CGFloat { @inline(__always) get { origin.x + size.width } }
  var bottom: CGFloat { @inline(__always) get { origin.y + size.height } }
}
