/// A length that is a constant and shares of the width and the height.
package struct LinearLength: Hashable, Sendable {
  package var constant = 0.0
  package var width = 0.0
  package var height = 0.0

  private mutating func add(_ other: LinearLength, _ sign: Double) {
    constant += sign * other.constant
    width += sign * other.width
    height += sign * other.height
  }

  private mutating func scale(_ body: (inout Double) -> Void) {
    body(&constant)
    body(&width)
    body(&height)
  }

  private var isFinite: Bool { constant.isFinite && width.isFinite && height.isFinite }

  /// The formula as such a length; `nil` where it is none.
  ///
  /// - Complexity: Linear in the terms, without recursion.
  package init?(_ formula: LayoutFormula) {
    var operands: [LinearLength] = []
    for term in formula.terms {
      let right = term.operandCount == 2 ? operands.removeLast() : LinearLength()
      let last = operands.count - 1
      switch term {
      case .number(let number): operands.append(LinearLength(constant: number))
      case .side(.bounds, .width): operands.append(LinearLength(width: 1))
      case .side(.bounds, .height): operands.append(LinearLength(height: 1))
      case .add: operands[last].add(right, 1)
      case .subtract: operands[last].add(right, -1)
      case .negate: operands[last].scale { $0 = -$0 }
      case .times(let factor): operands[last].scale { $0 *= factor }
      case .over(let divisor): operands[last].scale { $0 /= divisor }
      case .side, .minimum, .maximum, .rounded: return nil
      }
    }
    // A number that is not finite would make that of a share which is zero no number.
    guard let result = operands.last, result.isFinite else { return nil }
    self = result
  }

  private init(constant: Double = 0, width: Double = 0, height: Double = 0) {
    self.constant = constant
    self.width = width
    self.height = height
  }
}
