import HeadlessUIKit
import TestSupport
import Testing

/// Many views, layers and screens in one, and deep chains of them: what is done to each does not
/// look at all others. Moving the rest of a list in memory is left, and fast.
@Suite struct WideAndDeepTrees {
  /// Took 0.7 seconds where each looked at all.
  @Test func `Many sublayers are removed in their order`() {
    let layer = CALayer()
    let sublayers = (0..<8_000).map { _ in CALayer() }
    for sublayer in sublayers { layer.addSublayer(sublayer) }
    let seconds = processorSeconds {
      for sublayer in sublayers { sublayer.removeFromSuperlayer() }
    }
    #expect(layer.sublayers == nil)
    #expect(seconds < 0.3)
  }

  /// Took 1.3 seconds where each looked for itself in all layers above.
  @Test func `A deep chain of layers is built from the top`() {
    let layers = (0..<16_000).map { _ in CALayer() }
    let seconds = processorSeconds {
      for (layer, sublayer) in zip(layers, layers.dropFirst()) { layer.addSublayer(sublayer) }
    }
    #expect(layers[15_999].superlayer === layers[15_998])
    #expect(seconds < 0.4)
    layers[0].addSublayer(layers[0])
    layers[15_999].addSublayer(layers[0])
    #expect(layers[0].superlayer == nil && layers[15_999].sublayers == nil)
    layers[15_999].addSublayer(layers[15_999])
    #expect(layers[15_999].sublayers == nil)
    #expect(layers[15_999].superlayer === layers[15_998])
  }

  /// Took 0.7 seconds.
  @Test func `Many gesture recognizers are removed in their order`() {
    let view = UIView()
    let recognizers = (0..<8_000).map { _ in UITapGestureRecognizer() }
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    let seconds = processorSeconds {
      for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    }
    #expect(view.gestureRecognizers == nil)
    #expect(seconds < 0.3)
  }

  /// Each push took the square of those before it: 3.5 seconds for all.
  @Test func `Many screens are pushed`() {
    let navigation = UINavigationController()
    let screens = (0..<4_000).map { _ in UIViewController() }
    let seconds = processorSeconds {
      for screen in screens { navigation.pushViewController(screen, animated: false) }
    }
    #expect(navigation.viewControllers == screens)
    #expect(seconds < 1.5)
  }

  @Test func `Screens that stay on the stack keep their parent, wherever they are`() {
    let navigation = UINavigationController()
    let screens = (0..<5).map { _ in UIViewController() }
    navigation.viewControllers = screens
    navigation.viewControllers = [screens[0], screens[3], screens[1]]
    #expect(screens.map { $0.parent === navigation } == [true, true, false, true, false])
    #expect(navigation.topViewController === screens[1])
    navigation.viewControllers = []
    #expect(screens.allSatisfy { $0.parent == nil })
  }

  @Test func `Screens that stay on the stack hear of nothing, those that leave do once`() {
    final class Screen: UIViewController {
      var told: [UIViewController?] = []
      override func didMove(toParent parent: UIViewController?) { told.append(parent) }
    }
    let navigation = UINavigationController()
    let screens = (0..<4).map { _ in Screen() }
    navigation.viewControllers = Array(screens[..<3])
    for screen in screens { screen.told = [] }
    navigation.viewControllers = [screens[0], screens[2], screens[1]]
    #expect(screens.map(\.told.count) == [0, 0, 0, 0])
    navigation.viewControllers = [screens[2], screens[3]]
    #expect(screens[0].told == [nil] && screens[1].told == [nil])
    #expect(screens[2].told.isEmpty)
  }

  @Test func `Views leave, move and come between others in any order`() {
    for count in 0..<7 {
      for place in 0..<count {
        let view = UIView()
        var order = (0..<count).map { _ in UIView() }
        for child in order { view.addSubview(child) }
        let child = order.remove(at: place)
        child.removeFromSuperview()
        #expect(view.subviews == order)
        for next in order.indices {
          view.insertSubview(child, belowSubview: order[next])
          #expect(view.subviews == order[..<next] + [child] + order[next...])
          view.insertSubview(child, aboveSubview: order[next])
          #expect(view.subviews == order[...next] + [child] + order[(next + 1)...])
        }
        view.bringSubviewToFront(child)
        #expect(child.superview == nil || view.subviews == order + [child])
      }
    }
  }
}
