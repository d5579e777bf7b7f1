package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

extension UIView: ElementRow {
  package static func place(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>, _ frames: UnsafeBufferPointer<CGRect>,
    _ numbers: UnsafeBufferPointer<Int32>
  ) {
    for number in numbers {
      row[Int(number)]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).place(frames[Int(number)])
      }
    }
  }

  package static func stands(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>,
    in containers: UnsafeBufferPointer<ObjectIdentifier?>
  ) -> Bool {
    for index in row.indices {
      let stands = row[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: UIView.self).stands(in: containers[index])
      }
      if !stands { return false }
    }
    return true
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
