#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
import Foundation
#endif

extension UIView {
  /// Makes a view of a class that is known when the program runs.
  package static func make<View: UIView>(_ type: View.Type) -> View {
    #if canImport(UIKit) && canImport(ObjectiveC)
    return type.init(frame: .zero)
    #else
    // The only initializer that Swift demands of every subclass.
    guard let view = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) cannot be made without a closure")
    }
    return view
    #endif
  }
}

extension CALayer {
  /// Makes a layer of a class that is known when the program runs.
  package static func make<Layer: CALayer>(_ type: Layer.Type) -> Layer {
    #if canImport(UIKit) && canImport(ObjectiveC)
    return type.init()
    #else
    guard let layer = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) cannot be made without a closure")
    }
    return layer
    #endif
  }
}
