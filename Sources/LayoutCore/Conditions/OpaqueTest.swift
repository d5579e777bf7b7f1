package import Foundation

/// A closure in a condition. Two are the same test when they are the same object.
///
/// Conditions are `Sendable`, while a closure of the plain initializer need not be: it stays the
/// promise of who wrote it that it is asked only where what it captures may be used, as
/// ``LayoutCondition`` says. The object itself never changes.
package final class OpaqueTest: @unchecked Sendable {
  package let body: (CGSize) -> Bool
  package let location: LayoutLocation?

  package init(body: @escaping (CGSize) -> Bool, location: LayoutLocation?) {
    self.body = body
    self.location = location
  }
}
