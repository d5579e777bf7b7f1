public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ConstraintView {
  /// Why each item that statements place in the view has its frame, as the last pass set it.
  ///
  /// An item's methods are the statements that have it as their source, or where there are none,
  /// those about it: first those whose conditions did not hold, then those that did, by age.
  ///
  /// ```
  /// title (8, 20, 304, 18)
  ///   1. no   width >= 700: title.width == 320 (Screen.swift:12)
  ///   2. yes  always: title.left == logo.right + 8 (Screen.swift:15)
  ///   3. yes  always: title.centerY == screen.centerY (Screen.swift:16)
  /// ```
  ///
  /// A nested constraint view answers with its part of what the topmost one placed.
  ///
  /// - Complexity: linear in the items and statements of the tree.
  public func layoutTrace() -> LayoutTrace { StatementPass.trace(of: self) }
}
