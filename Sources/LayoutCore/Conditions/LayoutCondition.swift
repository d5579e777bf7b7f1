public import Foundation

/// A test on the input of a pass: data that is evaluated, compared, printed and analyzed.
///
/// Build conditions from the static members and combine them with `&&`, `||` and `!`. Ask one by
/// calling it with a size or an input.
///
///     let wide: LayoutCondition = .width(600...) && .portrait
///     wide(CGSize(width: 768, height: 1024))   // true
///     wide(CGSize(width: 1024, height: 768))   // false
///     print(wide)                              // width >= 600 && portrait
///
/// What the static members cannot say, a closure can. Such a part is *opaque*: it is evaluated
/// like any other, but analysis cannot look into it and says so.
///
///     let even = LayoutCondition { Int($0.width) % 2 == 0 }
///     even.isOpaque                            // true
///
/// A condition is `Sendable`, so that a program names its breakpoints once:
///
///     extension LayoutCondition {
///       static let regular = LayoutCondition.width(744...).named("regular")
///     }
///
/// Where a closure may be called is checked by the compiler for ``sendable(_:fileID:line:)``.
/// The plain initializer also takes closures that read views, as they are mostly written; send a
/// condition with such a closure only where those views may be used.
///
/// Tests on a width, height or ratio are false for a size that is not a number. All parts of a
/// condition are evaluated, also when the first one settles the answer, so closures should neither
/// trap nor have side effects.
///
/// Two conditions are equal when they have the same structure and the same closures, in the sense
/// of one `init(_:)` call. Names and locations do not count.
///
/// - Complexity: Asking is O(parts) and allocates nothing at ordinary nesting.
public struct LayoutCondition: Sendable {
  package internal(set) var expression: StructuredCondition
  package internal(set) var opaqueTests: [OpaqueTest] = []

  /// Where the condition was declared, as far as known.
  ///
  /// A combined condition has the location of its first part that has one. Properties such as
  /// ``portrait`` have none; `named(_:)` adds it.
  public internal(set) var location: LayoutLocation?

  init(_ expression: StructuredCondition, location: LayoutLocation?) {
    self.expression = expression
    self.location = location
  }

  /// Creates an opaque condition from a closure.
  ///
  ///     let square = LayoutCondition { $0.width == $0.height }
  ///     print(square)  // opaque (CartView.swift:12)
  ///
  /// - Parameters:
  ///   - body: Answers for a size in points; called with whatever size the pass has, also zero,
  ///     infinite or not a number.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public init(
    _ body: @escaping (CGSize) -> Bool, fileID: String = #fileID, line: Int = #line
  ) {
    let location = LayoutLocation(fileID: fileID, line: line)
    expression = StructuredCondition(.opaque(0))
    opaqueTests = [OpaqueTest(body: body, location: location)]
    self.location = location
  }

  /// Creates an opaque condition from a closure that any thread may call.
  ///
  ///     extension LayoutCondition {
  ///       static let even = sendable { Int($0.width) % 2 == 0 }
  ///     }
  ///
  /// - Parameters:
  ///   - body: Answers for a size in points; called with whatever size the pass has, also zero,
  ///     infinite or not a number. The compiler checks what it captures.
  ///   - fileID: Where the condition is declared; leave the default.
  ///   - line: Where the condition is declared; leave the default.
  public static func sendable(
    _ body: @escaping @Sendable (CGSize) -> Bool, fileID: String = #fileID, line: Int = #line
  ) -> LayoutCondition {
    LayoutCondition(body, fileID: fileID, line: line)
  }

  /// Creates a condition from a structured one, for instance one that came from another thread.
  ///
  /// - Parameter structured: What the condition tests.
  public init(_ structured: StructuredCondition) {
    self.init(structured, location: nil)
  }
}

extension LayoutCondition {
  /// Whether the condition holds for an input.
  ///
  /// - Parameter input: What the condition sees.
  public func callAsFunction(_ input: LayoutInput) -> Bool {
    if Recording.isOn { noteDecision() }
    // Without closures in between and with few copies a single test takes two nanoseconds.
    let terms = expression.terms
    let traitTests = expression.traitTests
    let opaqueTests = opaqueTests
    if terms.count == 1 {
      return terms[0].holds(for: input, traitTests: traitTests) {
        opaqueTests[$0].body(input.size)
      }
    }
    return terms.withUnsafeBufferPointer {
      ConditionTerm.evaluate($0, for: input, traitTests: traitTests) {
        opaqueTests[$0].body(input.size)
      }
    }
  }

  /// Says that the condition is asked: what is compared next is compared for it, and what closures
  /// do cannot be looked into.
  private func noteDecision() {
    let (file, line) = (location?.fileID ?? "", location?.line ?? 0)
    Recording.because(file: file, line: line) { description }
    if isOpaque { LayoutCondition.noteOpaque(at: location) }
  }

  /// Says that a condition that is a closure is asked.
  package static func noteOpaque(at location: LayoutLocation?) {
    Recording.opaque(
      touching: nil, advice: "a condition of widths and heights could be proved",
      file: location?.fileID ?? "", line: location?.line ?? 0, "a closure is the condition")
  }

  /// Whether the condition holds for a size, with everything else of the input at its default:
  /// left to right, no traits.
  ///
  /// - Parameter size: A size in points.
  public func callAsFunction(_ size: CGSize) -> Bool {
    self(LayoutInput(size: size))
  }

  /// The same test as data that can be hashed and sent to other threads, or nil when a part of
  /// the condition is opaque.
  public var structured: StructuredCondition? {
    isOpaque ? nil : expression
  }

  /// Whether a part of the condition is a closure.
  public var isOpaque: Bool {
    !opaqueTests.isEmpty
  }

  /// The terms in postfix order; the indices in `trait` and `opaque` refer to ``traitTests`` and
  /// ``opaqueTests``.
  package var terms: [ConditionTerm] {
    expression.terms
  }

  /// What the trait indices of the terms mean.
  package var traitTests: [TraitTest] {
    expression.traitTests
  }
}

extension LayoutCondition: Hashable {
  /// Whether two conditions have the same structure and the same closures.
  public static func == (lhs: LayoutCondition, rhs: LayoutCondition) -> Bool {
    lhs.expression == rhs.expression && lhs.opaqueTests.elementsEqual(rhs.opaqueTests, by: ===)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    expression.hash(into: &hasher)
    for test in opaqueTests {
      hasher.combine(ObjectIdentifier(test))
    }
  }
}
