package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView: ElementRow {
  package static func container(of element: Unmanaged<AnyObject>) -> ObjectIdentifier? {
    element._withUnsafeGuaranteedRef { unsafeDowncast($0, to: UIView.self).superviewIdentity }
  }

  package static func takeName(of element: Unmanaged<AnyObject>, _ link: ElementLink) {
    element._withUnsafeGuaranteedRef {
      let view = unsafeDowncast($0, to: UIView.self)
      // Held where it is of a class of its own, which may free it when it is asked.
      let held = type(of: view) == UIView.self ? nil : view
      link.takeName(view.ownName, or: type(of: view))
      withExtendedLifetime(held) {}
    }
  }

  package static func areDifferentSiblings(_ elements: [any LayoutElement]) -> Bool {
    guard let first = elements.first as? UIView else { return false }
    let home = first.superviewIdentity
    let serial = SerialNumber.next()
    for index in elements.indices {
      let object = Unmanaged.passUnretained(elements[index] as AnyObject)
      let isNext = object._withUnsafeGuaranteedRef {
        guard $0 is UIView else { return false }
        let view = unsafeDowncast($0, to: UIView.self)
        return view.superviewIdentity == home && view.takesNumber(index, by: serial)
      }
      if !isNext { return false }
    }
    return true
  }

  package static func place(
    _ elements: [any LayoutElement], _ frames: UnsafeMutableBufferPointer<CGRect>
  ) {
    for index in elements.indices {
      Unmanaged.passUnretained(elements[index] as AnyObject)._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).place(frames[index])
      }
    }
  }

  package static func readsFromRight(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: UIView.self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  package static func isHidden(_ element: Unmanaged<AnyObject>) -> Bool {
    element._withUnsafeGuaranteedRef { unsafeDowncast($0, to: UIView.self).isHidden }
  }
}

extension UIView {
  /// Takes a number from a declaration that gave the view none yet. Returns `false` where it did.
  fileprivate func takesNumber(_ number: Int, by declaration: Int) -> Bool {
    func take(_ link: ElementLink) -> Bool {
      if case .known = link.number(by: declaration) { return false }
      link.take(number, by: declaration)
      return true
    }
    // A link that is there is not counted.
    if let storage = unmanagedStorage {
      let link = storage._withUnsafeGuaranteedRef { $0.link.map(Unmanaged.passUnretained) }
      if let link { return link._withUnsafeGuaranteedRef(take) }
    }
    return take(link)
  }
}
