#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An element of the library that ends its storage when it dies, or when it is given another, such
/// as one that keeps it by `AssociatedStorage`. UIKit's views, layers and layout guides, and those
/// that stand for them, do so without conforming.
package protocol EndingElement: LayoutElement {}

extension LayoutElement {
  /// Whether the element's storage ends with the element, whoever else holds it.
  package var endsItsStorage: Bool {
    let element = self as AnyObject
    return element is UIView || element is CALayer || element is UILayoutGuide
      || element is any EndingElement
  }
}

extension LayoutStorage {
  /// Ends what is in the slot of an object that dies or gets something else.
  package static func end(_ slot: AnyObject?, of object: ObjectIdentifier) {
    if let slot, type(of: slot) == LayoutStorage.self {
      unsafeDowncast(slot, to: LayoutStorage.self).end(for: object)
    }
  }
}
