import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a box asks of every child, in one call and without counting references.
struct ChildNotes {
  /// The traits' numbers; `nan` for none.
  var width = CGFloat.nan
  var height = CGFloat.nan
  var weight = CGFloat.nan
  var anchor: LayoutTraits.Anchor = []
  var isDisplayable = true

  /// What boxes keep for the child, held by the child.
  var state: Unmanaged<BoxElementState>?
}

extension LayoutStorage {
  fileprivate var childNotes: ChildNotes {
    ChildNotes(
      width: traits.width ?? .nan, height: traits.height ?? .nan, weight: traits.weight ?? .nan,
      anchor: traits.anchor, isDisplayable: traits.isDisplayable,
      state: boxState.map(Unmanaged.passUnretained))
  }
}

extension UIView {
  /// What a box asks of a child.
  var childNotes: ChildNotes {
    guard let storage = unmanagedStorage else { return ChildNotes() }
    return storage._withUnsafeGuaranteedRef { $0.childNotes }
  }
}
