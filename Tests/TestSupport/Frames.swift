public import Foundation

/// A rectangle in few letters, for the tables of expected frames, in points.
public func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two frames are the same but for rounding: their origins and their sizes, each number
/// within a tolerance in points. No number is close to `nan`.
public func isClose(_ frame: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(frame.origin.x - other.origin.x) < tolerance
    && abs(frame.origin.y - other.origin.y) < tolerance
    && abs(frame.size.width - other.size.width) < tolerance
    && abs(frame.size.height - other.size.height) < tolerance
}
