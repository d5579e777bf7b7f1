import Foundation

extension LayoutIssue {
  /// Something that is told of every issue, on the thread that found it.
  public typealias Handler = @Sendable (LayoutIssue) -> Void

  /// Where issues go unless a scope says otherwise; ``standardError`` at first, nil for nowhere.
  ///
  /// There is one for the process. Reading and replacing it is safe from any thread.
  ///
  ///     LayoutIssue.handler = { logger.warning("\($0)") }
  public static var handler: Handler? {
    get { processHandler.withLock { $0 }?.handler }
    set {
      var scope: Scope?
      if let newValue { scope = Scope(handler: newValue) }
      processHandler.withLock { [scope] in $0 = scope }
    }
  }

  /// The handler of the beginning: writes each warning to standard error, equal ones once, and
  /// keeps quiet about notes, but for elements that no condition places, which it names once.
  ///
  /// It remembers 1,000 different warnings. Then it says so and falls silent, so that its memory
  /// and its output stay bounded.
  public static let standardError: Handler = {
    let printer = IssuePrinter(limit: 1000) { FileHandle.standardError.write(Data($0.utf8)) }
    return { printer.print($0) }
  }()

  /// Runs a piece of code with another handler, for this task and the child tasks it starts.
  ///
  /// Code that runs at the same time elsewhere is not affected, so tests may run in parallel. A
  /// detached task or another thread started inside does not inherit the handler.
  ///
  /// - Parameters:
  ///   - handler: Where issues go meanwhile.
  ///   - operation: The code to run.
  /// - Returns: What the code returns.
  public static func withHandler<Result>(
    _ handler: @escaping Handler, operation: () throws -> Result
  ) rethrows -> Result {
    try $scope.withValue(Scope(handler: handler), operation: operation)
  }

  /// Runs a piece of asynchronous code with another handler, for this task and the child tasks it
  /// starts.
  ///
  /// - Parameters:
  ///   - handler: Where issues go meanwhile.
  ///   - isolation: The actor to run on; leave the default.
  ///   - operation: The code to run.
  /// - Returns: What the code returns.
  public static func withHandler<Result>(
    _ handler: @escaping Handler,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $scope.withValue(Scope(handler: handler), operation: operation, isolation: isolation)
  }

  /// Runs a piece of code and returns the issues it reports, in order, instead of handing them to
  /// a handler. For tests.
  ///
  ///     let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
  ///     #expect(issues.isEmpty)
  ///
  /// - Parameter operation: The code to run.
  public static func collecting(_ operation: () throws -> Void) rethrows -> [LayoutIssue] {
    let issues = Locked<[LayoutIssue]>([])
    try withHandler({ issue in issues.withLock { $0.append(issue) } }, operation: operation)
    return issues.withLock { $0 }
  }

  /// Runs a piece of asynchronous code and returns the issues it reports. For tests.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on; leave the default.
  ///   - operation: The code to run.
  public static func collecting(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
  ) async rethrows -> [LayoutIssue] {
    let issues = Locked<[LayoutIssue]>([])
    try await withHandler(
      { issue in issues.withLock { $0.append(issue) } },
      isolation: isolation, operation: operation)
    return issues.withLock { $0 }
  }

  /// Hands an issue to the handler in charge; it is not even built when there is none.
  package static func report(_ issue: @autoclosure () -> LayoutIssue) {
    guard let handler = scope?.handler ?? handler else { return }
    handler(issue())
  }

  @TaskLocal private static var scope: Scope?

  // A task-local function by itself makes optimized code crash where the value is pushed, and a
  // locked one is wrapped once more by each look at it, until calling it overflows the stack.
  private final class Scope: Sendable {
    let handler: Handler

    init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  private static let processHandler = Locked<Scope?>(Scope(handler: standardError))
}
