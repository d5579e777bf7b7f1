package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView: ElementRow {
  package static func readsFromRight(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: UIView.self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  package static func isHidden(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef { unsafeDowncast($0, to: UIView.self).isHidden }
  }
}

extension Unmanaged<AnyObject> {
  /// The object, if it is a view.
  package var view: Unmanaged<UIView>? {
    _withUnsafeGuaranteedRef { $0 is UIView } ? .fromOpaque(toOpaque()) : nil
  }
}

extension [any LayoutElement] {
  /// Whether the elements are views, each of them once, and all in one container or in none.
  ///
  /// - Complexity: linear; the views take numbers, as if they were declared.
  package var areDifferentSiblings: Bool {
    guard let first, let view = Unmanaged.passUnretained(first as AnyObject).view else {
      return false
    }
    let home = view._withUnsafeGuaranteedRef { $0.superviewIdentity }
    let serial = ElementLink.nextSerial()
    return indices.allSatisfy { index in
      guard let view = object(at: index).view else { return false }
      return view._withUnsafeGuaranteedRef {
        guard $0.superviewIdentity == home else { return false }
        return $0.withLink { link in
          if case .known = link.number(by: serial) { return false }
          link.take(index, by: serial)
          return true
        }
      }
    }
  }

  /// Places views, which ``areDifferentSiblings`` has found to be such, by frames in their order.
  package func placeSiblings(_ frames: UnsafeMutableBufferPointer<CGRect>) {
    for index in indices {
      object(at: index)._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).place(frames[index])
      }
    }
  }

  private func object(at index: Int) -> Unmanaged<AnyObject> {
    .passUnretained(self[index] as AnyObject)
  }
}

extension UIView {
  /// Calls `body` with the link, without counting a reference to one that is there.
  fileprivate func withLink<Result>(_ body: (ElementLink) -> Result) -> Result {
    if let storage = unmanagedStorage {
      let link = storage._withUnsafeGuaranteedRef { $0.link.map(Unmanaged.passUnretained) }
      if let link { return link._withUnsafeGuaranteedRef(body) }
    }
    return body(link)
  }
}
