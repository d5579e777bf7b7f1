public import Foundation
public import LayoutCore

/// What a controller keeps beside itself when it stores no more than the README names.
private final class ControllerDefaults {
  var orderInfo: [ObjectIdentifier: Int] = [:]
  var optimization = LayoutOptimization.none
}

extension LayoutElement {
  private var controllerDefaults: ControllerDefaults? {
    existingStorage?.vocabularyState as? ControllerDefaults
  }

  private func changeControllerDefaults(_ change: (ControllerDefaults) -> Void) {
    let defaults = controllerDefaults ?? ControllerDefaults()
    storage.vocabularyState = defaults
    change(defaults)
  }

  fileprivate var defaultOrderInfo: [ObjectIdentifier: Int] {
    get { controllerDefaults?.orderInfo ?? [:] }
    set { changeControllerDefaults { $0.orderInfo = newValue } }
  }

  fileprivate var defaultOptimization: LayoutOptimization {
    get { controllerDefaults?.optimization ?? .none }
    set { changeControllerDefaults { $0.optimization = newValue } }
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
    if let override = existingStorage?.inputOverride { return override }
    var input = containerInput
    input.size = boundSize
    return input
  }
}
