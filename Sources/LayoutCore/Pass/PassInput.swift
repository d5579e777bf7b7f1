import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutElement {
  /// The input of a pass over what is in the element.
  ///
  /// A snapshot's input replaces the element's own. Below the element of a snapshot its direction
  /// and scale go on to those that set none, as its traits do: an element's own facts come first,
  /// then those of each container around it up to the snapshot's element.
  ///
  /// - Complexity: O(depth).
  package var passInput: LayoutInput {
    if let view = asView { return view.passInput }
    if let override = existingStorage?.inputOverride { return override }
    var input = containerInput
    if let traits = existingStorage?.inputTraits { input.traits = traits }
    for container in ElementContainers(of: self) {
      if input.inherit(from: container.existingStorage) { break }
    }
    return input
  }
}

extension UIView {
  /// The same for a view, which counts no references where nothing around provides anything.
  package var passInput: LayoutInput {
    var traits: [String: String]?
    if let storage = unmanagedStorage, storage._withUnsafeGuaranteedRef({ $0.providesInput }) {
      let storage = storage.takeUnretainedValue()
      if let override = storage.inputOverride { return override }
      traits = storage.inputTraits
    }
    var input = containerInput
    if let traits { input.traits = traits }
    inheritInput(&input)
    return input
  }

  private func inheritInput(_ input: inout LayoutInput) {
    var isOwnDirection = semanticContentAttribute != .unspecified
    // No view dies on the way up, so no reference has to be counted.
    var view = unmanagedSuperview
    while let container = view {
      if let storage = container._withUnsafeGuaranteedRef({ $0.unmanagedStorage }),
        storage._withUnsafeGuaranteedRef({ $0.providesInput })
      {
        let (direction, storage) = (input.direction, storage.takeUnretainedValue())
        if storage.scrollsUpAndDown {
          let safe = input.safeAreaInsets
          input.leaveOut(
            UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0),
            alsoOfMargins: insetsLayoutMarginsFromSafeArea)
        }
        let isLast = input.inherit(from: storage)
        if isOwnDirection { input.direction = direction }
        if isLast { return }
      }
      if container._withUnsafeGuaranteedRef({ $0.semanticContentAttribute }) != .unspecified {
        isOwnDirection = true
      }
      view = container._withUnsafeGuaranteedRef { $0.unmanagedSuperview }
    }
  }
}

extension LayoutInput {
  /// Leaves a part of the safe area out, also of the margins where a view adds it to these.
  mutating func leaveOut(_ insets: UIEdgeInsets, alsoOfMargins: Bool) {
    safeAreaInsets.top -= insets.top
    safeAreaInsets.left -= insets.left
    safeAreaInsets.bottom -= insets.bottom
    safeAreaInsets.right -= insets.right
    guard alsoOfMargins else { return }
    layoutMargins.top -= insets.top
    layoutMargins.left -= insets.left
    layoutMargins.bottom -= insets.bottom
    layoutMargins.right -= insets.right
  }

  /// Takes what an element around provides; returns whether nothing around that one counts.
  fileprivate mutating func inherit(from storage: LayoutStorage?) -> Bool {
    guard let storage else { return false }
    if let override = storage.inputOverride {
      traits.merge(override.traits) { own, _ in own }
      direction = override.direction
      scale = override.scale
      return true
    }
    if let traits = storage.inputTraits { self.traits.merge(traits) { own, _ in own } }
    return false
  }
}
