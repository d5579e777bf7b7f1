public import Foundation

/// The frame of an element within a region, in the coordinates of its parent.
///
/// ```swift
/// print(map["login/card"][0].frame!)   // x: 0.5 * width - 200, y: 25, width: 400, height: 191
/// ```
public struct FrameFormula: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: SizeFormula

  /// The top edge.
  public var y: SizeFormula

  /// The width.
  public var width: SizeFormula

  /// The height.
  public var height: SizeFormula

  /// The frame at a size, in points.
  ///
  /// - Parameter size: The size, in points.
  public func callAsFunction(at size: CGSize) -> CGRect {
    CGRect(x: x(at: size), y: y(at: size), width: width(at: size), height: height(at: size))
  }

  /// The four formulas: `x: 16, y: 20, width: width - 32, height: 24`.
  public var description: String {
    "x: \(x), y: \(y), width: \(width), height: \(height)"
  }
}
