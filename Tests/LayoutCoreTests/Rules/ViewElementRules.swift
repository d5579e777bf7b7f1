import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// What views and layers answer as elements.
@Suite struct ViewElementRules {
  private final class Holder: UIView {
    let label = UILabel()
    override var forFirstBaselineLayout: UIView { label }
  }

  @Test func `A view has the baselines of its text, or of the view it names for them`() {
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    holder.label.text = "Title"
    holder.label.frame = holder.bounds
    holder.addSubview(holder.label)
    #expect(holder.label.firstBaseline != nil)
    #expect(holder.firstBaseline == holder.label.firstBaseline)
    #expect(UIView(frame: holder.frame).firstBaseline == nil)
  }

  @Test func `Different siblings are each another view of one container`() {
    let (home, other) = (UIView(), UIView())
    let views = (0..<3).map { _ in UIView() }
    for view in views.prefix(2) { home.addSubview(view) }
    other.addSubview(views[2])
    #expect(UIView.areDifferentSiblings([views[0], views[1]]))
    #expect(!UIView.areDifferentSiblings([views[0], views[1], views[0]]))
    #expect(!UIView.areDifferentSiblings([views[0], views[2]]))
    #expect(!UIView.areDifferentSiblings([views[0], CALayer()]))
  }

  @Test func `The space of a view's layer is the view, that of another layer is its own`() {
    let (view, layer) = (UIView(), CALayer())
    #expect(view.layer.coordinateSpace === view)
    #expect(layer.coordinateSpace === layer)
    #expect(view.coordinateSpace === view)
    view.layer.addSublayer(layer)
    #expect(ElementContainers(of: layer).map { ObjectIdentifier($0) } == [ObjectIdentifier(view)])
  }

  @Test func `A layer gets bounds and position back, and has no children while it is empty`() {
    let layer = CALayer()
    #expect(layer.layoutChildren.isEmpty)
    layer.bounds = CGRect(x: 3, y: 4, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 60)
    let restore = layer.saveLayout()
    layer.bounds = CGRect(x: 0, y: 0, width: 7, height: 7)
    layer.position = .zero
    restore()
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 20, height: 10))
    #expect(layer.position == CGPoint(x: 50, y: 60))
  }

  @Test func `A guide that no view has can be placed and reads from the left`() {
    let (guide, view) = (UILayoutGuide(), UIView())
    view.semanticContentAttribute = .forceRightToLeft
    #expect(guide.isPlaceable)
    #expect(guide.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.addLayoutGuide(guide)
    #expect(guide.isPlaceable)
    #expect(guide.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(!view.safeAreaLayoutGuide.isPlaceable)
  }

  @Test func `A view takes views and layers as children, a layer takes layers`() {
    let (view, layer) = (UIView(), CALayer())
    let (inner, sublayer) = (UIView(), CALayer())
    #expect(view.addLayoutChild(inner) && view.addLayoutChild(sublayer))
    #expect(inner.superview === view && sublayer.superlayer === view.layer)
    #expect(!view.addLayoutChild(UILayoutGuide()))
    #expect(!layer.addLayoutChild(UILayoutGuide()))
    #expect(layer.layoutChildren.isEmpty)
  }

  @Test func `An image that is to fill is as large as the longer side asks for`() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 20)))
    let room = CGSize(width: 100, height: 100)
    view.contentMode = .scaleAspectFit
    #expect(view.contentSize(in: room) == CGSize(width: 100, height: 50))
    view.contentMode = .scaleAspectFill
    #expect(view.contentSize(in: room) == CGSize(width: 200, height: 100))
  }
}
