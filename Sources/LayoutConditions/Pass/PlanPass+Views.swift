import Foundation
import LayoutCore

/// What ``LayoutView`` and ``LayoutScrollView`` do alike.
extension PlanPass {
  /// Lays out a view's subviews: all of them, or only those whose methods were replaced where
  /// nothing else changed since the last pass.
  func layOutChanges<View: LayoutElement & LayoutControllable>(
    in view: View
  ) where View.Subview == Subview {
    if let storage = view.existingStorage, storage.restoreCount != restoreCount {
      restoreCount = storage.restoreCount
      setNeedsFullPass()
    }
    layOut(view, onlyReplaced: true)
  }

  /// Notes that a subview leaves a view. Info survives removal, unless the view forgets it, but not
  /// the subview's death.
  func willRemove<View: LayoutElement & LayoutControllable>(
    _ subview: Subview, from view: View, forgets: Bool
  ) where View.Subview == Subview {
    if !takeOut(subview, from: view) { forgetSubviews() }
    let id = ObjectIdentifier(subview)
    if forgets {
      withoutGathering {
        var count = 0
        if view.layoutInfo[id] != nil {
          view.layoutInfo[id] = nil
          count += 1
        }
        if view.orderInfo[id] != nil {
          view.orderInfo[id] = nil
          count += 1
        }
        if view.zIndexInfo[id] != nil { view.zIndexInfo[id] = nil }
        return count
      }
      return
    }
    if view.layoutInfo[id] != nil || view.orderInfo[id] != nil || view.zIndexInfo[id] != nil {
      view.forgetWhenGone(subview)
      mistakes.noteDeparture(of: id)
    }
  }

  /// Views free what is in them without recursion, as long as nobody else holds it.
  func forgetSubviews(atDeathOf view: some LayoutElement) {
    view.storage.noticeDeath(for: self) { pass, _ in (pass as? PlanPass)?.forgetSubviews() }
  }

  /// How far the frames of the elements that the last pass placed reach from (0, 0), or from the
  /// upper right corner of mirrored content.
  var extent: CGSize {
    var size = CGSize.zero
    for (element, chosen) in zip(elements, state.chosen) where chosen >= 0 {
      let frame = element._withUnsafeGuaranteedRef { $0.layoutFrame }
      let width = contentWidth.map { $0 - frame.origin.x } ?? frame.origin.x + frame.size.width
      size.width = max(size.width, width)
      size.height = max(size.height, frame.origin.y + frame.size.height)
    }
    return size
  }
}

extension LayoutControllable {
  /// The conditions of all methods, and of the arrangement of cells.
  var conditionsOfMethods: [LayoutCondition] {
    subviews.flatMap { layoutInfo[ObjectIdentifier($0)] ?? [] }.map(\.condition)
      + (responsiveOptimization?.conditions ?? [])
  }

  /// Puts other conditions in the place of those of the methods.
  func replaceConditionsOfMethods(_ replacement: (ConditionList) -> [LayoutCondition]) {
    for subview in subviews {
      guard let methods = layoutInfo[ObjectIdentifier(subview)], !methods.isEmpty else { continue }
      let conditions = replacement(ConditionList(methods, of: subview))
      setLayoutMethods(
        zip(methods, conditions).map { LayoutMethod($0, while: $1) }, for: subview)
    }
  }
}
