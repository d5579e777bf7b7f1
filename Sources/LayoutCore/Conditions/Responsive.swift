public import Foundation

/// A value that depends on the input: an ordered list of conditions with values, and a fallback.
///
/// The first condition that holds decides, so of two `when`s the *earlier* one wins; the fallback
/// stands for every other input. Put the narrowest condition first.
///
///     let columns = Responsive(2).when(.width(900...), 6).when(.width(700...), 4)
///     columns(CGSize(width: 1000, height: 500))   // 6
///     columns(CGSize(width: 800, height: 500))    // 4
///     columns(CGSize(width: 300, height: 500))    // 2
///
/// Where a responsive number, string, Boolean, array or optional is expected, a literal will do.
///
/// - Complexity: Asking is O(conditions before the one that holds).
public struct Responsive<Value> {
  /// The conditions and their values in the order in which they are asked.
  ///
  /// - Complexity: O(1) for up to 32 cases, O(cases) for more.
  public var cases: [Case] { others.isEmpty ? first : first + others.joined() }

  /// The first cases, which are nearly always all.
  private var first: [Case] = []

  /// The other cases, in lists each of which is longer than the next, or the last. A list that is
  /// copied with every case, as by `reduce`, takes only some of them along.
  private var others: [[Case]] = []

  /// The value when no condition holds.
  public private(set) var fallback: Value

  /// One condition and the value it selects.
  public struct Case {
    /// When the value applies, unless an earlier case does.
    public let condition: LayoutCondition

    /// The value.
    public let value: Value
  }

  /// Creates a value that is the same for every input.
  ///
  /// From a literal alone Swift cannot tell the type of the value: write `Responsive<Int>(2)`, or
  /// give it a case.
  ///
  /// - Parameter fallback: The value when no condition holds, and there is none yet.
  public init(_ fallback: Value) {
    self.fallback = fallback
  }

  /// The same value with one more case, asked after all cases there are.
  ///
  /// - Parameters:
  ///   - condition: When the value applies, unless an earlier case does.
  ///   - value: The value.
  /// - Complexity: O(log(cases)), amortised, also when the receiver is used elsewhere.
  public consuming func when(_ condition: LayoutCondition, _ value: Value) -> Responsive {
    append(Case(condition: condition, value: value))
    return self
  }

  /// The same value with one more case whose condition is a closure.
  ///
  ///     let spacing = Responsive(8).when({ $0.width > $0.height }, 16)
  ///
  /// - Parameters:
  ///   - condition: Answers for a size in points.
  ///   - value: The value.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public consuming func when(
    _ condition: @escaping (CGSize) -> Bool, _ value: Value,
    fileID: String = #fileID, line: Int = #line
  ) -> Responsive {
    append(Case(condition: LayoutCondition(condition, fileID: fileID, line: line), value: value))
    return self
  }

  private mutating func append(_ element: Case) {
    guard first.count == 32 else { return first.append(element) }
    var last = [element]
    while let before = others.last, before.count == last.count {
      last = before + last
      others.removeLast()
    }
    others.append(last)
  }
}

extension Responsive {
  /// The value for an input: that of the first case whose condition holds, or the fallback.
  ///
  /// - Parameter input: What the conditions see.
  public func value(for input: LayoutInput) -> Value {
    for element in first where element.condition(input) {
      return element.value
    }
    for list in others {
      for element in list where element.condition(input) { return element.value }
    }
    return fallback
  }

  /// The value for an input; see ``value(for:)``.
  public func callAsFunction(_ input: LayoutInput) -> Value {
    value(for: input)
  }

  /// The value for a size, with everything else of the input at its default.
  ///
  /// - Parameter size: A size in points.
  public func callAsFunction(_ size: CGSize) -> Value {
    value(for: LayoutInput(size: size))
  }

  /// Every value there can be: those of the cases in order, then the fallback.
  public var values: [Value] {
    cases.map(\.value) + [fallback]
  }

  /// The sizes at which one of the conditions changes.
  public var breakpoints: LayoutBreakpoints {
    LayoutBreakpoints(of: cases.lazy.map(\.condition))
  }

  /// The same cases with other values.
  ///
  ///     let points = Responsive(1).when(.width(600...), 2).map { CGFloat($0 * 8) }
  ///     points(CGSize(width: 700, height: 0))   // 16
  ///
  /// - Parameter transform: Called once for each of ``values``, in order.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Responsive<Other> {
    let mapped = try cases.map {
      Responsive<Other>.Case(condition: $0.condition, value: try transform($0.value))
    }
    var result = Responsive<Other>(try transform(fallback))
    for element in mapped { result.append(element) }
    return result
  }
}

extension Responsive.Case: Sendable where Value: Sendable {}
extension Responsive: Sendable where Value: Sendable {}
extension Responsive.Case: Equatable where Value: Equatable {}
extension Responsive.Case: Hashable where Value: Hashable {}
extension Responsive: Equatable where Value: Equatable {}
extension Responsive: Hashable where Value: Hashable {}

extension Responsive: CustomStringConvertible {
  /// The cases in order, then the fallback: `6 when width >= 900, 4 when width >= 700, else 2`.
  public var description: String {
    guard !first.isEmpty else { return "\(fallback)" }
    let parts = cases.map { "\($0.value) when \($0.condition)" }
    return (parts + ["else \(fallback)"]).joined(separator: ", ")
  }
}
