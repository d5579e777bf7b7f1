public import Foundation
public import LayoutCore

extension LayoutElement {
  fileprivate var defaultOrderInfo: [ObjectIdentifier: Int] {
    get { existingStorage?.knownPlanElement?.orderInfo ?? [:] }
    set { storage.planElement.orderInfo = newValue }
  }

  fileprivate var defaultOptimization: LayoutOptimization {
    get { existingStorage?.knownPlanElement?.optimization ?? .none }
    set { storage.planElement.optimization = newValue }
  }
}

extension LayoutControllable where Self: LayoutElement {
  /// The size of the element itself.
  public var boundSize: CGSize { layoutFrame.size }

  /// The place of each element in the flow, kept beside the controller.
  ///
  /// A change counts from the next pass; it does not ask for one.
  public var orderInfo: [Hash: Int] {
    get { defaultOrderInfo }
    set { defaultOrderInfo = newValue }
  }

  /// How matrical cells are arranged, kept beside the controller; `none` at first.
  public var layoutOptimization: LayoutOptimization {
    get { defaultOptimization }
    set {
      defaultOptimization = newValue
      setNeedsLayout()
    }
  }

  /// The element's size, with its margins, safe area, direction and scale where it has them.
  public var layoutInput: LayoutInput {
    var input = passInput
    if existingStorage?.inputOverride == nil { input.size = boundSize }
    return input
  }
}
