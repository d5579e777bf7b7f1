public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutStatement: LayoutPrioritized {
  /// What is added to the target, in points; of a statement about a number, the number itself.
  ///
  /// Changing it replays what depends on it. A number that is not finite is an issue, and the
  /// statement does not count until it is.
  public var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      noteChange { $0.changeConstant(of: self) }
    }
  }

  /// The factor of the target; without a meaning for a statement about a number.
  public var multiplier: CGFloat {
    get { storedMultiplier }
    set {
      guard newValue != storedMultiplier else { return }
      storedMultiplier = newValue
      noteChange { $0.changeMultiplier(of: self) }
    }
  }

  /// How much the statement counts against others: 1 to 1000, which must hold.
  ///
  /// A higher priority is never traded for any number of lower ones. It may change from and to
  /// required while active. Numbers outside count as the nearest one, `nan` as 1000, which is told
  /// as an issue, and what lies below 1000 stays optional.
  public var priority: UILayoutPriority {
    get { UILayoutPriority(storedPriority) }
    set {
      guard newValue.rawValue != storedPriority else { return }
      storedPriority = newValue.rawValue
      noteChange { $0.changePriority(of: self) }
    }
  }

  /// Sets the priority, 1 to 1000, and returns the statement: `(a.width >> 50).priority(999)`.
  @discardableResult
  public func priority(_ priority: Float) -> LayoutStatement {
    self.priority = UILayoutPriority(priority)
    return self
  }

  /// Sets the priority and returns the statement: `(a.width >> 50).priority(.defaultHigh)`.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> LayoutStatement {
    self.priority = priority
    return self
  }

  /// The priority as the solver counts it.
  var level: Int { Self.level(storedPriority) }

  /// Whether the statement is left out of the last pass, because it contradicts older ones.
  public var isSuspended: Bool { observer?.isSuspended(self) ?? false }

  /// The statement itself with the place where this is written, for issues.
  ///
  /// ```swift
  /// (title.left >> logo.right)?.located()
  /// ```
  @discardableResult
  public func located(fileID: String = #fileID, line: Int = #line) -> LayoutStatement {
    location = LayoutLocation(fileID: fileID, line: line)
    return self
  }

  /// The statement itself under a name, with the place where this is written if it has none.
  @discardableResult
  public func identified(
    _ identifier: String, fileID: String = #fileID, line: Int = #line
  ) -> LayoutStatement {
    self.identifier = identifier
    locate(fileID, line)
    return self
  }

  private func noteChange(_ change: (any StatementObserver) -> Void) {
    guard storedIsActive else { return }
    if let observer {
      change(observer)
      observer.mark()
    } else {
      markPasses()
    }
  }

  /// Marks the passes above both items.
  func markPasses() {
    forEachItem {
      if !$0.isWaitingForGather, !$0.takesMark() { $0.item?.markStatementPasses() }
    }
  }
}

extension [LayoutStatement] {
  /// Sets the priority of all, 1 to 1000, and returns them: `(a >> b.all).priority(999)`.
  @discardableResult
  public func priority(_ priority: Float) -> [LayoutStatement] {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the priority of all and returns them: `(a >> b.all).priority(.defaultHigh)`.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> [LayoutStatement] {
    for statement in self { statement.priority = priority }
    return self
  }
}
