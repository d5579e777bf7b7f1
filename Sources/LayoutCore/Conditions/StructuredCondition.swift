public import Foundation

/// A condition without closures: plain data that can be hashed and sent to other threads.
///
/// Get one from ``LayoutCondition/structured``; make a condition of it again with
/// ``LayoutCondition/init(_:)-(StructuredCondition)``.
///
///     let wide = LayoutCondition.width(600...).structured!
///     wide(LayoutInput(size: CGSize(width: 600, height: 0)))   // true
///
/// Two are equal when they have the same structure; names do not count.
public struct StructuredCondition: Sendable {
  /// The terms in postfix order.
  package internal(set) var terms: [ConditionTerm]

  /// What the trait indices of the terms mean.
  package internal(set) var traitTests: [TraitTest] = []

  /// Names of parts, ordered by the index of the part's last term.
  var names: [PartName] = []

  struct PartName: Sendable {
    var root: Int
    var name: String
  }

  init(_ term: ConditionTerm) {
    terms = [term]
  }

  static let always = StructuredCondition(.constant(true))
  static let never = StructuredCondition(.constant(false))
  static let portrait = StructuredCondition(
    .interval(.aspectRatio, LayoutRangeEnds(high: 1)))
  static let landscape = StructuredCondition(
    .interval(.aspectRatio, LayoutRangeEnds(low: 1, includesLow: false)))
}

extension StructuredCondition {
  /// Whether the condition holds for an input.
  ///
  /// - Parameter input: What the condition sees.
  /// - Complexity: O(parts).
  public func callAsFunction(_ input: LayoutInput) -> Bool {
    let terms = terms
    let traitTests = traitTests
    if terms.count == 1 {
      return terms[0].holds(for: input, traitTests: traitTests) { _ in false }
    }
    return terms.withUnsafeBufferPointer {
      ConditionTerm.evaluate($0, for: input, traitTests: traitTests) { _ in false }
    }
  }

  /// Whether the condition holds for a size, with everything else of the input at its default.
  ///
  /// - Parameter size: A size in points.
  public func callAsFunction(_ size: CGSize) -> Bool {
    self(LayoutInput(size: size))
  }

  /// The answer when it is the same for every input because the condition was folded.
  var constant: Bool? {
    guard terms.count == 1, case .constant(let answer) = terms[0] else { return nil }
    return answer
  }

  var name: String? {
    guard let last = names.last, last.root == terms.count - 1 else { return nil }
    return last.name
  }

  mutating func setName(_ name: String) {
    let root = terms.count - 1
    if names.last?.root == root { names.removeLast() }
    if !name.isEmpty { names.append(PartName(root: root, name: name)) }
  }

  /// Appends the terms of another condition behind those of this one; an operator must follow.
  mutating func append(_ other: StructuredCondition, opaqueShift: Int32) {
    let start = terms.count
    let traitShift = Int32(truncatingIfNeeded: traitTests.count)
    if traitShift == 0, opaqueShift == 0 {
      terms.append(contentsOf: other.terms)
    } else {
      for term in other.terms {
        terms.append(term.shifted(traits: traitShift, opaque: opaqueShift))
      }
    }
    traitTests.append(contentsOf: other.traitTests)
    for part in other.names {
      names.append(PartName(root: part.root + start, name: part.name))
    }
  }
}

extension StructuredCondition: Hashable {
  /// Whether two conditions have the same structure.
  public static func == (lhs: StructuredCondition, rhs: StructuredCondition) -> Bool {
    lhs.terms == rhs.terms && lhs.traitTests == rhs.traitTests
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
    hasher.combine(traitTests)
  }
}
