import Foundation

extension StructuredCondition: CustomStringConvertible {
  /// The condition as it would be read aloud, with the fewest parentheses:
  /// `width < 400 || !(height >= 300 && landscape)`. A named part prints its name.
  ///
  /// - Complexity: O(parts).
  public var description: String {
    ConditionPrinter(expression: self, opaqueTests: []).text
  }
}

extension LayoutCondition: CustomStringConvertible {
  /// The condition as it would be read aloud, with the fewest parentheses:
  /// `width < 400 || !(height >= 300 && landscape)`. A named part prints its name, a closure its
  /// place: `opaque (CartView.swift:12)`.
  ///
  /// - Complexity: O(parts).
  public var description: String {
    ConditionPrinter(expression: expression, opaqueTests: opaqueTests).text
  }
}

/// Turns postfix terms into infix text with a work list instead of recursion.
private struct ConditionPrinter {
  let expression: StructuredCondition
  let opaqueTests: [OpaqueTest]

  var text: String {
    let terms = expression.terms
    let firsts = firstTerms()
    var names: [Int: String] = [:]
    for part in expression.names {
      names[part.root] = part.name
    }

    var result = ""
    var work = [PrinterWork.part(root: terms.count - 1, inside: .or)]
    while let next = work.popLast() {
      guard case .part(let root, let binding) = next else {
        if case .text(let text) = next { result += text }
        continue
      }
      if let name = names[root] {
        result += atom(name, inside: binding)
        continue
      }
      switch terms[root] {
      case .not:
        result += "!"
        work.append(.part(root: root - 1, inside: .not))
      case .and:
        appendOperation(" && ", .and, root, firsts, binding, to: &work)
      case .or:
        appendOperation(" || ", .or, root, firsts, binding, to: &work)
      default:
        result += atom(self.text(of: terms[root]), inside: binding)
      }
    }
    return result
  }

  private func appendOperation(
    _ sign: String, _ own: PrinterBinding, _ root: Int, _ firsts: [Int], _ outer: PrinterBinding,
    to work: inout [PrinterWork]
  ) {
    let right = root - 1
    let left = firsts[right] - 1
    let needsParentheses = own.rawValue < outer.rawValue
    if needsParentheses { work.append(.text(")")) }
    work.append(.part(root: right, inside: own))
    work.append(.text(sign))
    work.append(.part(root: left, inside: own))
    if needsParentheses { work.append(.text("(")) }
  }

  /// For each term the index of the first term of the part it ends.
  private func firstTerms() -> [Int] {
    var firsts: [Int] = []
    firsts.reserveCapacity(expression.terms.count)
    for (index, term) in expression.terms.enumerated() {
      switch term {
      case .not: firsts.append(firsts[index - 1])
      case .and, .or: firsts.append(firsts[firsts[index - 1] - 1])
      default: firsts.append(index)
      }
    }
    return firsts
  }

  private func atom(_ text: String, inside binding: PrinterBinding) -> String {
    binding == .not && text.contains(" ") ? "(\(text))" : text
  }

  private func text(of term: ConditionTerm) -> String {
    switch term {
    case .constant(let answer):
      return answer ? "always" : "never"
    case .interval(let quantity, let low, let high, let includesLow, let includesHigh):
      let ends = LayoutRangeEnds(
        low: low, high: high, includesLow: includesLow, includesHigh: includesHigh)
      return text(of: quantity, ends)
    case .direction(let rawValue):
      return rawValue == 0 ? "direction is left to right" : "direction is right to left"
    case .trait(let index):
      let test = expression.traitTests[Int(index)]
      return "trait \(test.name) is \(test.value)"
    case .opaque(let index):
      guard opaqueTests.indices.contains(Int(index)), let place = opaqueTests[Int(index)].location
      else { return "opaque" }
      return "opaque (\(place.shortDescription))"
    case .not, .and, .or:
      return ""
    }
  }

  private func text(of quantity: ConditionTerm.Quantity, _ ends: LayoutRangeEnds) -> String {
    if quantity == .aspectRatio {
      if ends == LayoutRangeEnds(high: 1) { return "portrait" }
      if ends == LayoutRangeEnds(low: 1, includesLow: false) { return "landscape" }
    }
    let name =
      switch quantity {
      case .width: "width"
      case .height: "height"
      case .aspectRatio: "aspect ratio"
      }
    let low = Double(ends.low).plainText
    let high = Double(ends.high).plainText
    let isOpenBelow = ends.low == -.infinity && ends.includesLow
    let isOpenAbove = ends.high == .infinity && ends.includesHigh
    return switch (isOpenBelow, isOpenAbove) {
    case (true, true): "\(name) is a number"
    case (false, true): "\(name) \(ends.includesLow ? ">=" : ">") \(low)"
    case (true, false): "\(name) \(ends.includesHigh ? "<=" : "<") \(high)"
    case (false, false):
      ends.low == ends.high
        ? "\(name) == \(low)"
        : "\(low) \(ends.includesLow ? "<=" : "<") \(name) "
          + "\(ends.includesHigh ? "<=" : "<") \(high)"
    }
  }
}

/// What is left to print.
///
/// It stands on its own: an app keeps an enumeration of several payloads, used or not, and with it
/// all that it is nested in.
private enum PrinterWork {
  case text(String)
  case part(root: Int, inside: PrinterBinding)
}

/// How tightly the surroundings of a part bind; a part that binds less needs parentheses.
private enum PrinterBinding: Int {
  case or, and, not
}
