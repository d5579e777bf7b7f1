public import Foundation
public import LayoutCore

extension LayoutStatement {
  /// Activates statements that count as long as a condition holds.
  ///
  /// ```swift
  /// LayoutStatement.activate([list.width >> 320], while: .width(700...))
  /// ```
  ///
  /// The condition sees the input of the pass that solves the statements: the bounds of the topmost
  /// ``ConstraintView``; while measuring, the proposal. Another condition replaces it, `.always`
  /// takes it away.
  ///
  /// Complexity: every pass asks a condition once for all statements activated together, and once
  /// more for those in each view that sets ``ConstraintView/inputTraits`` of its own. Where an
  /// answer is another one than before, the pass is linear in all statements it solves; it asks no
  /// view for its natural size because of that.
  public static func activate(_ statements: [LayoutStatement], while condition: LayoutCondition) {
    let group = StatementGroup(condition, serial: SerialNumber.next())
    for statement in statements { statement.join(group) }
  }

  /// Becomes active as one of a group.
  private func join(_ group: StatementGroup) {
    if place == nil { location = group.condition.location }
    self.group = group
    if storedIsActive {
      observer?.needsGather = true
      markPasses()
    } else {
      isActive = true
    }
  }

  /// Activates statements that count as long as a closure says so of the bounds' size.
  public static func activate(
    _ statements: [LayoutStatement], fileID: String = #fileID, line: Int = #line,
    while condition: @escaping (CGSize) -> Bool
  ) {
    activate(statements, while: LayoutCondition(condition, fileID: fileID, line: line))
  }

  /// Makes the statement count as long as a condition holds, and returns it.
  @discardableResult
  public func activate(while condition: LayoutCondition) -> LayoutStatement {
    LayoutStatement.activate([self], while: condition)
    return self
  }

  /// The condition under which the statement counts while it is active, if there is one.
  public var condition: LayoutCondition? { group?.condition }
}

extension LayoutStatement {
  /// Makes statements that count as long as a condition holds; each knows its line.
  ///
  /// ```swift
  /// let wide = LayoutStatement.activate(while: .width(700...)) {
  ///   list.width >> 320
  ///   detail.left >> list.right
  /// }
  /// LayoutStatement.deactivate(wide)   // as one
  /// ```
  ///
  /// Groups may be in each other; the statements of an inner one count where both conditions hold:
  ///
  /// ```swift
  /// LayoutStatement.activate(while: .height(480...)) {
  ///   LayoutStatement.activate(while: .width(700...)) { list.width >> 320 }
  ///   LayoutStatement.activate(while: .width(..<700)) { list.width >> 240 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - condition: When the statements count; always unless given.
  ///   - body: The statements and inner groups, each an expression of its own; `if`, `for` and
  ///     `nil` may be used. A statement whose condition is older than this call gets this condition
  ///     instead.
  @discardableResult
  public static func activate(
    while condition: LayoutCondition? = nil,
    @LayoutStatementBuilder _ body: () -> [LayoutStatement]
  ) -> [LayoutStatement] {
    let start = SerialNumber.next()
    let statements = body()
    guard let condition else { return statements }
    let group = StatementGroup(condition, serial: SerialNumber.next())
    var joined: [ObjectIdentifier: StatementGroup] = [:]
    for statement in statements {
      guard let inner = statement.group, inner.serial > start else {
        statement.join(group)
        continue
      }
      let both =
        joined[ObjectIdentifier(inner)]
        ?? StatementGroup(condition && inner.condition, serial: SerialNumber.next())
      joined[ObjectIdentifier(inner)] = both
      statement.join(both)
    }
    return statements
  }
}

extension [LayoutStatement] {
  /// Activates the statements, in their order, and returns them.
  @discardableResult
  public func activate() -> [LayoutStatement] {
    LayoutStatement.activate(self)
    return self
  }

  /// Deactivates the statements and returns them.
  @discardableResult
  public func deactivate() -> [LayoutStatement] {
    LayoutStatement.deactivate(self)
    return self
  }

  /// Makes the statements count as long as a condition holds, and returns them.
  @discardableResult
  public func activate(while condition: LayoutCondition) -> [LayoutStatement] {
    LayoutStatement.activate(self, while: condition)
    return self
  }

  /// Makes the statements count as long as a closure says so of the bounds' size.
  @discardableResult
  public func activate(
    fileID: String = #fileID, line: Int = #line, while condition: @escaping (CGSize) -> Bool
  ) -> [LayoutStatement] {
    activate(while: LayoutCondition(condition, fileID: fileID, line: line))
  }
}
