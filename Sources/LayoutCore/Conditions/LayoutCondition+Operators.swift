extension LayoutCondition {
  /// Holds when both conditions hold.
  ///
  /// Constants fold: `.always && a` is `a`, `.never && a` is ``never``.
  ///
  /// - Complexity: O(parts of `rhs`), amortised, when `lhs` is used nowhere else: in optimized
  ///   builds that goes for `c = c && a`, while `c = !(c && a)` copies what `c` is until then.
  ///   Write the latter in two statements where it is repeated thousands of times.
  public static func && (lhs: consuming LayoutCondition, rhs: LayoutCondition) -> LayoutCondition {
    lhs.join(rhs, with: .and, neutral: true)
    return lhs
  }

  /// Holds when at least one of two conditions holds.
  ///
  /// Constants fold: `.never || a` is `a`, `.always || a` is ``always``.
  ///
  /// - Complexity: O(parts of `rhs`), amortised, when `lhs` is used nowhere else.
  public static func || (lhs: consuming LayoutCondition, rhs: LayoutCondition) -> LayoutCondition {
    lhs.join(rhs, with: .or, neutral: false)
    return lhs
  }

  /// Holds when the condition does not.
  ///
  /// A test on a size that is not a number is false, so its opposite is true. The opposite of a
  /// constant is the other constant.
  ///
  /// - Complexity: O(1), amortised, when the condition is used nowhere else.
  public static prefix func ! (condition: consuming LayoutCondition) -> LayoutCondition {
    condition.negate()
    return condition
  }

  /// Holds when every one of some conditions holds: their `&&` in order, for long lists.
  ///
  /// Of none it is ``always``.
  ///
  /// - Complexity: O(parts of all conditions).
  public static func all(of conditions: some Sequence<LayoutCondition>) -> LayoutCondition {
    var result = LayoutCondition.always
    for condition in conditions {
      result.join(condition, with: .and, neutral: true)
    }
    return result
  }

  /// Holds when at least one of some conditions holds: their `||` in order, for long lists.
  ///
  /// Of none it is ``never``.
  ///
  /// - Complexity: O(parts of all conditions).
  public static func any(of conditions: some Sequence<LayoutCondition>) -> LayoutCondition {
    var result = LayoutCondition.never
    for condition in conditions {
      result.join(condition, with: .or, neutral: false)
    }
    return result
  }

  private mutating func join(
    _ other: LayoutCondition, with operation: ConditionTerm, neutral: Bool
  ) {
    let location = location ?? other.location
    if let answer = expression.constant {
      if answer == neutral { self = other }
    } else if let answer = other.expression.constant {
      if answer != neutral { self = other }
    } else {
      expression.append(
        other.expression, opaqueShift: Int32(truncatingIfNeeded: opaqueTests.count))
      expression.terms.append(operation)
      if other.isOpaque { opaqueTests.append(contentsOf: other.opaqueTests) }
    }
    self.location = location
  }

  private mutating func negate() {
    if let answer = expression.constant {
      expression = answer ? .never : .always
    } else {
      expression.terms.append(.not)
    }
  }
}
