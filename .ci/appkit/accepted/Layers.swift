// Layers of QuartzCore, which are on no actor: blocks over them, and a plan.
import LayoutAppKit
import LayoutBlocks
import LayoutConditions
import QuartzCore

final class Chart: CALayer {
  let axis = CALayer()
  let bars = [CALayer(), CALayer()]

  private lazy var scheme = LayoutScheme(blocks: [
    axis.layoutBlock(with: Layout(y: .bottom(0), height: .fixed(1))),
    bars[0].layoutBlock(
      with: Layout(y: .bottom(0), width: .scaled(0.5), height: .scaled(0.5)),
      constraints: [axis.layoutConstraint(for: [.top(.limit(on: .outer))])]),
  ])

  override func layoutSublayers() {
    super.layoutSublayers()
    scheme.layout(in: layoutBounds)
  }
}

final class Dots: CALayer, LayoutControllable {
  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
  var zIndexInfo: [ObjectIdentifier: Int] = [:]
  var subviews: [CALayer] { sublayers ?? [] }

  func addSubview(_ view: CALayer) { addSublayer(view) }
  func layoutSubviews() { layoutControl() }

  override func layoutSublayers() {
    super.layoutSublayers()
    layoutControl()
  }
}

nonisolated func layOut(_ layer: CALayer) {
  layer.place(CGRect(x: 0, y: 0, width: 10, height: 10))
  print(LayoutSnapshot(of: layer), layer.layoutFrame, layer.innerSpace.isFlipped)
}
