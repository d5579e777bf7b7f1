import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Layers as elements, beside views.
@Suite struct LayerRules {
  private let view = UIView(frame: rect(10, 20, 200, 300))
  private let line = CALayer()
  private let label = UIView()

  init() {
    view.layer.addSublayer(line)
    view.addSubview(label)
  }

  @Test func `A layer and a view of one view constrain each other without a conversion`() {
    let scheme = LayoutScheme(blocks: [
      label.layoutBlock(with: Layout(x: .left(8), y: .top(8), width: 50, height: 20)),
      line.layoutBlock(
        with: Layout(y: .top(4), height: 1),
        constraints: [label.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
    ])
    let issues = LayoutIssue.collecting {
      let frames = scheme.snapshot(for: view.bounds).childSnapshots.map(\.frame)
      #expect(frames == [rect(8, 8, 50, 20), rect(0, 32, 200, 1)])
      scheme.layout(in: view.bounds)
    }
    #expect(issues.isEmpty)
    #expect(line.frame == rect(0, 32, 200, 1))
    #expect(line.bounds == rect(0, 0, 200, 1))
    label.layoutBlock(
      with: Layout(height: 10),
      constraints: [line.layoutConstraint(for: [.bottom(.align(by: .outer))])]
    ).layout()
    #expect(label.frame == rect(0, 33, 200, 10))
  }

  @Test func `A layer that is placed keeps where its coordinates begin`() {
    line.bounds.origin = CGPoint(x: 5, y: 6)
    line.place(rect(30, 40, 100, 50))
    #expect(line.bounds == rect(5, 6, 100, 50) && line.frame == rect(30, 40, 100, 50))
  }

  @Test func `A layer deeper in is converted by what holds it`() {
    let group = CALayer(frame: rect(30, 40, 100, 100))
    group.bounds.origin = CGPoint(x: 5, y: 6)
    view.layer.addSublayer(group)
    group.addSublayer(line)
    label.frame = rect(50, 60, 20, 20)
    line.layoutBlock(
      with: .equal, constraints: [label.layoutConstraint(for: [.equally])]
    ).layout()
    // Within the group, (50 - 30 + 5, 60 - 40 + 6).
    #expect(line.frame == rect(25, 26, 20, 20))
    #expect(line.convert(point: .zero, to: view) == CGPoint(x: 50, y: 60))
  }

  @Test func `A layer's transform survives its placing`() {
    line.anchorPoint = CGPoint(x: 0, y: 1)
    line.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    line.layoutBlock(with: Layout(x: .left(10), y: .top(20), width: 30, height: 40)).layout()
    #expect(line.bounds.size == CGSize(width: 30, height: 40))
    #expect(line.position == CGPoint(x: 10, y: 60))
    #expect(line.layoutFrame == rect(10, 20, 30, 40))
    #expect(line.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `A stack guide of a view takes views, layers and guides of both`() {
    let stack = StackLayoutGuide<UIView>()
    view.add(layoutGuide: stack)
    let (inner, hollow) = (UIView(), LayoutGuide<CALayer>())
    stack.views.add(inner)
    stack.layers.add(line)
    stack.addArrangedElement(hollow)
    stack.layoutGuides.add(LayoutGuide<UIView>())
    stack.frame = rect(0, 0, 200, 40)
    #expect(inner.superElement === view)
    #expect(line.superElement === view.layer)
    #expect(hollow.ownerElement === view.layer)
    #expect(inner.frame == rect(0, 0, 50, 40))
    #expect(line.frame == rect(50, 0, 50, 40))
    #expect(hollow.frame == rect(100, 0, 50, 40))
    stack.removeArranged(element: line)
    stack.removeArrangedElement(inner)
    #expect(line.superElement == nil)
    #expect(inner.superElement == nil)
    #expect(hollow.frame == rect(0, 0, 100, 40))
    stack.removeFromSuperElement()
    #expect(hollow.ownerElement == nil)
  }

  @Test func `A placeholder of a layer makes it when it is asked for`() {
    let place = LayerPlaceholder<CALayer>(frame: rect(1, 2, 3, 4))
    view.layer.add(layoutGuide: place)
    #expect(view.layer.sublayers?.count == 1)
    #expect(!place.isElementLoaded)
    #expect(place.element.frame == rect(1, 2, 3, 4))
    #expect(place.element.superlayer === view.layer)
    place.frame = rect(5, 6, 7, 8)
    #expect(place.element.frame == rect(5, 6, 7, 8))
  }

  @Test func `A scheme view mirrors layers as it does views`() {
    let screen = SchemeView(frame: rect(0, 0, 200, 50))
    screen.semanticContentAttribute = .forceRightToLeft
    screen.mirrorsForRightToLeft = true
    screen.layer.addSublayer(line)
    screen.schemes = [
      LayoutScheme(blocks: [line.layoutBlock(with: Layout(x: .left(10), width: 30, height: 5))])
    ]
    screen.layoutIfNeeded()
    // As far from the right: 200 - 10 - 30.
    #expect(line.frame == rect(160, 0, 30, 5))
  }

  @Test func `A layer that is gone is left out with an issue`() {
    var gone: CALayer? = CALayer()
    gone?.name = "gone"
    view.layer.addSublayer(gone!)
    let block = gone!.layoutBlock()
    block.layout(in: view.bounds)
    gone?.removeFromSuperlayer()
    gone = nil
    let issues = LayoutIssue.collecting { block.layout(in: view.bounds) }
    #expect(issues.map(\.rule) == [.missingElement])
    #expect(issues.first?.elements == ["gone"])
  }
}
