public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutView: LayoutContainer, MeasuredContainer {
  /// The breakpoints of all methods, and of all containers in the view.
  public var layoutBreakpoints: LayoutBreakpoints {
    LayoutBreakpoints(ofTree: self)
  }
}

extension LayoutView: ConditionalElement {
  package var declaredConditions: [LayoutCondition] { conditionsOfMethods }

  package var declaredLists: [ConditionList] { conditionLists }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    replaceConditionsOfMethods(replacement)
    responsiveOptimization = responsiveOptimization?.replacingConditions(
      of: "responsiveOptimization", layoutName, replacement)
  }
}
