// What views and layers do as elements, with numbers computed by hand.
import AppKit
import LayoutAppKit
import LayoutBlocks
import LayoutConditions

final class Page: NSView, @MainActor LayoutControllable {
  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
  var zIndexInfo: [ObjectIdentifier: Int] = [:]

  override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }

  override func layout() {
    super.layout()
    layoutControl()
  }
}

final class Button: NSControl {
  override func sizeThatFits(_ size: NSSize) -> NSSize {
    NSSize(width: min(size.width, 70), height: 22)
  }
  override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 6, bottom: 4, right: 6) }
  override var firstBaselineOffsetFromTop: CGFloat { 13 }
}

final class Icon: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: 16, height: -1) }
  override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
  override var fittingSize: NSSize { NSSize(width: 99, height: 20) }
}

final class Text: NSView, FittingView {
  func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: -1) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor var failures = 0

@MainActor func check<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
  guard found != expected else { return }
  failures += 1
  print("\(what): \(found), expected \(expected)")
}

// As engines ask, which know no view.
nonisolated func fittingSize(_ element: any LayoutElement, _ width: CGFloat) -> CGSize {
  element.sizeThatFits(CGSize(width: width, height: .infinity))
}
nonisolated func baseline(_ element: any LayoutElement) -> CGFloat? { element.firstBaseline }

@MainActor func runPlan() {
  let page = Page(frame: rect(0, 0, 200, 100))
  let (label, photo) = (Button(), NSImageView())
  page.addSubview(
    label, constantPosition: .makeAbsolute(frame: rect(10, 10, 100, 20)), zIndex: 1)
  page.addSubview(photo, constantPosition: .makeInsets(insets: .zero))
  page.setNeedsLayout()
  check("a mark", page.needsLayout, true)
  page.layOutChildren()
  check("a frame from above", label.frame, rect(10, 70, 100, 20))
  check("the same", label.layoutFrame, rect(10, 10, 100, 20))
  check("what fills", photo.frame, rect(0, 0, 200, 100))
  let snapshot = LayoutSnapshot(of: page, in: LayoutInput(size: CGSize(width: 300, height: 300)))
  let found = snapshot.root.children.map(\.frame)
  check("a snapshot", found, [rect(10, 10, 100, 20), rect(0, 0, 300, 300)])
  check("the page afterwards", page.frame, rect(0, 0, 200, 100))
  check("the label afterwards", label.frame, rect(10, 70, 100, 20))
  page.reloadSubviews()
  check("the frontmost view", page.subviews.last, label)
  page.userInterfaceLayoutDirection = .rightToLeft
  let input = LayoutInput(
    size: CGSize(width: 200, height: 100),
    safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), direction: .rightToLeft)
  check("the input", page.layoutInput, input)
  label.layoutTraits.weight = 3
  check("a trait", label.layoutTraits.weight, 3)
  label.layoutStorage = nil
  check("a trait without storage", label.layoutTraits.weight, nil)
}

@MainActor func runMeasuring() {
  check("a control", fittingSize(Button(), .infinity), CGSize(width: 70, height: 22))
  check("an intrinsic width", fittingSize(Icon(), .infinity), CGSize(width: 18, height: 20))
  check("an own size", fittingSize(Text(frame: rect(0, 0, 9, 8)), 10), CGSize(width: 5, height: 8))
  check("no size", fittingSize(NSView(frame: rect(0, 0, 9, 8)), 10), CGSize(width: 9, height: 8))
  check("a baseline", baseline(Button()), 15)
  check("no baseline", baseline(Icon()), nil)
}

@MainActor func runLayers() {
  let (root, layer) = (CALayer(), CALayer())
  root.bounds = rect(0, 0, 100, 50)
  root.addSublayer(layer)
  layer.place(rect(0, 0, 10, 20))
  check("a layer from above", layer.position, CGPoint(x: 5, y: 40))
  check("its frame", layer.layoutFrame, rect(0, 0, 10, 20))
  root.isGeometryFlipped = true
  layer.place(rect(0, 0, 10, 20))
  check("a layer in a flipped one", layer.position, CGPoint(x: 5, y: 10))
}

/// The badge stands 4 points beside the button, at its top; in the view's layer y grows upwards.
@MainActor func runBlocks() {
  let header = NSView(frame: rect(30, 40, 200, 100))
  let (button, badge, layer) = (Button(), CALayer(), CALayer())
  header.addSubview(button)
  header.layer = layer
  layer.delegate = header
  layer.bounds = header.bounds
  check("a layer in a view", header.addLayoutChild(badge), true)
  let scheme = LayoutScheme(blocks: [
    button.layoutBlock(
      with: Layout(x: .left(8), y: .top(8), width: .fixed(80), height: .fixed(20))),
    badge.layoutBlock(
      with: Layout(x: .left(4), y: .top(0), width: .fixed(10), height: .fixed(10)),
      constraints: [
        button.layoutConstraint(for: [.right(.limit(on: .outer)), .top(.align(by: .inner))])
      ]),
  ])
  scheme.layout(in: header.layoutBounds)
  check("a view by a block", button.frame, rect(8, 72, 80, 20))
  check("a layer beside a view", badge.layoutFrame, rect(92, 8, 10, 10))
  check("its position", badge.position, CGPoint(x: 97, y: 87))
}

@main struct Run {
  @MainActor static func main() {
    LayoutIssue.handler = { issue in print("issue: \(issue)"); exit(1) }
    runPlan()
    runMeasuring()
    runLayers()
    runBlocks()
    exit(failures == 0 ? 0 : 1)
  }
}
