import Foundation
public import LayoutCore

/// One `item >> target`: source == multiplier * target + constant, or <= or >= in place of ==.
///
/// Statements are made active, by `>>` or `constrain(to:)`, and solved in the next pass of the
/// topmost ``ConstraintView`` above their items. Constant, multiplier and priority may change at any
/// time, also from and to required.
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
/// Source: GetLaid, reference sections a.3 and b.
public final class LayoutStatement {
  let source: ConstraintItem
  let target: ConstraintItem?

  /// The attribute of the source.
  public let sourceAttribute: Attribute

  /// The attribute of the target, or `nil` for a number.
  public let targetAttribute: Attribute?

  /// Whether the source is equal to, at least or at most the other side; never `.relative`.
  public let relation: Relation

  /// Where the statement was written.
  ///
  /// A statement made by `>>` has the place of the target's `offset`, `at`, `size` or the like, if
  /// it has one, or that of the group it is written in. Others take theirs from the stack, in debug
  /// builds on Linux; elsewhere an operator cannot know its line, and the place is `nil` unless
  /// ``located(fileID:line:)`` gives it.
  ///
  /// Complexity: the first question about a place on the stack takes tens of milliseconds.
  public internal(set) var location: LayoutLocation? {
    get { place?.location }
    set { place = newValue.map { .written($0) } }
  }

  /// What is known of where the statement was written.
  var place: Place?

  /// A name for issues.
  public var identifier: String?

  var storedMultiplier: CGFloat
  var storedConstant: CGFloat
  var storedPriority: Float = 1000
  var storedIsActive = false

  /// The condition under which the statement counts while it is active.
  var group: StatementGroup?

  /// The statement's age: when it was activated, relative to others.
  var serial = 0

  /// The statement's places in the lists of its items.
  var sourceSlot = 0
  var targetSlot = 0

  /// The problem that the statement is a row of, and which.
  unowned(unsafe) var front: ConstraintFront?
  var entry = 0

  init(
    _ source: any LayoutItem, _ sourceAttribute: Attribute, _ relation: Relation,
    _ target: (any LayoutItem)?, _ targetAttribute: Attribute?, multiplier: CGFloat,
    constant: CGFloat, location: LayoutLocation?
  ) {
    self.source = ConstraintItem.of(source)
    self.target = target.map { ConstraintItem.of($0) }
    self.sourceAttribute = sourceAttribute
    self.targetAttribute = targetAttribute
    self.relation = relation
    place = location.map { .written($0) }
    storedMultiplier = multiplier
    storedConstant = constant
    isActive = true
  }

  /// The item whose attribute is on the left side, as long as it lives.
  public var sourceItem: (any LayoutItem)? { source.item }

  /// The item whose attribute is on the right side, if there is one, as long as it lives.
  public var targetItem: (any LayoutItem)? { target?.item }
}

extension LayoutStatement {
  /// What of an item a statement is about.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, leading, trailing, centerX, width
    case top, bottom, centerY, height, firstBaseline, lastBaseline
  }
}

extension LayoutStatement {
  /// Where a statement was written, as functions are told it or as it can be found.
  enum Place {
    case written(LayoutLocation)
    case called(CallSite)

    var location: LayoutLocation? {
      switch self {
      case .written(let location): location
      case .called(let site): site.location
      }
    }

    var isWritten: Bool {
      if case .written = self { true } else { false }
    }
  }

  /// Takes a place unless the statement was told one.
  func locate(_ fileID: String, _ line: Int) {
    guard !(place?.isWritten ?? false) else { return }
    location = LayoutLocation(fileID: fileID, line: line)
  }
}

extension LayoutStatement.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether it lies along x.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it depends on the direction in which the user reads.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is one edge, whatever the direction.
  var isFixedEdge: Bool { self == .left || self == .right }
}

/// GetLaid's constraint object.
public typealias Constraint = LayoutStatement
