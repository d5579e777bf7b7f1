import LayoutCore

/// Collects statements, and notes the line of each.
@resultBuilder
public enum LayoutStatementBuilder {
  /// One statement, or none.
  public static func buildExpression(
    _ statement: LayoutStatement?, fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    buildExpression(statement.map { [$0] } ?? [], fileID: fileID, line: line)
  }

  /// Several statements.
  public static func buildExpression(
    _ statements: [LayoutStatement], fileID: String = #fileID, line: Int = #line
  ) -> [LayoutStatement] {
    for statement in statements { statement.locate(fileID, line) }
    return statements
  }

  /// An assignment is no statement.
  @available(
    *, unavailable,
    message: "an assignment makes no statement: write '(a.top >> b.top)?.priority(750)'"
  )
  public static func buildExpression(_ assignment: Void?) -> [LayoutStatement] { [] }

  /// All statements of a block.
  public static func buildBlock(_ parts: [LayoutStatement]...) -> [LayoutStatement] {
    parts.flatMap { $0 }
  }

  /// The statements of an `if`, if it holds.
  public static func buildOptional(_ part: [LayoutStatement]?) -> [LayoutStatement] { part ?? [] }

  /// The statements of the first branch.
  public static func buildEither(first part: [LayoutStatement]) -> [LayoutStatement] { part }

  /// The statements of the second branch.
  public static func buildEither(second part: [LayoutStatement]) -> [LayoutStatement] { part }

  /// The statements of a loop.
  public static func buildArray(_ parts: [[LayoutStatement]]) -> [LayoutStatement] {
    parts.flatMap { $0 }
  }
}
