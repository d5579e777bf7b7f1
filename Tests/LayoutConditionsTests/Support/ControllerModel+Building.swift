import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// A view with content of a fixed area, which counts how often it is asked for its size.
final class ContentView: UIView {
  var content = CGSize.zero
  var measureCount = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    return content.wrapped(at: size.width)
  }
}

extension CGSize {
  /// The size of content of this natural size and area at a width.
  func wrapped(at width: CGFloat) -> CGSize {
    guard width > 0, width < self.width else { return self }
    return CGSize(width: width, height: self.width * height / width)
  }
}

/// A controller built from a model, and its elements by their ids.
struct BuiltController {
  let view: LayoutView
  var elements: [Int: ContentView] = [:]
  let world = World()

  /// The frames of the subviews, back to front.
  var frames: [CGRect] { view.subviews.map(\.layoutFrame) }
}

extension ControllerModel {
  func build() -> BuiltController {
    var built = BuiltController(view: LayoutView(frame: CGRect(origin: .zero, size: size)))
    configure(built.view)
    for element in elements { add(element, to: &built) }
    return built
  }

  /// Brings everything but the elements to a view.
  func configure(_ view: LayoutView) {
    view.bounds.size = size
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.mirrorsForRightToLeft = mirrors
    view.snapsToPixelGrid = snaps
    view.contentScaleFactor = scale
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = margins
    view.hostSafeAreaInsets = safeArea
    view.layoutOptimization = optimization
    view.responsiveOptimization = wideOptimization.map {
      Responsive(optimization).when(.width(300...), $0)
    }
  }

  func add(_ element: ElementModel, to built: inout BuiltController) {
    let child = ContentView(frame: element.frame)
    child.accessibilityIdentifier = "e\(element.id)"
    child.content = element.content
    built.elements[element.id] = child
    let elements = built.elements.mapValues { Unowned($0) }
    built.world.frame = { id in
      guard let element = elements[id]?.object, element.superview != nil else { return .zero }
      return element.layoutFrame
    }
    built.view.addSubview(child)
    if let methods = element.methods {
      built.view.setLayoutMethods(methods.map { $0.method(in: built.world) }, for: child)
    }
    if let order = element.order { built.view.setLayoutOrder(order, for: child) }
  }
}

private struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}
