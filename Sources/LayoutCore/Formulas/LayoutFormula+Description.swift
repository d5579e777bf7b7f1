import Foundation

extension LayoutFormula: CustomStringConvertible {
  /// The formula as it is written in Swift: `width - 32`, `max(44, 0.5 * height)`,
  /// `previous.maxY + 8`.
  public var description: String {
    var operands: [Operand] = []
    for term in terms {
      let right = term.operandCount > 0 ? operands.removeLast() : Operand("", .atom)
      switch term {
      case .number(let number):
        operands.append(Operand(number.plainText, number.isNegative ? .negative : .atom))
      case .side(let owner, let side):
        operands.append(Operand("\(owner.prefix)\(side)", .atom))
      case .add:
        if right.level == .negative {
          operands.join(" - ", Operand(String(right.text.dropFirst()), .atom), .sum)
        } else {
          operands.join(" + ", right, .sum)
        }
      case .subtract:
        operands.join(" - ", right.parenthesised(below: .product), .sum)
      case .negate:
        operands.append(Operand("-" + right.parenthesised(below: .atom).text, .product))
      case .times(let factor):
        let text = right.parenthesised(below: .atom).text
        operands.append(Operand("\(factor.plainText) * \(text)", .product))
      case .over(let divisor):
        let text = right.parenthesised(below: .product).text
        let part = divisor.isNegative ? "(\(divisor.plainText))" : divisor.plainText
        operands.append(Operand("\(text) / \(part)", .product))
      case .minimum, .maximum:
        let name = term == .minimum ? "min" : "max"
        let left = operands.removeLast()
        operands.append(Operand("\(name)(\(left.text), \(right.text))", .atom))
      case .rounded(let rounding):
        let text = right.parenthesised(below: .atom).text
        operands.append(Operand("\(text).rounded(\(rounding.argument))", .atom))
      }
    }
    return operands.last?.text ?? ""
  }
}

/// A part of a formula as text, and how strongly it holds together.
private struct Operand {
  enum Level: Int {
    case sum, negative, product, atom
  }

  var text: String
  var level: Level

  init(_ text: String, _ level: Level) {
    self.text = text
    self.level = level
  }

  func parenthesised(below level: Level) -> Operand {
    self.level.rawValue < level.rawValue ? Operand("(\(text))", .atom) : self
  }
}

extension [Operand] {
  /// Appends to the last text in place, so that long sums stay linear.
  fileprivate mutating func join(_ sign: String, _ right: Operand, _ level: Operand.Level) {
    self[count - 1].text += sign
    self[count - 1].text += right.text
    self[count - 1].level = level
  }
}

extension Double {
  fileprivate var isNegative: Bool { isLess(than: 0) }
}

extension FormulaTerm.Owner {
  fileprivate var prefix: String {
    switch self {
    case .bounds: ""
    case .fitted, .previous, .sibling, .previousRow, .previousColumn: "\(self)."
    case .matrixCell: "cell."
    }
  }
}

extension FormulaTerm.Rounding {
  fileprivate var argument: String {
    switch self {
    case .nearest: ""
    case .nearestEven: ".toNearestOrEven"
    case .up, .down, .towardZero, .awayFromZero: ".\(self)"
    }
  }
}
