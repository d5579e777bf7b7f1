package import Foundation

/// A closure in a condition. Two are the same test when they are the same object.
package final class OpaqueTest {
  package let body: (CGSize) -> Bool
  package let location: LayoutLocation?

  package init(body: @escaping (CGSize) -> Bool, location: LayoutLocation?) {
    self.body = body
    self.location = location
  }
}
