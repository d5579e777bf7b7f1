import Foundation

extension CGRect {
  // `maxX` of Foundation tests for negative sizes; frames in a pass have none.

  /// The far edge along x.
  var right: CGFloat { @inline(__always) get { origin.x + size.width } }

  /// The far edge along y.
  var bottom: CGFloat { @inline(__always) get { origin.y + size.height } }
}
