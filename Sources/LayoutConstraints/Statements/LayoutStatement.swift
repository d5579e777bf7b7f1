import ConstraintSolver
public import Foundation
public import LayoutCore

/// One `item >> target`: source == multiplier * target + constant, or <= or >= in place of ==.
///
/// Statements are made active, by `>>` or `constrain(to:)`, and solved in the next pass of the
/// topmost ``ConstraintView`` above their items. Constant, multiplier and priority may change at
/// any time, also from and to required.
///
/// ```swift
/// let gap = title.left.constrain(to: logo.right.offset(8))
/// print(gap!)              // title.left == logo.right + 8
/// gap?.constant = 12       // the next pass moves the title and what depends on it
/// gap?.priority = 999
/// ```
///
/// An item does not keep another alive. A statement whose item dies is over.
///
/// Source: GetLaid, `NSLayoutConstraint` as `>>` returns it.
public final class LayoutStatement {
  /// How the two sides of a statement relate; equally, where a target says neither `.min` nor
  /// `.max`.
  public enum Relation: Hashable, Sendable {
    /// Source == target.
    case exact
    /// Source >= target.
    case minimum
    /// Source <= target.
    case maximum
    /// Source == factor * target. A target keeps the factor apart from the other three.
    case relative(CGFloat)
  }

  let source: ConstraintItem
  let target: ConstraintItem?

  /// Where the statement was written.
  ///
  /// A statement made by `>>` has the place of the target's `offset`, `at`, `size` or the like, if
  /// it has one, or that of the group it is written in. Others take theirs from the stack, in debug
  /// builds on Linux; elsewhere an operator cannot know its line, and the place is `nil` unless
  /// ``located(fileID:line:)`` sets it.
  ///
  /// Complexity: the first question about a place on the stack takes tens of milliseconds.
  public internal(set) var location: LayoutLocation? {
    get { place?.location }
    set { place = newValue.map { .written($0) } }
  }

  /// What is known of where the statement was written.
  var place: StatementPlace?

  /// A name for issues.
  public var identifier: String?

  var storedMultiplier: CGFloat
  var storedConstant: CGFloat

  /// The condition under which the statement counts while it is active.
  var group: StatementGroup?

  /// The statement's age: when it was activated, relative to others.
  var serial = 0

  /// What solves the statement, and the statement's number there. Not counted: what solves it
  /// keeps the statement, and empties the reference when it lets go of it.
  unowned(unsafe) var observer: (any StatementObserver)? {
    didSet { observerIdentity = observer.map { ObjectIdentifier($0) } }
  }
  private var observerIdentity: ObjectIdentifier?
  @Short var entry = 0

  /// The statement's places in the lists of its items.
  @Short var sourceSlot = 0
  @Short var targetSlot = 0

  // What is small comes last, so that it shares words.
  var storedPriority: Float = 1000

  /// The attribute of the source.
  public let sourceAttribute: Attribute

  /// The attribute of the target, or `nil` for a number.
  public let targetAttribute: Attribute?

  /// How the sides relate, as the solver says it.
  let solverRelation: ConstraintProblem.Relation
  var storedIsActive = false

  /// Whether it was told that nothing solves the statement.
  var isToldUnsolved = false

  /// Creates a statement that is not active yet; without a target about the number `constant`.
  init(
    source: ConstraintItem, _ sourceAttribute: Attribute, _ relation: Relation,
    target: ConstraintItem?, _ targetAttribute: Attribute?, multiplier: CGFloat,
    constant: CGFloat, priority: Float = 1000, at location: LayoutLocation?
  ) {
    self.source = source
    self.target = target
    self.sourceAttribute = sourceAttribute
    self.targetAttribute = targetAttribute
    solverRelation = relation.solverRelation
    place = location.map { .written($0) }
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
  }

  /// The item whose attribute is on the left side, as long as it lives.
  public var sourceItem: (any LayoutItem)? { source.item }

  /// The item whose attribute is on the right side, if there is one, as long as it lives.
  public var targetItem: (any LayoutItem)? { target?.item }
}

extension LayoutStatement {
  /// Whether the source is equal to, at least or at most the other side; never `.relative`.
  public var relation: Relation {
    switch solverRelation {
    case .equal: .exact
    case .atLeast: .minimum
    case .atMost: .maximum
    }
  }

  /// The number of a statement that waits for its items to be gathered; see ``entry``.
  static let noEntry = Int(Int32.max)

  var hasEntry: Bool { entry != Self.noEntry }

  /// Whether an object solves the statement.
  func isSolved(by object: AnyObject) -> Bool { observerIdentity == ObjectIdentifier(object) }

  /// Calls `body` with the items, once with an item that is on both sides. Counts no references, as
  /// the statement holds both.
  @inline(__always)
  func forEachItem(_ body: (ConstraintItem) -> Void) {
    body(source)
    target.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef {
      if $0 !== source { body($0) }
    }
  }
}

extension LayoutStatement.Relation {
  fileprivate var solverRelation: ConstraintProblem.Relation {
    switch self {
    case .exact, .relative: .equal
    case .minimum: .atLeast
    case .maximum: .atMost
    }
  }
}

/// GetLaid's constraint object.
public typealias Constraint = LayoutStatement
