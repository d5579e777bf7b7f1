public import Foundation
import LayoutCore

/// A length as a sum of multiples of width and height: what an edge is within a region.
///
/// ```swift
/// let width = SizeFormula(width: 1, constant: -32)
/// print(width)                                          // width - 32
/// width(at: CGSize(width: 320, height: 480))            // 288
/// print(SizeFormula(width: 0.5, constant: 8))           // 0.5 * width + 8
/// print(SizeFormula(constant: 400))                     // 400
/// ```
public struct SizeFormula: Hashable, Sendable {
  /// How many times the width counts.
  public var width: Double

  /// How many times the height counts.
  public var height: Double

  /// What is added, in points.
  public var constant: Double

  /// Creates a formula.
  ///
  /// - Parameters:
  ///   - width: How many times the width counts.
  ///   - height: How many times the height counts.
  ///   - constant: What is added, in points.
  public init(width: Double = 0, height: Double = 0, constant: Double = 0) {
    self.width = width
    self.height = height
    self.constant = constant
  }

  /// The length at a size, in points.
  ///
  /// - Parameter size: The size, in points.
  public func callAsFunction(at size: CGSize) -> CGFloat {
    CGFloat(value(Size(size)))
  }

  /// Whether the length is the same at all sizes.
  public var isConstant: Bool { width == 0 && height == 0 }

  func value(_ size: Size) -> Double {
    // Multiplying by zero would make something of infinity.
    var value = constant
    if width != 0 { value += width * size.width }
    if height != 0 { value += height * size.height }
    return value
  }

  /// The sum of two formulas.
  public static func + (left: SizeFormula, right: SizeFormula) -> SizeFormula {
    SizeFormula(
      width: left.width + right.width, height: left.height + right.height,
      constant: left.constant + right.constant)
  }

  /// The difference of two formulas.
  public static func - (left: SizeFormula, right: SizeFormula) -> SizeFormula {
    SizeFormula(
      width: left.width - right.width, height: left.height - right.height,
      constant: left.constant - right.constant)
  }

  /// The formula with the opposite sign.
  public static prefix func - (formula: SizeFormula) -> SizeFormula {
    SizeFormula() - formula
  }
}

extension SizeFormula: CustomStringConvertible {
  /// The formula as it would be written: `width - 32`, `0.5 * width + 8`, `400`.
  public var description: String {
    var text = ""
    func append(_ factor: Double, _ name: String?) {
      let amount = factor.magnitude
      // What would print as zero does not count beside something else.
      guard amount >= 0.000_05 else { return }
      let number = amount.fixedText
      let term = name.map { number == "1" ? $0 : "\(number) * \($0)" } ?? number
      if text.isEmpty {
        text = factor < 0 ? "-\(term)" : term
      } else {
        text += factor < 0 ? " - \(term)" : " + \(term)"
      }
    }
    append(width, "width")
    append(height, "height")
    append(constant, nil)
    return text.isEmpty ? "0" : text
  }
}
