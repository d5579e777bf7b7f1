import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Reads a printed condition back, by the precedence a Swift reader would assume.
struct ConditionParser {
  private var tokens: [Substring]

  static func parse(_ text: String) -> LayoutCondition? {
    var parser = ConditionParser(
      tokens: text.replacingOccurrences(of: "(", with: "( ")
        .replacingOccurrences(of: ")", with: " )")
        .replacingOccurrences(of: "!", with: "! ")
        .split(separator: " "))
    let condition = parser.disjunction()
    return parser.tokens.isEmpty ? condition : nil
  }

  private mutating func disjunction() -> LayoutCondition? {
    guard var result = conjunction() else { return nil }
    while take("||") {
      guard let right = conjunction() else { return nil }
      result = result || right
    }
    return result
  }

  private mutating func conjunction() -> LayoutCondition? {
    guard var result = operand() else { return nil }
    while take("&&") {
      guard let right = operand() else { return nil }
      result = result && right
    }
    return result
  }

  private mutating func operand() -> LayoutCondition? {
    if take("!") { return operand().map { !$0 } }
    if take("(") {
      let result = disjunction()
      return take(")") ? result : nil
    }
    if take("always") { return .always }
    if take("never") { return .never }
    if take("portrait") { return .portrait }
    if take("landscape") { return .landscape }
    if take("trait") {
      guard let name = next(), take("is"), let value = next() else { return nil }
      return .trait(String(name), is: String(value))
    }
    if take("direction") {
      guard take("is"), let side = next(), take("to"), next() != nil else { return nil }
      return .direction(side == "right" ? .rightToLeft : .leftToRight)
    }
    return interval()
  }

  private mutating func interval() -> LayoutCondition? {
    var low: CGFloat?
    if let number = tokens.first.flatMap({ Double($0) }) {
      low = CGFloat(number)
      tokens.removeFirst()
      guard take("<=") else { return nil }
    }
    guard let quantity = next() else { return nil }
    if quantity == "aspect", !take("ratio") { return nil }
    guard let sign = next(), let number = next().flatMap({ Double($0) }) else { return nil }
    let end = CGFloat(number)
    func make(_ range: some LayoutRange) -> LayoutCondition? {
      switch quantity {
      case "width": .width(range)
      case "height": .height(range)
      case "aspect": .aspectRatio(range)
      default: nil
      }
    }
    return switch (sign, low) {
    case (">=", nil): make(end...)
    case ("<", nil): make(..<end)
    case ("<=", nil): make(...end)
    case ("==", nil): make(end...end)
    case ("<", let low?): make(low..<end)
    case ("<=", let low?): make(low...end)
    default: nil
    }
  }

  private mutating func next() -> Substring? {
    tokens.isEmpty ? nil : tokens.removeFirst()
  }

  private mutating func take(_ token: String) -> Bool {
    guard tokens.first.map(String.init) == token else { return false }
    tokens.removeFirst()
    return true
  }
}
