public import Foundation

/// The frame of an element within a region, in the coordinates of its parent.
///
/// ```swift
/// print(map["login/card"][0].frame!)   // x: 0.5 * width - 200, y: 136, width: 400, height: 191
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
    frame(Size(size))
  }

  func frame(_ size: Size) -> CGRect {
    CGRect(
      x: x.value(size), y: y.value(size), width: width.value(size), height: height.value(size))
  }

  /// The four formulas: `x: 16, y: 20, width: width - 32, height: 24`.
  public var description: String {
    "x: \(x), y: \(y), width: \(width), height: \(height)"
  }
}

extension FrameFormula {
  /// The formulas of a frame that is the same at all sizes.
  init(_ frame: CGRect) {
    x = SizeFormula(constant: Double(frame.origin.x))
    y = SizeFormula(constant: Double(frame.origin.y))
    width = SizeFormula(constant: Double(frame.size.width))
    height = SizeFormula(constant: Double(frame.size.height))
  }
}
