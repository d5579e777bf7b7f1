package import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a container asks of every view in it, in one call and without counting references.
package struct ChildNotes {
  /// The traits' numbers; `nan` for none.
  package var width = CGFloat.nan
  package var height = CGFloat.nan
  package var weight = CGFloat.nan
  package var anchor: LayoutTraits.Anchor = []
  package var isDisplayable = true

  /// Whether the view, a container, adds facts to the input of passes in it.
  package var hasInputTraits = false

  /// What is in the first slot of the view's storage, held by the view.
  package var state: Unmanaged<AnyObject>?
}

extension UIView {
  /// What a container asks of the view.
  package var childNotes: ChildNotes {
    guard let storage = unmanagedStorage else { return ChildNotes() }
    return storage._withUnsafeGuaranteedRef { $0.childNotes }
  }

  /// Whether traits of the view were set since a container took note of them. Inlinable, as boxes
  /// ask every box in them at each change.
  @inlinable package var hasNewTraits: Bool {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.hasNewTraits } ?? false
  }

  /// Notes that the container that places the view knows its traits.
  package func noteTraitsKnown() {
    unmanagedStorage?._withUnsafeGuaranteedRef { $0.hasNewTraits = false }
  }
}

extension LayoutStorage {
  fileprivate var childNotes: ChildNotes {
    let traits = storedTraits
    return ChildNotes(
      width: traits.width, height: traits.height, weight: traits.weight, anchor: traits.anchor,
      isDisplayable: traits.isDisplayable, hasInputTraits: hasInputTraits,
      state: firstSlot.map(Unmanaged.passUnretained))
  }
}
