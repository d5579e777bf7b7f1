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
    if let override = existingStorage?.inputOverride { return override }
    var input = containerInput
    if let traits = existingStorage?.inputTraits { input.traits = traits }
    if let view = asView {
      view.inheritInput(&input)
    } else {
      for container in ElementContainers(of: self) {
        if input.inherit(from: container.existingStorage) { break }
      }
    }
    return input
  }
}

extension UIView {
  func inheritInput(_ input: inout LayoutInput) {
    var isOwnDirection = semanticContentAttribute != .unspecified
    var view = superview
    while let container = view {
      if let storage = container.unmanagedStorage,
        storage._withUnsafeGuaranteedRef({ $0.providesInput })
      {
        let direction = input.direction
        let isLast = input.inherit(from: storage.takeUnretainedValue())
        if isOwnDirection { input.direction = direction }
        if isLast { return }
      }
      if container.semanticContentAttribute != .unspecified { isOwnDirection = true }
      view = container.superview
    }
  }
}

extension LayoutInput {
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
