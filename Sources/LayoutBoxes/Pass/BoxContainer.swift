public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that lays out its content as boxes: a row, column or anchor box, a scroll view, a cell.
///
/// Boxes that are directly in each other are laid out together, by the topmost one. Their
/// conditions see its input, with the ``LayoutContainer/inputTraits`` of the boxes between added.
public protocol BoxContainer: UIView {}

extension BoxContainer {
  /// Whether all frames within the box, also in the boxes in it, are moved to whole pixels of the
  /// box's own coordinates, by the scale of the topmost box; `false` by default. Measured text
  /// keeps its size.
  public var snapsToPixelGrid: Bool {
    get { existingBoxState?.snapsToPixelGrid ?? false }
    set {
      guard newValue != snapsToPixelGrid else { return }
      boxState.snapsToPixelGrid = newValue
      boxState.noteNewChildren()
    }
  }

  /// Whether the box, with all boxes in it, is laid out as from left to right and mirrored, where
  /// its direction is right to left; `true` by default. Otherwise it is laid out from left to right
  /// in any direction.
  public var mirrorsForRightToLeft: Bool {
    get { existingBoxState?.mirrorsForRightToLeft ?? true }
    set {
      guard newValue != mirrorsForRightToLeft else { return }
      boxState.mirrorsForRightToLeft = newValue
      boxState.noteDirection(semanticContentAttribute)
    }
  }

  /// Why the box and everything in it is where it is.
  ///
  /// An entry names an element and lists what was decided for it: for every property that depends
  /// on conditions the cases tried and the value chosen, then what a box does with its children,
  /// then how the width and the height came about. One that takes no part in the layout has no
  /// active method.
  ///
  /// ```
  /// RowView (0, 0, 200, 40)
  ///   1. no   width >= 600: axis horizontal
  ///   2. yes  always: axis vertical
  ///   3. yes  always: column, spacing 8, horizontal fill, vertical fill
  ///   4. yes  always: width given
  ///   5. yes  always: height given
  /// UILabel (0, 0, 200, 20)
  ///   1. yes  always: width filled
  ///   2. yes  always: height natural
  /// ```
  ///
  /// Frames are those of the last pass. Boxes that are directly in each other are one tree, so a
  /// nested box answers with its part of it. Views are asked for their sizes as a pass asks them;
  /// one that asks for the trace then gets an empty one.
  ///
  /// - Complexity: linear in the elements of the tree.
  public func layoutTrace() -> LayoutTrace {
    existingBoxState?.box.map { BoxTreePass.trace(of: $0) }
      ?? LayoutTrace(size: bounds.size, entries: [])
  }
}

extension BoxContainer where Self: ConditionalElement {
  /// The conditions of the box's properties, and of those of its children.
  package var declaredConditions: [LayoutCondition] {
    guard let state = existingBoxState, let box = state.box else { return [] }
    return (state.styleConditions?.all ?? [])
      + box.boxChildren.flatMap { $0.existingBoxState?.responsiveConditions ?? [] }
  }

  /// The cases of the box's responsive properties, and of those of its children.
  package var declaredLists: [ConditionList] {
    guard let state = existingBoxState, let box = state.box else { return [] }
    return (state.styleConditions?.lists(layoutName) ?? [])
      + box.boxChildren.flatMap { $0.existingBoxState?.responsiveLists($0.layoutName) ?? [] }
  }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    guard let state = existingBoxState, let box = state.box else { return }
    if let conditions = state.styleConditions {
      conditions.replace(layoutName, replacement)
      state.noteDeclaration()
    }
    for child in box.boxChildren {
      guard let own = child.existingBoxState, own.isResponsive else { continue }
      child.responsiveWeight = own.responsiveWeight?.replacingConditions(
        of: "responsiveWeight", child.layoutName, replacement)
      child.responsiveIsDisplayable = own.responsiveIsDisplayable?.replacingConditions(
        of: "responsiveIsDisplayable", child.layoutName, replacement)
    }
  }

  /// Whether the box is directly in another one, whose input it sees.
  package var readsInputOfContainer: Bool { boxAround != nil }
}
